import { z } from '@hono/zod-openapi';
import { type ProblemKind, problemKinds } from 'pint-ae/http';
import { answers, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { problemSchema, RequestProblem } from '../problems/request-problem.ts';
import { described } from '../problems/schema-errors.ts';

const whoAmISchema = z
  .object({
    company: z
      .object({
        id: z.string().describe('Its id.'),
        name: z.string().describe('Its name.'),
        participantId: z.string().nullable().describe('Its id in the network; null if it has none yet.'),
      })
      .describe('The company of the key.'),
    key: z
      .object({
        id: z.string().describe('Its id.'),
        name: z.string().describe('Its name.'),
        scopes: z.array(z.string()).describe('What it may do.'),
      })
      .describe('The key of the request.'),
    environment: z.enum(['production', 'sandbox']).describe('Whether documents really go out.'),
  })
  .describe('Who asks.')
  .openapi('WhoAmI');

const echoSchema = z
  .object({
    message: z.string().max(1000).describe('What is to be answered.').openapi({ example: 'Hello' }),
  })
  .describe('A message to be answered as it is.')
  .openapi('EchoRequest');
const echoedSchema = z
  .object({
    message: z.string().describe('The message that was sent.'),
    traceId: z.string().describe('The trace id of the request.'),
  })
  .describe('The message that was sent.')
  .openapi('Echo');

/** The interface's problems that ThrowTest can answer with. */
const thrown = [
  'bad-request',
  'unauthorized',
  'quota-exceeded',
  'forbidden',
  'not-found',
  'conflict',
  'validation-failed',
  'rate-limited',
  'internal-error',
  'upstream-error',
] as const satisfies readonly ProblemKind[];

const thrownStatuses = thrown.map((kind) => String(problemKinds[kind].status));
const throwQuery = z.object({
  status: described(z.enum(thrownStatuses).default('500'), { text: 'throwStatusParameter' }),
});

/** Operations that identify the caller, and let a client test how it handles answers. */
export const diagnosticOperations: readonly Operation[] = [
  operation({
    name: 'whoAmI',
    method: 'get',
    path: '/v1/whoami',
    tag: 'WhoAmI',
    summary: { text: 'whoAsks' },
    scope: null,
    success: answers(200, 'whoAsksAnswer', json(whoAmISchema)),
    handle: async ({ caller, service }) =>
      jsonReply(200, {
        company: { id: caller.companyId, name: caller.companyName, participantId: caller.participantId },
        key: { id: caller.keyId, name: caller.keyName, scopes: caller.scopes },
        environment: service.settings.environment,
      }),
  }),
  operation({
    name: 'echoTest',
    method: 'post',
    path: '/v1/echo-test',
    tag: 'EchoTest',
    summary: { text: 'echo' },
    scope: null,
    body: { kind: 'json', schema: echoSchema },
    success: answers(200, 'theMessage', json(echoedSchema)),
    handle: async ({ body, traceId }) => jsonReply(200, { message: body.message, traceId }),
  }),
  operation({
    name: 'throwTest',
    method: 'get',
    path: '/v1/throw-test',
    tag: 'ThrowTest',
    summary: { text: 'throw' },
    scope: null,
    query: throwQuery,
    success: answers(500, 'theProblem', [{ mediaType: 'application/problem+json', schema: problemSchema }]),
    problems: thrown,
    handle: async ({ query }) => {
      const kind =
        thrown.find((name) => String(problemKinds[name].status) === query.status) ?? 'internal-error';
      const limited: Record<string, string> =
        kind === 'rate-limited' ? { 'retry-after': '1', 'x-ratelimit-remaining': '0' } : {};
      throw new RequestProblem(kind, { detail: { text: 'thrown' }, headers: limited });
    },
  }),
];
