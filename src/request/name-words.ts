import { oncePer } from '../core/once-per.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { remembering } from '../core/text/remembering.ts';
import { nameKey } from '../core/text/text.ts';

/** The words of a name in any spelling: `taxInclAmount`, `tax_incl_amount`, `Tax Incl. Amount`. */
export const wordsOf = remembering((name: string): readonly string[] =>
  name
    .replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map(nameKey),
);

/** Whether a name says by its end that the value identifies, counts, measures, dates or describes. */
export function isDescribing(name: string, specification: RequestSpecification): boolean {
  return describingNames(specification)(name);
}

const describingNames = oncePer(({ aliases: { unknownNames } }: RequestSpecification) => {
  const { describing, describingEnd } = unknownNames;
  return remembering((name: string): boolean => {
    // A letter at the end is that of a unit or variant: `tempC`.
    const [last = '', beforeLast] = wordsOf(name)
      .filter(({ length }, at) => length > 1 || at === 0)
      .toReversed();
    if (beforeLast === undefined) return describing.includes(last) || describingEnd.test(last);
    // `pricePerUnit` is a price, and `dateDue` a date.
    return (describing.includes(last) && beforeLast !== 'per') || beforeLast === 'date';
  });
});
