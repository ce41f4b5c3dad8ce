# Completions of strokecheck for fish. Made by: strokecheck completions fish

function __strokecheck_command_is
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test "$words[2]" = "$argv[1]"
end

function __strokecheck_has_no_command
    test (count (commandline -opc)) -eq 1
end

complete -c strokecheck -f
{{lines}}
