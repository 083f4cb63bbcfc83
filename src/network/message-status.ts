import { showResultOptionShape } from '../api/option-shapes.ts';
import type { StoredResult } from '../api/stored-result.ts';
import type { ValidatedDocument } from '../api/validate-document.ts';
import { applicable } from '../core/applicable.ts';
import type { Finding, Issue } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import { messageOf } from '../core/messages/message.ts';
import { checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import {
  dateTimeWithZone,
  languageOption,
  oneOf,
  optionsOf,
  required,
  text,
  textWithContent,
  wholeNumber,
} from '../core/options/option-kinds.ts';
import { messageStatusFacts as facts, networkMessages } from '../specification/network.ts';
import { messageStatusRules } from '../specification/network-rules.ts';
import { type Answered, answeredOf } from './answered.ts';
import {
  bareProviderId,
  errorsInText,
  identifier,
  issuesOf,
  networkFinding,
  type OrNull,
  providerFindings,
} from './network-issues.ts';
import {
  type ReasonLimits,
  type ReasonOptions,
  reasonOfFinding,
  reasonsOf,
  type WrittenReason,
} from './status-reasons.ts';
import { type DeliveryOutcome, deliveries } from './tax-data-codes.ts';
import { documentText, element, type WrittenElement } from './xml-text.ts';

export interface MessageStatusOptions extends ReasonOptions {
  /** The identifier of the status itself, preferably a UUID. */
  readonly id: string;
  /** Time of issue, with its time zone: `2026-01-31T08:00:00Z`. */
  readonly issuedAt: string;
  /** The provider that sends the status, and that received the document: `001147`. */
  readonly from: string;
  /** The provider that sent the document, or the provider that it asks to receive statuses (MLS_TO). */
  readonly to: string;
  /** InstanceIdentifier of the envelope that the status answers; default: the identifier of the document's envelope. */
  readonly of?: string | undefined;
  /** Required for a valid document, because a positive status must not be sent before delivery. */
  readonly delivered?: DeliveryOutcome | undefined;
  /** Reason why delivery failed, in English. */
  readonly reason?: string | undefined;
  /** Language of issues and warnings; the status itself is always in English. */
  readonly language?: LanguageOption | undefined;
}

/** A message level status that was written. */
export interface WrittenMessageStatus {
  readonly xml: string;
  /** AP, AB or RE. */
  readonly code: StatusCode;
  /** Warnings about statuses that the sender of the document may not want. */
  readonly warnings: readonly Issue[];
}

/** A message level status, or the reasons why there is none, in the form that commands and answers use. */
export interface WrittenStatus extends OrNull<WrittenMessageStatus, 'xml' | 'code'> {
  readonly issues: readonly Issue[];
}

/** The codes for delivered and confirmed, delivered, not delivered. */
export type StatusCode = (typeof facts.responses)[keyof typeof facts.responses];

const messageStatusOptionsKind = optionsOf<MessageStatusOptions>({
  specification: showResultOptionShape.specification,
  ruleSets: showResultOptionShape.ruleSets,
  id: required(identifier),
  issuedAt: required(dateTimeWithZone),
  from: required(text),
  to: required(text),
  of: identifier,
  delivered: oneOf(deliveries),
  reason: textWithContent,
  limits: optionsOf<ReasonLimits>({ maxReasons: wholeNumber(1) }),
  language: languageOption,
});

/**
 * Writes the message level status with which a provider answers a received document: delivered (AP, AB), or rejected
 * (RE) with each reason at its place. `verdict` comes from `validateDocument` or `storeResult`. The status is checked
 * by the rules for statuses before it is returned.
 *
 * @example
 * ```ts
 * import { writeMessageStatus } from 'pint-ae/network';
 *
 * const status = writeMessageStatus(validateDocument(xml), {
 *   id: '0f5e4f9a-5e8b-4f6c-8a3d-0d4d6a2f7c11',
 *   issuedAt: '2026-01-31T08:00:05Z',
 *   of: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
 *   from: '001147',
 *   to: '000773',
 *   delivered: 'confirmed',
 * });
 * console.log(status.value.code); // AP
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function writeMessageStatus(
  verdict: ValidatedDocument | StoredResult,
  options: MessageStatusOptions,
): Result<WrittenMessageStatus, readonly Issue[]> {
  const { xml, code, issues, warnings } = messageStatusOf(verdict, options);
  return xml === null || code === null
    ? { ok: false, failure: issues }
    : { ok: true, value: { xml, code, warnings } };
}

/** Writes the message level status in the form that commands and answers use. */
export function messageStatusOf(
  verdict: ValidatedDocument | StoredResult,
  options: MessageStatusOptions,
): WrittenStatus {
  checkOptions('writeMessageStatus', messageStatusOptionsKind, options);
  checkObject('writeMessageStatus', 'verdict', verdict, { form: 'text' });
  return readable('writeMessageStatus', 'verdict', () => writtenStatus(answeredOf(verdict), options));
}

function writtenStatus(answered: Answered, options: MessageStatusOptions): WrittenStatus {
  const refusals = refusalsOf(answered, options);
  const warnings = issuesOf([], options.language);
  const refused = (issues: readonly Issue[]) => ({ xml: null, code: null, issues, warnings });
  if (refusals.length > 0) return refused(issuesOf(refusals, options.language));
  const code = codeOf(answered, options);
  const xml = statusText(answered, code, options);
  const broken = errorsInText(xml, messageStatusRules);
  if (broken.length > 0) return refused(issuesOf(broken, options.language, [messageStatusRules.ruleSet]));
  return { xml, code, issues: [], warnings: issuesOf(warningsOf(answered, code, options), options.language) };
}

function codeOf({ outcome }: Answered, { delivered }: MessageStatusOptions): StatusCode {
  const { confirmed, unconfirmed, rejected } = facts.responses;
  if (outcome !== 'valid') return rejected;
  if (delivered === 'confirmed') return confirmed;
  return delivered === 'unconfirmed' ? unconfirmed : rejected;
}

function refusalsOf(answered: Answered, options: MessageStatusOptions): Finding[] {
  const { form, outcome, statusRoot, findings } = answered;
  if (form === 'request') return [networkFinding('pint-ae-mls-on-request')];
  if (statusRoot !== undefined) return [networkFinding('pint-ae-mls-on-status', { root: statusRoot })];
  if (outcome === 'not-judged') {
    const reason = findings.map((finding) => messageOf(finding, networkMessages, options.language ?? 'en'));
    return [networkFinding('pint-ae-mls-not-judged', { reason: reason.slice(0, 1) })];
  }
  return [
    ...providerFindings(options.from, 'mlsSender', facts.providerScheme),
    ...providerFindings(options.to, 'mlsReceiver', facts.providerScheme),
    ...referenceFindings(answered, options),
    ...deliveryFindings(answered, options),
  ];
}

function referenceFindings({ envelope }: Answered, { of }: MessageStatusOptions): Finding[] {
  const found = envelope?.id ?? '';
  if (of === undefined) return found === '' ? [networkFinding('pint-ae-mls-reference')] : [];
  if (found === '' || found === of.trim()) return [];
  return [{ ...networkFinding('pint-ae-mls-reference', { sent: of, found }), text: 'otherEnvelope' }];
}

function deliveryFindings({ outcome }: Answered, { delivered }: MessageStatusOptions): Finding[] {
  const isValid = outcome === 'valid';
  if (isValid && delivered === undefined) return [networkFinding('pint-ae-mls-delivery-unknown')];
  const isHandedOver = delivered === 'confirmed' || delivered === 'unconfirmed';
  return !isValid && isHandedOver ? [networkFinding('pint-ae-mls-delivered-invalid')] : [];
}

/** Statuses that the sender does not ask for: without MLS_TYPE, only failures are sent. */
function warningsOf(
  { envelope }: Answered,
  code: StatusCode,
  { to }: MessageStatusOptions,
): readonly Finding[] {
  if (envelope === undefined) return [];
  const asked = bareProviderId(envelope.mlsTo, facts.providerScheme);
  const found = bareProviderId(to, facts.providerScheme);
  const isElsewhere = asked !== '' && asked.toLowerCase() !== found.toLowerCase();
  const isUnasked = code !== facts.responses.rejected && envelope.mlsType !== facts.everyStatus;
  return applicable([
    isUnasked && networkFinding('pint-ae-mls-unasked', { found: envelope.mlsType || '–' }, 'warning'),
    isElsewhere && networkFinding('pint-ae-mls-other-receiver', { expected: asked, found }, 'warning'),
  ]);
}

function statusText(answered: Answered, code: StatusCode, options: MessageStatusOptions): string {
  const { id, issuedAt, from, to } = options;
  const [date = '', time = ''] = issuedAt.split('T');
  const party = (name: string, provider: string) =>
    element(name, [
      element('cbc:EndpointID', bareProviderId(provider, facts.providerScheme), {
        schemeID: facts.providerScheme,
      }),
    ]);
  const content = [
    element('cbc:CustomizationID', facts.customizationId),
    element('cbc:ProfileID', facts.profileId),
    element('cbc:ID', id.trim()),
    element('cbc:IssueDate', date),
    // Statuses give times to the millisecond.
    element('cbc:IssueTime', time.replace(/(\.\d{3})\d+/, '$1')),
    party('cac:SenderParty', from),
    party('cac:ReceiverParty', to),
    documentResponse(answered, code, options),
  ];
  return documentText(element(facts.root, content), { '': facts.namespace, ...facts.prefixes });
}

function documentResponse(
  answered: Answered,
  code: StatusCode,
  options: MessageStatusOptions,
): WrittenElement {
  const isRejected = code === facts.responses.rejected;
  const failed = options.delivered === 'failed' ? [reasonOfFinding(deliveryFailure(options))] : [];
  const reasons = [...failed, ...reasonsOf(answered, options)];
  return element('cac:DocumentResponse', [
    element('cac:Response', [
      element('cbc:ResponseCode', code),
      ...(isRejected ? [element('cbc:Description', overallText(answered, reasons))] : []),
    ]),
    element('cac:DocumentReference', [element('cbc:ID', (options.of ?? answered.envelope?.id ?? '').trim())]),
    ...lineResponses(reasons),
  ]);
}

function deliveryFailure({ reason }: MessageStatusOptions): Finding {
  const finding = networkFinding('pint-ae-mls-not-delivered');
  return reason === undefined ? finding : { ...finding, text: 'notDeliveredBecause', values: { reason } };
}

function lineResponses(reasons: readonly WrittenReason[]): WrittenElement[] {
  const byLocation = new Map<string, WrittenReason[]>();
  for (const reason of reasons) {
    byLocation.set(reason.location, [...(byLocation.get(reason.location) ?? []), reason]);
  }
  return Array.from(byLocation, ([location, here]) =>
    element('cac:LineResponse', [
      element('cac:LineReference', [element('cbc:LineID', location)]),
      ...here.map(({ description, kind }) =>
        element('cac:Response', [
          element('cbc:Description', description),
          element('cac:Status', [element('cbc:StatusReasonCode', facts.reasons[kind])]),
        ]),
      ),
    ]),
  );
}

function overallText({ outcome }: Answered, reasons: readonly WrittenReason[]): string {
  const finding = networkFinding('pint-ae-mls-rejected');
  const isOnly = (kind: WrittenReason['kind']) =>
    reasons.every((reason) => reason.kind === kind || reason.kind === 'warning');
  const said = isOnly('delivery')
    ? { ...finding, text: 'rejectedUndelivered' }
    : outcome === 'malformed' && isOnly('structure')
      ? { ...finding, text: 'rejectedUnread' }
      : finding;
  return messageOf(said, networkMessages, 'en');
}
