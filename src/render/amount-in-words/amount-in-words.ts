import type { Decimal } from '../../core/numbers/decimal.ts';
import type { CurrencyInWords, Rendering, Translated } from '../../core/specification/rendering.ts';
import { arabicCount, arabicNumber } from './arabic-number.ts';

/** The most digits before the point that can be written in words. */
const mostDigits = 18;

/**
 * An amount as it is written on a cheque; undefined if it has more than 18 digits before the point. If the forms of a
 * currency are not known, its name or code stands before the number; a fraction that is not a whole number of its
 * parts stays in digits.
 */
export function amountInWords(
  amount: Decimal,
  currency: string,
  { currenciesInWords, meanings }: Pick<Rendering, 'currenciesInWords' | 'meanings'>,
): Translated | undefined {
  const known = Object.hasOwn(currenciesInWords, currency) ? currenciesInWords[currency] : undefined;
  const decimals = Math.max(known?.minor?.decimals ?? 2, amount.decimalPlaces());
  const [digits = '', fraction = ''] = amount.abs().toFixed(decimals).split('.');
  if (digits.length > mostDigits) return undefined;
  const name = Object.hasOwn(meanings.currency, currency) ? meanings.currency[currency] : undefined;
  const parts: Parts = {
    groups: groupsOf(digits),
    fraction,
    currency: known,
    name: { en: name?.en ?? currency, ar: name === undefined || name.ar === name.en ? currency : name.ar },
  };
  const isNegative = amount.isNegative() && !amount.isZero();
  return {
    en: capitalised(`${isNegative ? 'minus ' : ''}${inEnglish(parts)} only`),
    ar: `فقط ${isNegative ? 'سالب ' : ''}${inArabic(parts)} لا غير`,
  };
}

interface Parts {
  /** The digits before the point in groups of three, the highest first. */
  readonly groups: readonly number[];
  readonly fraction: string;
  readonly currency: CurrencyInWords | undefined;
  readonly name: Translated;
}

function inEnglish({ groups, fraction, currency, name }: Parts): string {
  const say = (count: readonly number[], { one, many }: { readonly one: string; readonly many: string }) =>
    `${englishNumber(count)} ${isOne(count) ? one : many}`;
  const whole = say(groups, currency?.major.en ?? { one: name.en, many: name.en });
  if (Number(fraction) === 0) return whole;
  const minor = minorOf(currency, fraction);
  return `${whole} and ${minor ? say(groupsOf(fraction), minor.en) : inDigits(fraction)}`;
}

function inArabic({ groups, fraction, currency, name }: Parts): string {
  const whole = currency
    ? arabicCount(groups, currency.major.ar, currency.major.adjective)
    : `${arabicNumber(groups)} ${name.ar}`;
  if (Number(fraction) === 0) return whole;
  const minor = minorOf(currency, fraction);
  return `${whole} و${minor ? arabicCount(groupsOf(fraction), minor.ar) : inDigits(fraction)}`;
}

function minorOf(currency: CurrencyInWords | undefined, fraction: string) {
  return currency?.minor?.decimals === fraction.length ? currency.minor : undefined;
}

function inDigits(fraction: string): string {
  return `${fraction}/1${'0'.repeat(fraction.length)}`;
}

function groupsOf(digits: string): readonly number[] {
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  return (padded.match(/\d{3}/g) ?? []).map(Number);
}

function isOne(groups: readonly number[]): boolean {
  return groups.every((group, index) => group === (index === groups.length - 1 ? 1 : 0));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion'];

/** A whole number in words, such as `one hundred and five`. It takes the groups of three digits from the highest on. */
function englishNumber(groups: readonly number[]): string {
  const said = groups.flatMap((group, index) => {
    const scale = scales[groups.length - 1 - index] ?? '';
    if (group === 0) return [];
    const isLastAndSmall = index > 0 && index === groups.length - 1 && group < 100;
    return [`${isLastAndSmall ? 'and ' : ''}${belowThousand(group)}${scale}`];
  });
  return said.length === 0 ? 'zero' : said.join(' ');
}

function belowThousand(number: number): string {
  const rest = number % 100;
  if (number < 100) return belowHundred(rest);
  const hundreds = `${small[Math.floor(number / 100)]} hundred`;
  return rest === 0 ? hundreds : `${hundreds} and ${belowHundred(rest)}`;
}

function belowHundred(number: number): string {
  const word = small[number];
  if (word !== undefined) return word;
  const ten = tens[Math.floor(number / 10)];
  return number % 10 === 0 ? `${ten}` : `${ten}-${small[number % 10]}`;
}
