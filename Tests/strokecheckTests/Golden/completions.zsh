#compdef strokecheck
# Completions of strokecheck for zsh. Made by: strokecheck completions zsh

_strokecheck() {
  local curcontext=$curcontext
  if ((CURRENT == 2)); then
    local -a commands options
    commands=(
      'circle:Judge recorded strokes with a circle detector, and print the reasons'
      'hittest:Test whether a finger'\''s rectangle touches what an SVG path paints'
      'path:Show what was read from an SVG file or path data'
      'lasso:Select the shapes of a drawing by strokes drawn around or across them'
      'filter:Judge NDJSON from standard input, and write one line of NDJSON for each line'
      'evaluate:Measure how often the detectors are right on labelled strokes'
      'tune:Find the limits that are best on labelled strokes, and how good they really are'
      'compare:Compare two stored results, or one set of strokes under two settings'
      'plot:Draw strokes, and the construction that the detector measured them by'
      'report:Make an HTML page of strokes to browse, filter and print'
      'convert:Write strokes in another format, and report what is lost'
      'generate:Make up labelled strokes: variants of recorded ones, or shapes as hands draw them'
      'record:Make the page that records strokes and judges them, or serve it'
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
        '--detector=[detector to use; several with commas, or repeated (default\: cookbook)]:choice:(cookbook lamarche katz ring all)' \
        '--without=[leave out checks, as duration,closure; several with commas, or repeated]:CHECKS:(duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail)' \
        '--as-published[reproduce the published code, including its mistakes]' \
        '--judge=[program to use as a detector; can be repeated; see strokecheck help judge]:\[NAME=\]COMMAND: ' \
        '--judge-timeout=[time in which a judge has to answer a stroke, as 500ms or 30s (default\: 10s)]:DURATION: ' \
        '--show-labels[show judges the ids, labels and other members of strokes]' \
        '--min-points=[fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[longest duration (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[width of the view when a stroke does not specify one (cookbook 320)]:POINTS: ' \
        '--max-gap=[greatest gap between the ends (cookbook view width / 3, 106.67 at 320; lamarche 50)]:POINTS: ' \
        '--min-transit=[least angle travelled about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[greatest angle travelled about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far samples may be from the radius (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[last samples that are excluded from the angle check (lamarche 3)]:N: ' \
        '--tolerance=[fit error allowed; also widens the middle and lowers the overlap (katz 0.2)]:SHARE: ' \
        '--strictness=[tightens or loosens all limits, from 0 to 1 (ring 0.5)]:SHARE: ' \
        '--min-aspect=[flattest ellipse that counts as a circle (ring 0.48)]:SHARE: ' \
        '--max-turns=[most turns, from 1 to 5 (ring 1.4)]:N: ' \
        '--turns=[part of a circle to find\: 1 finds circles, 0.5 half circles (ring 1)]:SHARE: ' \
        '--path=[shapes\: report which of them each stroke encloses and touches]:FILE:_files' \
        '--finger=[side of the square that stands for the finger (default\: 44)]:SIDE: ' \
        '--viewport=[coordinates are pixels of a viewport of this size, or auto (default\: user units)]:W,H: ' \
        '--strict-svg[refuse drawings that use what is not supported]' \
        '--expect=[expected verdict of every stroke\: circle, rejected or a reason]:VALUE:(circle rejected too-few-points excessive-duration excessive-inflections start-too-far-from-end transit-too-short transit-too-long end-too-far-from-start too-slow too-short not-round-enough wrong-sequence-of-angles no-circle-fits fit-error-too-large points-in-the-middle overlap-too-small too-sparse not-a-loop not-closed turns-less-than-once turns-more-than-once too-flat has-dents has-corners turns-unevenly not-round ends-stick-out ends-run-inside too-straight turns-too-little turns-too-much)' \
        '--positive=[label of what should be accepted; can be repeated (circle)]:LABEL: ' \
        '--input-format=[treat inputs as this format, see help formats (default\: detected from content)]:FORMAT:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path)' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--fields=[names in tables and objects, as points=touches,x=position.x]:NAMES: ' \
        '--flip-y[change the sign of y, for strokes recorded with y upward]' \
        '--resample=[resample strokes to at most this rate first]:HZ: ' \
        '--include-cancelled[also judge strokes whose pointer was cancelled]' \
        '--idle=[end a stroke of a table after a pause of this length, as 500ms or 2s, in a pipe]:DURATION: ' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '(-o --output)'{-o+,--output=}'[write the results there, whole or not at all (default\: -, standard output)]:FILE:_files' \
        '(-f --format)'{-f+,--format=}'[output format (default\: text)]:choice:(text json ndjson csv junit tap sarif github)' \
        '--explain[show the measures and every check, including those after the first failure]' \
        '--what-if[show the least change of limits, and for ring of the stroke, that changes each verdict]' \
        '--early[also name strokes, as pending, that can no longer become a circle, before they end]' \
        '--summary[print totals on standard error]' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '(-q --quiet)'{-q,--quiet}'[print no results, only set the exit status]' \
        '--color=[colour verdicts (default\: auto, on a terminal)]:choice:(auto always never)' \
        '--allow-empty[exit with 0 even if no stroke was judged]' \
        '--exit-zero[exit with 0 even if strokes were rejected]' \
        '--no-config[ignore .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    hittest)
      _arguments -s -S \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '--path=[SVG file, or file of path data; - is standard input]:FILE:_files' \
        '--d=[path data, as in the d attribute of SVG]:DATA: ' \
        '--fill=[fill of shapes that set none\: a colour, or none]:VALUE: ' \
        '--fill-rule=[fill rule\: nonzero or evenodd]:VALUE: ' \
        '--fill-opacity=[opacity of the fill; 0 paints nothing]:VALUE: ' \
        '--stroke=[stroke of shapes that set none\: a colour, or none]:VALUE: ' \
        '--stroke-width=[width of the stroke]:VALUE: ' \
        '--stroke-linecap=[ends of the stroke\: butt, round or square]:VALUE: ' \
        '--stroke-linejoin=[corners of the stroke\: miter, round or bevel]:VALUE: ' \
        '--stroke-miterlimit=[longest miter, over the stroke'\''s width]:VALUE: ' \
        '--stroke-dasharray=[lengths of dashes and gaps, or none]:VALUE: ' \
        '--stroke-dashoffset=[offset at which the dash pattern begins]:VALUE: ' \
        '--stroke-opacity=[opacity of the stroke; 0 paints nothing]:VALUE: ' \
        '--override[let these options override the drawing'\''s own]' \
        '--viewport=[coordinates are pixels of a viewport of this size, or auto (default\: user units)]:W,H: ' \
        '--strict-svg[refuse drawings that use what is not supported]' \
        '--rect=[rectangle to test; can be repeated]:X,Y,W,H: ' \
        '--rects=[file of rectangles, one per line; - is standard input]:FILE:_files' \
        '--point=[point to test; can be repeated]:X,Y: ' \
        '--radius=[test points as round fingers of this radius]:R: ' \
        '--rule=[when a pixel counts as painted (default\: touch)]:choice:(touch center coverage)' \
        '--threshold=[least alpha that hits under --rule coverage (default\: 1)]:N: ' \
        '--each[answer for every painted element]' \
        '--hits[list the elements that are hit]' \
        '--topmost[name the foremost element that is hit]' \
        '--index=[never\: test every element each time; the answers are the same (default\: auto)]:choice:(auto never)' \
        '--as-published[use the published code'\''s bounds]' \
        '(-f --format)'{-f+,--format=}'[output format (default\: text)]:choice:(text json ndjson csv)' \
        '--explain[show the painted bounds, the pixel, and what the published code would answer]' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '(-q --quiet)'{-q,--quiet}'[print no answers, only set the exit status]' \
        '--color=[colour answers (default\: auto, on a terminal)]:choice:(auto always never)' \
        '--exit-zero[exit with 0 even if nothing was hit]' \
        '--no-config[ignore .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    path)
      _arguments -s -S \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '--path=[SVG file, or file of path data; - is standard input]:FILE:_files' \
        '--d=[path data, as in the d attribute of SVG]:DATA: ' \
        '--fill=[fill of shapes that set none\: a colour, or none]:VALUE: ' \
        '--fill-rule=[fill rule\: nonzero or evenodd]:VALUE: ' \
        '--fill-opacity=[opacity of the fill; 0 paints nothing]:VALUE: ' \
        '--stroke=[stroke of shapes that set none\: a colour, or none]:VALUE: ' \
        '--stroke-width=[width of the stroke]:VALUE: ' \
        '--stroke-linecap=[ends of the stroke\: butt, round or square]:VALUE: ' \
        '--stroke-linejoin=[corners of the stroke\: miter, round or bevel]:VALUE: ' \
        '--stroke-miterlimit=[longest miter, over the stroke'\''s width]:VALUE: ' \
        '--stroke-dasharray=[lengths of dashes and gaps, or none]:VALUE: ' \
        '--stroke-dashoffset=[offset at which the dash pattern begins]:VALUE: ' \
        '--stroke-opacity=[opacity of the stroke; 0 paints nothing]:VALUE: ' \
        '--override[let these options override the drawing'\''s own]' \
        '--viewport=[coordinates are pixels of a viewport of this size, or auto (default\: user units)]:W,H: ' \
        '--strict-svg[refuse drawings that use what is not supported]' \
        '(-f --format)'{-f+,--format=}'[output format (default\: text)]:choice:(text json ndjson)' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    lasso)
      _arguments -s -S \
        '--input-format=[treat inputs as this format, see help formats (default\: detected from content)]:FORMAT:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path)' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--include-cancelled[also judge strokes whose pointer was cancelled]' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '--path=[SVG file, or file of path data; - is standard input]:FILE:_files' \
        '--d=[path data, as in the d attribute of SVG]:DATA: ' \
        '--fill=[fill of shapes that set none\: a colour, or none]:VALUE: ' \
        '--fill-rule=[fill rule\: nonzero or evenodd]:VALUE: ' \
        '--fill-opacity=[opacity of the fill; 0 paints nothing]:VALUE: ' \
        '--stroke=[stroke of shapes that set none\: a colour, or none]:VALUE: ' \
        '--stroke-width=[width of the stroke]:VALUE: ' \
        '--stroke-linecap=[ends of the stroke\: butt, round or square]:VALUE: ' \
        '--stroke-linejoin=[corners of the stroke\: miter, round or bevel]:VALUE: ' \
        '--stroke-miterlimit=[longest miter, over the stroke'\''s width]:VALUE: ' \
        '--stroke-dasharray=[lengths of dashes and gaps, or none]:VALUE: ' \
        '--stroke-dashoffset=[offset at which the dash pattern begins]:VALUE: ' \
        '--stroke-opacity=[opacity of the stroke; 0 paints nothing]:VALUE: ' \
        '--override[let these options override the drawing'\''s own]' \
        '--viewport=[coordinates are pixels of a viewport of this size, or auto (default\: user units)]:W,H: ' \
        '--strict-svg[refuse drawings that use what is not supported]' \
        '--select=[shapes to select\: wholly inside, partly, or by share of area (default\: enclosed)]:choice:(enclosed touched overlapped)' \
        '--min-overlap=[least share of the painted area inside, as 50% or 0.5 (default\: 50%)]:SHARE: ' \
        '(-o --output)'{-o+,--output=}'[SVG file to draw the selection into]:FILE:_files' \
        '(-f --format)'{-f+,--format=}'[output format (default\: text)]:choice:(text json ndjson csv)' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '(-q --quiet)'{-q,--quiet}'[print no answers, only set the exit status]' \
        '--exit-zero[exit with 0 even if nothing was selected]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    filter)
      _arguments -s -S \
        '--detector=[detector to use (default\: cookbook)]:choice:(cookbook lamarche katz ring)' \
        '--without=[leave out checks, as duration,closure; several with commas, or repeated]:CHECKS:(duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail)' \
        '--as-published[reproduce the published code, including its mistakes]' \
        '--min-points=[fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[longest duration (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[width of the view when a stroke does not specify one (cookbook 320)]:POINTS: ' \
        '--max-gap=[greatest gap between the ends (cookbook view width / 3, 106.67 at 320; lamarche 50)]:POINTS: ' \
        '--min-transit=[least angle travelled about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[greatest angle travelled about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far samples may be from the radius (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[last samples that are excluded from the angle check (lamarche 3)]:N: ' \
        '--tolerance=[fit error allowed; also widens the middle and lowers the overlap (katz 0.2)]:SHARE: ' \
        '--strictness=[tightens or loosens all limits, from 0 to 1 (ring 0.5)]:SHARE: ' \
        '--min-aspect=[flattest ellipse that counts as a circle (ring 0.48)]:SHARE: ' \
        '--max-turns=[most turns, from 1 to 5 (ring 1.4)]:N: ' \
        '--turns=[part of a circle to find\: 1 finds circles, 0.5 half circles (ring 1)]:SHARE: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--fields=[names in tables and objects, as points=touches,x=position.x]:NAMES: ' \
        '--flip-y[change the sign of y, for strokes recorded with y upward]' \
        '--resample=[resample strokes to at most this rate first]:HZ: ' \
        '--include-cancelled[also judge strokes whose pointer was cancelled]' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '--max-line=[longest line that is read (default\: 67108864)]:BYTES: ' \
        '--with-input[print each record with the verdict added to its members]' \
        '--explain[show the measures and every check, including those after the first failure]' \
        '--strict[exit with 1 if a stroke is rejected, 2 if a line cannot be read]' \
        '--line-buffered[answer each line before reading the next]' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    evaluate)
      _arguments -s -S \
        '--detector=[detector to use; several with commas, or repeated (default\: all)]:choice:(cookbook lamarche katz ring all)' \
        '--without=[leave out checks, as duration,closure; several with commas, or repeated]:CHECKS:(duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail)' \
        '--as-published[reproduce the published code, including its mistakes]' \
        '--judge=[program to use as a detector; can be repeated; see strokecheck help judge]:\[NAME=\]COMMAND: ' \
        '--judge-timeout=[time in which a judge has to answer a stroke, as 500ms or 30s (default\: 10s)]:DURATION: ' \
        '--show-labels[show judges the ids, labels and other members of strokes]' \
        '--min-points=[fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[longest duration (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[width of the view when a stroke does not specify one (cookbook 320)]:POINTS: ' \
        '--max-gap=[greatest gap between the ends (cookbook view width / 3, 106.67 at 320; lamarche 50)]:POINTS: ' \
        '--min-transit=[least angle travelled about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[greatest angle travelled about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far samples may be from the radius (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[last samples that are excluded from the angle check (lamarche 3)]:N: ' \
        '--tolerance=[fit error allowed; also widens the middle and lowers the overlap (katz 0.2)]:SHARE: ' \
        '--strictness=[tightens or loosens all limits, from 0 to 1 (ring 0.5)]:SHARE: ' \
        '--min-aspect=[flattest ellipse that counts as a circle (ring 0.48)]:SHARE: ' \
        '--max-turns=[most turns, from 1 to 5 (ring 1.4)]:N: ' \
        '--turns=[part of a circle to find\: 1 finds circles, 0.5 half circles (ring 1)]:SHARE: ' \
        '--positive=[label of what should be accepted; can be repeated (circle)]:LABEL: ' \
        '--exclude=[leave out the stroke with this id; can be repeated]:ID: ' \
        '--ignore-label=[leave out strokes with this label; can be repeated]:LABEL: ' \
        '--min-samples=[leave out strokes with fewer samples]:N: ' \
        '--transform=[change strokes first\: mirror, rotate=30, grid=16, every=4, …; can be repeated]:CHANGE: ' \
        '--group=[results per value of MEMBER (subject, file), each left out, and all counting alike]:MEMBER: ' \
        '--sweep=[results for each value of a limit, and the best; of several, for each combination]:LIMIT=FROM..TO\[\:STEP\]: ' \
        '--roc[ROC curve over thresholds on ring'\''s margin]' \
        '--reliability[how far ring'\''s probabilities can be relied on\: Brier score, and a table by tenths]' \
        '--robustness[results on changed strokes\: turned, on a grid, thinned out, jittered and more]' \
        '--expect=[compare with results stored by --format json; exit with 1 on any change]:FILE:_files' \
        '--errors[list the misjudged strokes]' \
        '(-f --format)'{-f+,--format=}'[output format (default\: text)]:choice:(text json csv)' \
        '(-q --quiet)'{-q,--quiet}'[print no results]' \
        '--input-format=[treat inputs as this format, see help formats (default\: detected from content)]:FORMAT:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path)' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--fields=[names in tables and objects, as points=touches,x=position.x]:NAMES: ' \
        '--flip-y[change the sign of y, for strokes recorded with y upward]' \
        '--resample=[resample strokes to at most this rate first]:HZ: ' \
        '--include-cancelled[also judge strokes whose pointer was cancelled]' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '--allow-empty[exit with 0 even if no stroke was judged]' \
        '--no-config[ignore .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    tune)
      _arguments -s -S \
        '--detector=[detector to use (default\: cookbook)]:choice:(cookbook lamarche katz ring)' \
        '--without=[leave out checks, as duration,closure; several with commas, or repeated]:CHECKS:(duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail)' \
        '--as-published[reproduce the published code, including its mistakes]' \
        '--min-points=[fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[longest duration (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[width of the view when a stroke does not specify one (cookbook 320)]:POINTS: ' \
        '--max-gap=[greatest gap between the ends (cookbook view width / 3, 106.67 at 320; lamarche 50)]:POINTS: ' \
        '--min-transit=[least angle travelled about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[greatest angle travelled about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far samples may be from the radius (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[last samples that are excluded from the angle check (lamarche 3)]:N: ' \
        '--tolerance=[fit error allowed; also widens the middle and lowers the overlap (katz 0.2)]:SHARE: ' \
        '--strictness=[tightens or loosens all limits, from 0 to 1 (ring 0.5)]:SHARE: ' \
        '--min-aspect=[flattest ellipse that counts as a circle (ring 0.48)]:SHARE: ' \
        '--max-turns=[most turns, from 1 to 5 (ring 1.4)]:N: ' \
        '--turns=[part of a circle to find\: 1 finds circles, 0.5 half circles (ring 1)]:SHARE: ' \
        '--positive=[label of what should be accepted; can be repeated (circle)]:LABEL: ' \
        '--exclude=[leave out the stroke with this id; can be repeated]:ID: ' \
        '--min-samples=[leave out strokes with fewer samples]:N: ' \
        '--group=[leave out strokes by MEMBER (subject, file), so that the score is for new people]:MEMBER: ' \
        '(-q --quiet)'{-q,--quiet}'[print no results]' \
        '--limits=[limits to tune, by the names of their options]:LIMIT,…: ' \
        '--max-fpr=[find the most circles while accepting at most this share of the others, as 1%]:SHARE: ' \
        '--cost=[find the least cost of circles missed and others accepted]:miss=N,false=N: ' \
        '--write=[file of defaults to put the limits in, such as .strokecheck.json]:FILE:_files' \
        '(-f --format)'{-f+,--format=}'[output format; swift is lines of code (default\: text)]:choice:(text json swift)' \
        '--input-format=[treat inputs as this format, see help formats (default\: detected from content)]:FORMAT:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path)' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--fields=[names in tables and objects, as points=touches,x=position.x]:NAMES: ' \
        '--flip-y[change the sign of y, for strokes recorded with y upward]' \
        '--resample=[resample strokes to at most this rate first]:HZ: ' \
        '--include-cancelled[also judge strokes whose pointer was cancelled]' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '--no-config[ignore .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    compare)
      _arguments -s -S \
        '--detector=[detector to use; several with commas, or repeated (default\: cookbook)]:choice:(cookbook lamarche katz ring all)' \
        '--without=[leave out checks, as duration,closure; several with commas, or repeated]:CHECKS:(duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail)' \
        '--as-published[reproduce the published code, including its mistakes]' \
        '--judge=[program to use as a detector; can be repeated; see strokecheck help judge]:\[NAME=\]COMMAND: ' \
        '--judge-timeout=[time in which a judge has to answer a stroke, as 500ms or 30s (default\: 10s)]:DURATION: ' \
        '--show-labels[show judges the ids, labels and other members of strokes]' \
        '--min-points=[fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[longest duration (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[width of the view when a stroke does not specify one (cookbook 320)]:POINTS: ' \
        '--max-gap=[greatest gap between the ends (cookbook view width / 3, 106.67 at 320; lamarche 50)]:POINTS: ' \
        '--min-transit=[least angle travelled about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[greatest angle travelled about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far samples may be from the radius (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[last samples that are excluded from the angle check (lamarche 3)]:N: ' \
        '--tolerance=[fit error allowed; also widens the middle and lowers the overlap (katz 0.2)]:SHARE: ' \
        '--strictness=[tightens or loosens all limits, from 0 to 1 (ring 0.5)]:SHARE: ' \
        '--min-aspect=[flattest ellipse that counts as a circle (ring 0.48)]:SHARE: ' \
        '--max-turns=[most turns, from 1 to 5 (ring 1.4)]:N: ' \
        '--turns=[part of a circle to find\: 1 finds circles, 0.5 half circles (ring 1)]:SHARE: ' \
        '--positive=[label of what should be accepted; can be repeated (circle)]:LABEL: ' \
        '--group=[also count the changes by MEMBER (subject, file)]:MEMBER: ' \
        '(-q --quiet)'{-q,--quiet}'[print no results]' \
        '--against=[judge the strokes also with these options added, as "--max-inflections 8"]:OPTIONS: ' \
        '(-o --output)'{-o+,--output=}'[HTML page to make of the strokes whose verdicts changed; with --against]:FILE:_files' \
        '(-f --format)'{-f+,--format=}'[output format (default\: text)]:choice:(text json junit)' \
        '--input-format=[treat inputs as this format, see help formats (default\: detected from content)]:FORMAT:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path)' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--fields=[names in tables and objects, as points=touches,x=position.x]:NAMES: ' \
        '--flip-y[change the sign of y, for strokes recorded with y upward]' \
        '--resample=[resample strokes to at most this rate first]:HZ: ' \
        '--include-cancelled[also judge strokes whose pointer was cancelled]' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '--no-config[ignore .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    plot)
      _arguments -s -S \
        '--detector=[detector to use; several with commas, or repeated (default\: cookbook)]:choice:(cookbook lamarche katz ring all)' \
        '--without=[leave out checks, as duration,closure; several with commas, or repeated]:CHECKS:(duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail)' \
        '--as-published[reproduce the published code, including its mistakes]' \
        '--judge=[program to use as a detector; can be repeated; see strokecheck help judge]:\[NAME=\]COMMAND: ' \
        '--judge-timeout=[time in which a judge has to answer a stroke, as 500ms or 30s (default\: 10s)]:DURATION: ' \
        '--show-labels[show judges the ids, labels and other members of strokes]' \
        '--min-points=[fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[longest duration (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[width of the view when a stroke does not specify one (cookbook 320)]:POINTS: ' \
        '--max-gap=[greatest gap between the ends (cookbook view width / 3, 106.67 at 320; lamarche 50)]:POINTS: ' \
        '--min-transit=[least angle travelled about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[greatest angle travelled about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far samples may be from the radius (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[last samples that are excluded from the angle check (lamarche 3)]:N: ' \
        '--tolerance=[fit error allowed; also widens the middle and lowers the overlap (katz 0.2)]:SHARE: ' \
        '--strictness=[tightens or loosens all limits, from 0 to 1 (ring 0.5)]:SHARE: ' \
        '--min-aspect=[flattest ellipse that counts as a circle (ring 0.48)]:SHARE: ' \
        '--max-turns=[most turns, from 1 to 5 (ring 1.4)]:N: ' \
        '--turns=[part of a circle to find\: 1 finds circles, 0.5 half circles (ring 1)]:SHARE: ' \
        '--positive=[label of what should be accepted; can be repeated (circle)]:LABEL: ' \
        '--input-format=[treat inputs as this format, see help formats (default\: detected from content)]:FORMAT:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path)' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--fields=[names in tables and objects, as points=touches,x=position.x]:NAMES: ' \
        '--flip-y[change the sign of y, for strokes recorded with y upward]' \
        '--resample=[resample strokes to at most this rate first]:HZ: ' \
        '--include-cancelled[also judge strokes whose pointer was cancelled]' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '--path=[SVG file, or file of path data; - is standard input]:FILE:_files' \
        '--d=[path data, as in the d attribute of SVG]:DATA: ' \
        '--fill=[fill of shapes that set none\: a colour, or none]:VALUE: ' \
        '--fill-rule=[fill rule\: nonzero or evenodd]:VALUE: ' \
        '--fill-opacity=[opacity of the fill; 0 paints nothing]:VALUE: ' \
        '--stroke=[stroke of shapes that set none\: a colour, or none]:VALUE: ' \
        '--stroke-width=[width of the stroke]:VALUE: ' \
        '--stroke-linecap=[ends of the stroke\: butt, round or square]:VALUE: ' \
        '--stroke-linejoin=[corners of the stroke\: miter, round or bevel]:VALUE: ' \
        '--stroke-miterlimit=[longest miter, over the stroke'\''s width]:VALUE: ' \
        '--stroke-dasharray=[lengths of dashes and gaps, or none]:VALUE: ' \
        '--stroke-dashoffset=[offset at which the dash pattern begins]:VALUE: ' \
        '--stroke-opacity=[opacity of the stroke; 0 paints nothing]:VALUE: ' \
        '--override[let these options override the drawing'\''s own]' \
        '--viewport=[coordinates are pixels of a viewport of this size, or auto (default\: user units)]:W,H: ' \
        '--strict-svg[refuse drawings that use what is not supported]' \
        '--rect=[rectangle to test against the shapes; can be repeated]:X,Y,W,H: ' \
        '--point=[point to test against the shapes; can be repeated]:X,Y: ' \
        '--radius=[test points as round fingers of this radius]:R: ' \
        '--rule=[when a pixel counts as painted (default\: touch)]:choice:(touch center coverage)' \
        '--threshold=[least alpha that hits under --rule coverage (default\: 1)]:N: ' \
        '(-o --output)'{-o+,--output=}'[SVG file to write; - is standard output (default\: characters on a terminal)]:FILE:_files' \
        '--terminal[draw with characters, for a terminal]' \
        '--columns=[number of figures side by side]:N: ' \
        '--same-scale[draw all figures at one scale]' \
        '--size=[width and height of each figure, 80 to 4000]:PIXELS: ' \
        '--theme=[colour theme (default\: auto, the reader'\''s preference)]:choice:(light dark auto)' \
        '--explain[list every check below each figure; draw the pixel of a --rect]' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '--width=[with --terminal\: override the window'\''s width]:CHARACTERS: ' \
        '--height=[with --terminal\: override the window'\''s height]:LINES: ' \
        '--color=[colour the characters (default\: auto, on a terminal)]:choice:(auto always never)' \
        '--no-config[ignore .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    report)
      _arguments -s -S \
        '--detector=[detector to use; several with commas, or repeated (default\: all)]:choice:(cookbook lamarche katz ring all)' \
        '--without=[leave out checks, as duration,closure; several with commas, or repeated]:CHECKS:(duration inflections closure transit roundness sequence error middle overlap gap turns aspect dents corners unevenness deviation tail)' \
        '--as-published[reproduce the published code, including its mistakes]' \
        '--judge=[program to use as a detector; can be repeated; see strokecheck help judge]:\[NAME=\]COMMAND: ' \
        '--judge-timeout=[time in which a judge has to answer a stroke, as 500ms or 30s (default\: 10s)]:DURATION: ' \
        '--show-labels[show judges the ids, labels and other members of strokes]' \
        '--min-points=[fewest samples (cookbook 2, lamarche 6)]:N: ' \
        '--max-duration=[longest duration (cookbook 2, lamarche 2)]:SECONDS: ' \
        '--max-inflections=[most changes of direction (cookbook 5)]:N: ' \
        '--view-width=[width of the view when a stroke does not specify one (cookbook 320)]:POINTS: ' \
        '--max-gap=[greatest gap between the ends (cookbook view width / 3, 106.67 at 320; lamarche 50)]:POINTS: ' \
        '--min-transit=[least angle travelled about the centre (cookbook 5.498)]:RADIANS: ' \
        '--max-transit=[greatest angle travelled about the centre (cookbook 9.425)]:RADIANS: ' \
        '--radius-variance=[how far samples may be from the radius (lamarche 25)]:PERCENT: ' \
        '--exempt-points=[last samples that are excluded from the angle check (lamarche 3)]:N: ' \
        '--tolerance=[fit error allowed; also widens the middle and lowers the overlap (katz 0.2)]:SHARE: ' \
        '--strictness=[tightens or loosens all limits, from 0 to 1 (ring 0.5)]:SHARE: ' \
        '--min-aspect=[flattest ellipse that counts as a circle (ring 0.48)]:SHARE: ' \
        '--max-turns=[most turns, from 1 to 5 (ring 1.4)]:N: ' \
        '--turns=[part of a circle to find\: 1 finds circles, 0.5 half circles (ring 1)]:SHARE: ' \
        '--positive=[label of what should be accepted; can be repeated (circle)]:LABEL: ' \
        '--input-format=[treat inputs as this format, see help formats (default\: detected from content)]:FORMAT:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path)' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--fields=[names in tables and objects, as points=touches,x=position.x]:NAMES: ' \
        '--flip-y[change the sign of y, for strokes recorded with y upward]' \
        '--resample=[resample strokes to at most this rate first]:HZ: ' \
        '--include-cancelled[also judge strokes whose pointer was cancelled]' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '(-o --output)'{-o+,--output=}'[HTML file to write (default\: -, standard output)]:FILE:_files' \
        '--title=[title of the page]:TEXT: ' \
        '--theme=[colour theme (default\: auto, the reader'\''s preference)]:choice:(light dark auto)' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '--no-config[ignore .strokecheck.json and STROKECHECK_OPTS]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    convert)
      _arguments -s -S \
        '--input-format=[treat inputs as this format, see help formats (default\: detected from content)]:FORMAT:(json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents touches uitouch trace getevent svg path)' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '--id=[take only strokes with this id; can be repeated]:ID: ' \
        '--label=[take only strokes with this label; can be repeated]:LABEL: ' \
        '--set=[set a member of each stroke taken, as label=circle; can be repeated]:NAME=VALUE: ' \
        '--time-unit=[unit of times, overriding the file'\''s (default\: the format'\''s own, else seconds)]:choice:(s ms us)' \
        '--fields=[names in tables and objects, as points=touches,x=position.x]:NAMES: ' \
        '--flip-y[change the sign of y, for strokes recorded with y upward]' \
        '--idle=[end a stroke of a table after a pause of this length, as 500ms or 2s, in a pipe]:DURATION: ' \
        '--max-memory=[limit of memory for a stroke or a drawing (default\: 1G, or half of ulimit -v)]:SIZE: ' \
        '(-o --output)'{-o+,--output=}'[file to write (default\: -, standard output)]:FILE:_files' \
        '--to=[output format, see help formats (default\: from the output'\''s extension, else ndjson)]:FORMAT:(json ndjson csv tsv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg playwright sendevent xcuitest maestro)' \
        '(-j --jobs)'{-j+,--jobs=}'[number of threads (default\: all cores)]:N: ' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:file:_files'
      ;;
    generate)
      _arguments -s -S \
        '--from=[file of strokes to make variants of; can be repeated]:FILE:_files' \
        '--shape=[shapes to make; several with commas, or repeated (default\: all of them)]:choice:(circle ellipse arc spiral triangle rectangle pentagon line)' \
        '--count=[number of strokes (default\: 100)]:N: ' \
        '--seed=[start of the random numbers\: the same seed makes the same strokes (default\: 1)]:N: ' \
        '(-o --output)'{-o+,--output=}'[NDJSON file to write (default\: -, standard output)]:FILE:_files' \
        '--exclude-files=[leave out files of folders, as package.json or raw/*.csv; can be repeated]:PATTERN: ' \
        '(-h --help)'{-h,--help}'[show this help]'
      ;;
    record)
      _arguments -s -S \
        '(-o --output)'{-o+,--output=}'[HTML file to write (default\: -, standard output)]:FILE:_files' \
        '--serve[serve the page to a browser and print each stroke as it is drawn]' \
        '--address=[with --serve\: address to serve at; 0.0.0.0 for the network (default\: 127.0.0.1)]:ADDRESS: ' \
        '--port=[with --serve\: port to serve at (default\: any free one)]:N: ' \
        '(-h --help)'{-h,--help}'[show this help]'
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
      _arguments ':topic:(circle hittest path lasso filter evaluate tune compare plot report convert generate record completions man detectors judge formats json measures expectations defaults exit-status)'
      ;;
  esac
}

if [[ $funcstack[1] == _strokecheck ]]; then
  _strokecheck "$@"
else
  compdef _strokecheck strokecheck
fi
