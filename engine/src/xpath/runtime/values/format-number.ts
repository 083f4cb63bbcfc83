import { spendOnText } from '../effort.ts';
import { DynamicError } from '../errors.ts';
import { castAtomic } from './casts.ts';
import { decimalToString, roundDecimalHalfToEven, shortestDecimal, XsDecimal } from './decimal.ts';
import { pictureOf, type SubPicture } from './format-number/picture.ts';
import { type Atomic, Double, shortest } from './values.ts';

/** fn:format-number with the decimal format that XSLT has by default. */
export function formatNumber(value: Atomic | undefined, text: string): string {
  spendOnText(text.length);
  const picture = pictureOf(text);
  if (picture === undefined)
    throw new DynamicError('XTDE1310', `${JSON.stringify(text)} is not a picture of a number`);
  const { positive, negative } = picture;
  const number = value === undefined ? new Double(Number.NaN) : value;
  if (number instanceof Double && Number.isNaN(number.value)) return 'NaN';
  if (number instanceof Double && !Number.isFinite(number.value))
    return written('Infinity', number.value < 0 ? negative : positive);
  // As few digits as identify the double (XSLT 2.0, 16.4.2).
  const exact =
    number instanceof Double
      ? shortestDecimal(shortest(number))
      : (castAtomic(number, 'xs:decimal') as XsDecimal);
  const isNegative = exact.coefficient < 0 || (number instanceof Double && Object.is(number.value, -0));
  const used = isNegative ? negative : positive;
  return written(digitsOf(exact, used), used);
}

const written = (digits: string, { prefix, suffix }: SubPicture) => `${prefix}${digits}${suffix}`;

function digitsOf(value: XsDecimal, format: SubPicture): string {
  const scaled = new XsDecimal(value.coefficient, value.scale - format.scale);
  const whole =
    scaled.scale < 0 ? new XsDecimal(BigInt(scaled.coefficient) * 10n ** BigInt(-scaled.scale), 0) : scaled;
  const text = decimalToString(roundDecimalHalfToEven(whole, format.mostFractionDigits)).replace('-', '');
  const [integer = '0', fraction = ''] = text.split('.');
  const shown = (integer === '0' ? '' : integer).padStart(format.leastIntegerDigits, '0');
  const rest = fraction.padEnd(format.leastFractionDigits, '0');
  const before = grouped(
    shown,
    format.integerGroups(shown.length).map((right) => shown.length - right),
  );
  return rest === '' ? before : `${before}.${grouped(rest, format.fractionGroups)}`;
}

/** Digits with a separator at each of these ascending places, counted from the left. */
function grouped(digits: string, places: readonly number[]): string {
  const inside = places.filter((place) => place > 0 && place < digits.length);
  return [0, ...inside].map((place, at) => digits.slice(place, inside[at])).join(',');
}
