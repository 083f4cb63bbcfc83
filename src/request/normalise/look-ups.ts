import type { Spellings } from '../../core/messages/vocabulary.ts';
import { onceAsked, oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { codesByName, nameKey } from '../../core/text/text.ts';

export type LookUps = ReturnType<typeof lookUpsOf>;

/** Returns the code that a name means, or undefined. */
type LookUp = (name: string) => string | undefined;

/** The look-ups of a specification. */
export const lookUpsOf = oncePer(({ aliases, codeLists }: Specification) => {
  const countries = codeLists.countries.codes;
  const namesOfCountries = () => {
    const listed = Object.entries(countries).map(([code, name]) => [code, [name]]);
    return new Map([...codesByName(Object.fromEntries(listed)), ...codesByName(aliases.countries)]);
  };
  return {
    /** The code of a subdivision of the home country, from any of its names or of its cities' names. */
    subdivision: lookUpOf(aliases.subdivisions),
    country: lookUp(countries, namesOfCountries),
    registrationType: lookUpOf(aliases.registrationTypes),
    paymentMode: lookUpOf(aliases.paymentModes),
  };
});

function lookUpOf(spellings: Spellings): LookUp {
  return lookUp(spellings, () => codesByName(spellings));
}

/** Most requests send codes, which need no names; the names are prepared for the first other text. */
function lookUp(codes: object, codesOfNames: () => ReadonlyMap<string, string>): LookUp {
  const names = onceAsked(codesOfNames);
  return (name) => {
    if (name === '') return undefined;
    return Object.hasOwn(codes, name) ? name : names().get(nameKey(name));
  };
}
