#!/bin/sh
# Draws recorded strokes on the touch screen of an Android device. Written by strokecheck.
#
#   adb push strokes.sh /data/local/tmp
#   adb shell sh /data/local/tmp/strokes.sh /dev/input/event2
#
# or without a file on the device:
#
#   sh strokes.sh - | adb exec-in 'cat > /dev/input/event2'
#
# The device is the one for which getevent -lp lists ABS_MT_POSITION_X; coordinates are in its units.
# Writing to it takes an emulator or a rooted phone. If the device's programs are of 32 bits, set
# BITS=32.
case "${1:?usage: sh $0 DEVICE, or - for standard output}" in
-) ;;
*) exec >"$1" || exit ;;
esac

# The kernel stamps the events itself, so their times are 0: 8 bytes of them or 16.
time='\0000\0000\0000\0000\0000\0000\0000\0000'
case "${BITS:-64}" in
32) ;;
64) time=$time$time ;;
*) echo "BITS is 32 or 64" >&2; exit 2 ;;
esac

# The type and the code of each event; the value comes after them.
slot='\0003\0000\0057\0000'
id='\0003\0000\0071\0000'
tool='\0003\0000\0067\0000'
x='\0003\0000\0065\0000'
y='\0003\0000\0066\0000'
down='\0001\0000\0112\0001\0001\0000\0000\0000'
up='\0001\0000\0112\0001\0000\0000\0000\0000'
sync='\0000\0000\0000\0000\0000\0000\0000\0000'

# Writes events, and that they belong together.
report() {
  bytes=
  for event in "$@" "$sync"; do bytes=$bytes$time$event; done
  printf '%b' "$bytes"
}
{{strokes}}
