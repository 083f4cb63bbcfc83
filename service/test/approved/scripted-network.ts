import type {
  Consignment,
  Delivery,
  DeliveryOutcome,
  Registration,
} from '../../src/access-points/delivery.ts';
import type { SendWebhook } from '../../src/targets/send.ts';
import type { MailOutcome, SendMail } from '../../src/targets/smtp.ts';

type Meeting<Outcome> = Outcome | ((consignment: Consignment) => Promise<Outcome>);

/** The answer of a webhook. */
type Heard = Awaited<ReturnType<SendWebhook>> | string | Error;

/** All that is outside of the service: what it is sent is noted, and the next answers are set by the steps. */
export interface ScriptedNetwork {
  readonly delivery: Delivery;
  readonly sendWebhook: SendWebhook;
  readonly sendMail: SendMail;
  /** The next answers of the access point to messages of a kind; it takes all further ones. */
  readonly meet: (message: Consignment['message'], ...outcomes: Meeting<DeliveryOutcome>[]) => void;
  /** The next answers of the access point about messages that were handed over. */
  readonly answer: (...outcomes: DeliveryOutcome[]) => void;
  /** The next answers of webhooks; a text is a failure to connect, an error another one. */
  readonly hear: (...answers: Heard[]) => void;
  readonly post: (...outcomes: MailOutcome[]) => void;
  readonly registers: Map<string, Registration>;
  /** The messages that were handed over, newest last. */
  readonly sent: Consignment[];
  /** Returns what has happened since it was asked before, one event a line. */
  readonly events: () => readonly string[];
}

const all = ['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote'] as const;

export function scriptedNetwork(): ScriptedNetwork {
  const plans = new Map<string, Meeting<DeliveryOutcome>[]>();
  const answers: DeliveryOutcome[] = [];
  const heard: Heard[] = [];
  const posted: MailOutcome[] = [];
  const sent: Consignment[] = [];
  const registers = new Map<string, Registration>();
  const noted: string[] = [];
  const note = (name: string, facts: object) => noted.push(`> ${name} ${JSON.stringify(facts)}`);
  return {
    sent,
    registers,
    meet: (message, ...outcomes) => plans.set(message, [...(plans.get(message) ?? []), ...outcomes]),
    answer: (...outcomes) => answers.push(...outcomes),
    hear: (...statuses) => heard.push(...statuses),
    post: (...outcomes) => posted.push(...outcomes),
    events: () => noted.splice(0),
    delivery: {
      deliver: async (consignment) => {
        const { envelope, traceparent: _, ...facts } = consignment;
        note('handed over', { ...facts, header: headerOf(envelope) });
        sent.push(consignment);
        const next = plans.get(consignment.message)?.shift();
        if (next === undefined) return { outcome: 'delivered', receipt: `receipt ${sent.length}` };
        return typeof next === 'function' ? next(consignment) : next;
      },
      answerTo: async (instanceId, reference) => {
        note('asked about', { instanceId, reference });
        return answers.shift() ?? { outcome: 'awaiting' };
      },
      forgetRefusal: async (instanceId) => void note('refusal forgotten', { instanceId }),
      forgetReceipt: async (instanceId) => void note('receipt forgotten', { instanceId }),
      receives: async (participantId) => {
        note('asked for registration', { participantId });
        const known = { registered: true, receives: all, providers: ['000555'], reason: null };
        return registers.get(participantId) ?? known;
      },
      collect: async () => {},
    },
    sendWebhook: async ({ targetUrl, headers, body }) => {
      const { 'webhook-signature': signature = '', traceparent: _, ...others } = headers;
      const signatures = signature.split(' ').length;
      note('webhook', { targetUrl, ...others, signatures, body: JSON.parse(body) });
      const next = heard.shift() ?? 204;
      if (typeof next === 'string') throw new Error(next);
      if (next instanceof Error) throw next;
      return next;
    },
    sendMail: async ({ file, ...mail }, beginning) => {
      note('mail', { ...mail, file: file.name, mediaType: file.mediaType });
      await beginning();
      return posted.shift() ?? { outcome: 'sent', receipt: '250 queued' };
    },
  };
}

function headerOf(envelope: string): string {
  return (
    /<(?:\w+:)?StandardBusinessDocumentHeader>.*<\/(?:\w+:)?StandardBusinessDocumentHeader>/s.exec(
      envelope,
    )?.[0] ?? envelope
  );
}
