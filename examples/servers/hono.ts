/**
 * The operations of pint-ae in a Hono server, on any runtime that Hono supports. On Node, `serve({ fetch:
 * app.fetch, port: 8080 })` of @hono/node-server starts it.
 */
import { Hono } from 'hono';
import { createHandler } from 'pint-ae/http';

const handler = createHandler();

export const app = new Hono();
app.all('/v1/*', ({ req }) => handler(req.raw));
app.post('/orders', async (context) => context.json({ received: Object.keys(await context.req.json()) }));
