import { elementText } from 'schematron-compiler/xml';
import { validateDocumentOptionShape } from '../api/option-shapes.ts';
import { applicable } from '../core/applicable.ts';
import type { Finding, Issue } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import { checkOptions, pickOptions } from '../core/options/check-options.ts';
import { isUblRoot, type UblElement } from '../core/xml/element.ts';
import type { Outcome } from '../judge/judge.ts';
import { taxDataFacts as facts } from '../specification/facts.ts';
import { taxDataRules } from '../specification/network-rules.ts';
import { ublSpecificationOf } from '../specification/ubl-specification.ts';
import { serialise } from '../ubl/serialise.ts';
import { withoutAttachments } from './attachments.ts';
import { type ExchangeParties, exchangePartiesOf, scopeBetween } from './exchanged-document.ts';
import {
  bareProviderId,
  errorsInText,
  issuesOf,
  networkFinding,
  type OrNull,
  providerFindings,
  withoutReceiver,
} from './network-issues.ts';
import { type ReportableDocument, reportableOf } from './reportable.ts';
import { customContent, reportedDocument, reportedElements } from './reported-document.ts';
import type { TaxDataScope, TaxDataType } from './tax-data-codes.ts';
import { type TaxDataOptions, taxDataOptionsKind } from './tax-data-options.ts';
import { documentText, element, type WrittenElement } from './xml-text.ts';

/** A tax data document that was written. */
export interface WrittenTaxData {
  readonly xml: string;
  readonly type: TaxDataType;
  readonly scope: TaxDataScope;
  /**
   * Warnings about the document, then warnings about values of the report that were derived, left out or are probably
   * not intended.
   */
  readonly warnings: readonly Issue[];
}

/** The reason for refusing to write a tax data document. */
export interface TaxDataRefusal {
  /** `malformed` if the document to report cannot be read. */
  readonly outcome: Outcome;
  readonly issues: readonly Issue[];
}

/** A tax data document, or nulls with the reasons why there is none, in the form that commands and answers use. */
export interface WrittenReport extends OrNull<WrittenTaxData, 'xml' | 'type' | 'scope'>, TaxDataRefusal {}

/**
 * Writes the tax data document with which a provider reports an invoice or credit note to the tax authority.
 * `document` is a document request as a value, or the text or bytes of a request, of UBL or of its envelope. The
 * document is checked first, and the report is checked by its own rules before it is returned.
 *
 * @example
 * ```ts
 * import { writeTaxData } from 'pint-ae/network';
 *
 * const report = writeTaxData(request, {
 *   role: '01',
 *   authority: '000773',
 *   representative: '001147',
 *   transportHeaderId: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
 *   issuedAt: '2026-01-31T08:00:05Z',
 * });
 * console.log(report.value.type, report.value.scope); // S D
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function writeTaxData(
  document: unknown,
  options: TaxDataOptions,
): Result<WrittenTaxData, TaxDataRefusal> {
  const { xml, type, scope, outcome, issues, warnings } = writeReport(document, options);
  return xml === null || type === null || scope === null
    ? { ok: false, failure: { outcome, issues } }
    : { ok: true, value: { xml, type, scope, warnings } };
}

/** Writes the tax data document in the form that commands and answers use. */
export function writeReport(document: unknown, options: TaxDataOptions): WrittenReport {
  checkOptions('writeTaxData', taxDataOptionsKind, options);
  return taxDataOf(reportableOf(document, pickOptions(validateDocumentOptionShape, options)), options);
}

/** Writes the tax data document of a checked document. */
export function taxDataOf(reportable: ReportableDocument, options: TaxDataOptions): WrittenReport {
  const { root } = reportable;
  if (root === undefined || !isUblRoot(root)) return unreadable(reportable, options);
  const parties = exchangePartiesOf(root, ublSpecificationOf(options));
  const scope = options.scope ?? scopeBetween(parties);
  const type = typeOf(reportable, options);
  const refusals = refusalsOf(reportable, parties, type, options);
  if (refusals.length > 0 || scope === undefined) {
    const missing = scope === undefined ? [networkFinding('pint-ae-tdd-scope-unknown')] : [];
    const ofDocument = isInvalidFor(reportable, type) ? reportable.issues : [];
    return refused('invalid', [...refusals, ...missing], options, ofDocument);
  }
  return written({ reportable, root, parties, scope, type }, options);
}

interface Reporting {
  readonly reportable: ReportableDocument;
  readonly root: UblElement;
  readonly parties: ExchangeParties;
  readonly scope: TaxDataScope;
  readonly type: TaxDataType;
}

function refused(
  outcome: Outcome,
  findings: readonly Finding[],
  { language }: TaxDataOptions,
  further: readonly Issue[] = [],
): WrittenReport {
  const issues = [...issuesOf(findings, language, [taxDataRules.ruleSet]), ...further];
  return { outcome, xml: null, type: null, scope: null, issues, warnings: [] };
}

/** A report contains the document, so a text that is not an invoice cannot be reported. */
function unreadable({ issues, outcome }: ReportableDocument, options: TaxDataOptions): WrittenReport {
  const finding = networkFinding('pint-ae-tdd-unreadable');
  return refused(outcome === 'not-judged' ? outcome : 'malformed', [finding], options, issues);
}

function typeOf({ outcome }: ReportableDocument, { type, role }: TaxDataOptions): TaxDataType {
  const { submit, failed } = facts.types;
  return type ?? (role === facts.roles.receiver && outcome === 'invalid' ? failed : submit);
}

/** A submitted document must be valid; a withdrawn or failed document need not be. */
function isInvalidFor({ outcome }: ReportableDocument, type: TaxDataType): boolean {
  const { submit, revise } = facts.types;
  return outcome !== 'valid' && (type === submit || type === revise);
}

function refusalsOf(
  reportable: ReportableDocument,
  { receiver }: ExchangeParties,
  type: TaxDataType,
  { role, authority, representative, reportedDocument }: TaxDataOptions,
): Finding[] {
  const { providerScheme, roles, types } = facts;
  const isByReceiver = role === roles.receiver;
  return applicable([
    ...providerFindings(authority, 'taxAuthority', providerScheme),
    ...providerFindings(representative, 'representative', providerScheme),
    withoutReceiver(role, receiver.endpoint),
    isInvalidFor(reportable, type) && {
      ...networkFinding('pint-ae-tdd-invalid-document', { type, failed: types.failed }),
      ...(isByReceiver ? { text: 'receivedInvalid' } : {}),
    },
    reportedDocument === false &&
      type !== types.failed &&
      networkFinding('pint-ae-tdd-needs-values', { type, failed: types.failed }),
  ]);
}

function written(reporting: Reporting, options: TaxDataOptions): WrittenReport {
  const { reportable, root, scope, type } = reporting;
  const { reportedDocument, identificationOnly = false, language } = options;
  const { root: source, count } = identificationOnly ? { root, count: 0 } : withoutAttachments(root);
  const sourceText = identificationOnly ? emptyRoot(root) : sourceTextOf(source, reportable);
  const isFailed = type === facts.types.failed;
  const textWith = (hasValues: boolean) => taxDataText(reporting, sourceText, hasValues, options);
  const isAsked = reportedDocument ?? (!isFailed || reportable.schemaFaults.length === 0);
  const asked = textWith(isAsked);
  const broken = errorsInText(asked, taxDataRules);
  const mayLeaveOut = isFailed && reportedDocument === undefined && isAsked && broken.length > 0;
  const xml = mayLeaveOut ? textWith(false) : asked;
  const left = mayLeaveOut ? errorsInText(xml, taxDataRules) : broken;
  if (left.length > 0) return refused('invalid', left, options);
  const hasNoValues = mayLeaveOut || !isAsked;
  const notices = applicable([
    ...noticesOf(reporting, options),
    count > 0 && networkFinding('pint-ae-tdd-attachments', { count }, 'information'),
    !identificationOnly && schemaNotice(reportable),
    hasNoValues &&
      reportedDocument === undefined &&
      networkFinding('pint-ae-tdd-without-values', {}, 'information'),
  ]);
  const ofDocument = reportable.warnings.filter(({ severity }) => severity === 'warning');
  const warnings = [...ofDocument, ...issuesOf(notices, language)];
  return { outcome: 'valid', xml, type, scope, issues: [], warnings };
}

/** The schema of reports assesses the embedded document laxly: validators that have the schema of UBL refuse it. */
function schemaNotice({ schemaFaults }: ReportableDocument): Finding | undefined {
  const [location] = schemaFaults;
  const count = schemaFaults.length;
  return location === undefined
    ? undefined
    : networkFinding('pint-ae-tdd-source-schema', { location, count }, 'warning');
}

const emptyRoot = ({ localName, namespace }: UblElement) => `<${localName} xmlns="${namespace}"/>`;

/** Received UBL is reported unchanged; in a document with many lines, each line is separate. */
function sourceTextOf(root: UblElement, { isReceived }: ReportableDocument): string {
  return isReceived ? elementText(root) : serialise(root).replace(/^<\?xml[^>]*\?>\s*/, '');
}

function noticesOf(
  { reportable, parties, scope, type }: Reporting,
  options: TaxDataOptions,
): readonly Finding[] {
  const derived = scopeBetween(parties);
  const header = transportHeaderOf(reportable, options);
  const { endpoint } = parties.receiver;
  const isExchanged = !facts.isWithoutReceiver(endpoint);
  const isDerived = options.scope === undefined;
  const isOther = !isDerived && derived !== undefined && derived !== scope;
  const isFailed = options.type === undefined && type === facts.types.failed;
  return applicable([
    isDerived && networkFinding('pint-ae-tdd-scope-derived', { scope }, 'information'),
    isOther && networkFinding('pint-ae-tdd-scope', { scope, derived }, 'warning'),
    isFailed && networkFinding('pint-ae-tdd-type-derived', { type }, 'information'),
    header === undefined && isExchanged && networkFinding('pint-ae-tdd-no-transport', {}, 'information'),
    header !== undefined && !isExchanged && networkFinding('pint-ae-tdd-transport', { endpoint }, 'warning'),
  ]);
}

function transportHeaderOf(
  { envelopeId }: ReportableDocument,
  { transportHeaderId }: TaxDataOptions,
): string | undefined {
  return transportHeaderId?.trim() ?? envelopeId;
}

function taxDataText(
  { reportable, root, parties, scope, type }: Reporting,
  sourceText: string,
  hasValues: boolean,
  options: TaxDataOptions,
): string {
  const { role, authority, representative, issuedAt } = options;
  const [date = '', time = ''] = issuedAt.split('T');
  const { endpoint, endpointScheme } = role === facts.roles.issuer ? parties.issuer : parties.receiver;
  const provider = { schemeID: facts.providerScheme };
  const providerOf = (given: string) => bareProviderId(given, facts.providerScheme);
  const header = transportHeaderOf(reportable, options);
  const content: WrittenElement[] = [
    element('cbc:CustomizationID', facts.customizationId),
    element('cbc:ProfileID', facts.profileId),
    element('cbc:IssueDate', date),
    element('cbc:IssueTime', time.replace(/(\.\d{9})\d+/, '$1')),
    element('pxs:DocumentTypeCode', type),
    element('pxs:DocumentScope', scope),
    element('pxs:ReporterRole', role),
    element('pxs:ReportingParty', [element('cbc:EndpointID', endpoint, { schemeID: endpointScheme })]),
    element('pxs:ReceivingParty', [element('cbc:EndpointID', providerOf(authority), provider)]),
    element('pxs:ReportersRepresentative', [
      element('cac:PartyIdentification', [element('cbc:ID', providerOf(representative), provider)]),
    ]),
    element('pxs:ReportedTransaction', [
      ...(header === undefined ? [] : [element('pxs:TransportHeaderID', header)]),
      ...(hasValues ? [element(reportedDocument, reportedElements(facts.reportedDocument, root))] : []),
      ...customContent(facts.customContent, root),
      element('pxs:SourceDocument', [element('cec:ExtensionContent', [{ xml: sourceText }])]),
    ]),
  ];
  return documentText(element(facts.root, content), facts.prefixes);
}
