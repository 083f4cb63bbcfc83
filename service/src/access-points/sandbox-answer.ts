import { type Finding, type StoredResult, type ValidatedDocument, validateDocument } from 'pint-ae';
import { wrapMessageStatus, writeMessageStatus } from 'pint-ae/network';
import type { UblElement } from 'pint-ae/steps';
import type { Judging } from '../draft/validate-request.ts';
import { openEnvelope } from '../receive/read-envelope.ts';
import { elementsAt, isSelfBilled, textWithin } from '../ubl/reading.ts';

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
