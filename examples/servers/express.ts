/**
 * The operations of pint-ae in an Express server, before any body parser, since they read the raw body.
 * `app.listen(8080)` starts it.
 */
import express from 'express';
import { createHandler } from 'pint-ae/http';
import { toNodeListener } from 'pint-ae/http/node';

export const app = express();
app.use('/v1', toNodeListener(createHandler()));
app.use(express.json());
app.post('/orders', (request, response) => {
  response.json({ received: Object.keys(request.body) });
});
