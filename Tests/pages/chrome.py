"""Drives a headless Chromium over the DevTools protocol, by a pipe: no package, no port.

    with Chrome() as chrome:
        page = chrome.open("file:///…/report.html")
        page.click("#next")
        assert page.value("document.title") == "…"
        page.check_quiet()
"""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")

# The keys that tests press: their code for the page, and the text they type.
KEYS = {
    "Enter": (13, "\r"), "Escape": (27, ""), "Tab": (9, ""), "Home": (36, ""), "End": (35, ""),
    "ArrowLeft": (37, ""), "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowDown": (40, ""),
    "PageUp": (33, ""), "PageDown": (34, ""), "Backspace": (8, ""), " ": (32, " "),
}


def binary():
    """The path of a Chromium, or None."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class Chrome:
    """A browser that is closed at the end of the `with`."""

    def __init__(self, width=1280, height=800, *arguments):
        self.width, self.height, self.arguments = width, height, arguments

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(prefix="chromium-")
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()

        def connect():
            # The browser reads from descriptor 3 and writes to 4.
            reader, writer = os.dup(to_read), os.dup(from_write)
            os.dup2(reader, 3)
            os.dup2(writer, 4)

        self.process = subprocess.Popen(
            [
                binary(), "--headless=new", "--remote-debugging-pipe", "--no-sandbox",
                "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
                "--force-device-scale-factor=1", f"--window-size={self.width},{self.height}",
                f"--user-data-dir={self.profile.name}", *self.arguments,
            ],
            preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.input, self.output = to_write, from_read
        self.pending, self.events, self.number = b"", [], 0
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        os.close(self.input)
        os.close(self.output)
        self.profile.cleanup()

    def call(self, method, session=None, **parameters):
        """Sends a command and waits for its answer. Events that come first are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.input, json.dumps(message).encode() + b"\0")
        number = self.number
        while True:
            # What is being measured says itself how long it took; this ends only what never would.
            answer = self.receive(300)
            if answer is None:
                raise TimeoutError(f"no answer to {method}")
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self, seconds):
        """The next message, or None if none comes in time."""
        end = time.monotonic() + seconds
        while b"\0" not in self.pending:
            if not select.select([self.output], [], [], max(end - time.monotonic(), 0))[0]:
                return None
            piece = os.read(self.output, 1 << 20)
            if not piece:
                raise ConnectionError("the browser has gone")
            self.pending += piece
        message, self.pending = self.pending.split(b"\0", 1)
        return json.loads(message)

    def open(self, address):
        """Opens a page and waits until it has loaded."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session)
        for domain in ("Page", "Runtime", "Log"):
            page.call(f"{domain}.enable")
        page.call(
            "Emulation.setDeviceMetricsOverride", width=self.width, height=self.height,
            deviceScaleFactor=1, mobile=False)
        page.call("Page.navigate", url=address)
        page.wait("document.readyState === 'complete'")
        return page


class Page:
    """A page in a browser."""

    def __init__(self, chrome, session):
        self.chrome, self.session = chrome, session

    def call(self, method, **parameters):
        return self.chrome.call(method, self.session, **parameters)

    def value(self, expression):
        """What an expression comes to in the page; promises are awaited."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {json.dumps(result['exceptionDetails'])}")
        return result["result"].get("value")

    def wait(self, expression, seconds=30):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while not self.value(expression):
            if time.monotonic() > end:
                raise TimeoutError(f"not true in {seconds} s: {expression}")
            time.sleep(0.02)

    def settle(self):
        """Waits until what was asked for is drawn."""
        self.value("new Promise((f) => requestAnimationFrame(() => requestAnimationFrame(f)))")

    def mouse(self, kind, x, y, button="left", buttons=1, **more):
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons,
            clickCount=1, **more)

    def click(self, selector):
        """Clicks on the middle of the first thing that a selector finds."""
        place = self.value(
            f"""(() => {{
              const element = document.querySelector({json.dumps(selector)});
              if (!element) return null;
              element.scrollIntoView({{ block: "nearest" }});
              const box = element.getBoundingClientRect();
              return [box.left + box.width / 2, box.top + box.height / 2];
            }})()""")
        if place is None:
            raise LookupError(f"nothing to click on: {selector}")
        self.settle()
        self.mouse("mouseMoved", *place, button="none", buttons=0)
        self.mouse("mousePressed", *place)
        self.mouse("mouseReleased", *place, buttons=0)
        self.settle()

    def press(self, key):
        """Presses a key, by its name or by the character it types."""
        code, text = KEYS.get(key, (ord(key[0].upper()), key))
        common = dict(key=key, windowsVirtualKeyCode=code)
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def type(self, text):
        self.call("Input.insertText", text=text)
        self.settle()

    def choose(self, selector, text):
        """Chooses an option of a select by its text, as a person would."""
        self.value(
            f"""(() => {{
              const select = document.querySelector({json.dumps(selector)});
              const option = [...select.options].find((o) => o.text === {json.dumps(text)});
              select.value = option.value;
              select.dispatchEvent(new Event("change", {{ bubbles: true }}));
            }})()""")
        self.settle()

    def prefer(self, scheme, forced="none"):
        """Makes the reader prefer `dark` or `light`, and the system choose all colours if `forced` is `active`."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "forced-colors", "value": forced}])
        self.settle()

    def resize(self, width, height, scale=1):
        """Makes the window another; a scale of 2 shows what an enlargement to 200 % does."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.settle()

    def picture(self, path):
        """Saves what the window shows."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def complaints(self):
        """Errors and warnings on the console, exceptions, and requests that were refused."""
        self.value("0")
        found = []
        for event in self.chrome.events:
            kind, what = event.get("method"), event.get("params", {})
            if kind == "Runtime.exceptionThrown":
                found.append(json.dumps(what["exceptionDetails"])[:600])
            elif kind == "Runtime.consoleAPICalled" and what["type"] in ("error", "warning", "assert"):
                found.append(json.dumps(what["args"])[:600])
            elif kind == "Log.entryAdded" and what["entry"]["level"] in ("error", "warning"):
                found.append(json.dumps(what["entry"])[:600])
        return found

    def check_quiet(self, *, but=None):
        """Fails where anything was complained of, but for messages that hold the given words."""
        complaints = [complaint for complaint in self.complaints() if but is None or but not in complaint]
        assert not complaints, "\n".join(complaints)
