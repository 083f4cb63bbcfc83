import type { Language } from '../../core/messages/language.ts';
import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html, html, leftToRight, noHtml, own } from '../../core/text/html.ts';
import type { Discrepancy } from '../../ubl/figures/compared-figures.ts';
import { isRounding } from '../../ubl/figures/discrepancies.ts';
import type { Figure, LineFacts } from '../../ubl/figures/document-facts.ts';
import { amountInWords } from '../amount-in-words/amount-in-words.ts';
import type { Look } from '../look.ts';
import type { SentOtherwise } from '../sent-otherwise.ts';
import { amount, deduction, digitsOf, plainFigure, type Sheet } from '../sheet.ts';
import { filled, type Words } from '../words.ts';

/** Document totals (IBG-22), from the sum of the lines to the amount due, each computed from those above. */
export function totals(sheet: Sheet, look: Look): Html {
  const { words, facts } = sheet;
  const { currency, totals: figures } = facts;
  const row = (label: TextKey, figure: Figure | undefined, name: string) =>
    totalRow(sheet, label, amount(sheet, figure, currency), name);
  const present = (label: TextKey, figure: Figure | undefined, show: typeof amount) =>
    figure === undefined ? noHtml : totalRow(sheet, label, show(sheet, figure, currency), 'part');
  return html`<section class="totals">
<h2>${words.text('totals')} <span class="unit">${own(currency)}</span></h2>
<table>
<tbody>
${row('sumOfLines', figures.lineExtension, 'part')}${present('allowances', figures.allowances, deduction)}${present('charges', figures.charges, amount)}${row('totalExcludingVat', figures.taxExclusive, 'sum')}${row('vat', figures.tax, 'part')}${row('totalIncludingVat', figures.taxInclusive, 'sum')}${present('prepaid', figures.prepaid, deduction)}${present('rounding', figures.rounding, amount)}${row(facts.isCreditNote ? 'amountCredited' : 'payable', figures.payable, 'due')}</tbody>
</table>
${look.amountInWords === true && inWords(sheet)}${accountingTotals(sheet)}</section>
`;
}

function inWords({ words, facts: { currency, totals: figures } }: Sheet): Html {
  const { value, currency: stated = currency } = figures.payable ?? {};
  const said = value && amountInWords(value, stated, words.rendering);
  if (said === undefined) return noHtml;
  return html`<dl class="in-words">
<dt>${words.text('amountInWords')}</dt><dd>${words.phrase(said)}</dd></dl>
`;
}

function accountingTotals(sheet: Sheet): Html {
  const { accounting, currency } = sheet.facts;
  if (accounting === undefined) return noHtml;
  const { words } = sheet;
  const { exchangeRate, tax, taxInclusive } = accounting;
  const rate =
    exchangeRate &&
    html`<bdi dir="ltr">${own('1')} ${own(currency)} = ${plainFigure(exchangeRate)} ${own(accounting.currency)}</bdi>`;
  return html`<table class="accounting">
<caption>${words.text('accountingTotals', { currency: own(accounting.currency) })}</caption>
<tbody>
${rate && totalRow(sheet, 'exchangeRate', rate, 'part')}${totalRow(sheet, 'vat', amount(sheet, tax, accounting.currency), 'part')}${totalRow(sheet, 'totalIncludingVat', amount(sheet, taxInclusive, accounting.currency), 'sum')}</tbody>
</table>
`;
}

function totalRow({ words }: Sheet, label: TextKey, value: Html, name: string): Html {
  return html`<tr class="${name}"><th scope="row">${words.text(label)}</th><td class="figure">${value}</td></tr>\n`;
}

/** Amounts sent otherwise, and figures that do not follow; they are reported, not changed. */
export function discrepancies(sheet: Sheet): Html {
  if (sheet.discrepancies.length + sheet.sentOtherwise.length === 0) return noHtml;
  return html`<section class="discrepancies">
<h2>≠ ${sheet.words.text('doesNotAddUp')}</h2>
<ul>
${sheet.sentOtherwise.map((each) => html`<li>${sentOtherwiseInWords(sheet, each)}</li>\n`)}${sheet.discrepancies.map((each) => html`<li>${discrepancyInWords(sheet, each)}</li>\n`)}</ul>
</section>
`;
}

function discrepancyInWords(sheet: Sheet, discrepancy: Discrepancy): Html {
  const { line, what, stated, computed } = discrepancy;
  const { words } = sheet;
  const shown = digitsOf(sheet, { value: computed, currency: stated?.currency });
  return words.text(discrepancyText(discrepancy), {
    what: (language) => whatInWords(words, line, what, language),
    stated: statedDigits(sheet, stated),
    computed: shown === undefined ? noHtml : leftToRight(shown),
  });
}

function sentOtherwiseInWords({ words }: Sheet, { line, what, sent, used }: SentOtherwise): Html {
  return words.text(used === undefined ? 'sentAndNotUsed' : 'sentOtherwise', {
    what: (language) => whatInWords(words, line, what, language),
    sent: own(sent),
    used: own(used ?? ''),
  });
}

function whatInWords(
  { rendering: { texts } }: Words,
  line: LineFacts | undefined,
  what: TextKey,
  language: Language,
): Html {
  const name = texts[what][language];
  if (line === undefined) return html`${name}`;
  return html`${filled(texts.line[language], { id: own(line.id) }, language)}${comma[language]}${name}`;
}

const comma = { en: ', ', ar: '، ' };

function discrepancyText(discrepancy: Discrepancy): TextKey {
  const { stated, computed } = discrepancy;
  if (stated === undefined) return computed === undefined ? 'notComputable' : 'missingFigure';
  if (stated.value === undefined) return 'notANumber';
  if (computed === undefined) return 'notComputable';
  return isRounding(discrepancy) ? 'roundingDifference' : 'differs';
}

function statedDigits(sheet: Sheet, figure: Figure | undefined): Html {
  if (figure === undefined) return noHtml;
  const digits = digitsOf(sheet, figure);
  return digits === undefined ? own(figure.text) : leftToRight(digits);
}
