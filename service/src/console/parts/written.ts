import type { Language } from '../../../../src/core/messages/language.ts';
import { el, own } from '../../../../src/page/dom.ts';
import { amount } from '../../../../src/page/views/amounts.ts';
import { momentIn } from '../../../../src/page/views/moment.ts';

/** A moment as a text, for a sentence. */
export function momentText(at: string, language: Language): string {
  return momentIn(at, language).textContent ?? '';
}

/** An amount with its currency. */
export function money(value: number | null, currency: string, language: Language): HTMLElement | string {
  if (value === null) return '–';
  return own(`${amount(plain(value), language)} ${currency}`);
}

/** The digits of a number, without an exponent. */
function plain(value: number): string {
  const text = String(value);
  return /e/i.test(text) ? value.toFixed(2) : text;
}

/** An identifier, a code or a path, which reads from left to right. */
export function code(text: string | null): HTMLElement | string {
  return text === null || text === '' ? '–' : el('code', {}, text);
}
