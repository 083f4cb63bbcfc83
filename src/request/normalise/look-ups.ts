import { oncePer } from '../../core/once-per.ts';
import type { Specification } from '../../core/specification.ts';
import { codesByName, nameKey } from '../../core/text.ts';

/** Look-ups of a specification's codes, by the names that requests use for them. */
export interface LookUps {
  /** The code of a subdivision of the home country, from any of its names or of its cities' names. */
  readonly subdivision: (name: string) => string | undefined;
  /** The ISO 3166 code of a country, from its code in any case or one of its names. */
  readonly country: (name: string) => string | undefined;
  readonly registrationType: (name: string) => string | undefined;
  readonly paymentMode: (name: string) => string | undefined;
}

/** The look-ups of a specification. */
export const lookUpsOf = oncePer(({ aliases, codeLists }: Specification): LookUps => {
  const listedCountries = Object.entries(codeLists.countries.codes).map(([code, name]) => [code, [name]]);
  return {
    subdivision: lookUp(codesByName(aliases.subdivisions)),
    country: lookUp(
      new Map([...codesByName(Object.fromEntries(listedCountries)), ...codesByName(aliases.countries)]),
    ),
    registrationType: lookUp(codesByName(aliases.registrationTypes)),
    paymentMode: lookUp(codesByName(aliases.paymentModes)),
  };
});

function lookUp(codes: ReadonlyMap<string, string>): (name: string) => string | undefined {
  return (name) => codes.get(nameKey(name));
}
