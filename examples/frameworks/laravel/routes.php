<?php // In routes/api.php, the first line; in a service provider, the second. PintAe.php is the client made from OpenAPI.
use App\Http\Controllers\InvoiceController;
use Illuminate\Support\Facades\Route;

Route::post('/invoices', [InvoiceController::class, 'store']);
app()->singleton(PintAe\Client::class, fn () => new PintAe\Client(env('PINT_AE_SERVER', 'http://127.0.0.1:8080')));
