import { checkRequest } from './arguments.ts';

/** The trace id of a `traceparent` header (W3C Trace Context); undefined if it is missing or not valid. */
export function traceIdIn(traceparent: string | null): string | undefined {
  const id = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/.exec(traceparent ?? '')?.[1];
  return id === undefined || /^0+$/.test(id) || traceparent?.startsWith('ff') ? undefined : id;
}

/** A new trace id of the same form. */
export function newTraceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The trace id of a request (`traceparent` of W3C Trace Context), otherwise a new one.
 *
 * @example
 * ```ts
 * const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
 * console.log(traceIdOf(new Request('http://localhost/', { headers: { traceparent } }))); // 4bf92f3577b34da6a3ce929d0e0e4736
 * ```
 */
export function traceIdOf(request: Request): string {
  checkRequest('traceIdOf', request);
  return traceIdIn(request.headers.get('traceparent')) ?? newTraceId();
}
