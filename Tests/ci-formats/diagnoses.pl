# Reads a TAP report with the parser that prove uses, and sees to it that all of it was understood:
# every line known, a diagnosis with a message behind every failure, the plan kept.
use strict;
use warnings;
use TAP::Parser;
binmode STDOUT, ':utf8';

open my $file, '<:utf8', $ARGV[0] or die "$ARGV[0]: $!";
my $parser = TAP::Parser->new({tap => do { local $/; <$file> }});
my ($wrong, $missing) = (0, 0);
while (my $result = $parser->next) {
  if ($result->is_unknown) {
    print 'unknown: ', $result->as_string, "\n";
    $wrong++;
  }
  if ($result->is_test) {
    print "a diagnosis is missing\n" and $wrong++ if $missing;
    $missing = !$result->is_ok;
    # Only a cancelled stroke has one; a name that looks like one is escaped.
    print 'a directive: ', $result->as_string, "\n" and $wrong++
      if $result->directive && !($result->has_skip && $result->explanation eq 'its pointer was cancelled');
  }
  if ($result->is_yaml) {
    $missing = 0;
    my $data = $result->data;
    print "no message\n" and $wrong++ unless length $data->{message} && length $data->{code};
  }
}
print "a diagnosis is missing\n" and $wrong++ if $missing;
print "$_\n" and $wrong++ for $parser->parse_errors;
exit($wrong > 0);
