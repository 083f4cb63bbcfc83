import { oncePer } from '../../core/once-per.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import type { NamesOfAmounts, NamesOfUnknown, SpeakingName } from '../../core/specification/specification.ts';
import { didYouMean, isTypingErrorOf } from '../../core/text/did-you-mean.ts';
import { nameKey } from '../../core/text/text.ts';
import type { Fields } from '../fields.ts';
import { amountSaid } from './values.ts';

/** The words of a name in any spelling: `taxInclAmount`, `tax_incl_amount`, `Tax Incl. Amount`. */
export const wordsOf = remembering((name: string): readonly string[] =>
  name
    .replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map(nameKey),
);

/** Tells whether the end of a name says that the value identifies, counts, measures, dates or describes. */
export function isDescribing(name: string, specification: RequestSpecification): boolean {
  return describingNames(specification)(name);
}

const describingNames = oncePer(({ aliases: { unknownNames } }: RequestSpecification) => {
  const { describing, describingEnd } = unknownNames;
  return remembering((name: string): boolean => {
    // A single letter at the end names a unit or variant: `tempC`.
    const [last = '', beforeLast] = wordsOf(name)
      .filter(({ length }, at) => length > 1 || at === 0)
      .toReversed();
    if (beforeLast === undefined) return describing.includes(last) || describingEnd.test(last);
    // `pricePerUnit` is a price, and `dateDue` a date.
    return (describing.includes(last) && beforeLast !== 'per') || beforeLast === 'date';
  });
});

/** Tells whether a name contains a word, or a part, with a given meaning. */
export function nameSays(
  name: string,
  meaning: SpeakingName,
  { innocent = [], currencies = [] }: NamesOfUnknown,
): boolean {
  const { parts, words, stems, heads = [] } = meaning;
  const all = wordsOf(name);
  const telling = all.filter((word) => !innocent.includes(word) && !currencies.includes(word));
  const key = telling.length === all.length ? nameKey(name) : telling.join('');
  return (
    parts.test(key) ||
    telling.some((word) => words.includes(word)) ||
    heads.includes(telling.at(-1) ?? '') ||
    stems?.test(telling.join('_')) === true
  );
}

/** The tax flag of other systems that a field name means, with the categories that say the same. */
export function taxFlagNamed(name: string, { aliases }: RequestSpecification) {
  const key = nameKey(name);
  return aliases.taxFlags.find(({ names }) => names.test(key));
}

const fieldsByNameOf = oncePer(
  ({ aliases }: RequestSpecification): ReadonlyMap<string, readonly string[]> => {
    const byName = new Map<string, string[]>();
    for (const [field, names] of Object.entries(aliases.fieldNames))
      for (const name of names) byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), field]);
    return byName;
  },
);

/** The fields that a name means, in any case or in other systems, and the text that refuses it. */
export function meaningOf(
  name: string,
  value: unknown,
  fields: Fields,
  specification: RequestSpecification,
): Omit<NamesOfAmounts, 'names'> {
  const key = nameKey(name);
  const isAmount =
    amountSaid(value) !== undefined &&
    !isDescribing(name, specification) &&
    !specification.aliases.unknownNames.innocent?.includes(wordsOf(name).at(-1) ?? '');
  const ofAmount = specification.aliases.amountNames.find(({ names }) => isAmount && names.test(key));
  const meaning = ofAmount ?? { fields: fieldsByNameOf(specification).get(key) ?? [] };
  const same = fieldsByKey(fields).get(key);
  return same === undefined ? meaning : { ...meaning, fields: [same, ...meaning.fields] };
}

/** Tells whether the name and value of a field say that it is an amount. */
export function isNamedAmount(name: string, value: unknown, { aliases }: RequestSpecification): boolean {
  return amountSaid(value) !== undefined && aliases.anyAmount.test(nameKey(name));
}

/** The amount in a field whose name is about money. */
export function moneySaid(
  name: string,
  value: unknown,
  { aliases }: RequestSpecification,
): number | undefined {
  const amount = amountSaid(value);
  const isMoney =
    nameSays(name, aliases.unknownNames.money, aliases.unknownNames) || aliases.anyAmount.test(nameKey(name));
  return isMoney && amount !== undefined && Number.isFinite(amount) ? amount : undefined;
}

const fieldsByKey = oncePer((fields: Fields) => {
  const names = [...fields.keys()].toReversed();
  return new Map(names.map((field) => [nameKey(field), field]));
});

/** The same names occur in every line. */
const similarNameKnown = remembering((key: string) => {
  const [name = '', ...candidates] = key.split('\n');
  return onlySlip(name, candidates) ?? didYouMean(name, candidates);
});

/** The only field within two letters of a name. */
function onlySlip(name: string, candidates: readonly string[]): string | undefined {
  const [slip, ...others] = candidates.filter((each) => isTypingErrorOf(name, each));
  return others.length === 0 ? slip : undefined;
}

/** The field with the most similar name. */
export function mostSimilarName(name: string, candidates: readonly string[]): string | undefined {
  return name.includes('\n')
    ? didYouMean(name, candidates)
    : similarNameKnown([name, ...candidates].join('\n'));
}

/** The field with a similar name; for a name such as `transactionDate`, only one with a like ending. */
export function nearestField(
  name: string,
  candidates: readonly string[],
  specification: RequestSpecification,
): string | undefined {
  const words = wordsOf(name);
  // Debit is the opposite of credit, however similar the words are.
  if (words.some((word) => specification.aliases.unlike.includes(word))) return undefined;
  if (words.length === 1 || !isDescribing(name, specification)) return mostSimilarName(name, candidates);
  const last = words.at(-1) ?? '';
  const slip = onlySlip(name, candidates);
  if (slip !== undefined) return slip;
  return didYouMean(
    name,
    candidates.filter((each) => didYouMean(last, [wordsOf(each).at(-1) ?? '']) !== undefined),
  );
}

/** The most answers to keep, and the longest text of a kept answer, to limit memory. */
const most = 2000;
const longestKey = 2000;

/** Returns a pure function that remembers its recent answers. */
function remembering<Answer>(answer: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.answer;
    const found = answer(key);
    if (key.length > longestKey) return found;
    if (known.size >= most) known.clear();
    known.set(key, { answer: found });
    return found;
  };
}
