import {
  type DocumentType,
  type RuleSetIdentity,
  storeResult,
  toXml,
  type ValidatedDocument,
  type ValidateOptions,
} from 'pint-ae';
import { ledgerEntryOf } from 'pint-ae/internal/server';
import { type Route, routeOf } from '../ubl/reading.ts';
import { withAttachments } from './attachment-references.ts';
import { type VatColumns, vatColumnsOf } from './document-columns.ts';
import { type BookColumns, bookColumnsOf, toldInBooks } from './ledger-notes.ts';
import type { Filling } from './record-notes.ts';
import { namingFields } from './record-references.ts';
import { type Remarks, remarksOf } from './remarks.ts';
import { foreignSenderOf, type Sender } from './sender.ts';
import { ownErrorOf, strictly, type TakenNumber, type Verdict } from './verdict.ts';
import { isKept, judged } from './verdict-cache.ts';

/** The rules that check everything here; by default, the last release. */
export interface Judging {
  /** Releases of PINT-AE; if there are several, the issue date decides. */
  readonly release?: readonly string[];
}

/** The input of a check: a stored request, and the company that owns it. */
export interface KeptRequest {
  readonly request: string;
  readonly documentType: DocumentType | undefined;
  /** The names that the company may send under. */
  readonly sender: Sender;
  /** Another document of the company with the same number. */
  readonly taken?: Omit<TakenNumber, 'severity'> | null | undefined;
  /** The company's documents that affect the check: a Beside as JSON. */
  readonly beside?: string | undefined;
  /** The document's values from records. */
  readonly filling?: Filling | null | undefined;
  /** The files that the document refers to, as JSON, if any. */
  readonly attachments?: string | undefined;
  /** True if a warning counts as an error. */
  readonly isStrict?: boolean;
}

/** A checked request, with the intermediate results. */
export interface ValidatedRequest {
  readonly valid: boolean;
  readonly verdict: Verdict;
  readonly remarks: Remarks;
  readonly ruleSet: RuleSetIdentity | null;
  readonly totals: ValidatedDocument['result']['totals'];
  readonly route: Route;
  readonly vat: VatColumns;
  readonly books: BookColumns;
  /** The numbers of the preceding documents. */
  readonly preceding: readonly string[];
  /** The UBL, or null. Only the UBL of a valid document may be sent. */
  readonly xml: string | null;
}

function optionsOf({ documentType, filling }: KeptRequest, judging: Judging): ValidateOptions {
  return {
    ...judging,
    format: 'json',
    ...(filling ? { ignoreFields: namingFields } : {}),
    ...(documentType === undefined ? {} : { documentType }),
  };
}

/** Tells whether this process has already checked a request, so that it need not do so again. */
export function isJudged(kept: KeptRequest, judging: Judging): boolean {
  return isKept(withAttachments(kept.request, kept.attachments), optionsOf(kept, judging));
}

/** Checks a stored document; `validate` answers with the result, and submission decides by it. */
export function validateRequest(kept: KeptRequest, judging: Judging): ValidatedRequest {
  const { request, sender, taken, beside, filling, attachments, isStrict = false } = kept;
  const validated = judged(withAttachments(request, attachments), optionsOf(kept, judging));
  const route = validated.ubl === undefined ? nowhere : routeOf(validated.ubl);
  const { ruleSet, totals, outcome } = validated.result;
  const { ubl } = validated;
  const foreignSender =
    ubl === undefined || outcome === 'not-judged' ? undefined : foreignSenderOf(ubl, route, sender);
  const { document } = ubl === undefined ? unread : ledgerEntryOf(ubl, outcome, '');
  const found: Verdict = {
    ...storeResult(validated),
    ...(foreignSender === undefined ? {} : { foreignSender }),
    ...(filling ? { filling } : {}),
    ...(taken ? { takenNumber: { ...taken, severity: 'warning' } } : {}),
    ...(beside === undefined ? {} : { books: toldInBooks(document, beside) }),
  };
  const verdict = isStrict ? strictly(found) : found;
  return {
    valid: verdict.outcome === 'valid' && ownErrorOf(verdict) === undefined,
    verdict,
    remarks: remarksOf(found, warningsOf(validated)),
    ruleSet,
    totals,
    route,
    vat: vatColumnsOf({ outcome, document }),
    books: bookColumnsOf({ outcome, document }),
    preceding: document?.preceding.map(({ number }) => number) ?? [],
    xml: toXml(validated),
  };
}

const unread = { document: null };
const nowhere: Route = { sender: null, receiver: null };

/** Returns the number of warnings of the rules, including those that are only counted. */
export function warningsOf({ result, found }: ValidatedDocument): number {
  if (result.outcome === 'malformed') return 0;
  const counted = [...found.unlisted].filter(([kind]) => kind.startsWith('warning '));
  const listed = found.findings.filter(({ severity }) => severity === 'warning');
  return counted.reduce((sum, [, count]) => sum + count, listed.length);
}
