# Completions of strokecheck for bash. Made by: strokecheck completions bash

_strokecheck_words() {
  COMPREPLY=($(compgen -W "$1" -- "$word"))
  # A value follows what ends in "=".
  [[ ${COMPREPLY[0]} != *= ]] || compopt -o nospace 2>/dev/null
}

_strokecheck_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do
    COMPREPLY+=("$file")
  done < <(compgen -f -- "$word")
}

_strokecheck() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} index operands=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    _strokecheck_words 'record completions help --help --version'
    return
  fi
  # bash parts "--option=value" into three words.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD-2]}
  fi
  # After "--" there are operands only.
  for ((index = 2; index < COMP_CWORD; index++)); do
    [[ ${COMP_WORDS[index]} == -- ]] && operands=1 before=
  done
  case ${COMP_WORDS[1]} in
    record)
      case $before in
        -o|--output) _strokecheck_files; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '-o --output -h --help --help-all'
      else
        :
      fi
      ;;
    completions)
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '-h --help --help-all'
      else
        _strokecheck_words 'bash zsh fish'
      fi
      ;;
    help) _strokecheck_words 'record completions detectors judge formats json measures glossary evaluation expectations exit-status' ;;
  esac
}

complete -F _strokecheck strokecheck
