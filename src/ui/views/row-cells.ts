import type { Language } from '../../core/messages/language.ts';
import type { Outcome } from '../../judge/judge.ts';
import { el, own } from '../dom.ts';
import type { Texts } from '../texts.ts';
import { amount } from './amounts.ts';

/** A cell of a table whose rows keep their roles in another layout, as on a phone. */
export function cell(
  className: string,
  ...content: readonly (Node | string | false | undefined)[]
): HTMLElement {
  return el('td', { role: 'cell', class: className }, ...content);
}

export function outcomeCell(outcome: Outcome, texts: Texts, more?: string): HTMLElement {
  const name = `${outcome === 'valid' ? '✔' : '✘'} ${texts.outcomes[outcome]}`;
  return cell(outcome, more === undefined ? name : `${name} · ${more}`);
}

/** The amount due, with its currency. */
export function payableCell(
  payable: string | undefined,
  currency: string | undefined,
  language: Language,
): HTMLElement {
  return cell('amount', payable === undefined ? '–' : own(`${amount(payable, language)} ${currency ?? ''}`));
}
