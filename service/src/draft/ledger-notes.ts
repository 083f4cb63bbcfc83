import type { Issue, Language } from 'pint-ae';
import { type LedgerTold, ledgerFindingIn, seriesOf, toldOfEntry } from 'pint-ae/internal/server';
import type { LedgerDocument, LedgerEntry } from 'pint-ae/ledger';

/** The columns for comparing a document with others of its company. */
export interface BookColumns {
  /** The document's facts and verdict, as JSON; null if it could not be read. */
  readonly ledger: string | null;
  /** The series of the number, and the position in it; null if the number has no digits. */
  readonly series: string | null;
  readonly series_number: number | null;
}

/** An entry of a ledger without its name, which is the id of its document. */
export type StoredEntry = Omit<LedgerEntry, 'name'>;

export function bookColumnsOf({ outcome, document }: StoredEntry): BookColumns {
  if (document === null) return { ledger: null, series: null, series_number: null };
  const found = seriesOf(document);
  return {
    ledger: JSON.stringify({ outcome, document } satisfies StoredEntry),
    series: found?.series ?? null,
    series_number: found?.count ?? null,
  };
}

/** The other documents of a company that matter for one document. */
export interface Beside {
  /** True if the company wants reports of missing numbers. */
  readonly gaps: boolean;
  /** Null if there are none. */
  readonly others:
    | readonly { readonly id: string; readonly number: string; readonly entry: StoredEntry | null }[]
    | null;
}

/** A finding of the books on a document, as data. */
export interface ToldInBooks extends LedgerTold {
  readonly severity: 'error' | 'warning';
}

/** The document to check gets a name that no other document has, because its id may not be known yet. */
const own = '';

/** Returns the findings of the books on a document that is being written; its entry is given as JSON. */
export function toldOfWritten({
  ledger,
  beside,
}: {
  readonly ledger: string | null;
  readonly beside: string;
}): readonly ToldInBooks[] {
  const entry: StoredEntry | null = ledger === null ? null : JSON.parse(ledger);
  return toldInBooks(entry?.document ?? null, beside);
}

/** The findings of the books on a document; `beside` is a Beside as JSON. */
export function toldInBooks(document: LedgerDocument | null, beside: string): readonly ToldInBooks[] {
  const { gaps, others }: Beside = JSON.parse(beside);
  if (document === null) return [];
  const entries = (others ?? []).flatMap(({ id, entry }): LedgerEntry[] =>
    entry === null ? [] : [{ name: id, ...entry }],
  );
  const unread = (others ?? []).filter(({ entry }) => entry === null).map(({ number }) => number);
  const missing: readonly LedgerTold['rule'][] = ['preceding-missing', 'preceding-other-seller'];
  return toldOfEntry({ name: own, outcome: 'valid', document }, entries, gaps)
    .filter(({ rule, values }) => !missing.includes(rule) || !unread.includes(String(values.invoice)))
    .map(({ documents, ...told }) => ({
      ...told,
      documents: documents.filter((name) => name !== own),
      severity: 'warning',
    }));
}

/** A finding of the books as an issue at the field that a client would change. */
export function bookIssue({ severity, ...told }: ToldInBooks, language: Language): Issue {
  const { rule, message, hint } = ledgerFindingIn(told, language);
  const { path, term } = fields[rule] ?? { path: 'precedingInvoiceNumber', term: 'IBT-025' };
  return { rule, message, hint, severity, path, terms: [term] };
}

const fields: Partial<Record<LedgerTold['rule'], { readonly path: string; readonly term: string }>> = {
  'number-gap': { path: 'invoiceNumber', term: 'IBT-001' },
  'advance-above': { path: 'prepaidAmount', term: 'IBT-113' },
};
