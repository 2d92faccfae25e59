"""``python -m femkort_widgets``: the ``femkort`` command."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
