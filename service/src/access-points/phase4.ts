import { z } from 'zod';
import { jsonIn } from '../texts/json.ts';
import { type AccessPoint, asked, isTransient, unavailable } from './access-point.ts';
import { type Delivery, type DeliveryOutcome, longestWords, type Registration } from './delivery.ts';

/** The failure, in phase4's words: a text, or a Java exception. */
const faultSchema = z
  .union([
    z.string().transform((message) => ({ class: '', message, stackTrace: null })),
    z
      .object({
        class: z.string().nullish(),
        message: z.string().nullish(),
        stackTrace: z.string().nullish().catch(null),
      })
      .loose(),
  ])
  .nullish()
  .catch(null);

/** The members of phase4-peppol-standalone's answer that affect the outcome. */
const answerSchema = z.object({
  overallSuccess: z.boolean().optional(),
  /** Earlier releases return only this for an envelope that they cannot read. */
  success: z.boolean().optional(),
  sendingResult: z.string().optional(),
  as4MessageId: z.string().optional(),
  as4ResponseErrors: z
    .array(
      z
        .object({
          errorCode: z.string().optional(),
          description: z.string().optional(),
          errorDetails: z.string().optional(),
        })
        .loose(),
    )
    .optional(),
  sbdhParsingException: faultSchema,
  lookupError: faultSchema,
  lookupException: faultSchema,
  sendingError: faultSchema,
  sendingException: faultSchema,
});

/** Results for a receiver that was not reached or whose answer is unknown, as opposed to a refusal. */
const transientResults: ReadonlySet<string> = new Set([
  'TRANSPORT_ERROR',
  'NO_SIGNAL_MESSAGE_RECEIVED',
  'INVALID_SIGNAL_MESSAGE_RECEIVED',
]);

/** The network between access point and receiver failed, DNS included: the receiver may be fine. */
const ofNetwork =
  /UnknownHost|DNS|name resolution|NoRouteToHost|Socket|ConnectException|HttpHostConnect|ConnectTimeout|NoHttpResponse|timed? ?out/i;

/** The network's register does not know the receiver, or this kind of document for the receiver. */
const ofRegister =
  /SMPClientNotFound|not registered|no such participant|participant .*not found|not found in (?:the )?SMP/i;

/** The look-up of the receiver failed: phase4 reports an unknown name and a broken DNS in the same way. */
const ofLookup = /DNSResolutionException|Phase4SMPException/;

/** The receiver's access point answers a message only once, and the answer was lost. */
const ofRepetition = /duplicate/i;

/** Asks the register of the network about a receiver. */
type Ask = (receiver: string) => Promise<Pick<Registration, 'registered'>>;

/**
 * Delivers through the REST interface of phase4-peppol-standalone, which passes received documents to `POST
 * /inbound`. If the lookup of a receiver fails, the register is asked whether it has the receiver at all.
 */
export function phase4Delivery(settings: AccessPoint, ask?: Ask): Delivery {
  return {
    deliver: async ({ envelope, receiver }) => {
      // Our own envelope, because phase4 would otherwise choose the instance identifier.
      const answer = await asked(settings, '/sendsbdh', envelope);
      if ('outcome' in answer) return answer;
      const outcome = outcomeOf(answer.status, answer.text);
      if (outcome.outcome !== 'unavailable' || !ofLookup.test(answer.text)) return outcome;
      return (await ask?.(receiver))?.registered === false ? notRegistered : outcome;
    },
    collect: async () => {},
  };
}

const notRegistered = { outcome: 'refused', reason: { text: 'receiverNotRegistered' } } as const;

/** Returns the meaning of an answer. An unknown answer does not count as delivered, and leads to another attempt. */
export function outcomeOf(status: number, text: string): DeliveryOutcome {
  if (isTransient(status)) return unavailable(status);
  const answer = answerSchema.safeParse(jsonIn(text));
  if (status >= 400)
    return { outcome: 'refused', reason: { text: 'accessPointRefused', values: { status } } };
  if (!answer.success) return { outcome: 'unavailable', reason: { text: 'accessPointNotUnderstood' } };
  const isDone = answer.data.overallSuccess ?? answer.data.success;
  if (isDone === undefined) return { outcome: 'unavailable', reason: { text: 'accessPointNotUnderstood' } };
  return isDone
    ? { outcome: 'delivered', receipt: answer.data.as4MessageId ?? null }
    : failureIn(answer.data);
}

/** Returns the reason why a document was not delivered, and tells whether another try may help. */
function failureIn(answer: z.infer<typeof answerSchema>): DeliveryOutcome {
  const { sendingResult = '', as4ResponseErrors = [] } = answer;
  const faults = [
    answer.sbdhParsingException,
    answer.lookupError,
    answer.lookupException,
    answer.sendingError,
    answer.sendingException,
  ].flatMap((fault) => (fault == null ? [] : [fault]));
  const said = faults.map((fault) => `${fault.class ?? ''} ${fault.message ?? ''}`);
  const isPassing =
    transientResults.has(sendingResult) ||
    said.some((each) => ofNetwork.test(each)) ||
    as4ResponseErrors.some(({ errorDetails = '' }) => ofRepetition.test(errorDetails));
  if (!isPassing && said.some((each) => ofRegister.test(each))) return notRegistered;
  const errors = as4ResponseErrors.map(({ errorCode, description, errorDetails }) =>
    [errorCode, errorDetails || description].filter(Boolean).join(' '),
  );
  const messages = faults.map(wordsOf);
  const all = [sendingResult, ...errors, ...messages].filter((words) => words !== '');
  const words = (all.length === 0 ? ['overallSuccess: false'] : all).join('; ').slice(0, longestWords);
  const reason = { text: 'accessPointReports', values: { words } } as const;
  return isPassing ? { outcome: 'unavailable', reason } : { outcome: 'refused', reason };
}

/** The message of a fault; if the fault only refers to a cause, the message of the last cause. */
function wordsOf({ class: name, message, stackTrace }: NonNullable<z.infer<typeof faultSchema>>): string {
  if (!/^Wrapped /.test(message ?? '')) return message || name || '';
  const causes = [...(stackTrace ?? '').matchAll(/caused by [\w.$]+: (.+)/g)];
  return causes.at(-1)?.[1] ?? message ?? '';
}
