import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { documentFormat, readBody, traceIdOf } from 'pint-ae/http';
import { hashOfBody } from '../http/idempotency.ts';
import { type Exchange, failureReply } from '../http/perform.ts';
import { RequestProblem } from '../http/request-problem.ts';
import type { Service } from '../service.ts';
import { receive } from './receive.ts';

/** `POST /inbound`: where an access point brings what has arrived. It has a token of its own, and no API key. */
export function inboundRoute(app: Hono, service: Service): void {
  app.post('/inbound', async (context) => {
    const request = context.req.raw;
    const exchange: Exchange = {
      request,
      url: new URL(request.url),
      traceId: traceIdOf(request),
      id: '',
      partId: '',
    };
    try {
      checkToken(request.headers.get('x-token') ?? '', service.settings.inboundToken);
      const reception = await receive(service, await textOf(request, service.settings.maximumBodyBytes));
      service.queue.wake();
      if (reception.outcome === 'refused')
        throw new RequestProblem('validation-failed', { detail: reception.reason });
      return context.json(reception, reception.outcome === 'received' ? 201 : 200);
    } catch (error) {
      const { status, headers, text, mediaType } = failureReply(service, error, exchange);
      return new Response(text, { status, headers: { ...headers, 'content-type': mediaType } });
    }
  });
}

function checkToken(given: string, expected: string | undefined): void {
  if (expected === undefined) throw new RequestProblem('not-found', { detail: { text: 'nothingTakenIn' } });
  const matches = timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(expected)));
  if (!matches) throw new RequestProblem('unauthorized', { detail: { text: 'wrongToken' } });
}

function digest(text: string): string {
  return hashOfBody(Buffer.from(text));
}

async function textOf(request: Request, maximumBytes: number): Promise<string> {
  if (documentFormat(request.headers.get('content-type')) !== 'xml')
    throw new RequestProblem('unsupported-media-type', { detail: { text: 'xmlExpected' } });
  const read = await readBody(request, maximumBytes);
  if ('refusal' in read) {
    const { kind, detail, headers = {} } = read.refusal;
    throw new RequestProblem(kind, { detail, headers });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(read.bytes);
  } catch {
    throw new RequestProblem('bad-request', { detail: { text: 'notUtf8' } });
  }
}
