import { unknownToSpecification, validateDocumentOptionShape } from '../api/option-shapes.ts';
import type { ValidateOptions } from '../api/options.ts';
import type { Finding, Issue } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions, pickOptions } from '../core/options/check-options.ts';
import { expected, optionsOf } from '../core/options/option-kinds.ts';
import { kindOf, type UblElement } from '../core/xml/element.ts';
import { elementsAt, textAt } from '../core/xml/path.ts';
import { readUblDocument } from '../intake/read-document.ts';
import { messageStatusFacts as facts } from '../specification/network.ts';
import { messageStatusRules } from '../specification/network-rules.ts';
import { kindWithoutNamespace } from './answered.ts';
import { identifierAt } from './exchanged-document.ts';
import type { StatusCode } from './message-status.ts';
import {
  issuesOf,
  messageFindings,
  networkFinding,
  type OrNull,
  providerFindings,
} from './network-issues.ts';
import { reasonInWords, type StatedReason, type StatusReason } from './reason-words.ts';
import { type SentDocument, sentDocumentOf } from './sent-document.ts';

/** The document that a status answers, and the way in which that document was made. */
export interface ReadMessageStatusOptions extends ValidateOptions {
  /**
   * The document that was sent: a document request as a value, or the text or bytes of a request, of its UBL or of
   * its envelope. Each reason then names the field of the request.
   */
  readonly document?: unknown;
}

/** A message level status that was received. */
export interface MessageStatus {
  readonly id: string;
  /** As in the status: date and time with zone. */
  readonly issuedAt: string;
  /** The providers, with their scheme: `0242:001147`. */
  readonly sender: string;
  readonly receiver: string;
  /** InstanceIdentifier of the envelope that the status answers. */
  readonly of: string;
  /** Outcome for the document: AP delivered and confirmed, AB delivered, RE not delivered. */
  readonly code: StatusCode;
  /** The sender's own words, or an empty text. */
  readonly description: string;
  readonly reasons: readonly StatusReason[];
}

/** A status that was read, or null with the reason why there is none, in the form of commands and answers. */
export type ReadStatus = OrNull<ReadMessageStatus, 'status'>;

/** A status that was read. */
export interface ReadMessageStatus {
  readonly status: MessageStatus;
  /** Problems of the status itself. */
  readonly findings: readonly Issue[];
}

const readMessageStatusOptionsKind = optionsOf<ReadMessageStatusOptions>(
  { ...validateDocumentOptionShape, document: expected<unknown>(() => true, 'a document') },
  unknownToSpecification,
);

/**
 * Reads a message level status, with or without its envelope. It returns the outcome of the document and, if it was
 * rejected, the reasons and places. If you pass the document that was sent, each reason names its field of the
 * document request. For rules that this library knows, it also says in English or Arabic what is wrong and what to
 * do.
 *
 * @example
 * ```ts
 * import { readMessageStatus } from 'pint-ae/network';
 *
 * const read = readMessageStatus('<ApplicationResponse/>');
 * console.log(read.ok ? read.value.status.code : read.failure[0].rule); // pint-ae-mls-not-status
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function readMessageStatus(
  text: string | Uint8Array,
  options: ReadMessageStatusOptions = {},
): Result<ReadMessageStatus, readonly Issue[]> {
  checkOptions('readMessageStatus', readMessageStatusOptionsKind, options);
  checkDocument('readMessageStatus', text);
  const { status, findings } = readStatus(text, options);
  return status === null ? { ok: false, failure: findings } : { ok: true, value: { status, findings } };
}

/** Reads a message level status into the form that commands and answers use. */
export function readStatus(text: string | Uint8Array, options: ReadMessageStatusOptions = {}): ReadStatus {
  const { language = 'en', limits } = options;
  const read = readUblDocument(text, limits, 'any');
  if (!read.ok) return { status: null, findings: issuesOf(read.failure, language) };
  const { root } = read.value;
  if (!isStatus(root)) return { status: null, findings: issuesOf([notStatus(root)], language) };
  const sent =
    options.document === undefined
      ? undefined
      : sentDocumentOf(options.document, pickOptions(validateDocumentOptionShape, options));
  const status = statusOf(root, sent, language);
  const findings = [
    ...codeFindings(root),
    ...providerFindings(senderOf(root), 'mlsSender', facts.providerScheme),
    ...providerFindings(receiverOf(root), 'mlsReceiver', facts.providerScheme),
    ...(status === null ? [] : aboutFindings(status, sent)),
    ...messageFindings(root, messageStatusRules),
  ];
  return { status, findings: issuesOf(findings, language, [messageStatusRules.ruleSet]) };
}

function isStatus(root: UblElement): boolean {
  const { localName, namespace } = root;
  if (localName !== facts.root || namespace !== facts.namespace) return false;
  return textAt(root, 'cbc:CustomizationID') === facts.customizationId;
}

function notStatus(root: UblElement): Finding {
  const values = { root: kindWithoutNamespace(kindOf(root)), expected: facts.customizationId };
  return networkFinding('pint-ae-mls-not-status', values);
}

const response = 'cac:DocumentResponse/cac:Response';
const codes: readonly StatusCode[] = Object.values(facts.responses);

function codeOf(root: UblElement): StatusCode | undefined {
  const found = textAt(root, `${response}/cbc:ResponseCode`);
  return codes.find((code) => code === found);
}

function codeFindings(root: UblElement): Finding[] {
  if (codeOf(root) !== undefined) return [];
  const found = textAt(root, `${response}/cbc:ResponseCode`) || '–';
  return [networkFinding('pint-ae-mls-code', { found, expected: { anyOf: codes } })];
}

const senderOf = (root: UblElement) => identifierAt(root, 'cac:SenderParty/cbc:EndpointID');
const receiverOf = (root: UblElement) => identifierAt(root, 'cac:ReceiverParty/cbc:EndpointID');

/** The status may belong to a different document from the given one. */
function aboutFindings({ of }: MessageStatus, sent: SentDocument | undefined): Finding[] {
  const found = sent?.envelopeId ?? '';
  if (found === '' || found === of) return [];
  return [networkFinding('pint-ae-mls-other-document', { of, found }, 'warning')];
}

function statusOf(
  root: UblElement,
  sent: SentDocument | undefined,
  language: LanguageOption,
): MessageStatus | null {
  const code = codeOf(root);
  if (code === undefined) return null;
  return {
    id: textAt(root, 'cbc:ID'),
    issuedAt: `${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`,
    sender: senderOf(root),
    receiver: receiverOf(root),
    of: textAt(root, 'cac:DocumentResponse/cac:DocumentReference/cbc:ID'),
    code,
    description: textAt(root, `${response}/cbc:Description`),
    reasons: statedReasons(root).map(reasonInWords(sent, language)),
  };
}

function statedReasons(root: UblElement): StatedReason[] {
  return elementsAt(root, 'cac:DocumentResponse/cac:LineResponse').flatMap((line) => {
    const location = textAt(line, 'cac:LineReference/cbc:LineID');
    return elementsAt(line, 'cac:Response').map((reason) => {
      const text = textAt(reason, 'cbc:Description');
      // The rule, such as `[ibr-002]`; other words in brackets lack a hyphen.
      const inBrackets = Array.from(text.matchAll(/\[([A-Za-z][\w.-]*)\]/g), ([, word = '']) => word);
      return {
        code: textAt(reason, 'cac:Status/cbc:StatusReasonCode'),
        location: location === '' || location === facts.noPlace ? null : location,
        text,
        rule: inBrackets.find((word) => word.includes('-')) ?? null,
      };
    });
  });
}
