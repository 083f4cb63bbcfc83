/**
 * The operations of pint-ae in a Fastify server: a separate plugin in which no body is parsed first; and a route of its
 * own with the schema of a document request.
 * `app.listen({ port: 8080 })` starts it.
 */
import fastify from 'fastify';
import { documentRequest, validate } from 'pint-ae';
import { createHandler } from 'pint-ae/http';
import { toNodeListener } from 'pint-ae/http/node';

const listener = toNodeListener(createHandler());

export const app = fastify();
app.register(async (plugin) => {
  plugin.removeAllContentTypeParsers();
  plugin.addContentTypeParser('*', (_request, _payload, done) => done(null));
  plugin.all('/v1/*', (request, reply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  });
});
app.post('/orders', async (request) => ({ received: Object.keys(request.body ?? {}) }));
app.post(
  '/invoices',
  { schema: { body: documentRequest.jsonSchema({ target: 'draft-07' }) } },
  async ({ body }) => validate(body),
);
