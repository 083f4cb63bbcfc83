import type { Language } from '../../core/messages/language.ts';
import type { Outcome } from '../../judge/judge.ts';
import { el, own } from '../dom.ts';
import type { Texts } from '../texts.ts';

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

/** An amount in the form that people write, made from its plain digits without binary fractions. */
export function amount(digits: string, language: Language): string {
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return digits;
  const decimals = Math.max(2, digits.split('.')[1]?.length ?? 0);
  return new Intl.NumberFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(digits as `${number}`);
}

/** Digits as in invoices, in both languages. */
const locales: Readonly<Record<Language, string>> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** A moment in the calendar and time zone of the reader; a text that is not a moment stays as it was written. */
export function momentIn(at: string, language: Language): HTMLElement {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return own(at);
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' });
  return el('time', { datetime: at }, format.format(moment));
}
