"""The forms of the kernels that are there: plain Python, and numba's where it is installed."""

from femkort_widgets.analysis.fast import runtime

FORMS = ["plain", "compiled"] if runtime.numba_is_there() else ["plain"]


class Form:
    """The kernels of one form, with arrays as it takes them."""

    def __init__(self, name):
        self.load = getattr(runtime, name)
        self.numbers = self.load("fast.primitives").numbers

    def __getattr__(self, name):
        return self.load(f"fast.{name}")

    def call(self, kernel, *given):
        """Call a kernel with lists as its arrays; what it wrote is written back."""
        passed = [self.numbers(each) if isinstance(each, list | tuple) else each for each in given]
        answer = kernel(*passed)
        for each, array in zip(given, passed, strict=True):
            if isinstance(each, list):
                each[:] = runtime.same(array)
        return answer if answer is None else int(answer)
