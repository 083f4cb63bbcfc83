import { z } from 'zod';
import { jsonIn } from '../texts/json.ts';
import { type AccessPoint, asked, isTransient, unavailable } from './access-point.ts';
import { type Consignment, type Delivery, type DeliveryOutcome, longestWords } from './delivery.ts';
import { outcomeOf } from './phase4.ts';

/** The members of phoss-ap's answer about a transaction that affect the outcome. */
const transactionSchema = z.object({
  status: z.enum(['pending', 'rejected', 'sending', 'sent', 'failed', 'permanently_failed']),
  id: z.string().nullish(),
  errorDetails: z.string().nullish(),
});

const notFound = 404;
const notAccepted = 422;

/**
 * Delivers through the HTTP interface of phoss-ap, which retries the documents it has accepted, and forwards received
 * ones to `POST /inbound`.
 */
export function phossApDelivery(settings: AccessPoint): Delivery {
  return {
    deliver: (consignment) => deliver(settings, consignment),
    answerTo: async (instanceId) =>
      (await statusOf(settings, instanceId)) ?? {
        outcome: 'unavailable',
        reason: { text: 'accessPointStatus', values: { status: notFound } },
      },
    collect: async () => {},
  };
}

/** phoss-ap would send the same document twice, so a later try first asks whether phoss-ap has it. */
async function deliver(
  settings: AccessPoint,
  { instanceId, envelope, triesBefore }: Consignment,
): Promise<DeliveryOutcome> {
  const earlier = triesBefore === 0 ? undefined : await statusOf(settings, instanceId);
  if (earlier !== undefined) return earlier;
  const answer = await asked(settings, '/api/outbound/submit-sbd', envelope);
  if ('outcome' in answer) return answer;
  // phoss-ap answers 404 while sending is switched off.
  if (answer.status === notFound) return unavailable(notFound);
  if (answer.status !== notAccepted) return outcomeOf(answer.status, answer.text);
  return (await statusOf(settings, instanceId)) ?? outcomeOf(200, answer.text);
}

/** Returns phoss-ap's status of a document; undefined if phoss-ap does not have the document. */
async function statusOf(settings: AccessPoint, instanceId: string): Promise<DeliveryOutcome | undefined> {
  const path = `/api/outbound/status/${encodeURIComponent(instanceId)}?includeArchive=true`;
  const answer = await asked(settings, path);
  if ('outcome' in answer) return answer;
  if (answer.status === notFound) return undefined;
  if (isTransient(answer.status)) return unavailable(answer.status);
  const transaction = transactionSchema.safeParse(jsonIn(answer.text));
  if (!transaction.success) return { outcome: 'unavailable', reason: { text: 'accessPointNotUnderstood' } };
  const { status, id, errorDetails } = transaction.data;
  switch (status) {
    case 'sent':
      return { outcome: 'delivered', receipt: id ?? null };
    case 'rejected':
    case 'permanently_failed': {
      const words = (errorDetails || status).slice(0, longestWords);
      return { outcome: 'refused', reason: { text: 'accessPointReports', values: { words } } };
    }
    case 'pending':
    case 'sending':
    case 'failed':
      return { outcome: 'awaiting' };
  }
}
