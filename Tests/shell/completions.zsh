# Types at a zsh of its own and looks at what it lists and completes.
#   zsh -f completions.zsh FOLDER-OF-THE-FUNCTION|source
zmodload zsh/zpty
integer failures=0
rc=$(mktemp -d)
trap 'rm -rf $rc' EXIT

# The inner shell: ^X lists what may come, ^G writes the line to a file and empties it.
{
  print -r -- 'PS1="> "; setopt no_beep; LISTMAX=1000; unset zle_bracketed_paste'
  [[ $1 == source ]] || print -r -- "fpath=(${(q)1} \$fpath)"
  print -r -- 'autoload -Uz compinit; compinit -u -D'
  [[ $1 == source ]] && print -r -- 'source <(strokecheck completions zsh)'
  print -r -- "show-line() { print -r -- \"\$BUFFER\" > ${(q)rc}/new; BUFFER=; command mv ${(q)rc}/new ${(q)rc}/line; }"
  print -r -- "zle -N show-line; bindkey '^X' list-choices; bindkey '^G' show-line"
  print -r -- ": > ${(q)rc}/ready"
} > $rc/.zshrc
zpty -b shell "TERM=dumb ZDOTDIR=${(q)rc} zsh -d -i"

# Reads what comes until the line that was typed has been written to the file.
wait_for() {
  integer tries=0
  REPLY=
  local piece
  while ((tries++ < 500)); do
    while zpty -r -t shell piece; do REPLY+=$piece; done
    [[ -e $rc/$1 ]] && break
    sleep 0.02
  done
  line=$(<$rc/$1)
  rm -f $rc/$1
}
complain() {
  print -r -- "$1: no $2 in:"
  print -r -- $REPLY
  failures+=1
}

# lists LINE WORD...: every word is listed below the line. What is typed meanwhile would keep the
# shell from listing, so the line is ended when the last word is there, or after five seconds.
lists() {
  local typed=$1 word piece listed=
  integer tries=0
  zpty -w -n shell "$1"$'\x18'
  while ((tries++ < 250)) && [[ $listed != *${@[-1]}* ]]; do
    while zpty -r -t shell piece; do listed+=$piece; done
    sleep 0.02
  done
  zpty -w -n shell $'\x07'
  wait_for line
  REPLY=$listed
  shift
  for word; do [[ $REPLY == *$word* ]] || complain $typed $word; done
}
# completes LINE WANTED: a tab makes WANTED of the line.
completes() {
  zpty -w -n shell "$1"$'\t\x07'
  wait_for line
  [[ ${line% } == $2 ]] || complain $1 "$2 but $line"
}

wait_for ready
lists 'strokecheck ' circle completions man help 'Judge recorded strokes'
lists 'strokecheck circle --' --detector --max-duration 'detector to use' 'show help;'
lists 'strokecheck circle --detector ' cookbook lamarche katz all
lists 'strokecheck circle --format=' ${=FORMATS}
lists 'strokecheck circle --expect ' excessive-duration rejected
lists 'strokecheck circle Samples/t' tap.json three-strokes.csv
lists 'strokecheck completions ' bash zsh fish
lists 'strokecheck help ' detectors formats exit-status
completes 'strokecheck ci' 'strokecheck circle'
completes 'strokecheck circle --detec' 'strokecheck circle --detector='
completes 'strokecheck circle --detector=ka' 'strokecheck circle --detector=katz'
completes 'strokecheck circle -q --detector ka' 'strokecheck circle -q --detector katz'
completes 'strokecheck circle Samples/thr' 'strokecheck circle Samples/three-strokes.csv'
completes 'strokecheck circle -- --detec' 'strokecheck circle -- --detec'
completes 'strokecheck man x' 'strokecheck man x'
zpty -d shell
exit $((failures > 0))
