import { sum } from '../../core/numbers/decimal.ts';
import { type Html, html, noHtml } from '../../core/text/html.ts';
import { isTaxed } from '../../ubl/figures/discrepancies.ts';
import type { AllowanceCharge, Figure, LineFacts, TaxSubtotal } from '../../ubl/figures/document-facts.ts';
import { amount, mark, percentage, reasonOf, type Sheet } from '../sheet.ts';

/** A VAT category with its rate: only the rate if VAT is charged, otherwise the category in words. */
export function vatCategoryInWords(
  { words, specification, marked }: Sheet,
  part: LineFacts | AllowanceCharge,
): Html {
  const { vatCategory: category, vatRate: rate } = part;
  const percent = rate && percentage(rate);
  const marking = marked.has(part) && mark;
  if (isTaxed(category, specification) && percent) return html`${percent}${marking}`;
  const meaning = category === undefined ? noHtml : words.meaningOrCode('vatCategory', category);
  return html`${meaning}${percent && html` <span class="unit">${percent}</span>`}${marking}`;
}

/** VAT by category (IBG-23), with the exemption reasons and the statements that a category requires. */
export function vatBreakdown(sheet: Sheet): Html {
  const { words, facts } = sheet;
  if (facts.breakdown.length === 0) return noHtml;
  const reasons = exemptionReasons(sheet);
  return html`<section class="vat">
<h2>${words.text('vatBreakdown')}</h2>
<table>
<thead><tr><th scope="col">${words.text('vatCategory')}</th><th scope="col" class="figure">${words.text('taxableAmount')}</th><th scope="col" class="figure">${words.text('vatAmount')}</th></tr></thead>
<tbody>
${facts.breakdown.map((subtotal) => subtotalRow(sheet, subtotal, reasons))}</tbody>
</table>
${isRoundedApart(sheet) && html`<p class="note">${words.text('vatByCategory')}</p>\n`}</section>
`;
}

/** Tells whether the rounded VAT of the lines adds up to another sum than the document's VAT. */
function isRoundedApart({ facts }: Sheet): boolean {
  const { lines, totals, accounting } = facts;
  const ofLines = lines.flatMap(({ vatAmount }) => vatAmount?.value ?? []);
  const total = [totals.tax, accounting?.tax].find(
    (tax) => tax?.currency === lines[0]?.payableAmount?.currency,
  );
  return ofLines.length > 0 && total?.value !== undefined && !sum(ofLines).equals(total.value);
}

function subtotalRow(
  sheet: Sheet,
  subtotal: TaxSubtotal,
  reasons: ReadonlyMap<string, readonly Html[]>,
): Html {
  const { words, facts } = sheet;
  const { vatCategory: category = '', vatRate, taxableAmount, taxAmount } = subtotal;
  const own = reasonOf(sheet, 'exemptionReason', subtotal.exemptionReasonCode, subtotal.exemptionReason);
  const statement = words.meaning('vatCategoryStatement', category);
  const said = [
    ...(own === undefined ? (reasons.get(category) ?? []) : [own]),
    ...(statement ? [statement] : []),
  ];
  return html`<tr><th scope="row">${categoryAtRate(sheet, category, vatRate)}${said.map((each) => html`<div class="note">${each}</div>`)}</th><td class="figure">${amount(sheet, taxableAmount, facts.currency)}</td><td class="figure">${amount(sheet, taxAmount, facts.currency)}</td></tr>
`;
}

function categoryAtRate({ words }: Sheet, category: string, rate: Figure | undefined): Html {
  if (rate === undefined) return words.meaningOrCode('vatCategory', category);
  return words.text('categoryAtRate', {
    category: (language) => words.meaningIn(language, 'vatCategory', category),
    rate: percentage(rate),
  });
}

/** The distinct reasons of each category's lines. */
function exemptionReasons(sheet: Sheet): ReadonlyMap<string, readonly Html[]> {
  const byCategory = new Map<string, Map<string, Html>>();
  for (const { vatCategory = '', exemptionReasonCode, exemptionReason } of sheet.facts.lines) {
    const reason = reasonOf(sheet, 'exemptionReason', exemptionReasonCode, exemptionReason);
    if (reason === undefined) continue;
    const known = byCategory.get(vatCategory) ?? new Map<string, Html>();
    byCategory.set(vatCategory, known.set(reason.markup, reason));
  }
  return new Map([...byCategory].map(([category, reasons]) => [category, [...reasons.values()]]));
}
