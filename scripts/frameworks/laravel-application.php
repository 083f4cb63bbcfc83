<?php // The smallest application of Laravel around the recipe, on Debian's packages.
require 'Illuminate/autoload.php';
// Debian loads every part of Laravel but this one.
spl_autoload_register(function (string $class) {
    if (str_starts_with($class, 'Illuminate\\Foundation\\')) require str_replace('\\', '/', $class) . '.php';
});
require __DIR__ . '/InvoiceController.php';
$app = new Illuminate\Foundation\Application(__DIR__);
$app->singleton(Illuminate\Contracts\Http\Kernel::class, Illuminate\Foundation\Http\Kernel::class);
$app->singleton(Illuminate\Contracts\Debug\ExceptionHandler::class, Illuminate\Foundation\Exceptions\Handler::class);
$app->booted(fn () => require __DIR__ . '/routes.php');
$app->make(Illuminate\Contracts\Http\Kernel::class)->handle(Illuminate\Http\Request::capture())->send();
