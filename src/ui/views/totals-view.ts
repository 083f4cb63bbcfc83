import type { DocumentTotals } from '../../api/totals.ts';
import type { Language } from '../../core/messages/language.ts';
import type { ShownDocument } from '../answering/questions.ts';
import { el, tableHead, tableRow } from '../dom.ts';
import type { Texts } from '../texts.ts';
import { adjustmentsView } from './adjustments-view.ts';
import { amount } from './row-cells.ts';

const rows = [
  'lineExtensionAmount',
  'allowanceTotalAmount',
  'chargeTotalAmount',
  'taxExclusiveAmount',
  'taxAmount',
  'taxInclusiveAmount',
  'prepaidAmount',
  'payableRoundingAmount',
  'payableAmount',
] as const;

/** Totals, VAT breakdown and adjustments, as tables. */
export function totalsView(
  { totals, adjustments }: Pick<ShownDocument, 'totals' | 'adjustments'>,
  language: Language,
  texts: Texts,
): HTMLElement {
  if (totals === null) return el('p', { class: 'quiet' }, texts.noTotals);
  return el('div', {}, totalsTables(totals, language, texts), adjustmentsView(adjustments, language, texts));
}

/** Totals and VAT breakdown, as tables. */
export function totalsTables(totals: DocumentTotals, language: Language, texts: Texts): HTMLElement {
  const { accounting, currency } = totals;
  const money = (digits: string) => el('td', { class: 'amount' }, amount(digits, language));
  return el(
    'div',
    {},
    el(
      'table',
      { class: 'totals' },
      el('caption', {}, `${texts.tabs.totals} (${currency})`),
      el(
        'tbody',
        {},
        ...rows.map((name) => {
          const digits = totals[name];
          return digits && tableRow(el('th', { scope: 'row' }, texts.totals[name]), money(digits));
        }),
      ),
    ),
    el(
      'table',
      {},
      el('caption', {}, texts.vat),
      tableHead(
        el('th', { scope: 'col' }, texts.vatCategory),
        el('th', { scope: 'col', class: 'amount' }, texts.taxable),
        el('th', { scope: 'col', class: 'amount' }, texts.vatAmount),
      ),
      el(
        'tbody',
        {},
        ...totals.breakdown.map(({ vatCategory, vatPercent, taxableAmount, taxAmount }) =>
          tableRow(
            el('th', { scope: 'row' }, categoryText(vatCategory, vatPercent, texts)),
            money(taxableAmount),
            money(taxAmount),
          ),
        ),
      ),
    ),
    accounting &&
      el(
        'table',
        {},
        el('caption', {}, texts.inAccountingCurrency),
        el(
          'tbody',
          {},
          ...(['taxAmount', 'taxInclusiveAmount'] as const).map((name) =>
            tableRow(el('th', { scope: 'row' }, texts.totals[name]), money(accounting[name])),
          ),
        ),
      ),
  );
}

function categoryText(code: string, percent: string | null | undefined, texts: Texts): string {
  const names: Readonly<Record<string, string>> = texts.categories;
  const name = Object.hasOwn(names, code) ? names[code] : code;
  return percent ? `${name} ${percent}\u00a0%` : `${name}`;
}
