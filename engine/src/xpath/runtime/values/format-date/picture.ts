/** A component of a date or time in a picture, such as `[D01]`, `[MNn,3-3]` or `[Z]`. */
export interface Marker {
  readonly component: Component;
  readonly form: Form;
  readonly least: number;
  readonly most: number;
}

/** Components that a picture may contain. Weeks of a month, calendars and eras have no agreed form. */
export type Component = 'Y' | 'M' | 'D' | 'd' | 'F' | 'W' | 'H' | 'h' | 'P' | 'm' | 's' | 'f' | 'Z' | 'z';

export type Form =
  | { readonly kind: 'digits'; readonly written: string; readonly zero: number; readonly ordinal: boolean }
  | { readonly kind: 'name' | 'roman' | 'letters'; readonly casing: Casing }
  | { readonly kind: 'military' };

/** The case of letters from the presentation modifier: `N`, `n` or `Nn`. */
export type Casing = 'upper' | 'lower' | 'title';

const components = 'YMDdFWHhPmsfZz';
const named = 'MFP';
/** Seconds and minutes have two digits, names are in small letters (XPath 3.1, 9.8.4.1). */
const usualForms: Readonly<Partial<Record<Component, string>>> = {
  F: 'n',
  P: 'n',
  m: '01',
  s: '01',
  Z: '01:01',
  z: '01:01',
};

/** Refuses a part that a picture may not contain. */
type Refuse = (part: string) => never;

/** The texts and components of a picture. */
export function partsOfPicture(picture: string, refuse: Refuse): readonly (string | Marker)[] {
  const parts: (string | Marker)[] = [];
  let rest = picture;
  while (rest !== '') {
    const [text = ''] = /^(?:[^[\]]|\[\[|\]\])*/.exec(rest) ?? [];
    if (text !== '') parts.push(text.replaceAll('[[', '[').replaceAll(']]', ']'));
    rest = rest.slice(text.length);
    if (rest === '') break;
    const marker = /^\[([^[\]]*)\]/.exec(rest);
    if (marker === null) return refuse(picture);
    parts.push(markerOf(marker[1] as string, () => refuse(marker[0])));
    rest = rest.slice(marker[0].length);
  }
  return parts;
}

function markerOf(written: string, refuse: () => never): Marker {
  const compact = written.replaceAll(/\s/g, '');
  const [component = '', ...others] = compact;
  const [presentation = '', width, ...more] = others.join('').split(',');
  if (component === '' || !components.includes(component) || more.length > 0) return refuse();
  const known = component as Component;
  const form = formOf(known, presentation === '' ? (usualForms[known] ?? '1') : presentation, refuse);
  return { component: known, form, ...widthsOf(known, form, width, refuse) };
}

function formOf(component: Component, presentation: string, refuse: () => never): Form {
  const isZone = component === 'Z' || component === 'z';
  if (component === 'Z' && presentation === 'Z') return { kind: 'military' };
  const casing = casings.get(presentation);
  if (casing !== undefined && named.includes(component)) return { kind: 'name', casing };
  const isNumber = !isZone && component !== 'f' && component !== 'P';
  if (isNumber && /^[IiAa]$/.test(presentation))
    return {
      kind: /[Ii]/.test(presentation) ? 'roman' : 'letters',
      casing: /[IA]/.test(presentation) ? 'upper' : 'lower',
    };
  const digits = (isZone ? /^(\p{Nd}+(?::\p{Nd}+)?)(t?)$/u : /^(\p{Nd}+)(o?)$/u).exec(presentation);
  const written = digits?.[1] ?? '';
  const zero = zeroOf(written);
  if (component === 'P' || digits === null || zero === undefined || (component === 'f' && digits[2] !== ''))
    return refuse();
  return { kind: 'digits', written, zero, ordinal: digits[2] !== '' };
}

const casings: ReadonlyMap<string, Casing> = new Map([
  ['N', 'upper'],
  ['n', 'lower'],
  ['Nn', 'title'],
]);

/** The zero of the digits of a text, if all have one script; each script's digits are consecutive. */
function zeroOf(written: string): number | undefined {
  const zeros = [...written].filter((each) => each !== ':').map(zeroBelow);
  return new Set(zeros).size === 1 ? zeros[0] : undefined;
}

function zeroBelow(digit: string): number {
  const code = digit.codePointAt(0) as number;
  const isDigit = (each: number) => /\p{Nd}/u.test(String.fromCodePoint(each));
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  // The digits of some scripts directly follow those of another.
  return code - ((code - first) % 10);
}

/** The least and greatest width: as written after a comma, otherwise the number of digits if several. */
function widthsOf(
  component: Component,
  form: Form,
  width: string | undefined,
  refuse: () => never,
): Pick<Marker, 'least' | 'most'> {
  const digits = form.kind === 'digits' ? [...form.written].length : 1;
  const unlimited = Number.POSITIVE_INFINITY;
  if (width === undefined) {
    const limits = digits > 1 && (component === 'Y' || component === 'f');
    return { least: form.kind === 'digits' ? digits : 1, most: limits ? digits : unlimited };
  }
  const written = /^(\*|[1-9]\d{0,3})(?:-(\*|[1-9]\d{0,3}))?$/.exec(width);
  if (written === null) return refuse();
  const [, least = '*', most = '*'] = written;
  const widths = {
    least: least === '*' ? digits : Number(least),
    most: most === '*' ? unlimited : Number(most),
  };
  if (widths.least > widths.most) return { least: widths.most, most: widths.most };
  return widths;
}
