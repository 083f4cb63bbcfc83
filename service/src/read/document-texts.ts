import { type Language, type ValidationResult, validateUbl } from 'pint-ae';
import { renderInvoice } from 'pint-ae/render';
import { parseUbl } from 'pint-ae/steps';
import { refuseInvalid } from '../draft/refusals.ts';
import { shownIssue, shownRemarks } from '../draft/remarks.ts';
import { type Judging, type KeptRequest, validateRequest } from '../draft/validate-request.ts';
import { resultIn } from '../draft/verdict.ts';
import { purchaseContent } from '../receive/purchase-record.ts';

/** A stored request, and the language of its reader. */
export interface AskedAbout extends KeptRequest {
  readonly language: Language;
}

/** The answer of `validate`, as JSON. */
export function validationText(asked: AskedAbout, judging: Judging): string {
  const { language } = asked;
  const { verdict } = validateRequest(asked, judging);
  const { valid, outcome, issues } = resultIn(verdict, language);
  if (outcome === 'not-judged') throw new Error('The rules could not be run on a document.');
  return JSON.stringify({
    valid,
    issues: issues.map((issue) => shownIssue(issue, language)),
    ...shownRemarks(verdict, language),
  });
}

/** Throws the 422 for a document that is not valid. */
export function refuseUnlessValid(asked: AskedAbout, judging: Judging): null {
  refuseInvalid(validateRequest(asked, judging).verdict, asked.language);
  return null;
}

/** The UBL that would be sent now; throws the 422 for a document that cannot be sent. */
export function writtenUbl(asked: AskedAbout, judging: Judging): string {
  const { verdict, xml } = validateRequest(asked, judging);
  refuseInvalid(verdict, asked.language);
  if (xml === null) throw new Error('A valid document has no UBL.');
  return xml;
}

/** A stored request, and its submitted UBL, or null. */
export interface Shown extends AskedAbout {
  readonly submitted: string | null;
}

/** The document as a page for people; throws the 422 if it has no page. */
export function shownDocument({ submitted, ...asked }: Shown, judging: Judging): string {
  const { verdict, xml } = validateRequest(asked, judging);
  const page = printedForm(submitted ?? xml, resultIn(verdict, asked.language), asked.language);
  if (page !== undefined) return page;
  refuseInvalid(verdict, asked.language);
  throw new Error('A valid document cannot be shown.');
}

/** A stored request as it was sent, and the other facts of its document. */
export interface Detailed {
  readonly facts: object;
  readonly request: string;
  readonly documentType: string;
}

/** Returns the notes on a document and its request, as JSON. */
export function detailText({ facts, request, documentType }: Detailed): string {
  const told = JSON.stringify(facts).slice(0, -1);
  return `${told}${told === '{' ? '' : ','}"document":${withType(request, documentType)}}`;
}

/** A request with its type. Its numbers keep their digits, because JavaScript numbers would lose some. */
function withType(request: string, documentType: string): string {
  const sent: { readonly documentType?: unknown } = JSON.parse(request);
  if (sent.documentType === documentType) return request;
  if (sent.documentType !== undefined) return JSON.stringify({ ...sent, documentType });
  const open = request.trimEnd().slice(0, -1);
  const separator = Object.keys(sent).length === 0 ? '' : ',';
  return `${open}${separator}"documentType":${JSON.stringify(documentType)}}`;
}

/** Returns the printable page of a document, marked on every page if it is not valid; undefined if it has no page. */
export function printedForm(
  ubl: string | null,
  { outcome, issues }: Pick<ValidationResult, 'outcome'> & { readonly issues: readonly unknown[] },
  language: Language,
): string | undefined {
  const parsed = parseUbl(ubl ?? '');
  return parsed.ok && outcome !== 'malformed'
    ? renderInvoice(parsed.value, { language, verdict: { outcome, findings: issues.length } })
    : undefined;
}

/** A received document, and the service's other data about it. */
export interface StoredPurchase {
  readonly ubl: string;
  readonly facts: object;
  /** Stored values that replace values of the UBL. */
  readonly stored: object;
}

/** A purchase record, as JSON. */
export function purchaseText({ ubl, facts, stored }: StoredPurchase): string {
  return JSON.stringify({ ...facts, ...purchaseContent(ubl), ...stored });
}

/** A received document as a page for people. */
export function shownPurchase({
  ubl,
  language,
}: {
  readonly ubl: string;
  readonly language: Language;
}): string {
  const page = printedForm(ubl, validateUbl(ubl), language);
  if (page === undefined) throw new Error('A document that has arrived cannot be shown.');
  return page;
}
