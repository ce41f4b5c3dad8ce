# Asks bash for completions as its line editor would.
#   bash completions.bash SCRIPT
source "$1"
failures=0

# words COMMAND-LINE: what COMPREPLY holds after the line, parted as readline parts it.
words() {
  local line=$1 part
  COMP_WORDS=()
  for part in $line; do
    while [[ $part == *=* ]]; do
      COMP_WORDS+=("${part%%=*}" "=")
      part=${part#*=}
    done
    [[ -n $part ]] && COMP_WORDS+=("$part")
  done
  [[ $line == *' ' ]] && COMP_WORDS+=("")
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMP_LINE=$line COMP_POINT=${#line}
  COMPREPLY=()
  _strokecheck
  printf '%s\n' "${COMPREPLY[@]}"
}

expect() {
  local line=$1 wanted=$2 found
  found=$(words "$line" | sort | tr '\n' ' ')
  wanted=$(tr ' ' '\n' <<<"$wanted" | sort | tr '\n' ' ')
  [[ ${found% } == "${wanted% }" ]] && return
  printf '%s\n  found  %s\n  wanted %s\n' "$line" "$found" "$wanted"
  failures=$((failures + 1))
}
expect_some() {
  local line=$1 wanted=$2
  words "$line" | grep -qxF -- "$wanted" && return
  printf '%s: no %s\n' "$line" "$wanted"
  failures=$((failures + 1))
}

expect 'strokecheck ci' 'circle'
expect 'strokecheck --v' '--version'
expect_some 'strokecheck ' 'completions'
expect_some 'strokecheck ' 'help'
expect 'strokecheck circle --det' '--detector'
expect_some 'strokecheck circle --' '--max-duration'
expect_some 'strokecheck circle -' '-q'
expect 'strokecheck circle --detector ka' 'katz'
expect 'strokecheck circle --detector=ka' 'katz'
expect 'strokecheck circle --format=' "$FORMATS"
expect 'strokecheck circle --format ' "$FORMATS"
expect 'strokecheck circle --expect excessive-d' 'excessive-duration'
expect 'strokecheck circle --max-duration ' ''
expect 'strokecheck circle Samples/three' 'Samples/three-strokes.csv'
expect 'strokecheck circle -q Samples/three' 'Samples/three-strokes.csv'
expect 'strokecheck circle Sampl' 'Samples'
expect 'strokecheck circle -- --det' ''
expect 'strokecheck completions ' 'bash zsh fish'
expect 'strokecheck help det' 'detectors'
expect 'strokecheck man ' ''

# Through the line editor itself: the installed script is found, and a tab completes.
typed=$(printf 'source %q\nstrokecheck circle --dete\tka\t --frob\nexit\n' "$1" |
  TERM=dumb bash --norc --noprofile -i 2>&1)
[[ $typed == *'strokecheck circle --detector katz'* ]] || {
  printf 'a tab does not complete:\n%s\n' "$typed"
  failures=$((failures + 1))
}
exit $((failures > 0))
