import { timingSafeEqual } from 'node:crypto';
import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import type { Language } from 'pint-ae';
import type { ProblemKind } from 'pint-ae/http';
import { documentFormat } from 'pint-ae/http';
import type { Reception, Refusal } from '../access-points/delivery.ts';
import { traceHeader } from '../http/answer-headers.ts';
import { addressOf, tooMany } from '../http/authenticate.ts';
import { type Exchange, exchangeOf, responseOf } from '../http/exchange.ts';
import { measured, type Noted } from '../http/measured.ts';
import { jsonReply, type Reply } from '../http/operation.ts';
import { failureReply } from '../http/problem-reply.ts';
import { wholeBody } from '../http/read-request.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { hashOfBody } from '../texts/body-hash.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { inWords } from '../texts/service-text.ts';
import { reasonIn } from '../track/reason.ts';
import { statusCodes } from '../track/tracks.ts';
import { arriving } from './arrived-before.ts';
import { seatIn } from './read-envelope.ts';
import { receive } from './receive-document.ts';

/** `POST /inbound`, where an access point delivers documents. It has its own token instead of an API key. */
export function inboundRoute(app: Hono, service: Service): void {
  app.post(inboundPath, (context) => {
    const exchange = exchangeOf(context);
    return measured(service, 'receive', exchange, async (note) => {
      try {
        return responseOf(await takeIn(service, exchange, note), exchange);
      } catch (error) {
        return responseOf(failureReply(service, error, exchange), exchange);
      }
    });
  });
}

async function takeIn(service: Service, exchange: Exchange, note: (found: Noted) => void): Promise<Reply> {
  const { request, ended } = exchange;
  await checkToken(service, exchange);
  const senderProvider = senderProviderIn(request.headers);
  const reception = await service.heldBytes.during(arriving, exchange, async (sent) => {
    if (documentFormat(sent.headers.get('content-type')) !== 'xml')
      throw new RequestProblem('unsupported-media-type', { detail: { text: 'xmlExpected' } });
    const bytes = await wholeBody(sent, service.settings.maximumBodyBytes);
    return receive(service, bytes, { keepRefused: true, ended, senderProvider });
  });
  if (reception.outcome === 'refused') {
    const values = { reason: reasonIn(reception.reason, languageOf(request)) };
    throw new RequestProblem(kindOf[reception.because], { detail: { text: 'keptAside', values } });
  }
  if (reception.documentId !== undefined) note({ resource: reception.documentId });
  return jsonReply(statusOf[reception.outcome], reception);
}

const statusOf: Readonly<Record<Exclude<Reception['outcome'], 'refused'>, number>> = {
  received: 201,
  repeated: 200,
  unknown: 202,
};

const kindOf: Readonly<Record<Refusal['because'], ProblemKind>> = {
  unreadable: 'bad-request',
  'for-nobody-here': 'not-found',
  'other-of-instance': 'conflict',
  impostor: 'forbidden',
};

/** The sender's provider, as the access point knows it from the certificate. */
function senderProviderIn(headers: Headers): string | undefined {
  const given = headers.get(senderProviderHeader)?.trim() ?? '';
  if (given === '') return undefined;
  const seat = seatIn(given);
  if (seat !== undefined) return seat;
  const values = { header: senderProviderHeader, given: given.slice(0, 100) };
  throw new RequestProblem('bad-request', { detail: { text: 'noProvider', values } });
}

/** Wrong tokens are counted by address, like unknown keys: a client that guesses is refused. */
async function checkToken(service: Service, { request, address: connected }: Exchange): Promise<void> {
  const { settings, badKeys } = service;
  const { inboundToken: current, inboundTokenPrevious: previous } = settings;
  if (current === undefined) throw new RequestProblem('not-found', { detail: { text: 'nothingTakenIn' } });
  const given = request.headers.get(inboundToken.header) ?? '';
  const address = addressOf(service, { request, address: connected });
  const seconds = await badKeys.secondsUntilLookUp(address, given);
  if (seconds !== undefined) throw tooMany({ text: 'tooManyBadTokens' }, seconds);
  const matches =
    [current, previous].filter((each) => each !== undefined && isSameSecret(given, each)).length > 0;
  if (matches) return badKeys.noteValid(given);
  await badKeys.noteUnknown(address, given);
  service.metrics.wrongToken();
  throw new RequestProblem('unauthorized', {
    title: { text: 'wrongTokenTitle' },
    detail: { text: 'wrongToken' },
  });
}

function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(expected)));
}

function digest(text: string): string {
  return hashOfBody(Buffer.from(text));
}

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
