<?php // The verdict of `pint-ae serve` on documents, and the UBL of valid ones: php over-http.php invoices/*.json
require __DIR__ . '/PintAe.php';

$client = new PintAe\Client(getenv('PINT_AE_SERVER') ?: 'http://127.0.0.1:8080');
foreach (array_map('file_get_contents', array_slice($argv, 1)) as $document) {
    $verdict = $client->validateDocument($document);
    echo "$verdict->outcome\n";
    foreach ($verdict->issues as $issue) echo "$issue->path ($issue->rule)\n$issue->message\n$issue->hint\n";
    if ($verdict->valid) echo $client->convertDocumentAsXml($document), "\n";
}
