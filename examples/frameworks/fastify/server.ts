import fastify from 'fastify';
import { convert, documentRequest } from 'pint-ae';

// Fastify would otherwise turn a text into a number and remove fields before pint-ae sees them.
const server = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });

const body = documentRequest.jsonSchema({ target: 'draft-07' });
server.post('/invoices', { schema: { body } }, async (request, reply) => {
  const { outcome, xml, issues } = convert(request.body);
  if (outcome === 'valid') return reply.type('application/xml').send(xml);
  const errors = issues.map(({ path, message, hint }) => ({ path, message, hint }));
  return reply.code(422).send({ errors });
});

await server.listen({ port: Number(process.env.PORT ?? 3000) });
