import { traceHeaders } from '../telemetry/trace.ts';
import type { DeliveryOutcome } from './delivery.ts';

/** An access point with an HTTP interface. */
export interface AccessPoint {
  readonly url: string;
  /** Sent as `X-Token`. */
  readonly token: string;
  readonly timeoutSeconds: number;
}

/** An access point's answer: its status, and its text or the beginning of the text. */
export interface AccessPointAnswer {
  readonly status: number;
  readonly text: string;
}

type Unavailable = Extract<DeliveryOutcome, { outcome: 'unavailable' }>;

/** Sends a request to an access point; an envelope is posted. */
export async function asked(
  { url, token, timeoutSeconds }: AccessPoint,
  path: string,
  envelope?: string,
): Promise<AccessPointAnswer | Unavailable> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
      ...(envelope === undefined
        ? { headers: { 'x-token': token, ...traceHeaders() } }
        : {
            method: 'POST',
            headers: { 'x-token': token, 'content-type': 'application/xml', ...traceHeaders() },
            body: envelope,
          }),
    });
    return { status: response.status, text: await beginningOf(response) };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return {
      outcome: 'unavailable',
      reason: { text: timedOut ? 'accessPointLate' : 'accessPointUnreachable' },
    };
  }
}

/** Far more than an answer needs, and small enough for memory. */
const readBytes = 1024 * 1024;

/** The text of an answer; of a longer answer, only the beginning, which is not valid JSON. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > readBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Tells whether a status says nothing about the outcome of the document. */
export function isTransient(status: number): boolean {
  return status === 401 || status === 403 || status === 408 || status === 429 || status >= 500;
}

export function unavailable(status: number): Unavailable {
  return { outcome: 'unavailable', reason: { text: 'accessPointStatus', values: { status } } };
}
