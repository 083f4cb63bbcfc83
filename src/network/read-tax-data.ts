import { elementText } from 'schematron-compiler/xml';
import {
  unknownToSpecification,
  validateDocumentOptionShape,
  validateUblOptionShape,
} from '../api/option-shapes.ts';
import type { ValidateOptions } from '../api/options.ts';
import { type ReadRequest, readMembers, readUbl as readRequestOf } from '../api/request-of.ts';
import { validateUbl } from '../api/validate-ubl.ts';
import type { ValidationResult } from '../api/validation-result.ts';
import { applicable } from '../core/applicable.ts';
import type { Finding, Issue } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkOptions, pickOptions } from '../core/options/check-options.ts';
import { optionsOf } from '../core/options/option-kinds.ts';
import { childElements, isUblRoot, kindOf, type UblElement } from '../core/xml/element.ts';
import { elementsAt, textAt } from '../core/xml/path.ts';
import { readUblDocument } from '../intake/read-document.ts';
import { taxDataFacts as facts, ublStructure } from '../specification/facts.ts';
import { taxDataRules } from '../specification/network-rules.ts';
import { ublSpecificationOf } from '../specification/ubl-specification.ts';
import { structureCheck } from '../ubl/structure/check.ts';
import { embeddedFindings } from '../ubl/structure/embedded.ts';
import { kindWithoutNamespace } from './answered.ts';
import { attachmentsIn } from './attachments.ts';
import { exchangePartiesOf, identifierAt, scopeBetween } from './exchanged-document.ts';
import {
  issuesOf,
  messageFindings,
  networkFinding,
  type OrNull,
  providerFindings,
  withoutReceiver,
} from './network-issues.ts';
import { type ReportDifference, reportDifferences } from './report-differences.ts';
import { type ReportedValue, readValues } from './reported-document.ts';

/** A tax data document that was read. */
export interface TaxData {
  /** The date and time with zone, as stated. */
  readonly issuedAt: string;
  /** Its purpose: S, R, W or F. */
  readonly type: string;
  readonly scope: string;
  readonly role: string;
  /** The reporting party, the tax authority and the reporting provider, each with its scheme. */
  readonly reportingParty: string;
  readonly authority: string;
  readonly representative: string;
  /** InstanceIdentifier of the envelope in which the document travelled; null if the report does not name it. */
  readonly transportHeaderId: string | null;
  /** The values of the document that are reported, or null. */
  readonly reported: readonly ReportedValue[] | null;
  /** Additional data of the country. */
  readonly customContent: readonly Pick<ReportedValue, 'term' | 'value'>[];
}

/** The document in a report: its XML, the request with the same content, and its verdict. */
export interface ReportedSource extends Pick<ReadRequest, 'unmapped'> {
  /** Null if it could not be read. */
  readonly request: ReadRequest['request'] | null;
  readonly xml: string;
  readonly result: ValidationResult;
}

/** A tax data document of any origin that was read. */
export interface ReadTaxData {
  readonly taxData: TaxData;
  /** The document inside the report, or null. */
  readonly source: ReportedSource | null;
  /** Every value that differs between the two halves. */
  readonly differences: readonly ReportDifference[];
  /** Its problems, from its rules and from our own checks. */
  readonly findings: readonly Issue[];
}

/** A tax data document, or null with the reason why it is not one, in the form of commands and answers. */
export type ReadReport = OrNull<ReadTaxData, 'taxData'>;

const readTaxDataOptionsKind = optionsOf<ValidateOptions>(
  validateDocumentOptionShape,
  unknownToSpecification,
);

/**
 * Reads a tax data document of any origin, with or without its envelope. It returns the reported data, the document
 * in it as a document request, and each value that differs between the two. The report is checked by its rules, and
 * by additional checks that no rule makes.
 *
 * @example
 * ```ts
 * import { readTaxData, writeTaxData } from 'pint-ae/network';
 *
 * const providers = { authority: '000773', representative: '001147', issuedAt: '2026-01-31T08:00:05Z' };
 * const report = writeTaxData(request, { role: '01', ...providers }).value.xml;
 * const { source, differences } = readTaxData(report).value;
 * console.log(source.request.invoiceNumber, differences.length); // INV-2026-0042 0
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function readTaxData(
  text: string | Uint8Array,
  options: ValidateOptions = {},
): Result<ReadTaxData, readonly Issue[]> {
  checkOptions('readTaxData', readTaxDataOptionsKind, options);
  checkDocument('readTaxData', text);
  const { taxData, ...read } = readReport(text, options);
  return taxData === null ? { ok: false, failure: read.findings } : { ok: true, value: { ...read, taxData } };
}

/** Reads a tax data document into the form that commands and answers use. */
export function readReport(text: string | Uint8Array, options: ValidateOptions = {}): ReadReport {
  const { language, limits } = options;
  const unread = (findings: readonly Finding[]): ReadReport => ({
    taxData: null,
    source: null,
    differences: [],
    findings: issuesOf(findings, language),
  });
  const read = readUblDocument(text, limits, 'any');
  if (!read.ok) return unread(read.failure);
  const { root } = read.value;
  if (!isTaxData(root)) return unread([notTaxData(root)]);
  const embedded = sourceOf(root);
  // A root alone identifies the kind of the document, and contradicts nothing in the report.
  const isRootAlone = embedded !== undefined && childElements(embedded).length === 0;
  const document = isRootAlone ? undefined : embedded;
  const report = taxDataOf(root);
  const source = document === undefined ? null : readSource(document, options);
  const differences = document === undefined ? [] : reportDifferences(report, document, facts);
  const findings = [
    ...messageFindings(root, taxDataRules),
    ...(isRootAlone ? [networkFinding('pint-ae-tdd-root-alone', {}, 'information')] : []),
    ...(source !== null && followsSchema(source, options)
      ? []
      : embeddedFindings(root, facts.embeds, structureCheck(ublStructure)).map(({ finding }) => finding)),
    ...providerFindings(report.authority, 'taxAuthority', facts.providerScheme),
    ...providerFindings(report.representative, 'representative', facts.providerScheme),
    ...differences.map(({ term, element, reported, source }) =>
      networkFinding('pint-ae-tdd-differs', {
        term: term || element,
        reported: reported ?? '–',
        source: source ?? '–',
      }),
    ),
    ...(document === undefined || source === null ? [] : sourceFindings(report, document, source, options)),
  ];
  return {
    taxData: report,
    source,
    differences,
    findings: issuesOf(findings, language, [taxDataRules.ruleSet]),
  };
}

/** Returns the reporting provider, with its scheme; empty if a text is not a tax data document. Nothing is checked. */
export function representativeIn(xml: string): string {
  const read = readUblDocument(xml, undefined, 'any');
  return read.ok && isTaxData(read.value.root) ? taxDataOf(read.value.root).representative : '';
}

const at = (root: UblElement, path: string) => elementsAt(root, path, facts.prefixes);
const textIn = (root: UblElement, path: string) => textAt(root, path, facts.prefixes);

function isTaxData(root: UblElement): boolean {
  const [prefix, name] = facts.root.split(':');
  if (root.localName !== name || root.namespace !== facts.prefixes[prefix as 'pxs']) return false;
  return textIn(root, 'cbc:CustomizationID') === facts.customizationId;
}

function notTaxData(root: UblElement): Finding {
  const values = { root: kindWithoutNamespace(kindOf(root)), expected: facts.customizationId };
  return networkFinding('pint-ae-tdd-not-tax-data', values);
}

const transaction = 'pxs:ReportedTransaction';

function sourceOf(root: UblElement): UblElement | undefined {
  const [content] = at(root, `${transaction}/pxs:SourceDocument/cec:ExtensionContent`);
  return content && childElements(content).find(isUblRoot);
}

function taxDataOf(root: UblElement): TaxData {
  const [reported] = at(root, `${transaction}/pxs:ReportedDocument`);
  const partyAt = (path: string) => identifierAt(root, path, facts.prefixes);
  return {
    issuedAt: `${textIn(root, 'cbc:IssueDate')}T${textIn(root, 'cbc:IssueTime')}`,
    type: textIn(root, 'pxs:DocumentTypeCode'),
    scope: textIn(root, 'pxs:DocumentScope'),
    role: textIn(root, 'pxs:ReporterRole'),
    reportingParty: partyAt('pxs:ReportingParty/cbc:EndpointID'),
    authority: partyAt('pxs:ReceivingParty/cbc:EndpointID'),
    representative: partyAt('pxs:ReportersRepresentative/cac:PartyIdentification/cbc:ID'),
    transportHeaderId: textIn(root, `${transaction}/pxs:TransportHeaderID`) || null,
    reported: reported === undefined ? null : readValues(reported, facts),
    customContent: at(root, `${transaction}/pxs:CustomContent`).map((each) => ({
      term: textIn(each, 'cbc:ID'),
      value: textIn(each, 'cbc:Value'),
    })),
  };
}

function readSource(document: UblElement, options: ValidateOptions): ReportedSource {
  const xml = elementText(document);
  const { request, unmapped } = readMembers(readRequestOf(xml, pickOptions(textShape, options)));
  return { xml, request, unmapped, result: validateUbl(xml, pickOptions(validateUblOptionShape, options)) };
}

function followsSchema({ result }: ReportedSource, { structure }: ValidateOptions): boolean {
  const isJudged = result.outcome === 'valid' || result.outcome === 'invalid';
  return isJudged && structure !== 'off' && !result.issues.some(({ rule }) => rule.startsWith('ubl-'));
}

const { specification, language: languageKind } = validateDocumentOptionShape;
const textShape = { specification, language: languageKind };

/** Checks the document in a report, which no rule does: files, its validity, its parties and their scope. */
function sourceFindings(
  { role, scope, type, reportingParty }: TaxData,
  document: UblElement,
  { result }: ReportedSource,
  options: ValidateOptions,
): Finding[] {
  const parties = exchangePartiesOf(document, ublSpecificationOf(options));
  const { issuer, receiver } = parties;
  const { roles, types } = facts;
  const party = role === roles.receiver ? receiver : issuer;
  const expected = `${party.endpointScheme}:${party.endpoint}`;
  const count = attachmentsIn(document);
  const derived = scopeBetween(parties);
  const isSubmitted = type === types.submit || type === types.revise;
  const found = reportingParty || '–';
  return applicable([
    count > 0 && { ...networkFinding('pint-ae-tdd-attachments', { count }), text: 'reportedAttachments' },
    reportingParty !== expected && networkFinding('pint-ae-tdd-party', { found, expected, role, ...roles }),
    withoutReceiver(role, receiver.endpoint),
    derived !== undefined &&
      derived !== scope &&
      networkFinding('pint-ae-tdd-scope', { scope, derived }, 'warning'),
    isSubmitted && !result.valid && networkFinding('pint-ae-tdd-source', { type, failed: types.failed }),
  ]);
}
