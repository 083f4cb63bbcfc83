import type { Language } from '../../../../src/core/messages/language.ts';
import { el, own } from '../../../../src/page/dom.ts';
import { amount } from '../../../../src/page/views/amounts.ts';

/** Digits as invoices have them, in both languages. */
const locales: Readonly<Record<Language, string>> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** A moment by the calendar and the clock of the reader. */
export function momentIn(at: string, language: Language): HTMLElement {
  const text = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
  return el('time', { datetime: at }, text);
}

/** The same as a text, for a sentence. */
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
