/**
 * A document whose parts can be repeated many times: `npm run tool -- nightly growth` measures many repetitions, a test a
 * few.
 */
export interface Pattern {
  readonly name: string;
  readonly kind: 'request' | 'ubl';
  /** The parts that can be multiplied. */
  readonly multipliable: readonly Multiplication[];
  /** The text of the document with these parts multiplied. */
  readonly write: (multiplied: readonly Multiplication[], count: number) => string;
}

export interface Multiplication {
  /**
   * `alike` repeats a part, `different` gives each repetition its own values, `numbered` only its own numbers
   * and the same codes, `longer` repeats the last character.
   */
  readonly how: 'alike' | 'different' | 'numbered' | 'longer';
  /** The part: names from the root, without positions. */
  readonly path: string;
}

/** The number of the repetition, and what differs in it. */
export interface Repetition {
  readonly number: number;
  readonly differ: 'all' | 'numbers';
}

/** Number of times that parts are repeated, by how and path. */
export type Counts = ReadonlyMap<string, number>;

export function key({ how, path }: Multiplication): string {
  return `${how} ${path}`;
}

/** Number of characters that a text grows by for each repetition of the part with which it is multiplied. */
const charactersEach = 40;

/** A nested part is repeated less often, so that the document keeps the same size. */
export function countsOf(multiplied: readonly Multiplication[], count: number): Counts {
  const isNested = multiplied.some(({ path }) =>
    multiplied.some((other) => other.path !== path && other.path.startsWith(path)),
  );
  const each = isNested ? Math.ceil(Math.sqrt(count)) : count;
  return new Map(
    multiplied.map((one) => [
      key(one),
      one.how === 'longer' && multiplied.length > 1 ? charactersEach * count : each,
    ]),
  );
}

/** Repeats a part; each repetition gets its number if they are to differ. */
export function repeated(
  path: string,
  counts: Counts,
  write: (repetition: Repetition | undefined) => string,
  around: Repetition | undefined,
): string[] {
  const alike = counts.get(key({ how: 'alike', path }));
  if (alike !== undefined) return Array<string>(alike).fill(write(around));
  for (const [how, differ] of [
    ['different', 'all'],
    ['numbered', 'numbers'],
  ] as const) {
    const length = counts.get(key({ how, path }));
    if (length !== undefined) return Array.from({ length }, (_, number) => write({ number, differ }));
  }
  return [write(around)];
}

/** A text that contains the number of its repetition, in the wanted length. */
export function varied(
  text: string,
  path: string,
  counts: Counts,
  repetition: Repetition | undefined,
): string {
  const own = repetition === undefined ? text : withNumber(text, repetition);
  const longer = counts.get(key({ how: 'longer', path }));
  return longer === undefined ? own : `${own}${(own.at(-1) ?? 'x').repeat(longer)}`;
}

export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

function withNumber(text: string, { number, differ }: Repetition): string {
  if (isNumber(text)) return String(Number(text) + number);
  return differ === 'numbers' || /^\d{4}-\d\d-\d\d$/.test(text) ? text : `${text}${number}`;
}
