"""How many pupils does one machine carry? ``python -m scripts.load``, or ``make load``.

Kernels are asked of a real JupyterLab server all at once, over its own web sockets. Each shows a
Table and a Replay, and what is timed lasts from asking for the kernel until the frames of both have
come; a browser would then draw. Voila is asked for a page by many readers at once, who then ask
its kernel for the widgets as that page does; one more reader has a real browser. Memory is what a
kernel has for itself and its part of what it shares (PSS), read from /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.browser.hands import OPEN
from tests.browser.server import LabServer

SECONDS = 180
MACHINE = 24 * 1024
"""MiB of the machine that is asked about."""
SEED = "class 7b, Monday"
SHOW = f"""
import femkort_widgets as fw
table = fw.Table("femkort", 0, seed={SEED!r}, projector="ask")
replay = fw.Replay({OPEN!r})
display(table, replay)
"""
PLAY = """
while not table.match.position.over:
    table._sitting.play(str(table.match.position.legal()[0]))
print(" ".join(map(str, table.match.position.moves)))
"""
"""Plays the first card that may be played, each time; the bots answer."""
WEIGH = """
from femkort_widgets.widgets.hinting import worth
worth(fw.Table("femkort", 0, seed=7).match.position)
"""
"""What a press on the scales does: the analysis is loaded for it."""


def memory(process: int, which: str = "Pss") -> float:
    """MiB of a process: ``Pss`` for itself and its part of what it shares, ``Rss`` all it sees."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(f"{which}:")).split()[1]) / 1024


def kernels_of(server: int) -> list[int]:
    """The kernels that a server has started."""
    return [one for one in below(server) if "ipykernel" in command(one)]


def below(process: int) -> list[int]:
    """The processes that a process has started."""
    task = Path(f"/proc/{process}/task")
    own = [int(one) for each in task.iterdir() for one in (each / "children").read_text().split()]
    return [*own, *(further for one in own for further in below(one))]


class Kernel:
    """A kernel of the server, talked to as a page would."""

    def __init__(self, line: WebSocketClientConnection) -> None:
        self._line = line
        self._session = uuid.uuid4().hex

    @classmethod
    async def asked_of(cls, url: str) -> Kernel:
        """Ask a server for a kernel and listen to it."""
        made = await AsyncHTTPClient().fetch(
            f"{url}/api/kernels", method="POST", body="{}", request_timeout=SECONDS
        )
        return await cls.listening(url, json.loads(made.body)["id"])

    @classmethod
    async def listening(cls, url: str, key: str) -> Kernel:
        """Listen to a kernel that runs."""
        address = f"{url.replace('http', 'ws')}/api/kernels/{key}/channels"
        line = await websocket_connect(address, connect_timeout=SECONDS, max_message_size=2**26)
        return cls(line)

    async def run(self, code: str) -> tuple[str, int]:
        """Run code; what it printed, and how many widgets with frames it opened."""
        key = await self._say("execute_request", {"code": code, "silent": False})
        printed, widgets = "", 0
        while True:
            said = await self._hear()
            if said["parent_header"].get("msg_id") != key:
                continue
            kind, told = said["msg_type"], said["content"]
            if kind == "error":
                raise RuntimeError("\n".join(told["traceback"]))
            if kind == "stream":
                printed += told["text"]
            widgets += kind == "comm_open" and "frames" in told["data"].get("state", {})
            if kind == "status" and told["execution_state"] == "idle":
                return printed, widgets

    async def widgets(self) -> int:
        """Ask for the widgets that there are, as a page of Voila does; how many have frames."""
        comm = uuid.uuid4().hex
        await self._say(
            "comm_open", {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}}
        )
        await self._say("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        while True:
            said = await self._hear()
            if said["msg_type"] == "comm_msg" and said["content"]["comm_id"] == comm:
                states = said["content"]["data"]["states"].values()
                return sum("frames" in one["state"] for one in states)

    async def _say(self, kind: str, content: dict[str, Any]) -> str:
        """Send a message and give its id."""
        key = uuid.uuid4().hex
        header = {"msg_id": key, "msg_type": kind, "session": self._session, "username": ""}
        message = {"header": header, "parent_header": {}, "content": content, "channel": "shell"}
        versions = {"version": "1.0.0"} if kind == "comm_open" else {}
        await self._line.write_message(json.dumps({**message, "metadata": versions, "buffers": []}))
        return key

    async def _hear(self) -> dict[str, Any]:
        """The next message; one with buffers begins with their number and places."""
        heard = await asyncio.wait_for(self._line.read_message(), SECONDS)
        if heard is None:
            raise RuntimeError("the server has hung up")
        if isinstance(heard, str):
            return json.loads(heard)  # type: ignore[no-any-return]
        begin, end = (int.from_bytes(heard[at : at + 4], "big") for at in (4, 8))
        return json.loads(heard[begin : end or None])  # type: ignore[no-any-return]


async def timed_kernel(url: str) -> tuple[float, Kernel]:
    """Ask for a kernel, show both widgets, and say how long that took."""
    begin = time.perf_counter()
    kernel = await Kernel.asked_of(url)
    _, widgets = await kernel.run(SHOW)
    assert widgets == 2
    return time.perf_counter() - begin, kernel


async def measure_kernels(url: str, server: int, count: int) -> None:
    """So many pupils open their notebook in JupyterLab at once."""
    alone, first = await timed_kernel(url)
    done = await asyncio.gather(*(timed_kernel(url) for _ in range(count - 1)))
    seconds = sorted(took for took, _ in done)
    kernels = [first, *(kernel for _, kernel in done)]
    played = await asyncio.gather(*(kernel.run(PLAY) for kernel in kernels))
    running = kernels_of(server)
    base, per = memory(server), statistics.mean(map(memory, running))
    seen = statistics.mean(memory(one, "Rss") for one in running)
    await asyncio.gather(*(kernel.run(WEIGH) for kernel in kernels))
    more = statistics.mean(map(memory, running))
    print(f"JupyterLab: {alone:.1f} s until a Table and a Replay have come from a first kernel;")
    print(
        f"  {len(seconds)} more at once: median {statistics.median(seconds):.1f} s,"
        f" slowest {seconds[-1]:.1f} s."
    )
    print(
        f"  {per:.0f} MiB a kernel (PSS of {len(running)}; RSS {seen:.0f}), {base:.0f} the server:"
    )
    print(f"  {int((MACHINE - base) / per)} pupils in {MACHINE // 1024} GiB, by memory alone;")
    print(
        f"  {int((MACHINE - base) / more)} once all have weighed cards ({more:.0f} MiB a kernel)."
    )
    print(f"  The same seed in {len(kernels)} kernels: {len(set(played))} way of playing the deal.")


def command(process: int) -> str:
    """How a process was started."""
    return Path(f"/proc/{process}/cmdline").read_bytes().decode(errors="replace")


async def timed_browser(url: str, chromium: str, how: Sequence[str]) -> float:
    """Open a page of Voila in Chromium; seconds until its first card can be seen."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(how))
        page = await browser.new_page()
        await page.route(
            "**/*",
            lambda route: route.continue_() if "127.0.0.1" in route.request.url else route.abort(),
        )
        begin = time.perf_counter()
        await page.goto(url, timeout=SECONDS * 1000, wait_until="commit")
        card = page.locator(".fk-of-table [data-part=hand] [data-card]").first
        await card.wait_for(timeout=SECONDS * 1000)
        took = time.perf_counter() - begin
        await browser.close()
    return took


async def timed_reader(url: str) -> tuple[float, float]:
    """Ask Voila for a page, and its kernel for the widgets; seconds until each has come."""
    begin = time.perf_counter()
    page = await AsyncHTTPClient().fetch(url, request_timeout=SECONDS)
    text = time.perf_counter() - begin
    found = re.search(r'"kernelId": "([0-9a-f-]+)"', page.body.decode())
    assert found is not None
    kernel = await Kernel.listening(url.partition("/voila/")[0], found[1])
    assert await kernel.widgets() == 2
    return text, time.perf_counter() - begin


async def measure_pages(url: str, server: int, count: int, alone: float) -> None:
    """So many readers open a page of Voila at once."""
    AsyncHTTPClient.configure(None, max_clients=count)
    done = await asyncio.gather(*(timed_reader(url) for _ in range(count)))
    each = list(map(memory, kernels_of(server)))
    texts, frames = (sorted(one) for one in zip(*done, strict=True))
    per, base = statistics.mean(each), memory(server)
    print(f"Voila: {alone:.1f} s until a reader alone sees the first card in Chromium;")
    print(
        f"  {count} at once: text of the page after {statistics.median(texts):.1f} s (median),"
        f" the cards' frames after {statistics.median(frames):.1f} s, slowest {frames[-1]:.1f} s."
    )
    print(f"  {per:.0f} MiB a reader (PSS of the kernel), {base:.0f} MiB the server:")
    print(f"  {int((MACHINE - base) / per)} readers in {MACHINE // 1024} GiB, by memory alone.")


def with_server(server: Any, then: Callable[[Any], None]) -> None:
    """Do something with a running server, and stop it whatever happens."""
    server.start()
    try:
        then(server)
    finally:
        server.stop()


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 1 where this system cannot tell."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument(
        "--kernels", type=int, default=11, help="the first alone, the others at once"
    )
    parser.add_argument(
        "--pages", type=int, default=20, help="readers of Voila at once; 0 for none"
    )
    chosen = parser.parse_args(arguments)
    if not Path("/proc/self/smaps_rollup").exists():
        print("Memory is read from /proc, which this system does not have.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        with_server(
            LabServer(Path(folder, "lab")),
            lambda lab: asyncio.run(measure_kernels(lab.url, lab.pid, chosen.kernels)),
        )
        if chosen.pages:
            _voila(Path(folder, "voila"), chosen.pages)
    return 0


def _voila(folder: Path, pages: int) -> None:
    from scripts.browser import MISSING, find
    from tests.browser.conftest import ARGUMENTS
    from tests.browser.voila import VoilaServer

    chromium = find()
    if chromium is None:
        print(MISSING, file=sys.stderr)
        return

    def measure(voila: VoilaServer) -> None:
        url = voila.write("class", [SHOW])
        alone = asyncio.run(timed_browser(url, chromium, ARGUMENTS))
        asyncio.run(measure_pages(url, voila.pid, pages, alone))

    with_server(VoilaServer(folder), measure)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
