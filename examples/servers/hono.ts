/**
 * The operations of pint-ae in a Hono server, and so on any runtime that Hono runs on.
 * `serve({ fetch: app.fetch, port: 8080 })` of @hono/node-server starts it on Node.
 */
import { Hono } from 'hono';
import { createHandler } from 'pint-ae/http';

const handler = createHandler();

export const app = new Hono();
app.all('/v1/*', ({ req }) => handler(req.raw));
app.post('/orders', async (context) => context.json({ received: Object.keys(await context.req.json()) }));
