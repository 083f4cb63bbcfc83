<?php
namespace App\Http\Controllers;

use Illuminate\Http\Client\Factory;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;

/** Answers an invoice with its UBL, or with 422 and what is wrong at which field; `pint-ae serve` judges and converts it. */
final class InvoiceController
{
    public function store(Request $request, Factory $http): Response|JsonResponse
    {
        // The text as it came: amounts keep their digits.
        $server = env('PINT_AE_SERVER', 'http://127.0.0.1:8080');
        $ask = fn (string $operation, string $accept) => $http->accept($accept)
            ->withBody($request->getContent(), 'application/json')->post("$server/v1/$operation")->throw();
        $verdict = $ask('validate', 'application/json')->json();
        if (!$verdict['valid']) return new JsonResponse(['errors' => array_map(
            fn ($issue) => ['path' => $issue['path'], 'message' => $issue['message'], 'hint' => $issue['hint']],
            $verdict['issues'],
        )], 422);
        return new Response($ask('convert', 'application/xml')->body(), 200, ['Content-Type' => 'application/xml']);
    }
}
