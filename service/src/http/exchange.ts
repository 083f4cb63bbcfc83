import { traceIdOf } from 'pint-ae/http';
import type { Reply } from './operation.ts';

/** A request on its way to an operation. */
export interface Exchange {
  readonly request: Request;
  readonly url: URL;
  readonly traceId: string;
  readonly id: string;
  readonly partId: string;
}

export function exchangeOf(request: Request, id = '', partId = ''): Exchange {
  return { request, url: new URL(request.url), traceId: traceIdOf(request), id, partId };
}

/** An answer as sent: not cacheable, and with the trace id of its request. */
export function responseOf({ status, headers, text, mediaType }: Reply, { traceId }: Exchange): Response {
  const type = mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
  return new Response(status === 204 ? null : text, {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-trace-id': traceId,
      ...(type === '' ? {} : { 'content-type': type }),
      ...headers,
    },
  });
}
