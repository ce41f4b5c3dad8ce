"""A headless Chromium, driven over a pair of pipes by the DevTools protocol.

Needs nothing but Python and Chromium: messages are JSON, each ended by a zero byte, written to the
browser's descriptor 3 and read from its descriptor 4.
"""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time


# What comes into view is laid out only then.
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Browser:
    """A browser with one page. What the page complains of is kept in `complaints`, and what it
    asks of the network in `requests`."""

    def __init__(self, width=1200, height=800):
        self.profile = tempfile.mkdtemp(prefix="pages-")
        self.complaints, self.requests = [], []
        self._events, self._rest, self._number = [], b"", 0
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        # Where the pipes stand may be where they must stand, so they are moved away first.
        ends = [os.dup(os.dup(os.dup(end))) for end in (to_browser, from_browser)]

        def connect():
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self._process = subprocess.Popen(
            [
                find_chromium(), "--headless=new", "--no-sandbox", "--disable-gpu",
                "--disable-dev-shm-usage", "--remote-debugging-pipe", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
                "--touch-events=enabled", f"--user-data-dir={self.profile}",
                f"--window-size={width},{height}", "about:blank",
            ],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self._session = None
        page = next(t for t in self.send("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self._session = self.send(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")
        self.resize(width, height)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    # What goes over the pipes.

    def send(self, method, **parameters):
        """Calls a method and returns its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session and not method.startswith(("Target.", "Browser.")):
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self._note(answer)

    def _receive(self):
        while b"\0" not in self._rest:
            piece = os.read(self._read, 1 << 16)
            if not piece:
                raise RuntimeError("the browser has gone")
            self._rest += piece
        message, self._rest = self._rest.split(b"\0", 1)
        return json.loads(message)

    def _note(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        self._events.append(method)
        if method == "Runtime.exceptionThrown":
            self.complaints.append(parameters["exceptionDetails"].get("exception", {}).get(
                "description", parameters["exceptionDetails"]["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.complaints.append(str([a.get("value") for a in parameters["args"]]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Page.javascriptDialogOpening":
            self.complaints.append(f"a dialog: {parameters['message']}")

    # What a person does.

    def open(self, path):
        """Opens a file, or an address, and waits until it is loaded."""
        self._events.clear()
        url = path if "://" in path else f"file://{os.path.abspath(path)}"
        self.send("Page.navigate", url=url)
        while self.run("document.readyState") != "complete":
            time.sleep(0.02)

    def run(self, script):
        """Runs a script and returns what it comes to."""
        answer = self.send(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"].get("value")

    def resize(self, width, height, scale=1):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)

    def prefer(self, scheme):
        """Makes the system `light` or `dark`."""
        self.send("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def mouse(self, kind, x, y, pointer="mouse", **more):
        down = {"button": "left", "buttons": 1}
        state = {"moved": dict(down), "hover": {"button": "none"}, "pressed": {**down, "clickCount": 1},
                 "released": {"button": "left", "buttons": 0, "clickCount": 1}}[kind]
        kind = {"pressed": "mousePressed", "released": "mouseReleased"}.get(kind, "mouseMoved")
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, pointerType=pointer,
                  **state, **more)

    def touch(self, kind, *points):
        """`start`, `move`, `end` or `cancel`, with the places of all fingers that are down."""
        self.send("Input.dispatchTouchEvent", type=f"touch{kind.capitalize()}",
                  touchPoints=[{"x": x, "y": y, "id": number} for number, x, y in points])

    def click(self, selector):
        x, y = self.run(
            f"(async () => {{ const e = document.querySelector({json.dumps(selector)});"
            f" e.scrollIntoView({{block: 'nearest'}}); await {SETTLED}; const b = e.getBoundingClientRect();"
            " return [b.x + b.width / 2, b.y + b.height / 2]; })()")
        self.mouse("pressed", x, y)
        self.mouse("released", x, y)

    def key(self, key, code=None, modifiers=0, text=""):
        codes = {"Enter": 13, "Tab": 9, "z": 90, "s": 83, " ": 32}
        number = codes.get(key, 0)
        for kind in ("keyDown", "keyUp"):
            more = {"text": text} if text and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=code or key,
                      windowsVirtualKeyCode=number, modifiers=modifiers, **more)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def save_downloads(self, folder):
        self.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)

    def picture(self, path):
        """Saves what the page looks like."""
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("Page.captureScreenshot")["data"]))


def find_chromium():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(name):
            return shutil.which(name)
    raise SystemExit("there is no Chromium here: apt-get install chromium")
