<?php
error_reporting(E_ALL);
set_error_handler(fn ($level, $message) => (error_reporting() & $level) === 0 ? false : throw new ErrorException($message));
require 'Odd.php';

[, $document, $address] = $argv;
echo Odd\Object_::fromJson($document)->toJson(), "\n";
$client = new Odd\Client($address, apiKey: 'secret', token: 'other');
foreach (['a/b c', 'redirect', 'cut', 'torn'] as $name) {
    try {
        $client->class_($name, 'd', ['a,b', 'ü&'], import: [1, 2], listId: true, xTraceId: 't');
    } catch (Odd\ProblemError $refused) {
        echo "$refused->status ", $refused->retryAfter() ?? 'None', ' ', $refused->problem?->title ?? 'None', "\n";
    } catch (Exception $failed) {
        echo "$name ", $failed::class, "\n";
    }
}
