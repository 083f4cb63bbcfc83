import { type Html, joinedHtml, leftToRight, own } from '../../core/text/html.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { textAt, textsAt } from '../../ubl/reading.ts';
import type { Sheet } from '../sheet.ts';
import { plainDetails } from './plain-fields.ts';

/** The lines of an address, with its subdivision and country in words. */
export function addressLines(address: UblElement | undefined, sheet: Sheet): readonly Html[] {
  const { words } = sheet;
  const at = (path: string) => textAt(address, path);
  const country = at('cac:Country/cbc:IdentificationCode');
  const streets = [
    at('cbc:StreetName'),
    at('cbc:AdditionalStreetName'),
    ...textsAt(address, 'cac:AddressLine/cbc:Line'),
  ];
  const place = [...placeNames(at('cbc:CityName'), at('cbc:CountrySubentity'), country, sheet)];
  const postalCode = at('cbc:PostalZone');
  if (postalCode !== undefined) place.push(leftToRight(postalCode));
  return [
    ...streets.flatMap((street) => (street === undefined ? [] : own(street))),
    ...(place.length === 0 ? [] : [joinedHtml(place, words.language === 'ar' ? '، ' : ', ')]),
    ...(country === undefined ? [] : [words.meaningOrCode('country', country)]),
    ...plainDetails(sheet, 'Address', address),
  ];
}

/** City and subdivision, or only one of them if they have the same name. */
function placeNames(
  city: string | undefined,
  subdivision: string | undefined,
  country: string | undefined,
  { words, specification }: Sheet,
): Html[] {
  const known = words.rendering.meanings.subdivision;
  const isKnown =
    country === specification.homeCountry && subdivision !== undefined && Object.hasOwn(known, subdivision);
  const inWords = isKnown ? known[subdivision] : undefined;
  const names = inWords === undefined ? [subdivision] : [subdivision, ...Object.values(inWords)];
  const isCityOfThatName =
    city !== undefined && names.some((name) => name?.toLowerCase() === city.toLowerCase());
  return [
    ...(city === undefined || isCityOfThatName ? [] : [own(city)]),
    ...(inWords !== undefined
      ? [words.phrase(inWords)]
      : subdivision === undefined
        ? []
        : [own(subdivision)]),
  ];
}
