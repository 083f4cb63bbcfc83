import { amountDigits, Decimal } from '../../core/numbers/decimal.ts';
import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html, html, leftToRight, noHtml, own } from '../../core/text/html.ts';
import type { LineFacts } from '../../ubl/figures/document-facts.ts';
import { amount, plainFigure, type Sheet } from '../sheet.ts';
import { entriesTotal } from './entries.ts';
import { commonDetails, isUnitInTrade, itemTexts, lineDetails } from './line-details.ts';
import { vatCategoryInWords } from './vat.ts';

export interface LineColumn {
  /** CSS class of its cells. */
  readonly name: string;
  readonly label: TextKey;
  /** Its currency, if the document has two. */
  readonly currency?: string | undefined;
  /** True if its amounts are in the accounting currency, which is not the document's. */
  readonly isInAccounting?: boolean;
  /** True if, on paper, each cell also shows the sum up to that cell. */
  readonly isCarried?: boolean;
  /** True if some of its texts take several rows in a third of the sheet. */
  readonly isLong?: boolean;
  readonly cell: (line: LineFacts) => Html;
}

/** The most characters in a row of a third of the sheet. */
const shortItem = 40;

/** The most lines of one row each that fit on one sheet. */
const mostOnOneSheet = 32;

/** The invoice lines (IBG-25); if only some are shown, how many others there are. */
export function lines(sheet: Sheet, columns: readonly LineColumn[], most: number): Html {
  const { facts, words } = sheet;
  const hidden = Math.max(0, facts.lines.length - most);
  return html`<table class="lines">
<thead><tr>${columns.map(({ name, label, currency, isCarried }) => html`<th scope="col" class="${name}">${words.text(label)}${currency && html` <span class="unit">${own(currency)}</span>`}${isCarried && html` <span class="carried">${words.text('carriedForward')}</span>`}</th>`)}</tr></thead>
<tbody>
${facts.lines.slice(0, most).map((line) => row(line, columns))}</tbody>
</table>
${commonDetails(sheet)}${
  hidden > 0 &&
  html`<p class="note">${words.text('moreLines', { count: leftToRight(String(hidden)) })}</p>
`
}`;
}

function row(line: LineFacts, columns: readonly LineColumn[]): Html {
  return html`<tr>${columns.map(({ name, cell }) => html`<td class="${name}">${cell(line)}</td>`)}</tr>
`;
}

/** The columns in which any line has a value. */
export function columnsOf(sheet: Sheet): readonly LineColumn[] {
  const { currency, lines: all, accounting } = sheet.facts;
  const payableCurrency = all.find(({ payableAmount }) => payableAmount)?.payableAmount?.currency ?? currency;
  const named = accounting && currency;
  const carried = all.length > mostOnOneSheet ? carriedForward(sheet) : undefined;
  const namedPayable = accounting && payableCurrency;
  const columns: readonly (LineColumn | false)[] = [
    { name: 'no', label: 'lineNumber', cell: ({ id }) => own(id) },
    {
      name: 'item',
      label: 'item',
      isLong: all.some((line) => itemTexts(line).some((text) => text.length > shortItem)),
      cell: (line) => lineDetails(sheet, line),
    },
    { name: 'quantity', label: 'quantity', cell: (line) => quantity(sheet, line) },
    { name: 'price', label: 'unitPrice', currency: named, cell: (line) => price(sheet, line) },
    all.some(({ allowancesCharges }) => allowancesCharges.length > 0) && {
      name: 'discount',
      label: 'discountOrCharge',
      currency: named,
      cell: ({ allowancesCharges }) => entriesTotal(sheet, allowancesCharges),
    },
    {
      name: 'net',
      label: 'netAmount',
      currency: named,
      isCarried: carried !== undefined,
      cell: (line) => html`${amount(sheet, line.netAmount, currency)}${carried?.(line)}`,
    },
    { name: 'rate', label: 'vatRate', cell: (line) => vatCategoryInWords(sheet, line) },
    all.some(({ vatAmount }) => vatAmount !== undefined) && {
      name: 'vat-amount',
      label: 'vatAmount',
      currency: namedPayable,
      isInAccounting: payableCurrency !== currency,
      cell: ({ vatAmount }) => amount(sheet, vatAmount, payableCurrency),
    },
    all.some(({ payableAmount }) => payableAmount !== undefined) && {
      name: 'total',
      label: 'lineTotal',
      currency: namedPayable,
      isInAccounting: payableCurrency !== currency,
      cell: ({ payableAmount }) => amount(sheet, payableAmount, payableCurrency),
    },
  ];
  return columns.filter((column) => column !== false);
}

/**
 * On paper, the sum of the net amounts up to each line appears below the line's own: the last line of a sheet then
 * shows the sum to carry forward. Ends before a line whose net amount is not a number.
 */
function carriedForward({ facts, specification }: Sheet): (line: LineFacts) => Html {
  const sums = new Map<LineFacts, Decimal | undefined>();
  let carried: Decimal | undefined = new Decimal(0);
  for (const line of facts.lines) {
    carried = line.netAmount?.value && carried?.plus(line.netAmount.value);
    sums.set(line, carried);
  }
  return (line) => {
    const value = sums.get(line);
    const digits = value && amountDigits(value, specification.minorUnitsOf(facts.currency));
    return html`${digits && html` <span class="carried">${leftToRight(digits)}</span>`}`;
  };
}

function quantity(sheet: Sheet, { quantity: figure, unit }: LineFacts): Html {
  if (figure === undefined) return html`<span class="none">–</span>`;
  if (unit === undefined) return html`${plainFigure(figure)} <span class="unit"></span>`;
  const inWords = isUnitInTrade(sheet, unit) ? own(unit) : sheet.words.meaningOrCode('unit', unit);
  return html`${plainFigure(figure)} <span class="unit">${inWords}</span>`;
}

/** The net price, with its number of units if that is not 1. */
function price(sheet: Sheet, { netPrice, baseQuantity, baseUnit, unit }: LineFacts): Html {
  const { words, facts } = sheet;
  const shown = amount(sheet, netPrice, facts.currency);
  if (baseQuantity === undefined || baseQuantity.value?.equals(1)) return shown;
  const code = baseUnit ?? unit;
  const perQuantity = words.text('priceFor', {
    quantity: (language) =>
      html`${plainFigure(baseQuantity)} ${code === undefined ? noHtml : isUnitInTrade(sheet, code) ? own(code) : words.meaningIn(language, 'unit', code)}`,
  });
  return html`${shown} <span class="unit">${perQuantity}</span>`;
}
