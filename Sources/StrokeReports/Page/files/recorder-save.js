// ---- Saving

/** A stroke as strokecheck reads it: a line of JSON. */
function line({ id, label, pointer, width, cancelled, points }) {
  return JSON.stringify({
    id, ...label && { label }, pointerType: pointer, ...cancelled && { cancelled }, width, points,
  }) + "\n";
}

const counted = (count) => `${count} ${count === 1 ? "stroke" : "strokes"}`;

function download() {
  if (!strokes.length) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(strokes.map(line), { type: "application/x-ndjson" }));
  link.download = `strokes-${session}.ndjson`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  isSaved = true;
  $("news").textContent = `${counted(strokes.length)} saved`;
}

$("undo").addEventListener("click", undo);
$("clear").addEventListener("click", () => change([], "All strokes deleted"));
$("download").addEventListener("click", download);
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  const isTyping = document.activeElement instanceof HTMLInputElement;
  if (event.key === "s") { event.preventDefault(); download(); }
  if (event.key === "z" && !isTyping) { event.preventDefault(); undo(); }
});
// ---- Sending: from a page that strokecheck serves, each stroke goes to it as it is drawn

const isServed = location.protocol === "http:" || location.protocol === "https:";
const waiting = [];
let isSending = false;

function send(stroke) {
  if (!isServed) return;
  waiting.push({ number: drawn, body: line(stroke) });
  if (!isSending) sendWaiting();
}

/** Sends what waits, in order, each until it is answered: an answer that is lost is asked for
 * again, and the server knows the number. */
async function sendWaiting() {
  isSending = true;
  while (waiting.length) {
    const { number, body } = waiting[0];
    try {
      const answer = await fetch(`strokes?session=${session}&number=${number}`,
        { method: "POST", headers: { "Content-Type": "application/x-ndjson" }, body });
      // Nobody reads the output, for now.
      if (answer.status === 503) throw new Error(await answer.text());
      waiting.shift();
      isSaved ||= answer.ok && waiting.length === 0;
      note("sending", answer.ok ? "" : `Stroke ${number} was refused: ${await answer.text()}`);
    } catch {
      note("sending", `strokecheck takes no strokes; ${counted(waiting.length)} waiting.`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  isSending = false;
}

if (isServed) {
  note("served", "Each stroke goes to the terminal as it is drawn."
    + (isSecureContext ? "" : " Over plain http from another machine the browser gives fewer"
      + " samples (no coalesced events) and does not copy to the clipboard."));
}

addEventListener("beforeunload", (event) => { if (!isSaved) event.preventDefault(); });
