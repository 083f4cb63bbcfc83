import { type Language, type LanguageOption, nameOfLanguage } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { amountText, type Decimal, sum } from '../core/numbers/decimal.ts';
import { readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { day, languageOption, listOf, optionsOf, textWithContent } from '../core/options/option-kinds.ts';
import type { LedgerSide, VatReturnRow } from '../core/specification/vat-return.ts';
import { defaultSpecification } from '../specification/default.ts';
import { vatReturn as facts } from '../specification/facts.ts';
import { accountedVat } from './accounted-vat.ts';
import { setsOff } from './advances.ts';
import { type Book, type Booked, bookOf, groupsOf, namesOf } from './book.ts';
import type { LedgerEntry } from './entry.ts';
import texts from './messages/ledger.json' with { type: 'json' };
import { type Rounding, roundingsOf } from './roundings.ts';
import { companyOf, type Part, partOf, placeInReturn, vatReturnRowOf } from './sides.ts';

export interface VatReturnOptions {
  /** The first and the last day of the period; default: all documents. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /**
   * The TRNs or participant identifiers of your company. Default: the only seller, or the only party that all
   * documents share.
   */
  readonly company?: readonly string[] | undefined;
  /** Default: `en`. */
  readonly language?: LanguageOption | undefined;
}

/** VAT of a document in a figure; negative for a credit note. */
export interface VatOfDocument {
  readonly name: string;
  readonly taxableAmount: string;
  /** Null if the document does not state the VAT due. */
  readonly taxAmount: string | null;
}

/** A figure of the return, with its documents. */
export interface VatFigure {
  /** The box, such as `1b`; null without a box, or if documents do not show it. */
  readonly box: string | null;
  readonly name: string;
  readonly side: LedgerSide;
  readonly vatCategory: string;
  readonly taxableAmount: string;
  readonly taxAmount: string | null;
  readonly documents: readonly VatOfDocument[];
}

/** A note about documents for the reader of the figures. */
export interface VatNote {
  readonly rule: keyof typeof texts.notes;
  readonly message: string;
  readonly documents: readonly string[];
}

/** VAT of a period as far as documents show it, in the currency in which VAT is accounted for. */
export interface VatReturn {
  readonly from: string | null;
  readonly to: string | null;
  /** The day on which the return of the period is due; null if the period has no end. */
  readonly dueOn: string | null;
  /** Null if the company's side is unknown; there are then no figures. */
  readonly company: readonly string[] | null;
  readonly currency: string;
  readonly figures: readonly VatFigure[];
  /** Rounding differences of each document. */
  readonly roundings: readonly Rounding[];
  readonly notes: readonly VatNote[];
  /** Facts that the return requires and documents do not contain. */
  readonly notTold: readonly { readonly boxes: readonly string[]; readonly message: string }[];
}

const returnOptions = optionsOf<VatReturnOptions>({
  from: day,
  to: day,
  company: listOf(textWithContent),
  language: languageOption,
});

/**
 * Computes the VAT of a period by box of the VAT return (VAT201). Each figure has its documents, and the result lists
 * the facts that documents do not contain. These are figures from documents, not a return. The date of supply decides
 * the period; for input VAT, the day of receipt does. Only valid documents count. Never throws for bad data.
 *
 * @example
 * ```ts
 * import { createLedgerEntry, computeVatReturn } from 'pint-ae/ledger';
 *
 * const { figures } = computeVatReturn([createLedgerEntry(request, { name: 'INV-2026-0042' })]);
 * for (const { box, name, taxableAmount, taxAmount } of figures) console.log(box, name, taxableAmount, taxAmount);
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function computeVatReturn(entries: Iterable<LedgerEntry>, options: VatReturnOptions = {}): VatReturn {
  checkOptions('computeVatReturn', returnOptions, options);
  return readable('computeVatReturn', 'entries', () => {
    const all = [...entries];
    const unread = all.flatMap(({ name, document }) => (document === null ? [name] : [])).sort();
    return vatReturnOf(bookOf(all), options, unread);
  });
}

/** The return; entries that could not be read have no day. */
function vatReturnOf(book: Book, options: VatReturnOptions, unread: readonly string[]): VatReturn {
  const { from, to } = options;
  const language = nameOfLanguage(options.language);
  const isIn = (day: string) => (from === undefined || day >= from) && (to === undefined || day <= to);
  const mayBeIn = (each: Booked) => isIn(each.document.suppliedOn) || isIn(receiptOf(each));
  const company = companyOf(book.booked.filter(mayBeIn), options.company);
  const parted = book.booked.map((each) => ({ each, part: company && partOf(each.document, company) }));
  const shares = parted.flatMap(({ each, part }) =>
    part === 'sales' || part === 'purchases' ? sharesOf(each, part) : [],
  );
  const counted = shares.filter(({ day }) => isIn(day));
  const documents = new Set(counted.map(({ each }) => each));
  const withPart = (wanted: Part | undefined) =>
    parted.flatMap(({ each, part }) => (part === wanted && mayBeIn(each) ? [each] : []));
  const shared = new Set(shares.map(({ each }) => each));
  const note = (rule: VatNote['rule'], those: readonly string[]): VatNote[] =>
    those.length === 0
      ? []
      : [{ rule, message: fill(texts.notes[rule], language, { count: those.length }), documents: those }];
  return {
    from: from ?? null,
    to: to ?? null,
    dueOn: to === undefined ? null : daysAfter(to, facts.dueAfterDays),
    company: company?.names ?? null,
    currency: accounting.currency,
    figures: figuresOf(counted, language),
    roundings: [...documents].flatMap((each) => roundingsOf(each, language)),
    notes: [
      ...note('refused', [...namesOf(book.refused.filter(mayBeIn)), ...unread]),
      ...note(
        'outside-period',
        namesOf(book.booked.filter((each) => !documents.has(each) && (shared.has(each) || !mayBeIn(each)))),
      ),
      ...note('company-unknown', namesOf(withPart(undefined))),
      ...note('other-parties', namesOf(withPart('other-parties'))),
      ...note('agent', namesOf(withPart('agent'))),
      ...note('within-company', namesOf(withPart('within-company'))),
      ...note('other-day', namesOf(inOtherMonth(counted))),
      ...note('sets-off', namesOf([...documents].filter((booked) => setsOff({ booked })))),
    ],
    notTold: facts.notTold.map(({ boxes, text }) => ({ boxes, message: fill(text, language) })),
  };
}

const { accounting } = defaultSpecification;

interface Share {
  readonly each: Booked;
  readonly row: VatReturnRow;
  readonly day: string;
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

function sharesOf(each: Booked, side: LedgerSide): Share[] {
  const { document } = each;
  return accountedVat(document).map(({ vatCategory, taxable, tax }) => {
    const row = vatReturnRowOf(side, vatCategory, document.seller);
    return { each, row, day: row.byReceipt ? receiptOf(each) : document.suppliedOn, taxable, tax };
  });
}

const receiptOf = ({ receivedOn, document }: Booked) => receivedOn ?? document.issueDate;

function inOtherMonth(shares: readonly Share[]): Booked[] {
  const bySupply = shares.filter(({ row }) => !row.byReceipt).map(({ each }) => each);
  return [...new Set(bySupply)].filter(
    ({ document: { issueDate, suppliedOn } }) => suppliedOn.slice(0, 7) !== issueDate.slice(0, 7),
  );
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

function figuresOf(shares: readonly Share[], language: Language): VatFigure[] {
  return [
    ...groupsOf(shares, ({ row }) => `${row.side} ${row.vatCategory} ${row.box ?? row.name.en}`).values(),
  ]
    .flatMap((group) => (group[0] === undefined ? [] : [{ row: group[0].row, group }]))
    .sort((one, other) => placeInReturn(one.row) - placeInReturn(other.row))
    .map(({ row, group }) => figureOf(row, group, language));
}

function figureOf(row: VatReturnRow, shares: readonly Share[], language: Language): VatFigure {
  const { box, side, vatCategory, statesTax } = row;
  const taxOf = (amount: Decimal) => (statesTax ? amountText(amount) : null);
  return {
    box: box ?? null,
    name: fill(row.name, language),
    side,
    vatCategory,
    taxableAmount: amountText(sum(shares.map(({ taxable }) => taxable))),
    taxAmount: taxOf(sum(shares.map(({ tax }) => tax))),
    documents: shares.map(({ each, taxable, tax }) => ({
      name: each.name,
      taxableAmount: amountText(taxable),
      taxAmount: taxOf(tax),
    })),
  };
}
