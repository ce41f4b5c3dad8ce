"""The names and words that rows may have, by their role. Written from the contract, not from the program's table."""

# A name is the list of its words, so that it can be written `clientX`, `client_x`, `CLIENTX` and so on.
PAIRS = ["x y", "client_x client_y", "page_x page_y", "screen_x screen_y", "offset_x offset_y", "location_x location_y"]
PAIRS = [tuple(pair.split()) for pair in PAIRS]
LOCATIONS = "location location_in_view position point center".split()
# Two of these are refused. Of the others the first of the list counts that every row has.
TIMES = "t time timestamp".split()
OTHER_TIMES = (
    "timestamps times event_time time_offset elapsed elapsed_time ts datetime date created_at zeit temps tiempo "
    "zeitstempel zeitpunkt horodatage marca_de_tiempo uhrzeit heure hora datum fecha"
)
OTHER_TIMES = OTHER_TIMES.split()
# Samples of a unit's ending, and how many of it make a millisecond.
UNITS = {"s": 0.001, "ms": 1, "us": 1000, "ns": 1_000_000}
ENDINGS = {
    "ms": ["_ms", "Ms", "_millis", "Millis", "_msec", " (ms)", " [ms]"],
    "us": ["_us", "Us", " (us)"],
    "ns": ["_ns", "Ns"],
    "s": ["_secs", "Seconds", "_s"],
}

PHASES = "phase touch_phase state action action_masked event event_type type".split()
FINGERS = "touch_id pointer_id identifier finger finger_id tracking_id".split()
FINGERS_BESIDE_A_PHASE = "id touch pointer hash".split()
STROKES = "stroke stroke_id gesture_id trial rep repetition attempt recording recording_id session session_id sample_id"
STROKES = STROKES.split()
# Words of other languages, and names of what counts them.
STROKES += "durchgang versuch wiederholung essai intento trial_number trial_no trial_index gesture_nr".split()
ABOUT = "label gesture subject participant user user_id participant_no versuchsperson proband sujet expect".split()
UNKNOWN = "pressure force radius tilt battery frame device_x weight comment_count".split()
# Words that end like a phase and are none.
NO_PHASES = "group setup markdown legend weekend remove backup active training touch pen".split()


# What says only whether a finger or a pen touches.
CONTACTS = "is_down pen_down is_pen_down touching is_touching pressed is_pressed in_contact buttons".split()


class Phases:
    """A vocabulary: the words or numbers for begin, move, end and cancel."""

    def __init__(self, words, names=PHASES, in_milliseconds=False, touches=True, unit_is_clear=True, others=()):
        self.words = dict(zip(("begin", "move", "end", "cancel"), words))
        # Of a pointer that hovers, and of its buttons: these belong to no touch.
        self.words |= dict(zip(("hover", "button"), others))
        self.names, self.in_milliseconds, self.touches = names, in_milliseconds, touches
        # Some words are used by several of these, so that only a unit that is given tells the time.
        self.unit_is_clear = unit_is_clear
        self.is_number = isinstance(words[0], int) or names is CONTACTS


NUMBERED = "phase touch_phase state".split()
UIKIT = ["began", "moved", "ended", "cancelled"]
VOCABULARIES = [
    Phases(UIKIT),
    Phases(["Began", "Stationary", "Ended", "Canceled"]),
    Phases([f"UITouchPhase{word.title()}" for word in UIKIT]),
    Phases([f".{word}" for word in UIKIT]),
    Phases([f"UITouch.Phase.{word}" for word in UIKIT]),
    Phases([f"TouchPhase.{word.title()}" for word in UIKIT]),
    Phases(["began", "changed", "ended", "cancelled"]),
    Phases([f"UIGestureRecognizerState{word}" for word in ("Began", "Changed", "Ended", "Cancelled")]),
    Phases(["down", "move", "up", "cancel"], unit_is_clear=False),
    Phases(["start", "move", "end", "cancel"], unit_is_clear=False),
    Phases(
        ["ACTION_DOWN", "ACTION_MOVE", "ACTION_UP", "ACTION_CANCEL"],
        in_milliseconds=True,
        others=["ACTION_HOVER_MOVE", "ACTION_BUTTON_PRESS"],
    ),
    Phases([f"ACTION_{word}" for word in ("DOWN", "MOVE", "UP", "CANCEL")], in_milliseconds=True, others=["ACTION_HOVER_ENTER", "ACTION_SCROLL"]),
    Phases(["touchstart", "touchmove", "touchend", "touchcancel"], in_milliseconds=True),
    Phases(["pointerdown", "pointermove", "pointerup", "pointercancel"], in_milliseconds=True, touches=False),
    Phases(["mousedown", "mousemove", "mouseup", None], in_milliseconds=True, touches=False),
    Phases(["panstart", "panmove", "panend", "pancancel"], in_milliseconds=True),
    Phases(["dragstart", "drag", "dragend", None], in_milliseconds=True),
    Phases(["grant", "move", "release", "terminate"], in_milliseconds=True),
    Phases(["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]),
    Phases([f"onResponder{word}" for word in ("Grant", "Move", "Release", "Terminate")], in_milliseconds=True),
    Phases([f"topTouch{word}" for word in ("Start", "Move", "End", "Cancel")], in_milliseconds=True),
    Phases(["SDL_FINGERDOWN", "SDL_FINGERMOTION", "SDL_FINGERUP", None]),
    Phases(["FINGER_DOWN", "FINGER_MOTION", "FINGER_UP", None]),
    Phases([f"Pointer{word}Event" for word in ("Down", "Move", "Up", "Cancel")], in_milliseconds=True, touches=False),
    Phases(["WM_LBUTTONDOWN", "WM_MOUSEMOVE", "WM_LBUTTONUP", None], touches=False, unit_is_clear=False),
    Phases(["LMouseDown", "LMouseDragged", "LMouseUp", None], touches=False),
    Phases(["penDown", "penMove", "penUp", None], touches=False),
    Phases([0, 2, 1, 3], ["action", "action_masked"], in_milliseconds=True, others=[9, 11]),
    Phases([0, 2, 1, 3], ["action", "action_masked"], in_milliseconds=True, others=[7, 8]),
    Phases([0, 1, 3, 4], NUMBERED, others=[6]),
    Phases([0, 2, 3, 4], NUMBERED),
    Phases([1, 2, 3, 4], NUMBERED),
    Phases([2, 4, 5, None], NUMBERED, in_milliseconds=True),
]
CONTACT_VOCABULARIES = [
    Phases([value, value, other, None], CONTACTS, others=[other])
    for value, other in ((True, False), ("true", "false"), (1, 0))
]


def fold(name):
    return name.replace("_", "").replace(" ", "").lower()


def spelled(rng, name):
    """A name of the tables above in a random way of writing."""
    words = name.split("_")
    camel = words[0] + "".join(word.title() for word in words[1:])
    return rng.choice([camel, camel, camel, name, name.upper(), "".join(words), camel[:1].upper() + camel[1:]])
