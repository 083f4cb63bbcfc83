<?php // Judges documents and writes the UBL of the valid ones: php client.php invoice.json …
require __DIR__ . '/vendor/autoload.php';

use PintAe\Api\DocumentsApi;
use PintAe\Configuration;
use PintAe\Model\DocumentRequest;
use PintAe\ObjectSerializer;

$server = getenv('PINT_AE_SERVER') ?: 'http://127.0.0.1:8080';
$documents = new DocumentsApi(new GuzzleHttp\Client(), (new Configuration())->setHost($server));
foreach (array_slice($argv, 1) as $file) {
    // Amounts are float, which keeps 15 digits: the server takes no number that needs more.
    $request = ObjectSerializer::deserialize(json_decode(file_get_contents($file)), DocumentRequest::class);
    $verdict = $documents->validateDocument($request, lang: 'en');
    echo $verdict->getOutcome(), "\n";
    foreach ($verdict->getIssues() as $issue) {
        echo "{$issue->getPath()} ({$issue->getRule()})\n{$issue->getMessage()}\n{$issue->getHint()}\n";
    }
    if ($verdict->getValid()) echo $documents->convertDocument($request, lang: 'en')->getXml(), "\n";
}
