import { DynamicError } from '../errors.ts';
import { castAtomic } from './casts.ts';
import { decimalToString, roundDecimalHalfToEven, shortestDecimal, XsDecimal } from './decimal.ts';
import { type Atomic, Double, shortest } from './values.ts';

/** The active part of a picture, such as `#,##0.00`. */
interface Picture {
  readonly prefix: string;
  readonly suffix: string;
  readonly leastIntegerDigits: number;
  readonly leastFractionDigits: number;
  readonly mostFractionDigits: number;
  /** How many digits stand between grouping separators; 0 for none. */
  readonly groupSize: number;
  readonly scale: 0 | 2 | 3;
}

/** fn:format-number with the decimal format that XSLT has by default. */
export function formatNumber(value: Atomic | undefined, picture: string): string {
  const [positive = '', negative] = picture.split(';');
  const format = pictureOf(positive);
  const number = value === undefined ? new Double(Number.NaN) : value;
  if (number instanceof Double && Number.isNaN(number.value)) return 'NaN';
  if (number instanceof Double && !Number.isFinite(number.value))
    return `${number.value < 0 ? '-' : ''}${format.prefix}Infinity${format.suffix}`;
  // The digits are as few as give the double again (XSLT 2.0, 16.4.2).
  const exact =
    number instanceof Double
      ? shortestDecimal(shortest(number))
      : (castAtomic(number, 'xs:decimal') as XsDecimal);
  const isNegative = exact.coefficient < 0 || (number instanceof Double && Object.is(number.value, -0));
  const used = isNegative && negative !== undefined ? pictureOf(negative) : format;
  const digits = digitsOf(exact, used);
  const sign = isNegative && negative === undefined ? '-' : '';
  return `${sign}${used.prefix}${digits}${used.suffix}`;
}

function digitsOf(value: XsDecimal, format: Picture): string {
  const scaled = new XsDecimal(value.coefficient, value.scale - format.scale);
  const whole =
    scaled.scale < 0 ? new XsDecimal(BigInt(scaled.coefficient) * 10n ** BigInt(-scaled.scale), 0) : scaled;
  const text = decimalToString(roundDecimalHalfToEven(whole, format.mostFractionDigits)).replace('-', '');
  const [integer = '0', fraction = ''] = text.split('.');
  const shown = integer === '0' ? '' : integer;
  const before = grouped(shown.padStart(format.leastIntegerDigits, '0'), format.groupSize);
  const rest = fraction.padEnd(format.leastFractionDigits, '0');
  return rest === '' ? before : `${before}.${rest}`;
}

function grouped(digits: string, size: number): string {
  if (size === 0) return digits;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= size)
    groups.unshift(digits.slice(Math.max(end - size, 0), end));
  return groups.join(',');
}

function pictureOf(picture: string): Picture {
  const isActive = (character: string) => '0#.,'.includes(character);
  const characters = [...picture];
  const first = characters.findIndex(isActive);
  const last = characters.findLastIndex(isActive);
  const active = characters.slice(first, last + 1);
  if (first < 0 || active.some((each) => !isActive(each)) || active.filter((each) => each === '.').length > 1)
    throw new DynamicError('XTDE1310', `${JSON.stringify(picture)} is not a picture of a number`);
  const [integer = '', fraction = ''] = active.join('').split('.');
  const around = [characters.slice(0, first).join(''), characters.slice(last + 1).join('')] as const;
  const count = (text: string, wanted: string) => [...text].filter((each) => wanted.includes(each)).length;
  const comma = integer.lastIndexOf(',');
  const [leastInteger, leastFraction] = [count(integer, '0'), count(fraction, '0')];
  const mostFractionDigits = count(fraction, '0#');
  const asksForNone = leastInteger === 0 && leastFraction === 0;
  return {
    prefix: around[0],
    suffix: around[1],
    // A picture that asks for no digit has one all the same (XPath 3.1, 4.7.4).
    leastIntegerDigits: asksForNone && mostFractionDigits === 0 ? 1 : leastInteger,
    leastFractionDigits: asksForNone && mostFractionDigits > 0 ? 1 : leastFraction,
    mostFractionDigits,
    groupSize: comma < 0 ? 0 : integer.length - comma - 1,
    scale: around.join('').includes('%') ? 2 : around.join('').includes('‰') ? 3 : 0,
  };
}
