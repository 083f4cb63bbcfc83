import { type Html, html, leftToRight, noHtml } from '../../core/text/html.ts';
import { netOf } from '../../ubl/figures/discrepancies.ts';
import type { AllowanceCharge } from '../../ubl/figures/document-facts.ts';
import { amount, deduction, digitsOf, percentage, reasonOf, type Sheet } from '../sheet.ts';
import { plainNotes } from './plain-fields.ts';
import { vatCategoryInWords } from './vat.ts';

/** Discounts and charges on the whole document (IBG-20, IBG-21). */
export function allowancesAndCharges(sheet: Sheet): Html {
  const { words, facts } = sheet;
  if (facts.allowancesCharges.length === 0) return noHtml;
  return html`<section class="entries">
<h2>${words.text('allowancesAndCharges')}</h2>
<table>
<thead><tr><th scope="col">${words.text('reason')}</th><th scope="col">${words.text('vatRate')}</th><th scope="col" class="figure">${words.text('amount')}</th></tr></thead>
<tbody>
${facts.allowancesCharges.map((entry) => entryRow(sheet, entry))}</tbody>
</table>
</section>
`;
}

function entryRow(sheet: Sheet, entry: AllowanceCharge): Html {
  return html`<tr><td>${reasonInWords(sheet, entry)}</td><td>${vatCategoryInWords(sheet, entry)}</td><td class="figure">${signedAmount(sheet, entry)}</td></tr>
`;
}

/** An allowance or charge of a line (IBG-27, IBG-28), with its amount. */
export function entryInWords(sheet: Sheet, entry: AllowanceCharge): Html {
  return html`<span class="label">${reasonInWords(sheet, entry)}</span> ${signedAmount(sheet, entry)}`;
}

/** The net effect of the allowances and charges of a line. */
export function entriesTotal(sheet: Sheet, entries: readonly AllowanceCharge[]): Html {
  const total = netOf(entries);
  const digits = digitsOf(sheet, { value: total, currency: undefined });
  if (entries.length === 0 || digits === undefined) return html`<span class="none">–</span>`;
  return html`<span data-sum="entries">${leftToRight(digits)}</span>`;
}

function signedAmount(sheet: Sheet, { isCharge, amount: figure }: AllowanceCharge): Html {
  return (isCharge ? amount : deduction)(sheet, figure, sheet.facts.currency);
}

function reasonInWords(sheet: Sheet, entry: AllowanceCharge): Html {
  const { words, facts } = sheet;
  const { isCharge, reasonCode, reason, percent, baseAmount } = entry;
  const said = reasonOf(sheet, isCharge ? 'chargeReason' : 'allowanceReason', reasonCode, reason);
  const share =
    percent &&
    baseAmount &&
    words.text('percentOf', {
      percent: percentage(percent),
      base: amount(sheet, baseAmount, facts.currency),
    });
  return html`${said ?? words.text(isCharge ? 'charge' : 'allowance')}${share && html` <span class="note">${share}</span>`}${plainNotes(sheet, 'AllowanceCharge', entry.element)}`;
}
