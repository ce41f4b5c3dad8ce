# Completions of strokecheck for fish. Made by: strokecheck completions fish

function __strokecheck_command_is
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test "$words[2]" = "$argv[1]"
end

function __strokecheck_has_no_command
    test (count (commandline -opc)) -eq 1
end

complete -c strokecheck -f
complete -c strokecheck -n __strokecheck_has_no_command -a circle -d 'Judge recorded strokes by a circle detector and say why.'
complete -c strokecheck -n __strokecheck_has_no_command -a filter -d 'Judge NDJSON from standard input, a line of NDJSON out for every line in.'
complete -c strokecheck -n __strokecheck_has_no_command -a convert -d 'Write strokes in another format, and say what that has no place for.'
complete -c strokecheck -n __strokecheck_has_no_command -a completions -d 'Print completions of command lines for a shell.'
complete -c strokecheck -n __strokecheck_has_no_command -a man -d 'Print the manual page, for man to show.'
complete -c strokecheck -n __strokecheck_has_no_command -a help -d 'Show a page of help.'
complete -c strokecheck -n __strokecheck_has_no_command -l help
complete -c strokecheck -n __strokecheck_has_no_command -l version
complete -c strokecheck -n '__strokecheck_command_is help' -a 'circle filter convert completions man detectors formats measures expectations defaults exit-status'

complete -c strokecheck -n '__strokecheck_command_is circle' -F
complete -c strokecheck -n '__strokecheck_command_is circle' -l detector -x -a 'cookbook lamarche katz all' -d 'who judges (default: cookbook)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l as-published -d 'compute as the published code does, its mistakes included'
complete -c strokecheck -n '__strokecheck_command_is circle' -l min-points -x -d 'the fewest samples (cookbook 2, lamarche 6)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l max-duration -x -d 'the longest time (cookbook 2, lamarche 2)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l max-inflections -x -d 'the most changes of direction (cookbook 5)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l view-width -x -d 'the width of the view where a stroke does not say (cookbook 320)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l max-gap -x -d 'the farthest from the first sample to the last (cookbook, lamarche 50)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l min-transit -x -d 'the least angle about the centre (cookbook 5.498)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l max-transit -x -d 'the greatest angle about the centre (cookbook 9.425)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l radius-variance -x -d 'how far from the radius a sample may be (lamarche 25)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l exempt-points -x -d 'samples at the end whose angles are not asked of (lamarche 3)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l tolerance -x -d 'error, size of the middle and overlap in one (katz 0.2)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l expect -x -a 'circle rejected too-few-points excessive-duration excessive-inflections start-too-far-from-end transit-too-short transit-too-long end-too-far-from-start too-slow too-short not-round-enough wrong-sequence-of-angles no-circle-fits fit-error-too-large points-in-the-middle overlap-too-small' -d 'what every stroke should be: circle, rejected or a reason'
complete -c strokecheck -n '__strokecheck_command_is circle' -l input-format -x -a 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg' -d 'take every input for this (default: told by content)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l time-unit -x -a 's ms us' -d 'what times count, whatever the file says (default: what its format has; seconds)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l resample -x -d 'slow strokes down to this rate before they are judged'
complete -c strokecheck -n '__strokecheck_command_is circle' -l include-cancelled -d 'judge also strokes whose pointer was taken away'
complete -c strokecheck -n '__strokecheck_command_is circle' -l format -x -a 'text json ndjson csv junit tap sarif github' -d 'how results are printed (default: text)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l explain -d 'show every check, also those behind the first failure'
complete -c strokecheck -n '__strokecheck_command_is circle' -l summary -d 'say on standard error what all strokes came to'
complete -c strokecheck -n '__strokecheck_command_is circle' -s j -l jobs -x -d 'how many threads work (default: all cores)'
complete -c strokecheck -n '__strokecheck_command_is circle' -s q -l quiet -d 'print no results; the exit status tells'
complete -c strokecheck -n '__strokecheck_command_is circle' -l color -x -a 'auto always never' -d 'colour verdicts (default: auto, on a terminal)'
complete -c strokecheck -n '__strokecheck_command_is circle' -l exit-zero -d 'exit with 0 also if strokes were rejected'
complete -c strokecheck -n '__strokecheck_command_is circle' -l no-config -d 'take no options from .strokecheck.json and STROKECHECK_OPTS'
complete -c strokecheck -n '__strokecheck_command_is circle' -s h -l help -d 'show this help'

complete -c strokecheck -n '__strokecheck_command_is filter' -F
complete -c strokecheck -n '__strokecheck_command_is filter' -l detector -x -a 'cookbook lamarche katz all' -d 'who judges (default: cookbook)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l as-published -d 'compute as the published code does, its mistakes included'
complete -c strokecheck -n '__strokecheck_command_is filter' -l min-points -x -d 'the fewest samples (cookbook 2, lamarche 6)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l max-duration -x -d 'the longest time (cookbook 2, lamarche 2)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l max-inflections -x -d 'the most changes of direction (cookbook 5)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l view-width -x -d 'the width of the view where a stroke does not say (cookbook 320)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l max-gap -x -d 'the farthest from the first sample to the last (cookbook, lamarche 50)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l min-transit -x -d 'the least angle about the centre (cookbook 5.498)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l max-transit -x -d 'the greatest angle about the centre (cookbook 9.425)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l radius-variance -x -d 'how far from the radius a sample may be (lamarche 25)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l exempt-points -x -d 'samples at the end whose angles are not asked of (lamarche 3)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l tolerance -x -d 'error, size of the middle and overlap in one (katz 0.2)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l time-unit -x -a 's ms us' -d 'what times count, whatever the file says (default: what its format has; seconds)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l resample -x -d 'slow strokes down to this rate before they are judged'
complete -c strokecheck -n '__strokecheck_command_is filter' -l max-line -x -d 'the longest line (default: 67108864)'
complete -c strokecheck -n '__strokecheck_command_is filter' -l with-input -d 'keep each record, and add the verdict to its members'
complete -c strokecheck -n '__strokecheck_command_is filter' -l explain -d 'show every check, also those behind the first failure'
complete -c strokecheck -n '__strokecheck_command_is filter' -l strict -d 'exit with 1 if a stroke is rejected, with 2 if a line is bad'
complete -c strokecheck -n '__strokecheck_command_is filter' -l line-buffered -d 'answer each line before the next is read'
complete -c strokecheck -n '__strokecheck_command_is filter' -s j -l jobs -x -d 'how many threads work (default: all cores)'
complete -c strokecheck -n '__strokecheck_command_is filter' -s h -l help -d 'show this help'

complete -c strokecheck -n '__strokecheck_command_is convert' -F
complete -c strokecheck -n '__strokecheck_command_is convert' -l input-format -x -a 'json ndjson csv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg' -d 'take every input for this (default: told by content)'
complete -c strokecheck -n '__strokecheck_command_is convert' -l time-unit -x -a 's ms us' -d 'what times count, whatever the file says (default: what its format has; seconds)'
complete -c strokecheck -n '__strokecheck_command_is convert' -s o -l output -r -F -d 'write there (default: -, standard output)'
complete -c strokecheck -n '__strokecheck_command_is convert' -l to -x -a 'json ndjson csv tsv quickdraw dollar inkml webdriver rrweb pointerevents getevent svg' -d 'the format (default: told by the ending of the output; ndjson)'
complete -c strokecheck -n '__strokecheck_command_is convert' -s h -l help -d 'show this help'

complete -c strokecheck -n '__strokecheck_command_is completions' -a 'bash zsh fish'
complete -c strokecheck -n '__strokecheck_command_is completions' -s h -l help -d 'show this help'

complete -c strokecheck -n '__strokecheck_command_is man' -s h -l help -d 'show this help'
