# Completions of strokecheck for bash. Made by: strokecheck completions bash

_strokecheck_words() {
  COMPREPLY=($(compgen -W "$1" -- "$word"))
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
    _strokecheck_words 'circle hittest path lasso filter evaluate tune compare plot report convert generate record completions man help --help --version'
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
    circle)
      case $before in
        --detector) _strokecheck_words 'cookbook lamarche katz ring all'; return ;;
        --without) _strokecheck_words 'duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail'; return ;;
        --judge|--judge-timeout|--min-points|--max-duration|--max-inflections|--view-width|--max-gap|--min-transit|--max-transit|--radius-variance|--exempt-points|--tolerance|--strictness|--min-aspect|--max-turns|--turns|--finger|--viewport|--positive|--exclude-files|--id|--label|--fields|--resample|--idle|--max-memory|-j|--jobs) return ;;
        --path|-o|--output) _strokecheck_files; return ;;
        --expect) _strokecheck_words 'circle rejected too-few-points excessive-duration excessive-inflections start-too-far-from-end transit-too-short transit-too-long end-too-far-from-start too-slow too-short not-round-enough wrong-sequence-of-angles no-circle-fits fit-error-too-large points-in-the-middle overlap-too-small too-sparse not-a-loop not-closed turns-less-than-once turns-more-than-once too-flat has-dents has-corners turns-unevenly not-round ends-stick-out ends-run-inside too-straight turns-too-little turns-too-much'; return ;;
        --input-format) _strokecheck_words 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path'; return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
        -f|--format) _strokecheck_words 'text json ndjson csv junit tap sarif github'; return ;;
        --color) _strokecheck_words 'auto always never'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--detector --without --as-published --judge --judge-timeout --show-labels --min-points --max-duration --max-inflections --view-width --max-gap --min-transit --max-transit --radius-variance --exempt-points --tolerance --strictness --min-aspect --max-turns --turns --path --finger --viewport --strict-svg --expect --positive --input-format --exclude-files --id --label --time-unit --fields --flip-y --resample --include-cancelled --idle --max-memory -o --output -f --format --explain --what-if --early --summary -j --jobs -q --quiet --color --allow-empty --exit-zero --no-config -h --help'
      else
        _strokecheck_files
      fi
      ;;
    hittest)
      case $before in
        --max-memory|--d|--fill|--fill-rule|--fill-opacity|--stroke|--stroke-width|--stroke-linecap|--stroke-linejoin|--stroke-miterlimit|--stroke-dasharray|--stroke-dashoffset|--stroke-opacity|--viewport|--rect|--point|--radius|--threshold|-j|--jobs) return ;;
        --path|--rects) _strokecheck_files; return ;;
        --rule) _strokecheck_words 'touch center coverage'; return ;;
        --index) _strokecheck_words 'auto never'; return ;;
        -f|--format) _strokecheck_words 'text json ndjson csv'; return ;;
        --color) _strokecheck_words 'auto always never'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--max-memory --path --d --fill --fill-rule --fill-opacity --stroke --stroke-width --stroke-linecap --stroke-linejoin --stroke-miterlimit --stroke-dasharray --stroke-dashoffset --stroke-opacity --override --viewport --strict-svg --rect --rects --point --radius --rule --threshold --each --hits --topmost --index --as-published -f --format --explain -j --jobs -q --quiet --color --exit-zero --no-config -h --help'
      else
        _strokecheck_files
      fi
      ;;
    path)
      case $before in
        --max-memory|--d|--fill|--fill-rule|--fill-opacity|--stroke|--stroke-width|--stroke-linecap|--stroke-linejoin|--stroke-miterlimit|--stroke-dasharray|--stroke-dashoffset|--stroke-opacity|--viewport) return ;;
        --path) _strokecheck_files; return ;;
        -f|--format) _strokecheck_words 'text json ndjson'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--max-memory --path --d --fill --fill-rule --fill-opacity --stroke --stroke-width --stroke-linecap --stroke-linejoin --stroke-miterlimit --stroke-dasharray --stroke-dashoffset --stroke-opacity --override --viewport --strict-svg -f --format -h --help'
      else
        _strokecheck_files
      fi
      ;;
    lasso)
      case $before in
        --input-format) _strokecheck_words 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path'; return ;;
        --exclude-files|--id|--label|--max-memory|--d|--fill|--fill-rule|--fill-opacity|--stroke|--stroke-width|--stroke-linecap|--stroke-linejoin|--stroke-miterlimit|--stroke-dasharray|--stroke-dashoffset|--stroke-opacity|--viewport|--min-overlap|-j|--jobs) return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
        --path|-o|--output) _strokecheck_files; return ;;
        --select) _strokecheck_words 'enclosed touched overlapped'; return ;;
        -f|--format) _strokecheck_words 'text json ndjson csv'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--input-format --exclude-files --id --label --time-unit --include-cancelled --max-memory --path --d --fill --fill-rule --fill-opacity --stroke --stroke-width --stroke-linecap --stroke-linejoin --stroke-miterlimit --stroke-dasharray --stroke-dashoffset --stroke-opacity --override --viewport --strict-svg --select --min-overlap -o --output -f --format -j --jobs -q --quiet --exit-zero -h --help'
      else
        _strokecheck_files
      fi
      ;;
    filter)
      case $before in
        --detector) _strokecheck_words 'cookbook lamarche katz ring'; return ;;
        --without) _strokecheck_words 'duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail'; return ;;
        --min-points|--max-duration|--max-inflections|--view-width|--max-gap|--min-transit|--max-transit|--radius-variance|--exempt-points|--tolerance|--strictness|--min-aspect|--max-turns|--turns|--id|--label|--fields|--resample|--max-memory|--max-line|-j|--jobs) return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--detector --without --as-published --min-points --max-duration --max-inflections --view-width --max-gap --min-transit --max-transit --radius-variance --exempt-points --tolerance --strictness --min-aspect --max-turns --turns --id --label --time-unit --fields --flip-y --resample --include-cancelled --max-memory --max-line --with-input --explain --strict --line-buffered -j --jobs -h --help'
      else
        _strokecheck_files
      fi
      ;;
    evaluate)
      case $before in
        --detector) _strokecheck_words 'cookbook lamarche katz ring all'; return ;;
        --without) _strokecheck_words 'duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail'; return ;;
        --judge|--judge-timeout|--min-points|--max-duration|--max-inflections|--view-width|--max-gap|--min-transit|--max-transit|--radius-variance|--exempt-points|--tolerance|--strictness|--min-aspect|--max-turns|--turns|--positive|--exclude|--ignore-label|--min-samples|--transform|--group|--sweep|--exclude-files|--id|--label|--fields|--resample|--max-memory|-j|--jobs) return ;;
        --expect) _strokecheck_files; return ;;
        -f|--format) _strokecheck_words 'text json csv'; return ;;
        --input-format) _strokecheck_words 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path'; return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--detector --without --as-published --judge --judge-timeout --show-labels --min-points --max-duration --max-inflections --view-width --max-gap --min-transit --max-transit --radius-variance --exempt-points --tolerance --strictness --min-aspect --max-turns --turns --positive --exclude --ignore-label --min-samples --transform --group --sweep --roc --reliability --robustness --expect --errors -f --format -q --quiet --input-format --exclude-files --id --label --time-unit --fields --flip-y --resample --include-cancelled --max-memory -j --jobs --allow-empty --no-config -h --help'
      else
        _strokecheck_files
      fi
      ;;
    tune)
      case $before in
        --detector) _strokecheck_words 'cookbook lamarche katz ring'; return ;;
        --without) _strokecheck_words 'duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail'; return ;;
        --min-points|--max-duration|--max-inflections|--view-width|--max-gap|--min-transit|--max-transit|--radius-variance|--exempt-points|--tolerance|--strictness|--min-aspect|--max-turns|--turns|--positive|--exclude|--min-samples|--group|--limits|--max-fpr|--cost|--exclude-files|--id|--label|--fields|--resample|--max-memory|-j|--jobs) return ;;
        --write) _strokecheck_files; return ;;
        -f|--format) _strokecheck_words 'text json swift'; return ;;
        --input-format) _strokecheck_words 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path'; return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--detector --without --as-published --min-points --max-duration --max-inflections --view-width --max-gap --min-transit --max-transit --radius-variance --exempt-points --tolerance --strictness --min-aspect --max-turns --turns --positive --exclude --min-samples --group -q --quiet --limits --max-fpr --cost --write -f --format --input-format --exclude-files --id --label --time-unit --fields --flip-y --resample --include-cancelled --max-memory -j --jobs --no-config -h --help'
      else
        _strokecheck_files
      fi
      ;;
    compare)
      case $before in
        --detector) _strokecheck_words 'cookbook lamarche katz ring all'; return ;;
        --without) _strokecheck_words 'duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail'; return ;;
        --judge|--judge-timeout|--min-points|--max-duration|--max-inflections|--view-width|--max-gap|--min-transit|--max-transit|--radius-variance|--exempt-points|--tolerance|--strictness|--min-aspect|--max-turns|--turns|--positive|--group|--against|--exclude-files|--id|--label|--fields|--resample|--max-memory|-j|--jobs) return ;;
        -o|--output) _strokecheck_files; return ;;
        -f|--format) _strokecheck_words 'text json junit'; return ;;
        --input-format) _strokecheck_words 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path'; return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--detector --without --as-published --judge --judge-timeout --show-labels --min-points --max-duration --max-inflections --view-width --max-gap --min-transit --max-transit --radius-variance --exempt-points --tolerance --strictness --min-aspect --max-turns --turns --positive --group -q --quiet --against -o --output -f --format --input-format --exclude-files --id --label --time-unit --fields --flip-y --resample --include-cancelled --max-memory -j --jobs --no-config -h --help'
      else
        _strokecheck_files
      fi
      ;;
    plot)
      case $before in
        --detector) _strokecheck_words 'cookbook lamarche katz ring all'; return ;;
        --without) _strokecheck_words 'duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail'; return ;;
        --judge|--judge-timeout|--min-points|--max-duration|--max-inflections|--view-width|--max-gap|--min-transit|--max-transit|--radius-variance|--exempt-points|--tolerance|--strictness|--min-aspect|--max-turns|--turns|--positive|--exclude-files|--id|--label|--fields|--resample|--max-memory|--d|--fill|--fill-rule|--fill-opacity|--stroke|--stroke-width|--stroke-linecap|--stroke-linejoin|--stroke-miterlimit|--stroke-dasharray|--stroke-dashoffset|--stroke-opacity|--viewport|--rect|--point|--radius|--threshold|--columns|--size|-j|--jobs|--width|--height) return ;;
        --input-format) _strokecheck_words 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path'; return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
        --path|-o|--output) _strokecheck_files; return ;;
        --rule) _strokecheck_words 'touch center coverage'; return ;;
        --theme) _strokecheck_words 'light dark auto'; return ;;
        --color) _strokecheck_words 'auto always never'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--detector --without --as-published --judge --judge-timeout --show-labels --min-points --max-duration --max-inflections --view-width --max-gap --min-transit --max-transit --radius-variance --exempt-points --tolerance --strictness --min-aspect --max-turns --turns --positive --input-format --exclude-files --id --label --time-unit --fields --flip-y --resample --include-cancelled --max-memory --path --d --fill --fill-rule --fill-opacity --stroke --stroke-width --stroke-linecap --stroke-linejoin --stroke-miterlimit --stroke-dasharray --stroke-dashoffset --stroke-opacity --override --viewport --strict-svg --rect --point --radius --rule --threshold -o --output --terminal --columns --same-scale --size --theme --explain -j --jobs --width --height --color --no-config -h --help'
      else
        _strokecheck_files
      fi
      ;;
    report)
      case $before in
        --detector) _strokecheck_words 'cookbook lamarche katz ring all'; return ;;
        --without) _strokecheck_words 'duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail'; return ;;
        --judge|--judge-timeout|--min-points|--max-duration|--max-inflections|--view-width|--max-gap|--min-transit|--max-transit|--radius-variance|--exempt-points|--tolerance|--strictness|--min-aspect|--max-turns|--turns|--positive|--exclude-files|--id|--label|--fields|--resample|--max-memory|--title|-j|--jobs) return ;;
        --input-format) _strokecheck_words 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path'; return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
        -o|--output) _strokecheck_files; return ;;
        --theme) _strokecheck_words 'light dark auto'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--detector --without --as-published --judge --judge-timeout --show-labels --min-points --max-duration --max-inflections --view-width --max-gap --min-transit --max-transit --radius-variance --exempt-points --tolerance --strictness --min-aspect --max-turns --turns --positive --input-format --exclude-files --id --label --time-unit --fields --flip-y --resample --include-cancelled --max-memory -o --output --title --theme -j --jobs --no-config -h --help'
      else
        _strokecheck_files
      fi
      ;;
    convert)
      case $before in
        --input-format) _strokecheck_words 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path'; return ;;
        --exclude-files|--id|--label|--set|--fields|--idle|--max-memory|-j|--jobs) return ;;
        --time-unit) _strokecheck_words 's ms us'; return ;;
        -o|--output) _strokecheck_files; return ;;
        --to) _strokecheck_words 'json ndjson csv tsv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg playwright sendevent xcuitest maestro'; return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--input-format --exclude-files --id --label --set --time-unit --fields --flip-y --idle --max-memory -o --output --to -j --jobs -h --help'
      else
        _strokecheck_files
      fi
      ;;
    generate)
      case $before in
        --from|-o|--output) _strokecheck_files; return ;;
        --shape) _strokecheck_words 'circle ellipse arc spiral triangle rectangle pentagon line'; return ;;
        --count|--seed|--exclude-files) return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '--from --shape --count --seed -o --output --exclude-files -h --help'
      else
        :
      fi
      ;;
    record)
      case $before in
        -o|--output) _strokecheck_files; return ;;
        --address|--port) return ;;
      esac
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '-o --output --serve --address --port -h --help'
      else
        :
      fi
      ;;
    completions)
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '-h --help'
      else
        _strokecheck_words 'bash zsh fish'
      fi
      ;;
    man)
      if [[ -z $operands && $word == -* ]]; then
        _strokecheck_words '-h --help'
      else
        :
      fi
      ;;
    help) _strokecheck_words 'circle hittest path lasso filter evaluate tune compare plot report convert generate record completions man detectors judge formats json measures expectations defaults exit-status' ;;
  esac
}

complete -F _strokecheck strokecheck
