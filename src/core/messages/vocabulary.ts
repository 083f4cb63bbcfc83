import { onceAsked } from '../once-per.ts';
import { nameKey } from '../text/text.ts';

/** Codes with the names that systems use for them. Case, blanks and punctuation are ignored. */
export type Spellings = Readonly<Record<string, readonly string[]>>;

/** Other values that fields of the request accept besides the codes of their lists. */
export interface Vocabulary {
  /** Fields of the request; `[]` stands for the entries of a list. */
  readonly fields: readonly string[];
  /** Returns the code that a text means; undefined if the text is unknown. A code always means itself. */
  readonly codeOf: (text: string) => string | undefined;
  /** The list in the messages with the meaning of each code. */
  readonly list?: string | undefined;
}

/**
 * Creates the vocabulary of fields that hold codes. A listed code means itself. Any other text is compared by its
 * letters and digits only, first with the spellings and then with the codes.
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
  // A spelling wins over a code in another case: `ctn` means carton to people, while `CTN` is a content ton.
  for (const [code, names] of Object.entries(spellings))
    for (const name of names) byName.set(nameKey(name), code);
  return byName;
}
