<?php // From an ERP's invoice to a delivered document: php deliver.php erp-invoice.json company.json
ini_set('serialize_precision', '-1'); // Amounts are written with the digits that they have.

// 1. The invoice as the ERP has it; your company; and which tax code of yours is which VAT category.
[$erp, $company] = array_map(fn ($file) => json_decode(file_get_contents($file)), [$argv[1], $argv[2]]);
$taxes = ['V5' => ['S', 5], 'V0' => ['Z', 0]];

/** Asks the service for JSON, or for another media type as text. */
function ask(string $method, string $path, mixed $body = null, string $accept = 'application/json', array $headers = []): mixed
{
    $sent = ['X-Api-Key: ' . getenv('PINT_AE_KEY'), "Accept: $accept", 'Content-Type: application/json', ...$headers];
    $content = $body === null ? '' : json_encode($body);
    $http = ['method' => $method, 'header' => $sent, 'content' => $content, 'ignore_errors' => true];
    $server = getenv('PINT_AE_SERVER') ?: 'http://127.0.0.1:8080';
    $answer = file_get_contents($server . $path, context: stream_context_create(['http' => $http]));
    if (!preg_match('/ 2\d\d/', $http_response_header[0])) throw new RuntimeException($answer);
    return $accept === 'application/json' ? json_decode($answer) : $answer;
}

// 2. The request: its names in place of the ERP's.
$request = [
    'documentType' => 'Invoice',
    'invoiceNumber' => $erp->doc,
    'issueDate' => $erp->posted,
    'dueDate' => null, // The ERP has terms of payment, no day: step 4.
    'currency' => 'AED',
    'seller' => $company,
    'buyer' => [
        'name' => $erp->customer->name,
        'trn' => $erp->customer->vat_no,
        'participantId' => $erp->customer->peppol,
        'address' => [
            'line1' => $erp->customer->street,
            'city' => $erp->customer->town,
            'countrySubentity' => $erp->customer->emirate,
            'countryCode' => 'AE',
        ],
    ],
    'lines' => array_map(fn ($row, $index) => [
        'id' => (string) ($index + 1),
        'description' => $row->text,
        'quantity' => $row->pieces,
        'unitCode' => 'EA',
        'unitPrice' => $row->each,
        'lineExtensionAmount' => $row->net,
        'vatCategory' => $taxes[$row->tax][0],
        'vatRate' => $taxes[$row->tax][1],
    ], $erp->rows, array_keys($erp->rows)),
    'references' => ['purchaseOrderId' => $erp->order, 'contractId' => null],
    'notes' => null,
    'precedingInvoiceNumber' => null,
    'taxTotal' => ['taxAmount' => $erp->vat],
    'legalMonetaryTotal' => [
        'lineExtensionAmount' => $erp->net,
        'taxExclusiveAmount' => $erp->net,
        'taxInclusiveAmount' => $erp->gross,
        'payableAmount' => $erp->gross,
    ],
    'paymentMode' => '30',
];

// 3. The service keeps it as a draft and says what is wrong. The number as key: sent twice, it is created once.
$draft = ask('POST', '/v1/invoices', $request, headers: ["Idempotency-Key: $erp->doc"]);
$place = "/v1/invoices/$draft->id";
$verdict = ask('POST', "$place/validate");
echo "$draft->invoiceNumber: $draft->status, valid: ", var_export($verdict->valid, true), "\n";
foreach ($verdict->issues as $issue) echo "$issue->message $issue->hint\n";

// 4. What was missing, from what the ERP knows.
$request['dueDate'] = date('Y-m-d', strtotime("$erp->posted +$erp->terms_days days"));
ask('PUT', $place, $request);
echo 'valid: ', var_export(ask('POST', "$place/validate")->valid, true), "\n";

// 5. Submit it, and wait until the buyer's provider and the tax authority have answered.
ask('POST', "$place/submit", headers: ["Idempotency-Key: $erp->doc"]);
for ($tries = 0; $tries < 120; $tries++) {
    $document = ask('GET', $place);
    $tracks = [$document->exchange->status, $document->reporting->status];
    $isAnswered = array_intersect($tracks, ['pending', 'sent']) === [];
    if ($document->status === 'DeliveryFailed' || $document->status === 'Sent' && $isAnswered) break;
    usleep(500_000);
}
echo "$draft->invoiceNumber: $document->status, {$document->exchange->status}, {$document->reporting->status}\n";

// 6. Keep the XML, which is the invoice, and where it stands.
file_put_contents("$erp->doc.xml", ask('GET', $place, accept: 'application/xml'));
$state = ['id' => $draft->id, 'exchange' => $document->exchange->status, 'reporting' => $document->reporting->status];
file_put_contents("$erp->doc.json", json_encode($state));
