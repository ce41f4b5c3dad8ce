"""Serves the recorder to a real browser, and to others that mean no good."""

import json
import os
import re
import socket
import subprocess
import threading
import time
import unittest

from browser import Browser
from test_recorder import binary, circle


class Served:
    """`strokecheck record --serve`, with the lines that it has printed and when."""

    def __init__(self):
        self.process = subprocess.Popen([binary(), "record", "--serve"], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        self.lines, self.complaints = [], []
        said = self.process.stderr.readline()
        self.url = re.search(r"http://\S+", said)[0]
        self.host, self.port, self.path = re.match(r"http://([\d.]+):(\d+)(/\w+/)", self.url).groups()
        self.listeners = [threading.Thread(target=work) for work in (self._collect, self._hear)]
        for listener in self.listeners:
            listener.start()

    def _collect(self):
        for line in self.process.stdout:
            self.lines.append((time.monotonic(), json.loads(line)))

    def _hear(self):
        for line in self.process.stderr:
            self.complaints.append(line)

    def end(self):
        self.process.terminate()
        status = self.process.wait(5)
        return status

    def close(self):
        self.end()
        for listener in self.listeners:
            listener.join()
        self.process.stdout.close()
        self.process.stderr.close()

    def ask(self, request, wait=5):
        """Sends bytes and returns what is answered."""
        with socket.create_connection((self.host, int(self.port)), wait) as connection:
            connection.sendall(request)
            answer = b""
            while piece := connection.recv(1 << 16):
                answer += piece
        return answer.decode()

    def post(self, body, path=None, **headers):
        body = body.encode()
        lines = [f"POST {path or self.path + 'strokes'} HTTP/1.1", f"Host: {self.host}:{self.port}",
                 f"Content-Length: {len(body)}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        return self.ask("\r\n".join(lines + ["", ""]).encode() + body)


class ServedTests(unittest.TestCase):
    def setUp(self):
        self.served = Served()
        self.addCleanup(self.served.close)

    def wait_for(self, condition, seconds=5):
        end = time.monotonic() + seconds
        while not condition():
            self.assertLess(time.monotonic(), end, "it takes too long")
            time.sleep(0.002)

    def test_strokes_arrive_once_and_in_order(self):
        with Browser() as browser:
            browser.open(self.served.url)
            browser.run("isReady")
            left, top = browser.run("(() => { const b = surface.getBoundingClientRect(); return [b.x, b.y]; })()")
            delays = []
            for number in range(8):
                places = [(left + x, top + y) for x, y in circle(200 + 20 * number, 250, 60, 30)]
                browser.mouse("pressed", *places[0])
                for place in places[1:]:
                    browser.mouse("moved", *place)
                lifted = time.monotonic()
                browser.mouse("released", *places[-1])
                self.wait_for(lambda: len(self.served.lines) == number + 1)
                delays.append(self.served.lines[-1][0] - lifted)
            print(f"\nfrom the lift to the terminal: {1000 * sorted(delays)[4]:.0f} ms")
            shown = browser.run("strokes.map((s) => [s.id, s.points])")
            self.assertEqual([[r["id"], r["points"]] for _, r in self.served.lines], shown)
            self.assertEqual(browser.complaints, [])
            self.assertTrue(all(u.startswith((self.served.url, "data:", "blob:")) for u in browser.requests))
            self.assertLess(sorted(delays)[4], 0.5)
        self.assertEqual(self.served.complaints, [])

    def test_a_lost_server_is_plain_and_the_strokes_are_kept(self):
        with Browser() as browser:
            browser.open(self.served.url)
            browser.run("isReady")
            notes = "document.getElementById('notes').textContent"
            self.assertIn("relabel afterwards changes only the download", browser.run(notes))
            self.served.end()
            left, top = browser.run("(() => { const b = surface.getBoundingClientRect(); return [b.x, b.y]; })()")
            browser.mouse("pressed", left + 100, top + 100)
            browser.mouse("moved", left + 200, top + 150)
            browser.mouse("released", left + 200, top + 150)
            self.wait_for(lambda: "1 stroke waiting to be sent" in browser.run(notes))
            self.assertEqual(browser.run("strokes.length"), 1)
            self.assertEqual(browser.run("Object.keys(localStorage).length"), 2)

    def test_what_is_no_stroke_of_ours_is_refused_and_named(self):
        served, stroke = self.served, '{"points":[[0,0],[1,1]]}'
        host = f"Host: {served.host}:{served.port}\r\n"
        cases = [
            (served.post(stroke, Origin="http://elsewhere.example"), 403, "another origin"),
            (served.post(stroke, Origin="null"), 403, "another origin"),
            (served.post(stroke, path="/strokes"), 404, "no page has this address"),
            (served.post("{}\n{}"), 400, "not a stroke in JSON on one line"),
            (served.post("[[0,0],[1,1]]"), 400, "not a stroke in JSON on one line"),
            (served.post('{"points":[[0,'), 400, "not a stroke"),
            (served.post("x" * 5_000_000), 413, "larger than"),
            (served.ask(f"GET / HTTP/1.1\r\n{host}\r\n".encode()), 404, "no page has this address"),
            (served.ask(f"GET {served.path}../etc/passwd HTTP/1.1\r\n{host}\r\n".encode()), 404, "no page"),
            (served.ask(f"GET {served.path} HTTP/1.1\r\nHost: rebound.example\r\n\r\n".encode()), 403, "origin"),
            (served.ask(f"DELETE {served.path} HTTP/1.1\r\n{host}\r\n".encode()), 405, "neither GET"),
            (served.ask(b"\x16\x03\x01\x02\r\n\r\n"), 400, "not a request"),
            (served.ask(b"GET /" + b"a" * 9000), 431, "headers too long"),
        ]
        for answer, status, words in cases:
            self.assertTrue(answer.startswith(f"HTTP/1.1 {status} "), (status, answer[:60]))
            self.assertIn(words, answer)
        self.wait_for(lambda: len(served.complaints) == len(cases))
        for line, (_, _, words) in zip(served.complaints, cases):
            self.assertIn(words, line)
            self.assertTrue(line.startswith("strokecheck: refused a request from 127.0.0.1: "))
        self.assertEqual(served.lines, [])
        # A stroke that comes twice is printed once.
        for _ in range(2):
            answer = served.post(stroke, path=served.path + "strokes?session=s&number=1",
                                 Origin=f"http://{served.host}:{served.port}")
            self.assertTrue(answer.startswith("HTTP/1.1 204 "))
        self.wait_for(lambda: served.lines)
        time.sleep(0.1)
        self.assertEqual([record for _, record in served.lines], [json.loads(stroke)])

    def test_a_slow_request_keeps_nobody_waiting(self):
        slow = [socket.create_connection((self.served.host, int(self.served.port))) for _ in range(20)]
        for connection in slow:
            self.addCleanup(connection.close)
            connection.sendall(b"POST / HTT")
        start = time.monotonic()
        answer = self.served.post('{"points":[[0,0],[1,1]]}')
        self.assertTrue(answer.startswith("HTTP/1.1 204 "))
        self.assertLess(time.monotonic() - start, 1)
        slow[0].settimeout(20)
        self.assertIn(b"408", slow[0].recv(100))
        self.wait_for(lambda: len(self.served.complaints) == 20)
        self.assertTrue(all("too slow" in line for line in self.served.complaints))

    def test_a_signal_ends_it(self):
        self.assertIn(self.served.end(), (143, -15))

    def test_two_runs_have_different_addresses(self):
        other = Served()
        self.addCleanup(other.close)
        self.assertNotEqual(other.path, self.served.path)


if __name__ == "__main__":
    unittest.main()
