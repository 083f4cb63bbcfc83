import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import type { LedgerFinding } from './finding.ts';
import texts from './messages/ledger.json' with { type: 'json' };
import type { VatReturn } from './vat-return.ts';

const { columns, tables, sides } = texts;

/** Heads of columns, names of tables, and sides of the return. */
export const ledgerTexts = { columns, tables, sides };

/** A text, a number, or an amount with its digits as written; empty if unknown. */
export type LedgerCell = string | number | { readonly amount: string };

/** A part of a ledger as a table for a spreadsheet. */
export interface LedgerTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly LedgerCell[])[];
}

/** Returns the figures with their documents, and all notes about them, as tables. */
export function ledgerTables(
  findings: readonly LedgerFinding[],
  { figures, roundings, notes, notTold }: VatReturn,
  language: Language,
): LedgerTable[] {
  const table = (
    name: keyof typeof tables,
    head: readonly (keyof typeof columns)[],
    rows: LedgerTable['rows'],
  ): LedgerTable => ({
    name: fill(tables[name], language),
    head: head.map((column) => fill(columns[column], language)),
    rows,
  });
  const named = figures.map((figure) => [figure.box ?? '', figure.name, fill(sides[figure.side], language)]);
  const figureHead = ['box', 'name', 'side', 'vatCategory'] as const;
  return [
    table(
      'figures',
      [...figureHead, 'taxableAmount', 'taxAmount', 'count'],
      figures.map(({ vatCategory, taxableAmount, taxAmount, documents }, at) => [
        ...(named[at] ?? []),
        ...[vatCategory, { amount: taxableAmount }, { amount: taxAmount ?? '' }, documents.length],
      ]),
    ),
    table(
      'documents',
      [...figureHead, 'document', 'taxableAmount', 'taxAmount'],
      figures.flatMap(({ vatCategory, documents }, at) =>
        documents.map(({ name, taxableAmount, taxAmount }) => [
          ...(named[at] ?? []),
          ...[vatCategory, name, { amount: taxableAmount }, { amount: taxAmount ?? '' }],
        ]),
      ),
    ),
    table(
      'findings',
      ['rule', 'message', 'hint', 'document'],
      findings.map(({ rule, message, hint, documents }) => [rule, message, hint, documents.join(', ')]),
    ),
    table(
      'roundings',
      ['document', 'rule', 'amount', 'currency', 'message'],
      roundings.map(({ document, kind, amount, currency, message }) => [
        ...[document, kind, { amount }, currency, message],
      ]),
    ),
    table(
      'notes',
      ['rule', 'message', 'document'],
      notes.map(({ rule, message, documents }) => [rule, message, documents.join(', ')]),
    ),
    table(
      'notTold',
      ['box', 'message'],
      notTold.map(({ boxes, message }) => [boxes.join(', '), message]),
    ),
  ];
}
