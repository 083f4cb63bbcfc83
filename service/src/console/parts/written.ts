import type { Language } from 'pint-ae';
import { amount, el, momentIn, own } from 'pint-ae/internal/ui';

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
