import { type RouteConfig, z } from '@hono/zod-openapi';
import type { ProblemKind } from 'pint-ae/http';

/** The security scheme of the route for access points. */
export const inboundToken = { name: 'InboundToken', header: 'X-Token' } as const;

const taken = z
  .object({
    outcome: z.enum(['received', 'repeated']),
    documentId: z.string(),
    instanceId: z.string(),
  })
  .openapi('Reception');

const json = { 'application/json': { schema: taken } };

/**
 * The problems of `POST /inbound`. Documents refused with one of the first three are stored, so that they can
 * be read.
 */
export const inboundProblems: readonly ProblemKind[] = [
  'bad-request',
  'not-found',
  'conflict',
  'unauthorized',
  'content-too-large',
  'unsupported-media-type',
  'internal-error',
  'upstream-error',
];

/** The OpenAPI description of `POST /inbound`, without its problems. */
export const inboundDescription = {
  operationId: 'receive',
  method: 'post',
  path: '/inbound',
  tags: ['Inbound'],
  summary: 'Bring what has arrived',
  description:
    'For access points: UBL or a Standard Business Document, under a token of its own. What cannot be read (400), is for nobody here (404), or is another document under the instance of one before (409) is kept aside, once.',
  security: [{ [inboundToken.name]: [] }],
  request: {
    body: { required: true, content: { 'application/xml': { schema: z.string() } } },
  },
  responses: {
    201: { description: 'Received.', content: json },
    200: { description: 'The same instance has arrived before.', content: json },
  },
} satisfies RouteConfig;
