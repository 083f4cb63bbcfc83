/** A document whose parts can be written many times over: what `npm run growth` measures and a test takes small. */
export interface Pattern {
  readonly name: string;
  readonly kind: 'request' | 'ubl';
  /** What can be multiplied in it. */
  readonly multipliable: readonly Multiplication[];
  /** The text of the document with these of its parts multiplied. */
  readonly write: (multiplied: readonly Multiplication[], count: number) => string;
}

export interface Multiplication {
  /**
   * `alike` repeats a part, `different` gives each repetition values of its own, `numbered` only numbers, with the codes as
   * they are, `longer` repeats the last character.
   */
  readonly how: 'alike' | 'different' | 'numbered' | 'longer';
  /** The part: names from the root, without positions. */
  readonly path: string;
}

/** Which repetition it is, and what differs in it. */
export interface Repetition {
  readonly number: number;
  readonly differ: 'all' | 'numbers';
}

/** How often, by how and path. */
export type Counts = ReadonlyMap<string, number>;

export function key({ how, path }: Multiplication): string {
  return `${how} ${path}`;
}

/** How many characters a text grows by for each repetition of the part it is multiplied with. */
const charactersEach = 40;

/** A part that is in another is repeated less often, so that both together make a document of the same size. */
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

/** Repeats a part; each with its number, where they are to differ. */
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

/** A text with the number of its repetition in it, and as long as it is to be. */
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
