import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, type StoredResult, type ValidatedDocument, validateDocument } from 'pint-ae';
import { wrapMessageStatus, writeMessageStatus } from 'pint-ae/network';
import type { UblElement } from 'pint-ae/steps';
import type { Judging } from '../draft/validate-request.ts';
import { openEnvelope } from '../receive/read-envelope.ts';
import type { Log } from '../telemetry/log.ts';
import { elementsAt, isSelfBilled, textWithin } from '../ubl/reading.ts';
import type { Consignment, Delivery, DeliveryOutcome } from './delivery.ts';
import { notRegistered, type Receive, receivedKinds } from './delivery.ts';

const notRegisteredEnding = '0000404';

/** Behaviour of the sandbox's receivers, by the end of their identifier; all others accept every document. */
const behaviours: readonly {
  readonly ending: string;
  readonly meet: (triesBefore: number) => DeliveryOutcome;
}[] = [
  {
    ending: notRegisteredEnding,
    meet: () => ({ outcome: 'refused', reason: { text: 'receiverNotRegistered' } }),
  },
  {
    ending: '0000503',
    meet: () => ({ outcome: 'unavailable', reason: { text: 'receiverSilent' } }),
  },
  {
    ending: '0000502',
    meet: (triesBefore) =>
      triesBefore < 2
        ? { outcome: 'unavailable', reason: { text: 'receiverSilent' } }
        : { outcome: 'delivered', receipt: null },
  },
];

interface SandboxSettings {
  readonly delaySeconds: number;
  readonly receive: Receive;
  /** The answer of the other provider or of the tax authority, or null. */
  readonly answer: (asked: Pick<Answerable, 'envelope' | 'receiver' | 'isReport'>) => Promise<string | null>;
}

/**
 * An access point inside the process. Documents for a company of this service are Received there. For every other
 * receiver, and for the tax authority, the sandbox answers.
 */
export function sandboxDelivery(settings: SandboxSettings, log: Log): Delivery {
  return {
    deliver: async (consignment) => {
      if (settings.delaySeconds > 0) await pause(settings.delaySeconds * 1000);
      if (consignment.message !== 'document') return handOver(consignment, settings, log);
      const behaviour = behaviours.find(({ ending }) => consignment.receiver.endsWith(ending));
      const met = behaviour?.meet(consignment.triesBefore) ?? { outcome: 'delivered', receipt: null };
      return met.outcome === 'delivered' ? handOver(consignment, settings, log) : met;
    },
    receives: async (participantId) =>
      participantId.endsWith(notRegisteredEnding)
        ? notRegistered
        : { registered: true, receives: receivedKinds, reason: null },
    collect: async () => {},
  };
}

async function handOver(
  consignment: Consignment,
  settings: SandboxSettings,
  log: Log,
): Promise<DeliveryOutcome> {
  const { instanceId, message, receiver, envelope } = consignment;
  const isReport = message === 'report' || message === 'withdrawal';
  const isForElsewhere = isReport || (message === 'document' && answersItself(receiver));
  const outcome = isForElsewhere ? 'elsewhere' : await arrive(envelope, settings.receive);
  if (isForElsewhere || (message === 'document' && outcome === 'refused')) {
    const answer = await settings.answer({ envelope, receiver, isReport });
    if (answer !== null) await arrive(answer, settings.receive);
  }
  log.info('The sandbox delivered.', { instanceId, message, reception: outcome });
  return { outcome: 'delivered', receipt: `sandbox-${instanceId}` };
}

async function arrive(envelope: string, receive: Receive): Promise<string> {
  return (await receive(Buffer.from(envelope), { keepRefused: false })).outcome;
}

/** The provider of every receiver that is not a company of this service. */
const otherProvider = '000002';

/** Endings of receiver identifiers that decide the other provider's answer; it accepts all other documents. */
const rejecting = '0000422';
const unconfirmed = '0000423';

/** Tells whether the sandbox answers for a receiver, even if it is a company of the service. */
export function answersItself(receiver: string): boolean {
  return receiver.endsWith(rejecting) || receiver.endsWith(unconfirmed);
}

/** The authority rejects reports of documents whose number ends like this. */
const rejectedByAuthority = '-TDD-RE';

/** A message that the sandbox delivers, and the identity of its answer. */
export interface Answerable {
  readonly envelope: string;
  readonly receiver: string;
  readonly isReport: boolean;
  readonly id: string;
  readonly envelopeId: string;
  readonly issuedAt: string;
}

/** Returns the status, in its envelope, that the other provider or the authority sends about a message, or null. */
export function sandboxAnswer(answerable: Answerable, judging: Judging): string | null {
  const { envelope, receiver, id, envelopeId, issuedAt, isReport } = answerable;
  const opened = openEnvelope(envelope);
  if (opened?.statusesTo == null || opened.instanceId === null) return null;
  const validated = validateDocument(envelope, { ...judging, format: 'xml' });
  const rejected = validated.result.valid ? rejectionOf(validated, answerable) : undefined;
  const isUnconfirmed = !isReport && receiver.endsWith(unconfirmed);
  const verdict: ValidatedDocument | StoredResult =
    rejected === undefined ? validated : { form: 'ubl', outcome: 'invalid', findings: [rejected] };
  const status = writeMessageStatus(verdict, {
    id,
    issuedAt,
    of: opened.instanceId,
    from: isReport ? receiver.replace(/^\d{4}:/, '') : otherProvider,
    to: opened.statusesTo,
    ...(rejected === undefined && validated.result.valid
      ? { delivered: isUnconfirmed ? 'unconfirmed' : 'confirmed' }
      : {}),
  });
  if (!status.ok) return null;
  const wrapped = wrapMessageStatus(status.value.xml, { id: envelopeId, createdAt: issuedAt });
  return wrapped.ok ? wrapped.value : null;
}

/** Returns the reason why the sandbox rejects a valid document. */
function rejectionOf({ ubl }: ValidatedDocument, { receiver, isReport }: Answerable): Finding | undefined {
  if (ubl === undefined) return undefined;
  if (isReport)
    return numbersIn(ubl).some((number) => number.endsWith(rejectedByAuthority))
      ? findingOf('SANDBOX-TDD-RE', `every report of a document whose number ends in ${rejectedByAuthority}`)
      : undefined;
  if (!receiver.endsWith(rejecting)) return undefined;
  const party = isSelfBilled(ubl) ? 'Supplier' : 'Customer';
  return {
    ...findingOf('SANDBOX-RE', `every document to a receiver that ends in ${rejecting}`),
    location: `/${ubl.localName}/cac:Accounting${party}Party[1]/cac:Party[1]/cbc:EndpointID[1]`,
  };
}

function findingOf(rule: string, what: string): Finding {
  const assertion = `The sandbox rejects ${what}.`;
  return { rule, severity: 'error', path: '', foundBy: 'schematron', assertion };
}

/** The document number in both halves of a report. */
function numbersIn(root: UblElement): string[] {
  const holds = ['ReportedTransaction', 'ReportedDocument', 'SourceDocument', 'ExtensionContent'];
  const documents = (element: UblElement): UblElement[] =>
    element.children.flatMap((child) =>
      typeof child === 'string' ? [] : [child, ...(holds.includes(child.localName) ? documents(child) : [])],
    );
  return documents(root).flatMap((element) =>
    elementsAt(element, 'cbc:ID').map((id) => textWithin(id).trim()),
  );
}
