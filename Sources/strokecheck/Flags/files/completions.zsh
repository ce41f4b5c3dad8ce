#compdef strokecheck
# Completions of strokecheck for zsh. Made by: strokecheck completions zsh

_strokecheck() {
  local curcontext=$curcontext
  if ((CURRENT == 2)); then
    local -a commands options
    commands=(
{{commands}}
    )
    options=(
      '--help:Show commands and topics'
      '--version:Show the version'
    )
    _describe -t commands command commands
    _describe -o -t options option options
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
{{cases}}
    help)
      _arguments ':topic:({{topics}})'
      ;;
  esac
}

if [[ $funcstack[1] == _strokecheck ]]; then
  _strokecheck "$@"
else
  compdef _strokecheck strokecheck
fi
