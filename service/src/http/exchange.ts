import { traceIdOf } from 'pint-ae/http';
import type { Underway } from './http-server.ts';
import type { Reply } from './operation.ts';

/** A request on its way to an operation. */
export interface Exchange {
  readonly request: Request;
  readonly url: URL;
  readonly traceId: string;
  readonly id: string;
  readonly partId: string;
  /** Aborted when the answer has been sent, or never will be; undefined if it is not sent anywhere. */
  readonly ended: AbortSignal | undefined;
  /** The remote address of the connection, if any. */
  readonly address: string | undefined;
}

interface Routed {
  readonly req: { readonly raw: Request };
  readonly env: unknown;
}

export function exchangeOf({ req, env }: Routed, id = '', partId = ''): Exchange {
  const request = req.raw;
  const { ended, address }: Partial<Underway> = env ?? {};
  return { request, url: new URL(request.url), traceId: traceIdOf(request), id, partId, ended, address };
}

/** An answer as sent: not cacheable, and with the trace id of its request. */
export function responseOf(
  { status, headers, text, bytes, mediaType }: Reply,
  { traceId }: Exchange,
): Response {
  const type = mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
  return new Response(status === 204 ? null : bytes === undefined ? text : new Uint8Array(bytes), {
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
