import { homeCountry, trnPattern } from '../../../rules/ae/defaults/parties.ts';
import type { Address } from '../../core/invoice.ts';
import type { AddressRequest, PartyRequest } from '../schema/party.ts';
import type { Note } from './notice.ts';
import { countryCode, emirateCode } from './place.ts';
import { given } from './text.ts';

/** The address of a party with its country and subdivision resolved (IBG-05, IBG-08). */
export function normaliseAddress(
  party: PartyRequest,
  path: string,
  defaultCountry: string | undefined,
  note: Note,
): Address {
  const { address } = party;
  const city = given(address.city);
  const line1 = given(address.line1);
  const line2 = given(address.line2);
  const country = countryOf(party, path, defaultCountry, note);
  return {
    path,
    line1: line1 ?? line2,
    line2: line1 && line2,
    city,
    postalCode: given(address.postalCode),
    countrySubentity: subdivisionOf(address, path, country, note),
    countryCode: country,
  };
}

function countryOf(
  { address, trn }: PartyRequest,
  path: string,
  defaultCountry: string | undefined,
  note: Note,
): string | undefined {
  const sent = given(address.countryCode);
  if (sent) return countryCode(sent) ?? sent;
  const looksEmirati = trnPattern.test(given(trn) ?? '') || emirateOf(address) !== undefined;
  const country = defaultCountry ?? (looksEmirati ? homeCountry : undefined);
  if (country) note('countryDefaulted', `${path}.countryCode`, { country });
  return country;
}

function emirateOf({ countrySubentity, city }: AddressRequest): string | undefined {
  return emirateCode(given(countrySubentity) ?? '') ?? emirateCode(given(city) ?? '');
}

function subdivisionOf(
  address: AddressRequest,
  path: string,
  country: string | undefined,
  note: Note,
): string | undefined {
  const sent = given(address.countrySubentity);
  const city = given(address.city);
  if (country === homeCountry) return emirateSubdivision(sent, city, path, note);
  if (sent === undefined && city) note('subdivisionFromCity', `${path}.countrySubentity`, { city });
  return sent ?? city;
}

function emirateSubdivision(
  sent: string | undefined,
  city: string | undefined,
  path: string,
  note: Note,
): string | undefined {
  const named = emirateCode(sent ?? '');
  if (named) return named;
  const emirate = emirateCode(city ?? '');
  if (emirate && city) note('emirateFromCity', `${path}.countrySubentity`, { emirate, city });
  return emirate ?? sent;
}
