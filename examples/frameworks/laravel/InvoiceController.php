<?php
namespace App\Http\Controllers;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use PintAe\Client;

/** Answers an invoice with its UBL, or with 422 and what is wrong at which field; `pint-ae serve` judges and converts it. */
final class InvoiceController
{
    public function store(Request $request, Client $pintAe): Response|JsonResponse
    {
        // The text as it came: amounts keep their digits.
        $invoice = $request->getContent();
        $verdict = $pintAe->validateDocument($invoice);
        if (!$verdict->valid) return new JsonResponse(['errors' => array_map(
            fn ($issue) => ['path' => $issue->path, 'message' => $issue->message, 'hint' => $issue->hint],
            $verdict->issues,
        )], 422);
        return new Response($pintAe->convertDocumentAsXml($invoice), 200, ['Content-Type' => 'application/xml']);
    }
}
