import type { Adjustment } from '../../api/adjustments.ts';
import type { Language } from '../../core/messages/language.ts';
import { el, sentence, tableHead, tableRow } from '../dom.ts';
import type { Texts } from '../texts.ts';
import { amount } from './row-cells.ts';

/** Every amount that is not written as it was sent, with the reason, or undefined. */
export function adjustmentsView(
  adjustments: readonly Adjustment[],
  language: Language,
  texts: Texts,
): HTMLElement | undefined {
  if (adjustments.length === 0) return undefined;
  const money = (digits: string | null) =>
    el('td', { class: 'amount' }, digits === null ? '–' : amount(digits, language));
  return el(
    'div',
    { class: 'wide', tabindex: '0', role: 'region', 'aria-label': texts.adjustments },
    el(
      'table',
      { class: 'adjustments' },
      el('caption', {}, texts.adjustments),
      tableHead(
        el('th', { scope: 'col' }, texts.field),
        el('th', { scope: 'col', class: 'amount' }, texts.sent),
        el('th', { scope: 'col', class: 'amount' }, texts.written),
        el('th', { scope: 'col' }, texts.why),
      ),
      el(
        'tbody',
        {},
        ...adjustments.map(({ path, sent, written, why }) =>
          tableRow(
            el('th', { scope: 'row' }, el('code', {}, path)),
            money(sent),
            money(written),
            el('td', {}, sentence(why)),
          ),
        ),
      ),
    ),
  );
}
