import { emirateNames } from '../../../rules/ae/defaults/emirates.ts';
import countries from '../../../rules/pint/codelists/ISO3166.json' with { type: 'json' };
import { codesByName, nameKey } from './text.ts';

const emirates = codesByName(emirateNames);

const countriesByName = new Map(
  Object.entries({ ...countries.codes, UAE: 'UAE' }).flatMap(([code, name]): [string, string][] => [
    [nameKey(code), code === 'UAE' ? 'AE' : code],
    [nameKey(name), code === 'UAE' ? 'AE' : code],
  ]),
);

/** The code of an emirate (AUH, DXB, …) from its code, ISO code, English or Arabic name, or one of its cities. */
export function emirateCode(name: string): string | undefined {
  return emirates.get(nameKey(name));
}

/** The ISO 3166 code of a country from its code in any case, or its English name. */
export function countryCode(name: string): string | undefined {
  return countriesByName.get(nameKey(name));
}
