#compdef strokecheck
# Completions of strokecheck for zsh. Made by: strokecheck completions zsh

_strokecheck() {
  local curcontext=$curcontext
  if ((CURRENT == 2)); then
    local -a commands options
    commands=(
      'circle:Judge recorded strokes by a circle detector and say why'
      'hittest:Say whether a finger'\''s rectangle touches what an SVG path paints'
      'path:Show what was read of an SVG file or of path data'
      'filter:Judge NDJSON from standard input, a line of NDJSON out for every line in'
      'evaluate:Count how often the detectors are right on labelled strokes'
      'plot:Draw strokes and what the detector measured them by'
      'report:Make a page of strokes to look through, filter and print'
      'convert:Write strokes in another format, and say what that has no place for'
      'completions:Print completions of command lines for a shell'
      'man:Print the manual page, for man to show'
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
    circle)
      _arguments -s -S \
        '--detector=[who judges (default\: cookbook)]:choice:(cookbook lamarche katz ring all)' \
        '--as-published[compute as the published code does, its mistakes included]' \
        '--min-points=[the fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[the longest time (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[the most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[the width of the view where a stroke does not say (cookbook 320)]:POINTS: ' \
        '--max-gap=[the farthest from the first sample to the last (cookbook, lamarche 50)]:POINTS: ' \
        '--min-transit=[the least angle about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[the greatest angle about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far from the radius a sample may be (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[samples at the end whose angles are not asked of (lamarche 3)]:N: ' \
        '--tolerance=[error, size of the middle and overlap in one (katz 0.2)]:SHARE: ' \
        '--strictness=[how strict, from 0 to 1\: moves all limits (ring 0.5)]:SHARE: ' \
        '--min-aspect=[the flattest ellipse that is a circle, 0.55 if nothing is said (ring)]:SHARE: ' \
        '--max-turns=[the most turns from 1 to 5, 1.4 if nothing is said (ring)]:N: ' \
        '--turns=[how much of a circle\: 0.5 finds half circles, 1 circles (ring 1)]:SHARE: ' \
        '--path=[shapes\: say which of them the stroke encloses and touches]:FILE:_files' \
        '--finger=[the square about each point (default\: 44)]:SIDE: ' \
        '--expect=[what every stroke should be\: circle, rejected or a reason]:VALUE:(circle rejected too-few-points excessive-duration excessive-inflections start-too-far-from-end transit-too-short transit-too-long end-too-far-from-start too-slow too-short not-round-enough wrong-sequence-of-angles no-circle-fits fit-error-too-large points-in-the-middle overlap-too-small too-sparse not-a-loop not-closed turns-less-than-once turns-more-than-once too-flat has-corners has-dents not-round ends-stick-out too-straight turns-too-little turns-too-much)' \
        '--input-format=[take every input for this (default\: told by content)]:choice:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg)' \
        '--time-unit=[what times count, whatever the file says (default\: what its format has; seconds)]:choice:(s ms us)' \
        '--resample=[slow strokes down to this rate before they are judged]:HZ: ' \
        '--include-cancelled[judge also strokes whose pointer was taken away]' \
        '--format=[how results are printed (default\: text)]:choice:(text json ndjson csv junit tap sarif github)' \
        '--explain[show every check, also behind the first failure, and the measures]' \
        '--summary[say on standard error what all strokes came to]' \
        '(-j --jobs)'{-j+,--jobs=}'[how many threads work (default\: all cores)]:N: ' \
        '(-q --quiet)'{-q,--quiet}'[print no results; the exit status tells]' \
        '--color=[colour verdicts (default\: auto, on a terminal)]:choice:(auto always never)' \
        '--exit-zero[exit with 0 also if strokes were rejected]' \
        '--no-config[take no options from .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    hittest)
      _arguments -s -S \
        '--path=[an SVG file, or a file of path data; - is standard input]:FILE:_files' \
        '--d=[path data, as in the d attribute of SVG]:DATA: ' \
        '--fill=[as in SVG, for what the file does not say]:VALUE: ' \
        '--fill-rule=[as in SVG, for what the file does not say]:VALUE: ' \
        '--fill-opacity=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-width=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-linecap=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-linejoin=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-miterlimit=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-dasharray=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-dashoffset=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-opacity=[as in SVG, for what the file does not say]:VALUE: ' \
        '--override[let these options win over what the file says]' \
        '--rect=[a rectangle; may be given again]:X,Y,W,H: ' \
        '--rects=[rectangles, one a line; - is standard input]:FILE:_files' \
        '--point=[a point; may be given again]:X,Y: ' \
        '--radius=[take points for round fingers of this radius]:R: ' \
        '--rule=[when a pixel is painted (default\: touch)]:choice:(touch center coverage)' \
        '--threshold=[the least alpha of --rule coverage (default\: 1)]:N: ' \
        '--each[answer for every painted element]' \
        '--as-published[use the bounds of the published code]' \
        '--format=[how answers are printed (default\: text)]:choice:(text json ndjson csv)' \
        '--explain[show the painted bounds, the pixel and what was published]' \
        '(-q --quiet)'{-q,--quiet}'[print no answers; the exit status tells]' \
        '--color=[colour answers (default\: auto, on a terminal)]:choice:(auto always never)' \
        '--exit-zero[exit with 0 also if nothing was hit]' \
        '--no-config[take no options from .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    path)
      _arguments -s -S \
        '--path=[an SVG file, or a file of path data; - is standard input]:FILE:_files' \
        '--d=[path data, as in the d attribute of SVG]:DATA: ' \
        '--fill=[as in SVG, for what the file does not say]:VALUE: ' \
        '--fill-rule=[as in SVG, for what the file does not say]:VALUE: ' \
        '--fill-opacity=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-width=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-linecap=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-linejoin=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-miterlimit=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-dasharray=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-dashoffset=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-opacity=[as in SVG, for what the file does not say]:VALUE: ' \
        '--override[let these options win over what the file says]' \
        '--format=[how shapes are printed (default\: text)]:choice:(text json ndjson)' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    filter)
      _arguments -s -S \
        '--detector=[who judges (default\: cookbook)]:choice:(cookbook lamarche katz ring)' \
        '--as-published[compute as the published code does, its mistakes included]' \
        '--min-points=[the fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[the longest time (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[the most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[the width of the view where a stroke does not say (cookbook 320)]:POINTS: ' \
        '--max-gap=[the farthest from the first sample to the last (cookbook, lamarche 50)]:POINTS: ' \
        '--min-transit=[the least angle about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[the greatest angle about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far from the radius a sample may be (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[samples at the end whose angles are not asked of (lamarche 3)]:N: ' \
        '--tolerance=[error, size of the middle and overlap in one (katz 0.2)]:SHARE: ' \
        '--strictness=[how strict, from 0 to 1\: moves all limits (ring 0.5)]:SHARE: ' \
        '--min-aspect=[the flattest ellipse that is a circle, 0.55 if nothing is said (ring)]:SHARE: ' \
        '--max-turns=[the most turns from 1 to 5, 1.4 if nothing is said (ring)]:N: ' \
        '--turns=[how much of a circle\: 0.5 finds half circles, 1 circles (ring 1)]:SHARE: ' \
        '--time-unit=[what times count, whatever the file says (default\: what its format has; seconds)]:choice:(s ms us)' \
        '--resample=[slow strokes down to this rate before they are judged]:HZ: ' \
        '--max-line=[the longest line (default\: 67108864)]:BYTES: ' \
        '--with-input[keep each record, and add the verdict to its members]' \
        '--explain[show every check, also behind the first failure, and the measures]' \
        '--strict[exit with 1 if a stroke is rejected, with 2 if a line is bad]' \
        '--line-buffered[answer each line before the next is read]' \
        '(-j --jobs)'{-j+,--jobs=}'[how many threads work (default\: all cores)]:N: ' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    evaluate)
      _arguments -s -S \
        '--detector=[who judges (default\: all)]:choice:(cookbook lamarche katz ring all)' \
        '--as-published[compute as the published code does, its mistakes included]' \
        '--min-points=[the fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[the longest time (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[the most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[the width of the view where a stroke does not say (cookbook 320)]:POINTS: ' \
        '--max-gap=[the farthest from the first sample to the last (cookbook, lamarche 50)]:POINTS: ' \
        '--min-transit=[the least angle about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[the greatest angle about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far from the radius a sample may be (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[samples at the end whose angles are not asked of (lamarche 3)]:N: ' \
        '--tolerance=[error, size of the middle and overlap in one (katz 0.2)]:SHARE: ' \
        '--strictness=[how strict, from 0 to 1\: moves all limits (ring 0.5)]:SHARE: ' \
        '--min-aspect=[the flattest ellipse that is a circle, 0.55 if nothing is said (ring)]:SHARE: ' \
        '--max-turns=[the most turns from 1 to 5, 1.4 if nothing is said (ring)]:N: ' \
        '--turns=[how much of a circle\: 0.5 finds half circles, 1 circles (ring 1)]:SHARE: ' \
        '--positive=[the label of circles, may be repeated (circle)]:LABEL: ' \
        '--exclude=[leave out the stroke of this id; may be repeated]:ID: ' \
        '--min-samples=[leave out strokes of fewer samples]:N: ' \
        '--transform=[mirror, reverse, rotate=DEG, scale=K, round, denser=K or every=N; repeated, in order]:CHANGE: ' \
        '--group=[results by subject, say, or by file, and without each]:MEMBER: ' \
        '--sweep=[what each value of a limit would do, and the best one]:LIMIT=FROM..TO\[\:STEP\]: ' \
        '--roc[what each threshold on ring'\''s margin would do]' \
        '--expect=[compare with what --format json printed; exit with 1 on any change]:FILE:_files' \
        '--errors[list the strokes that were got wrong]' \
        '--format=[how results are printed (default\: text)]:choice:(text json csv)' \
        '(-q --quiet)'{-q,--quiet}'[print no results]' \
        '--input-format=[take every input for this (default\: told by content)]:choice:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg)' \
        '--time-unit=[what times count, whatever the file says (default\: what its format has; seconds)]:choice:(s ms us)' \
        '--resample=[slow strokes down to this rate before they are judged]:HZ: ' \
        '--include-cancelled[judge also strokes whose pointer was taken away]' \
        '(-j --jobs)'{-j+,--jobs=}'[how many threads work (default\: all cores)]:N: ' \
        '--no-config[take no options from .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    plot)
      _arguments -s -S \
        '--detector=[who judges (default\: cookbook)]:choice:(cookbook lamarche katz ring all)' \
        '--as-published[compute as the published code does, its mistakes included]' \
        '--min-points=[the fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[the longest time (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[the most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[the width of the view where a stroke does not say (cookbook 320)]:POINTS: ' \
        '--max-gap=[the farthest from the first sample to the last (cookbook, lamarche 50)]:POINTS: ' \
        '--min-transit=[the least angle about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[the greatest angle about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far from the radius a sample may be (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[samples at the end whose angles are not asked of (lamarche 3)]:N: ' \
        '--tolerance=[error, size of the middle and overlap in one (katz 0.2)]:SHARE: ' \
        '--strictness=[how strict, from 0 to 1\: moves all limits (ring 0.5)]:SHARE: ' \
        '--min-aspect=[the flattest ellipse that is a circle, 0.55 if nothing is said (ring)]:SHARE: ' \
        '--max-turns=[the most turns from 1 to 5, 1.4 if nothing is said (ring)]:N: ' \
        '--turns=[how much of a circle\: 0.5 finds half circles, 1 circles (ring 1)]:SHARE: ' \
        '--input-format=[take every input for this (default\: told by content)]:choice:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg)' \
        '--time-unit=[what times count, whatever the file says (default\: what its format has; seconds)]:choice:(s ms us)' \
        '--resample=[slow strokes down to this rate before they are judged]:HZ: ' \
        '--include-cancelled[judge also strokes whose pointer was taken away]' \
        '--path=[an SVG file, or a file of path data; - is standard input]:FILE:_files' \
        '--d=[path data, as in the d attribute of SVG]:DATA: ' \
        '--fill=[as in SVG, for what the file does not say]:VALUE: ' \
        '--fill-rule=[as in SVG, for what the file does not say]:VALUE: ' \
        '--fill-opacity=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-width=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-linecap=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-linejoin=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-miterlimit=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-dasharray=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-dashoffset=[as in SVG, for what the file does not say]:VALUE: ' \
        '--stroke-opacity=[as in SVG, for what the file does not say]:VALUE: ' \
        '--override[let these options win over what the file says]' \
        '--rect=[show the hit test of shapes by this rectangle; may be given again]:X,Y,W,H: ' \
        '--rule=[when a pixel is painted (default\: touch)]:choice:(touch center coverage)' \
        '--threshold=[the least alpha of --rule coverage (default\: 1)]:N: ' \
        '(-o --output)'{-o+,--output=}'[the SVG file to make; - is standard output (default\: a terminal gets characters)]:FILE:_files' \
        '--terminal[draw in characters, for a terminal]' \
        '--columns=[how many figures stand side by side]:N: ' \
        '--size=[the width and height of each figure (80 to 4000)]:PIXELS: ' \
        '--theme=[the colours (default\: auto, what the reader prefers)]:choice:(light dark auto)' \
        '--explain[show every check below each figure, also in a grid]' \
        '(-j --jobs)'{-j+,--jobs=}'[how many threads work (default\: all cores)]:N: ' \
        '--width=[with --terminal\: as if the window were so wide]:CHARACTERS: ' \
        '--height=[with --terminal\: as if the window were so high]:LINES: ' \
        '--color=[colours in characters (default\: auto, on a terminal)]:choice:(auto always never)' \
        '--no-config[take no options from .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    report)
      _arguments -s -S \
        '--detector=[who judges (default\: all)]:choice:(cookbook lamarche katz ring all)' \
        '--as-published[compute as the published code does, its mistakes included]' \
        '--min-points=[the fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[the longest time (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[the most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[the width of the view where a stroke does not say (cookbook 320)]:POINTS: ' \
        '--max-gap=[the farthest from the first sample to the last (cookbook, lamarche 50)]:POINTS: ' \
        '--min-transit=[the least angle about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[the greatest angle about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far from the radius a sample may be (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[samples at the end whose angles are not asked of (lamarche 3)]:N: ' \
        '--tolerance=[error, size of the middle and overlap in one (katz 0.2)]:SHARE: ' \
        '--strictness=[how strict, from 0 to 1\: moves all limits (ring 0.5)]:SHARE: ' \
        '--min-aspect=[the flattest ellipse that is a circle, 0.55 if nothing is said (ring)]:SHARE: ' \
        '--max-turns=[the most turns from 1 to 5, 1.4 if nothing is said (ring)]:N: ' \
        '--turns=[how much of a circle\: 0.5 finds half circles, 1 circles (ring 1)]:SHARE: ' \
        '--input-format=[take every input for this (default\: told by content)]:choice:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg)' \
        '--time-unit=[what times count, whatever the file says (default\: what its format has; seconds)]:choice:(s ms us)' \
        '--resample=[slow strokes down to this rate before they are judged]:HZ: ' \
        '--include-cancelled[judge also strokes whose pointer was taken away]' \
        '(-o --output)'{-o+,--output=}'[the HTML file to make (default\: -, standard output)]:FILE:_files' \
        '--title=[what the page is called]:TEXT: ' \
        '--theme=[the colours (default\: auto, what the reader prefers)]:choice:(light dark auto)' \
        '(-j --jobs)'{-j+,--jobs=}'[how many threads work (default\: all cores)]:N: ' \
        '--no-config[take no options from .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    convert)
      _arguments -s -S \
        '--input-format=[take every input for this (default\: told by content)]:choice:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg)' \
        '--time-unit=[what times count, whatever the file says (default\: what its format has; seconds)]:choice:(s ms us)' \
        '(-o --output)'{-o+,--output=}'[write there (default\: -, standard output)]:FILE:_files' \
        '--to=[the format (default\: told by the ending of the output; ndjson)]:choice:(json ndjson csv tsv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg)' \
        '(-j --jobs)'{-j+,--jobs=}'[how many threads work (default\: all cores)]:N: ' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    completions)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[show this help]' \
        ':word:(bash zsh fish)'
      ;;
    man)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[show this help]'
      ;;
    help)
      _arguments ':topic:(circle hittest path filter evaluate plot report convert completions man detectors formats measures expectations defaults exit-status)'
      ;;
  esac
}

if [[ $funcstack[1] == _strokecheck ]]; then
  _strokecheck "$@"
else
  compdef _strokecheck strokecheck
fi
