<?php // The verdict of `pint-ae serve` on a document: php over-http.php invoice.json
$server = $argv[2] ?? 'http://127.0.0.1:8080';
$answer = file_get_contents("$server/v1/validate", false, stream_context_create(['http' => [
    'method' => 'POST',
    'header' => 'content-type: application/json',
    'content' => file_get_contents($argv[1]),
]]));
if ($answer === false) exit(2); // A status other than 200 is not a verdict.
$verdict = json_decode($answer);
echo "$verdict->outcome\n";
foreach ($verdict->issues as $issue) echo "$issue->path ($issue->rule)\n$issue->message\n$issue->hint\n";
