import type { Spellings } from '../../core/messages/vocabulary.ts';
import { onceAsked, oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { codesByName, nameKey } from '../../core/text/text.ts';

/** Look-ups of a specification's codes by the names used in requests. */
export interface LookUps {
  /** The code of a subdivision of the home country, from any of its names or of its cities' names. */
  readonly subdivision: LookUp;
  /** The ISO 3166 code of a country, from its code in any case or one of its names. */
  readonly country: LookUp;
  readonly registrationType: LookUp;
  readonly paymentMode: LookUp;
}

/** Returns the code that a name means, or undefined. */
type LookUp = (name: string) => string | undefined;

/** The look-ups of a specification. */
export const lookUpsOf = oncePer(({ aliases, codeLists }: Specification): LookUps => {
  const countries = codeLists.countries.codes;
  const namesOfCountries = () => {
    const listed = Object.entries(countries).map(([code, name]) => [code, [name]]);
    return new Map([...codesByName(Object.fromEntries(listed)), ...codesByName(aliases.countries)]);
  };
  return {
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
