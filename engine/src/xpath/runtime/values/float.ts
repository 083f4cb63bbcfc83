import { compareDecimals, exactDecimal, parseDecimal, XsDecimal } from './decimal.ts';
import { parseDouble } from './double.ts';

/** The xs:float nearest to a written number; undefined if the text is not a number. */
export function parseFloatNumber(text: string): number | undefined {
  const double = parseDouble(text);
  if (double === undefined) return undefined;
  const [below, above] = neighbours(double);
  // A double halfway between two floats may itself be rounded: then the number as written decides.
  if (above === below || double - below !== above - double) return Math.fround(double);
  const order = compareDecimals(decimalOfText(text), exactDecimal(double));
  return order === 0 ? Math.fround(double) : order < 0 ? below : above;
}

/** The greatest float not above a double, and the least float not below it. */
function neighbours(double: number): readonly [below: number, above: number] {
  const near = Math.fround(double);
  if (near === double || !Number.isFinite(near) || !Number.isFinite(double)) return [near, near];
  const bits = new DataView(new ArrayBuffer(4));
  bits.setFloat32(0, near);
  const isUp = near > double !== near < 0;
  bits.setInt32(0, bits.getInt32(0) + (isUp ? -1 : 1));
  const other = bits.getFloat32(0);
  return near > double ? [other, near] : [near, other];
}

function decimalOfText(text: string): XsDecimal {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const { coefficient, scale } = parseDecimal(mantissa) as XsDecimal;
  const shifted = scale - Number(exponent);
  return shifted >= 0
    ? new XsDecimal(coefficient, shifted)
    : new XsDecimal(BigInt(coefficient) * 10n ** BigInt(-shifted), 0);
}

/** The number with the fewest digits whose nearest xs:float is this one. */
export function shortestOfFloat(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  for (let digits = 1; digits < 9; digits += 1) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === value) return shorter;
  }
  return Number(value.toPrecision(9));
}
