import { onceAsked } from './once-per.ts';
import { nameKey } from './text.ts';

/** Codes with the names under which systems store them; case, blanks and punctuation don't count. */
export type Spellings = Readonly<Record<string, readonly string[]>>;

/** What fields of the request may hold beside the codes of their lists. */
export interface Vocabulary {
  /** Fields of the request, `[]` for the entries of a list. */
  readonly fields: readonly string[];
  /** The code that a text means; a code means itself, and undefined is for what is not known. */
  readonly codeOf: (text: string) => string | undefined;
  /** The list of the messages that says what each code means. */
  readonly list?: string | undefined;
}

/**
 * The vocabulary of fields that hold codes: a listed code is itself, any other text is compared by its letters and digits
 * alone, first with their spellings and then with the codes.
 *
 * @example
 * ```ts
 * const { codeOf } = vocabulary(['lines[].unitCode'], ['KGM', 'LTR'], { KGM: ['kg'] });
 * console.log(codeOf('KGM'), codeOf(' kgm '), codeOf('K.G.'), codeOf('stone')); // KGM KGM KGM undefined
 * ```
 */
export function vocabulary(
  fields: readonly string[],
  codes: readonly string[],
  spellings: Spellings = {},
  list: string | undefined = undefined,
): Vocabulary {
  const listed = onceAsked(() => new Set(codes));
  const byName = onceAsked(() => codesByAnyName(codes, spellings));
  return { fields, list, codeOf: (text) => (listed().has(text) ? text : byName().get(nameKey(text))) };
}

function codesByAnyName(codes: readonly string[], spellings: Spellings): ReadonlyMap<string, string> {
  const byName = new Map<string, string>();
  for (const code of codes) byName.set(nameKey(code), code);
  // What people write wins over a code in other letters: ctn is a carton to them, and CTN a content ton.
  for (const [code, names] of Object.entries(spellings))
    for (const name of names) byName.set(nameKey(name), code);
  return byName;
}
