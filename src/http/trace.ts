import { checkRequest } from './arguments.ts';

/** The trace id of a `traceparent` header (W3C Trace Context); undefined if it is missing or not valid. */
export function traceIdIn(traceparent: string | null): string | undefined {
  const id = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/.exec(traceparent ?? '')?.[1];
  return id === undefined || /^0+$/.test(id) || traceparent?.startsWith('ff') ? undefined : id;
}

let prefix: string | undefined;
let count = 0;

/** A new trace id of the same form: the random prefix of this process, and a number. */
export function newTraceId(): string {
  // Drawn on first use, because some runtimes have no random values before the first request.
  prefix ??= Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => hexadecimal(byte, 2)).join('');
  count += 1;
  return prefix + hexadecimal(count, 12);
}

function hexadecimal(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}

/**
 * Returns the trace id of a request (`traceparent` of W3C Trace Context), or a new one.
 *
 * @example
 * ```ts
 * const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
 * console.log(traceIdOf(new Request('http://localhost/', { headers: { traceparent } }))); // 4bf92f3577b34da6a3ce929d0e0e4736
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function traceIdOf(request: Request): string {
  checkRequest('traceIdOf', request);
  return traceIdIn(request.headers.get('traceparent')) ?? newTraceId();
}
