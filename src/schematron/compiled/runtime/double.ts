const lexical = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const special: Readonly<Record<string, number>> = {
  INF: Number.POSITIVE_INFINITY,
  '+INF': Number.POSITIVE_INFINITY,
  '-INF': Number.NEGATIVE_INFINITY,
  NaN: Number.NaN,
};

/** Reads the lexical form of xs:double; undefined where the text is none. */
export function parseDouble(text: string): number | undefined {
  const trimmed = trimBlank(text);
  if (lexical.test(trimmed)) return Number(trimmed);
  return special[trimmed];
}

/** The white space of XML at both ends taken away. */
export function trimBlank(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

export function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

/** fn:number: NaN where the value is absent or no number. */
export function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : (parseDouble(text) ?? Number.NaN);
}

export function doubleToString(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-INF' : 'INF';
  if (Object.is(value, -0)) return '-0';
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-6 && size < 1e6)) return plain(value);
  const [mantissa = '', exponent] = value.toExponential().split('e');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${Number(exponent)}`;
}

/** Doubles of common size without an exponent; `String` writes one below 1e-6 only. */
function plain(value: number): string {
  return String(value);
}

/** fn:round on doubles: half towards positive infinity, NaN, infinities and -0 kept. */
export function roundDouble(value: number, digits: number): number {
  if (digits === 0) return Math.round(value);
  if (!Number.isFinite(value)) return value;
  const scaled = Number(`${exponential(value, digits)}`);
  return Number.isFinite(scaled) ? Number(exponential(Math.round(scaled), -digits)) : value;
}

function exponential(value: number, shift: number): string {
  const [mantissa, exponent = '0'] = value.toExponential().split('e');
  return `${mantissa}e${Number(exponent) + shift}`;
}

export function roundDoubleHalfToEven(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const scaled = Number(exponential(value, digits));
  if (!Number.isFinite(scaled)) return value;
  const up = Math.round(scaled);
  const even = up - scaled === 0.5 && up % 2 !== 0 ? up - 1 : up;
  return Number(exponential(even, -digits));
}

export function idivDoubles(left: number, right: number): number {
  return Math.trunc(left / right);
}
