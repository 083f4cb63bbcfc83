/** A picture of positive or negative numbers, such as `#,##0.00`. */
export interface SubPicture {
  readonly prefix: string;
  readonly suffix: string;
  readonly leastIntegerDigits: number;
  readonly leastFractionDigits: number;
  readonly mostFractionDigits: number;
  /**
   * Returns the number of digits to the right of each separator in an integer part with this many digits, the
   * largest number first.
   */
  readonly integerGroups: (digits: number) => readonly number[];
  /** Number of digits to the left of each separator in the fraction. */
  readonly fractionGroups: readonly number[];
  readonly scale: 0 | 2 | 3;
}

export interface Picture {
  readonly positive: SubPicture;
  readonly negative: SubPicture;
}

/** The two parts of a picture; undefined if it is not one (XPath functions 3.1, 4.7.3). */
export function pictureOf(picture: string): Picture | undefined {
  const [first = '', second, ...others] = picture.split(';');
  const positive = subPictureOf(first);
  const negative = second === undefined ? positive && negated(positive) : subPictureOf(second);
  return positive === undefined || negative === undefined || others.length > 0
    ? undefined
    : { positive, negative };
}

const negated = (positive: SubPicture): SubPicture => ({ ...positive, prefix: `-${positive.prefix}` });

const active = '[0-9#.,]';
const passive = '[^0-9#.,]';
const parts = new RegExp(`^(${passive}*)(${active}+)(${passive}*)$`);
const wellFormed = /^([#,]*[0-9,]*)(?:\.([0-9,]*[#,]*))?$/;

function subPictureOf(picture: string): SubPicture | undefined {
  const [, prefix = '', digits = '', suffix = ''] = parts.exec(picture) ?? [];
  const [, integer = '', fraction = ''] = wellFormed.exec(digits) ?? [];
  const around = (prefix + suffix).replaceAll(/[^%‰]/g, '');
  if (!/[0-9#]/.test(integer + fraction) || /,[,.]|\.,|^[^.]*,$/.test(digits) || around.length > 1)
    return undefined;
  const [leastInteger, leastFraction] = [countOf(integer, /[0-9]/g), countOf(fraction, /[0-9]/g)];
  const mostFractionDigits = countOf(fraction, /[0-9#]/g);
  const asksForNone = leastInteger === 0 && leastFraction === 0;
  return {
    prefix,
    suffix,
    // A picture that requires no digit still shows one (XPath functions 3.1, 4.7.4).
    leastIntegerDigits: asksForNone && mostFractionDigits === 0 ? 1 : leastInteger,
    leastFractionDigits: asksForNone && mostFractionDigits > 0 ? 1 : leastFraction,
    mostFractionDigits,
    integerGroups: groupsOf(integer),
    fractionGroups: placesOf(fraction),
    scale: around === '%' ? 2 : around === '‰' ? 3 : 0,
  };
}

const countOf = (text: string, wanted: RegExp) => (text.match(wanted) ?? []).length;

/** Returns the number of digits to the left of each separator. */
function placesOf(part: string): number[] {
  const groups = part.split(',').slice(0, -1);
  let digits = 0;
  return groups.map(({ length }) => (digits += length));
}

/** Separators at equal distances throughout the picture continue to its left; others do not. */
function groupsOf(integer: string): SubPicture['integerGroups'] {
  const length = integer.replaceAll(',', '').length;
  const places = placesOf(integer).map((left) => length - left);
  const distance = places.at(-1);
  if (distance === undefined) return () => [];
  const multiples = (before: number) =>
    Array.from({ length: Math.ceil(before / distance) - 1 }, (_, at) => (at + 1) * distance).reverse();
  const wanted = multiples(length);
  const isRegular = places.filter((place) => place < length).join() === wanted.join();
  return isRegular ? multiples : () => places;
}
