import { oncePer } from '../core/once-per.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { didYouMean } from '../core/text/did-you-mean.ts';
import { remembering } from '../core/text/remembering.ts';
import { nameKey } from '../core/text/text.ts';
import type { Fields } from './fields.ts';
import { isDescribing, wordsOf } from './name-words.ts';
import type { meaningOf } from './other-names.ts';

const fieldsByKey = oncePer((fields: Fields) => {
  const names = [...fields.keys()].toReversed();
  return new Map(names.map((field) => [nameKey(field), field]));
});

/** The meaning of a name, first that of the field which it is in other letters. */
export function withSameName(
  meaning: ReturnType<typeof meaningOf>,
  name: string,
  fields: Fields,
): ReturnType<typeof meaningOf> {
  const same = fieldsByKey(fields).get(nameKey(name));
  return same === undefined ? meaning : { ...meaning, fields: [same, ...meaning.fields] };
}

/** The same names come again in every line. */
const similarKnown = remembering((key: string) => {
  const [name = '', ...candidates] = key.split('\n');
  return didYouMean(name, candidates);
});

/** The field with the most similar name. */
export function similarName(name: string, candidates: readonly string[]): string | undefined {
  return name.includes('\n') ? didYouMean(name, candidates) : similarKnown([name, ...candidates].join('\n'));
}

/** The field with a similar name; one that describes is not like a field that ends otherwise, as `transactionDate` does. */
export function similar(
  name: string,
  candidates: readonly string[],
  specification: RequestSpecification,
): string | undefined {
  const words = wordsOf(name);
  // Debiting is the contrary of crediting, however like the words are.
  if (words.some((word) => specification.aliases.unlike.includes(word))) return undefined;
  if (words.length === 1 || !isDescribing(name, specification)) return similarName(name, candidates);
  const last = words.at(-1) ?? '';
  return didYouMean(
    name,
    candidates.filter((each) => didYouMean(last, [wordsOf(each).at(-1) ?? '']) !== undefined),
  );
}
