import { z } from 'zod';
import { jsonIn } from '../texts/json.ts';
import { type AccessPoint, asked, isTransient, unavailable } from './access-point.ts';
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

/** Results meaning that the receiver was not reached, as opposed to refusing. */
const transientResults: ReadonlySet<string> = new Set(['TRANSPORT_ERROR', 'NO_SIGNAL_MESSAGE_RECEIVED']);

/**
 * Delivers through the REST interface of phase4-peppol-standalone, which brings incoming documents to `POST
 * /inbound`.
 */
export function phase4Delivery(settings: AccessPoint): Delivery {
  return {
    deliver: (consignment) => send(settings, consignment),
    collect: async () => {},
  };
}

/** Sends our own envelope; otherwise phase4 would choose the instance identifier. */
async function send(settings: AccessPoint, { envelope }: Consignment): Promise<DeliveryOutcome> {
  const answer = await asked(settings, '/sendsbdh', envelope);
  return 'outcome' in answer ? answer : outcomeOf(answer.status, answer.text);
}

/**
 * The meaning of an answer. One that is not understood does not count as delivered, and leads to another
 * attempt.
 */
export function outcomeOf(status: number, text: string): DeliveryOutcome {
  if (isTransient(status)) return unavailable(status);
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
