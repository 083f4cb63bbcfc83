import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import type { ProblemKind } from 'pint-ae/http';
import { traceHeader } from '../http/answer-headers.ts';
import { inWords } from '../texts/service-text.ts';
import { statusCodes } from '../track/tracks.ts';

/** The security scheme of the route for access points. */
export const inboundToken = { name: 'InboundToken', header: 'X-Token' } as const;

/** Names the provider of the sender (C2). */
export const senderProviderHeader = 'X-Sender-Provider';

const taken = z
  .object({
    outcome: z
      .enum(['received', 'repeated', 'unknown'])
      .describe('received: it is kept; repeated: it came before; unknown: a status of no document here.'),
    documentId: z.string().optional().describe('Of the document, or of the one that a status is about.'),
    instanceId: z.string().describe('The instance of its envelope.'),
    about: z.string().optional().describe('The instance that a status answers.'),
    code: z.enum(statusCodes).optional().describe('Of a status.'),
  })
  .describe('What became of a document or status that was brought.')
  .openapi('Reception');

const answered = { headers: traceHeader, content: { 'application/json': { schema: taken } } };

/** The problems of `POST /inbound`; documents refused with one of the first four are stored. */
export const inboundProblems: readonly ProblemKind[] = [
  'bad-request',
  'not-found',
  'conflict',
  'forbidden',
  'unauthorized',
  'content-too-large',
  'unsupported-media-type',
  'rate-limited',
  'internal-error',
  'upstream-error',
  'unavailable',
];

export const inboundPath = '/inbound';

/** The OpenAPI description of `POST /inbound` in a language, without its problems. */
export function inboundDescription(language: Language) {
  return {
    operationId: 'receive',
    method: 'post',
    path: inboundPath,
    tags: ['Inbound'],
    summary: inWords({ text: 'bring' }, language),
    description: inWords({ text: 'bringDescription' }, language),
    security: [{ [inboundToken.name]: [] }],
    request: {
      headers: z.object({
        [senderProviderHeader]: z
          .string()
          .optional()
          .openapi({ description: inWords({ text: 'senderProviderParameter' }, language) }),
      }),
      body: { required: true, content: { 'application/xml': { schema: z.string() } } },
    },
    responses: {
      201: { description: inWords({ text: 'arrived' }, language), ...answered },
      200: { description: inWords({ text: 'arrivedBefore' }, language), ...answered },
      202: { description: inWords({ text: 'statusOfUnknown' }, language), ...answered },
    },
  } satisfies RouteConfig;
}
