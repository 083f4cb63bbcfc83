<?php // The verdict of the command on each document, a line of JSON each: php lines.php invoices/*.json
$lines = tmpfile();
// A document without its line breaks is a line; no number in it is written anew.
foreach (array_slice($argv, 1) as $file) fwrite($lines, str_replace("\n", ' ', file_get_contents($file)) . "\n");
rewind($lines);
$run = proc_open(['pint-ae', 'batch', '--filter'], [$lines, ['pipe', 'w'], STDERR], $pipes);
while (($line = fgets($pipes[1])) !== false) {
    $verdict = json_decode($line);
    echo "$verdict->outcome\n";
    foreach ($verdict->issues as $issue) echo "$issue->path ($issue->rule)\n$issue->message\n$issue->hint\n";
}
exit(proc_close($run));
