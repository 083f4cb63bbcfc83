import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { amountText, type Decimal, sum } from '../core/numbers/decimal.ts';
import { readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { languageInUse } from '../core/options/language-option.ts';
import { day, listOf, optionsOf, textWithContent } from '../core/options/option-kinds.ts';
import type { LedgerSide, VatReturnRow } from '../core/specification/vat-return.ts';
import { defaultSpecification } from '../specification/default.ts';
import { accountedVat } from './accounted-vat.ts';
import { setsOff } from './advances.ts';
import { type Book, type Booked, bookOf, namesOf } from './book.ts';
import type { LedgerDocument, LedgerEntry, LedgerParty } from './entry.ts';
import texts from './messages/ledger.json' with { type: 'json' };
import { byPlaceInReturn, nameOfReturnRow, notToldIn, vatReturnRowOf } from './return-rows.ts';
import { type Rounding, roundingsOf } from './roundings.ts';

export interface VatReturnOptions {
  /** The first and the last day of the period; default: all documents. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /**
   * The TRNs or participant identifiers of the company. Default: the only seller, or the only party that all documents
   * have in common.
   */
  readonly company?: readonly string[] | undefined;
  /** Default: `en`. */
  readonly language?: Language | undefined;
}

/** VAT of a document in a figure; that of a credit note is negative. */
export interface VatOfDocument {
  readonly name: string;
  readonly taxableAmount: string;
  /** Null if the document does not state the VAT that is due. */
  readonly taxAmount: string | null;
}

/** A figure of the return, with its documents. */
export interface VatFigure {
  /** Such as `1b`; null if it belongs in no box, or documents do not tell which. */
  readonly box: string | null;
  readonly name: string;
  readonly side: LedgerSide;
  readonly vatCategory: string;
  readonly taxableAmount: string;
  readonly taxAmount: string | null;
  readonly documents: readonly VatOfDocument[];
}

/** Something about documents that a reader of the figures has to know. */
export interface VatNote {
  readonly rule: keyof typeof texts.notes;
  readonly message: string;
  readonly documents: readonly string[];
}

/** VAT of a period as far as documents tell it, in the currency in which it is accounted for. */
export interface VatReturn {
  readonly from: string | null;
  readonly to: string | null;
  /** Null if nothing tells which party the company is; there are no figures then. */
  readonly company: readonly string[] | null;
  readonly currency: string;
  readonly figures: readonly VatFigure[];
  /** Differences that rounding makes, for each document. */
  readonly roundings: readonly Rounding[];
  readonly notes: readonly VatNote[];
  /** Facts that the return asks for and documents cannot tell. */
  readonly notTold: readonly { readonly boxes: readonly string[]; readonly message: string }[];
}

const returnOptions = optionsOf<VatReturnOptions>({
  from: day,
  to: day,
  company: listOf(textWithContent),
  language: languageInUse,
});

/**
 * The VAT of a period by box of the VAT return (VAT201), each figure with its documents, and which facts of the return
 * documents cannot tell. The day of a document is its date of supply (IBT-007), otherwise that of issue. Only valid
 * documents count. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { ledgerEntry, vatReturn } from 'pint-ae/ledger';
 *
 * const { figures } = vatReturn([ledgerEntry(request, { name: 'INV-2026-0042' })]);
 * for (const { box, name, taxableAmount, taxAmount } of figures) console.log(box, name, taxableAmount, taxAmount);
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function vatReturn(entries: Iterable<LedgerEntry>, options: VatReturnOptions = {}): VatReturn {
  checkOptions('vatReturn', returnOptions, options);
  return readable('vatReturn', 'entries', () => {
    const all = [...entries];
    return vatReturnOf(bookOf(all), options, unreadIn(all));
  });
}

/** The names of entries that could not be read, which have no day. */
export function unreadIn(entries: readonly LedgerEntry[]): string[] {
  return entries.flatMap(({ name, document }) => (document === null ? [name] : [])).sort();
}

/** The return of documents that were sorted already. */
export function vatReturnOf(book: Book, options: VatReturnOptions, unread: readonly string[]): VatReturn {
  const { from, to, language = 'en' } = options;
  const inPeriod = ({ document }: Booked) => {
    const supplied = document.vatPointDate ?? document.issueDate;
    return (from === undefined || supplied >= from) && (to === undefined || supplied <= to);
  };
  const booked = book.booked.filter(inPeriod);
  const company = options.company ?? companyIn(booked);
  const sided = booked.map((each) => ({ each, sides: sidesOf(each.document, company ?? []) }));
  const withSides = (count: number) => sided.filter(({ sides }) => sides.length === count);
  const counted = withSides(1).map(({ each, sides: [side] }) => ({ each, side: side as LedgerSide }));
  const note = (rule: VatNote['rule'], documents: readonly string[]): VatNote[] =>
    documents.length === 0
      ? []
      : [{ rule, message: fill(texts.notes[rule], language, { count: documents.length }), documents }];
  const documents = counted.map(({ each }) => each);
  return {
    from: from ?? null,
    to: to ?? null,
    company: company ?? null,
    currency: accounting.currency,
    figures: figuresOf(counted, language),
    roundings: documents.flatMap((each) => roundingsOf(each, language)),
    notes: [
      ...note('refused', [...namesOf(book.refused.filter(inPeriod)), ...unread]),
      ...note(company === undefined ? 'company-unknown' : 'other-parties', namesOf(withSides(0).map(eachOf))),
      ...note('within-company', namesOf(withSides(2).map(eachOf))),
      ...note('other-day', namesOf(documents.filter(isOfOtherMonth))),
      ...note('sets-off', namesOf(documents.filter((booked) => setsOff({ booked })))),
    ],
    notTold: notToldIn(language),
  };
}

const { accounting } = defaultSpecification;
const eachOf = ({ each }: { readonly each: Booked }) => each;

function isOfOtherMonth({ document: { issueDate, vatPointDate } }: Booked): boolean {
  return vatPointDate !== null && vatPointDate.slice(0, 7) !== issueDate.slice(0, 7);
}

/** The only seller, otherwise the only party that all documents have in common. */
function companyIn(booked: readonly Booked[]): readonly string[] | undefined {
  const [first, ...others] = booked;
  if (first === undefined) return undefined;
  const { seller, buyer } = first.document;
  const isIn = ({ id }: LedgerParty, parties: readonly LedgerParty[]) =>
    parties.some((each) => each.id === id);
  if (others.every(({ document }) => document.seller.id === seller.id)) return [seller.id];
  const common = [seller, buyer].filter((party) =>
    others.every(({ document }) => isIn(party, [document.seller, document.buyer])),
  );
  return common.length === 1 ? common.map(({ id }) => id) : undefined;
}

/** On which sides of a document the company is. */
function sidesOf({ seller, buyer }: LedgerDocument, company: readonly string[]): LedgerSide[] {
  const isCompany = ({ id, trn }: LedgerParty) =>
    company.some((each) => each === id || each === trn || each === id.slice(id.indexOf(':') + 1));
  return [
    ...(isCompany(seller) ? (['sales'] as const) : []),
    ...(isCompany(buyer) ? (['purchases'] as const) : []),
  ];
}

interface Counted {
  readonly each: Booked;
  readonly side: LedgerSide;
}

function figuresOf(counted: readonly Counted[], language: Language): VatFigure[] {
  const byRow = new Map<string, { row: VatReturnRow; parts: Part[] }>();
  for (const { each, side } of counted)
    for (const { vatCategory, taxable, tax } of accountedVat(each.document)) {
      const row = vatReturnRowOf(side, vatCategory, each.document.seller.subdivision);
      const key = `${row.side} ${row.vatCategory} ${row.box ?? ''}`;
      const { parts } = byRow.get(key) ?? {};
      const part = { name: each.name, taxable, tax };
      if (parts === undefined) byRow.set(key, { row, parts: [part] });
      else parts.push(part);
    }
  return [...byRow.values()]
    .sort((one, other) => byPlaceInReturn(one.row, other.row))
    .map(({ row, parts }) => figureOf(row, parts, language));
}

interface Part {
  readonly name: string;
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

function figureOf(row: VatReturnRow, parts: readonly Part[], language: Language) {
  const { box, side, vatCategory, statesTax } = row;
  const taxOf = (amount: Decimal) => (statesTax ? amountText(amount) : null);
  return {
    box: box ?? null,
    name: nameOfReturnRow(row, language),
    side,
    vatCategory,
    taxableAmount: amountText(sum(parts.map(({ taxable }) => taxable))),
    taxAmount: taxOf(sum(parts.map(({ tax }) => tax))),
    documents: parts.map(({ name: document, taxable, tax }) => ({
      name: document,
      taxableAmount: amountText(taxable),
      taxAmount: taxOf(tax),
    })),
  };
}
