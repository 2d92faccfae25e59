"""Watches a browser context: script errors, and requests that leave this machine."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route, WebError

LOCAL_SCHEMES = ("data", "blob", "file", "about")
LOCAL_HOSTS = ("127.0.0.1", "localhost")


class Watch:
    """Remembers what must not happen in a context; ``check`` fails on it."""

    def __init__(self, context: BrowserContext) -> None:
        self.errors: list[str] = []
        self.outside: list[str] = []
        self.console: list[str] = []
        context.on("weberror", self._note_error)
        context.on("console", self._note_console)
        context.route("**/*", self._let_local_through)

    def check(self) -> None:
        """Fail if a script raised or a page asked for anything from another machine."""
        assert not self.errors, "errors in the page: " + "\n".join(self.errors)
        assert not self.outside, "requests to other machines: " + ", ".join(self.outside)

    def clear(self) -> None:
        """Forget what happened so far."""
        self.errors.clear()
        self.outside.clear()
        self.console.clear()

    def _note_error(self, error: WebError) -> None:
        self.errors.append(error.error.stack or str(error.error))

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.console.append(f"{message.type}: {message.text}")

    def _let_local_through(self, route: Route) -> None:
        address = urlsplit(route.request.url)
        if address.scheme in LOCAL_SCHEMES or address.hostname in LOCAL_HOSTS:
            route.continue_()
        else:
            self.outside.append(route.request.url)
            route.abort()


def watched(page: Page, watch: Watch) -> str:
    """Give what a report of a failed test should say about the page."""
    return "\n".join([f"page: {page.url}", *watch.errors, *watch.outside, *watch.console])
