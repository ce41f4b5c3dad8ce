# Asks fish for completions as its line editor would.
#   fish completions.fish SCRIPT
source $argv[1]
set -g failures 0

function found
    complete -C $argv[1] | string replace -r '\t.*' ''
end

function expect
    set -l found (found $argv[1] | sort)
    set -l wanted (printf '%s\n' $argv[2..] | string match -v '' | sort)
    test "$found" = "$wanted"; and return
    echo "$argv[1]: found $found, wanted $wanted"
    set -g failures (math $failures + 1)
end

function expect_some
    for word in $argv[2..]
        contains -- $word (found $argv[1]); and continue
        echo "$argv[1]: no $word"
        set -g failures (math $failures + 1)
    end
end

expect 'strokecheck ci' circle
expect 'strokecheck --v' --version
expect_some 'strokecheck ' circle completions man help
expect 'strokecheck circle --det' --detector
expect_some 'strokecheck circle --' --max-duration --explain
expect_some 'strokecheck circle -' -q -h
expect 'strokecheck circle --detector ka' katz
expect 'strokecheck circle --detector=ka' --detector=katz
expect_some 'strokecheck circle --format ' (string split ' ' $FORMATS)
expect 'strokecheck circle --expect excessive-d' excessive-duration
expect 'strokecheck circle --max-duration ' 
expect_some 'strokecheck circle Samples/three' Samples/three-strokes.csv
expect_some 'strokecheck circle -q Sampl' Samples/
expect_some 'strokecheck completions ' bash zsh fish
expect 'strokecheck help det' detectors
expect 'strokecheck man '
test $failures -eq 0
