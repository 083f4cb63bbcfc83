import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type { Address, DeliveryAddress } from '../../../src/core/invoice/invoice.ts';
import {
  type Check,
  type CheckFinding,
  findingIf,
  partsOfAll,
} from '../../../src/core/specification/check.ts';
import { nameKey } from '../../../src/core/text/text.ts';
import { ISO3166List as countries } from '../../../src/generated/code-lists.js';
import { emirateOfPlace } from '../aliases/emirates.ts';
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import { homeCountry } from '../defaults/parties.ts';

export const addresses: readonly Check[] = [
  { id: 'ibr-143-ae', covers: ['ibr-008'], find: ({ seller }) => missingParts(seller.address) },
  {
    id: 'ibr-144-ae',
    covers: ['ibr-010', 'ibr-011', 'ibr-057', 'ibr-142-ae', 'ibr-152-ae'],
    find: ({ buyer }) => missingParts(buyer.address),
  },
  {
    id: 'ibr-128-ae',
    misspelt: { value: 'sent', list: 'Emirate' },
    covers: ['ibr-143-ae', 'ibr-144-ae'],
    find: ({ seller, buyer, taxRepresentative }) =>
      partsOfAll([seller.address, buyer.address, taxRepresentative?.address], unknownEmirate),
  },
  {
    // No official rule compares the emirate of a deliver-to address (IBT-079) with the list.
    id: 'ibr-128-ae',
    misspelt: { value: 'sent', list: 'Emirate' },
    text: 'unknownEmirateOfDelivery',
    severity: 'warning',
    find: ({ delivery }) =>
      delivery?.address === undefined ? [] : unknownEmirateOfDelivery(delivery.address),
  },
  {
    // The seller is assumed to be in the UAE, so only the buyer's country can be unknown.
    id: 'ibr-011',
    covers: ['ibr-057'],
    find: ({ buyer: { address } }) =>
      findingIf(
        address.countryCode === undefined && !lacksMoreThanEmirate(address),
        `${address.path}.countryCode`,
      ),
  },
  {
    id: 'ibr-cl-14',
    misspelt: { value: 'code', list: 'countries' },
    find: (invoice) =>
      partsOfAll(addressesOf(invoice), (address): readonly CheckFinding[] => {
        const code = address?.countryCode;
        if (code === undefined || Object.hasOwn(countries.codes, code)) return [];
        // An address in the UAE needs an emirate.
        const complete = namesEmirate(address) ? {} : { complete: abroad };
        return [{ path: `${address?.path}.countryCode`, values: { code }, ...complete }];
      }),
  },
];

const abroad = Object.keys(countries.codes).filter((code) => code !== homeCountry);

function namesEmirate(address: Pick<Address, 'countrySubentity' | 'city'> | undefined): boolean {
  return [address?.countrySubentity, address?.city].some((name) => emirateOfPlace.has(nameKey(name ?? '')));
}

function addressesOf({
  seller,
  buyer,
  delivery,
  taxRepresentative,
  payment,
  furtherPayments,
}: ComputedInvoice): readonly (Address | DeliveryAddress | undefined)[] {
  const accounts = [payment, ...furtherPayments].map((each) => each?.paymentServiceProviderAddress);
  return [seller.address, buyer.address, taxRepresentative?.address, delivery?.address, ...accounts];
}

/** All missing parts of an address in one finding; rule ibr-128-ae applies if only the emirate is missing. */
function missingParts(address: Address): CheckFinding[] {
  if (!lacksMoreThanEmirate(address)) return [];
  const missing = addressParts.filter(({ field }) => address[field] === undefined);
  const [first] = missing;
  const path = missing.length === 1 ? `${address.path}.${first?.field}` : address.path;
  return [{ path, values: { parts: missing.map(({ word }) => ({ word })) } }];
}

const addressParts = [
  { field: 'line1', word: 'streetLine1' },
  { field: 'city', word: 'city' },
  { field: 'countrySubentity', word: 'countrySubdivision' },
  { field: 'countryCode', word: 'country' },
] as const;

/** An address abroad with a city also has a subdivision, derived from the city. */
function lacksMoreThanEmirate({ line1, city }: Address): boolean {
  return line1 === undefined || city === undefined;
}

function unknownEmirate(address: Address | undefined): readonly CheckFinding[] {
  if (address === undefined) return [];
  const { path, countryCode, countrySubentity: sent } = address;
  if (countryCode !== homeCountry || Object.hasOwn(emirates.codes, sent ?? '')) return [];
  if (sent === undefined) return lacksMoreThanEmirate(address) ? [] : [{ path: `${path}.countrySubentity` }];
  return [{ path: `${path}.countrySubentity`, text: 'unknownEmirate', values: { sent } }];
}

function unknownEmirateOfDelivery({ path, countryCode, countrySubentity: sent }: DeliveryAddress) {
  const isUnknown = countryCode === homeCountry && sent !== undefined && !Object.hasOwn(emirates.codes, sent);
  return findingIf(isUnknown, `${path}.countrySubentity`, { sent: sent ?? '' });
}
