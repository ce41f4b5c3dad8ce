#compdef strokecheck
# Completions of strokecheck for zsh. Made by: strokecheck completions zsh

_strokecheck() {
  local curcontext=$curcontext
  if ((CURRENT == 2)); then
    local -a commands options
    commands=(
      'record:Make the page that records strokes and judges them'
      'completions:Print completions of command lines for a shell'
      'help:Show a page of help'
    )
    options=(
      '--help:Show what there is'
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
    record)
      _arguments -s -S \
        '(-o --output)'{-o+,--output=}'[HTML file to write (default\: standard output)]:FILE:_files' \
        '(-h --help)'{-h,--help}'[show help; --help-all lists every option]' \
        '--help-all[show help on every option]'
      ;;
    completions)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[show help; --help-all lists every option]' \
        '--help-all[show help on every option]' \
        ':word:(bash zsh fish)'
      ;;
    help)
      _arguments ':topic:(record completions detectors judge formats json measures glossary evaluation expectations exit-status)'
      ;;
  esac
}

if [[ $funcstack[1] == _strokecheck ]]; then
  _strokecheck "$@"
else
  compdef _strokecheck strokecheck
fi
