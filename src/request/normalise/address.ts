import type { Address } from '../../core/invoice/invoice.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { AddressRequest, PartyRequest } from '../schema/request.ts';
import { type Context, type LookUps, tellAlias } from './context.ts';

/** The address of a party with its country and subdivision resolved (IBG-05, IBG-08). */
export function normaliseAddress(
  party: Pick<PartyRequest, 'address' | 'trn'>,
  path: string,
  defaultCountry: string | undefined,
  context: Context,
): Address {
  const { address } = party;
  const city = nonBlank(address.city);
  const line1 = nonBlank(address.line1);
  const line2 = nonBlank(address.line2);
  const country = countryOf(party, path, defaultCountry, context);
  return {
    path,
    line1: line1 ?? line2,
    line2: line1 && line2,
    line3: nonBlank(address.line3),
    city,
    postalCode: nonBlank(address.postalCode),
    countrySubentity: subdivisionOf(address, path, country, context),
    countryCode: country,
    asSent: context.asSent.Address(address),
  };
}

/** An address that is written as sent, except for its country code. */
export function sentAddress(address: AddressRequest, path: string, { lookUps, asSent }: Context): Address {
  const country = nonBlank(address.countryCode);
  return {
    path,
    line1: nonBlank(address.line1),
    line2: nonBlank(address.line2),
    line3: nonBlank(address.line3),
    city: nonBlank(address.city),
    postalCode: nonBlank(address.postalCode),
    countrySubentity: nonBlank(address.countrySubentity),
    countryCode: country && (lookUps.country(country) ?? country),
    asSent: asSent.Address(address),
  };
}

function countryOf(
  { address, trn }: Pick<PartyRequest, 'address' | 'trn'>,
  path: string,
  defaultCountry: string | undefined,
  { specification, lookUps, addWarning }: Context,
): string | undefined {
  const sent = nonBlank(address.countryCode);
  if (sent) return lookUps.country(sent) ?? sent;
  const isAtHome =
    specification.defaults.isHomeTaxNumber(nonBlank(trn) ?? '') || namesHomeSubdivision(address, lookUps);
  const country = defaultCountry ?? (isAtHome ? specification.homeCountry : undefined);
  if (country) addWarning('countryDefaulted', `${path}.countryCode`, { country }, { value: country });
  return country;
}

function namesHomeSubdivision({ countrySubentity, city }: AddressRequest, { subdivision }: LookUps): boolean {
  return [countrySubentity, city].some((name) => subdivision(nonBlank(name) ?? '') !== undefined);
}

function subdivisionOf(
  address: AddressRequest,
  path: string,
  country: string | undefined,
  context: Context,
): string | undefined {
  const sent = nonBlank(address.countrySubentity);
  const city = nonBlank(address.city);
  if (country === context.specification.homeCountry) {
    const { lookUps, addWarning } = context;
    const named = lookUps.subdivision(sent ?? '');
    if (named && named !== sent) tellAlias(context, `${path}.countrySubentity`, sent ?? '', named);
    if (named) return named;
    const derived = lookUps.subdivision(city ?? '');
    if (derived && city) {
      const values = { subdivision: derived, city };
      if (sent === undefined)
        addWarning('homeSubdivisionFromCity', `${path}.countrySubentity`, values, { value: derived });
      else addWarning('homeSubdivisionReplaced', `${path}.countrySubentity`, { ...values, sent });
    }
    return derived ?? sent;
  }
  if (sent === undefined && city)
    context.addWarning('subdivisionFromCity', `${path}.countrySubentity`, { city }, { value: city });
  return sent ?? city;
}
