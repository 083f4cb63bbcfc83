import { z } from 'zod';
import { jsonIn } from '../texts/json.ts';
import { type Consignment, type Delivery, type DeliveryOutcome, longestWords } from './delivery.ts';

/** The members of phase4-peppol-standalone's answer that decide anything. */
const answerSchema = z.object({
  overallSuccess: z.boolean().optional(),
  sendingResult: z.string().optional(),
  as4MessageId: z.string().optional(),
  as4ResponseErrors: z
    .array(z.object({ errorCode: z.string().optional(), description: z.string().optional() }).loose())
    .optional(),
});

export interface Phase4Settings {
  readonly url: string;
  readonly token: string;
  readonly timeoutSeconds: number;
}

/** Results meaning that the receiver was not reached, as opposed to refusing. */
const transientResults: ReadonlySet<string> = new Set(['TRANSPORT_ERROR', 'NO_SIGNAL_MESSAGE_RECEIVED']);

/**
 * Delivers through the REST interface of phase4-peppol-standalone, which brings incoming documents to `POST
 * /inbound`.
 */
export function phase4Delivery(settings: Phase4Settings): Delivery {
  return {
    deliver: (consignment) => send(settings, consignment),
    collect: async () => {},
  };
}

/** Sends our own envelope; otherwise phase4 would choose the instance identifier. */
async function send(
  { url, token, timeoutSeconds }: Phase4Settings,
  consignment: Consignment,
): Promise<DeliveryOutcome> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url.replace(/\/+$/, '')}/sendsbdh`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'x-token': token, 'content-type': 'application/xml' },
      body: consignment.envelope,
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    text = await beginningOf(response);
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return {
      outcome: 'unavailable',
      reason: { text: timedOut ? 'accessPointLate' : 'accessPointUnreachable' },
    };
  }
  return outcomeOf(response.status, text);
}

/** Far more than an answer needs, and little enough for memory. */
const readBytes = 1024 * 1024;

/** The text of an answer; of a longer one, its beginning, which is not JSON. */
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

/**
 * The meaning of an answer. One that is not understood does not count as delivered, and leads to another
 * attempt.
 */
export function outcomeOf(status: number, text: string): DeliveryOutcome {
  if (status === 401 || status === 403 || status === 408 || status === 429 || status >= 500)
    return { outcome: 'unavailable', reason: { text: 'accessPointStatus', values: { status } } };
  const answer = answerSchema.safeParse(jsonIn(text));
  if (status >= 400)
    return { outcome: 'refused', reason: { text: 'accessPointRefused', values: { status } } };
  if (!answer.success || answer.data.overallSuccess === undefined)
    return { outcome: 'unavailable', reason: { text: 'accessPointNotUnderstood' } };
  const { overallSuccess, sendingResult, as4MessageId, as4ResponseErrors = [] } = answer.data;
  if (overallSuccess) return { outcome: 'delivered', receipt: as4MessageId ?? null };
  const errors = as4ResponseErrors
    .map(({ errorCode, description }) => [errorCode, description].filter(Boolean).join(' '))
    .filter((error) => error !== '');
  const words = [sendingResult ?? 'overallSuccess: false', ...errors].join('; ').slice(0, longestWords);
  const reason = { text: 'accessPointReports', values: { words } } as const;
  return transientResults.has(sendingResult ?? '')
    ? { outcome: 'unavailable', reason }
    : { outcome: 'refused', reason };
}
