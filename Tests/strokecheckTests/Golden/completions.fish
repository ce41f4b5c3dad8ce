# Completions of strokecheck for fish. Made by: strokecheck completions fish

function __strokecheck_command_is
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test "$words[2]" = "$argv[1]"
end

function __strokecheck_has_no_command
    test (count (commandline -opc)) -eq 1
end

complete -c strokecheck -f
complete -c strokecheck -n __strokecheck_has_no_command -a record -d 'Make the page that records strokes and judges them.'
complete -c strokecheck -n __strokecheck_has_no_command -a completions -d 'Print completions of command lines for a shell.'
complete -c strokecheck -n __strokecheck_has_no_command -a help -d 'Show a page of help.'
complete -c strokecheck -n __strokecheck_has_no_command -l help
complete -c strokecheck -n __strokecheck_has_no_command -l version
complete -c strokecheck -n '__strokecheck_command_is help' -a 'record completions detectors judge formats json measures glossary evaluation expectations exit-status'

complete -c strokecheck -n '__strokecheck_command_is record' -s o -l output -r -F -d 'HTML file to write (default: standard output)'
complete -c strokecheck -n '__strokecheck_command_is record' -s h -l help -d 'show help; --help-all lists every option'
complete -c strokecheck -n '__strokecheck_command_is record' -l help-all -d 'show help on every option'

complete -c strokecheck -n '__strokecheck_command_is completions' -a 'bash zsh fish'
complete -c strokecheck -n '__strokecheck_command_is completions' -s h -l help -d 'show help; --help-all lists every option'
complete -c strokecheck -n '__strokecheck_command_is completions' -l help-all -d 'show help on every option'
