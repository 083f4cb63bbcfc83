import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type { Address, Party } from '../../../src/core/invoice/invoice.ts';
import {
  type Check,
  type CheckFinding,
  findingIf,
  findingsWhere,
  partsOfAll,
} from '../../../src/core/specification/check.ts';
import { hasLuhnCheckDigit } from '../../../src/core/text/check-digit.ts';
import { nameKey } from '../../../src/core/text/text.ts';
import { ISO3166List as countries } from '../../../src/generated/code-lists.js';
import { emirateOfPlace } from '../aliases/emirates.ts';
import emirates from '../codelists/Emirate.json' with { type: 'json' };
import { isPredefinedEndpoint } from '../defaults/endpoints.ts';
import { emiratesIdType, homeCountry, passportType } from '../defaults/parties.ts';
import { isHomeTaxNumber, tinLength, uaeEndpointScheme } from '../tax-numbers.ts';

export const parties: readonly Check[] = [
  {
    id: 'pint-ae-advice-seller-is-buyer',
    find: (invoice) =>
      findingIf(relationOf(invoice) === 'same', 'buyer', { name: invoice.seller.name ?? '' }),
  },
  {
    id: 'pint-ae-advice-vat-group',
    text: 'taxedInGroup',
    find: (invoice) =>
      findingIf(relationOf(invoice) === 'members' && invoice.totals.taxAmount.greaterThan(0), 'buyer.trn', {
        trn: invoice.buyer.taxRegistration?.number ?? '',
      }),
  },
  {
    id: 'pint-ae-advice-vat-group',
    severity: 'information',
    find: (invoice) =>
      findingIf(relationOf(invoice) === 'members' && !invoice.totals.taxAmount.greaterThan(0), 'buyer.trn', {
        trn: invoice.buyer.taxRegistration?.number ?? '',
      }),
  },
  {
    id: 'pint-ae-advice-vat-group',
    text: 'oneAddressInGroup',
    find: (invoice) =>
      findingIf(relationOf(invoice) === 'membersWithOneAddress', 'buyer', {
        endpoint: invoice.buyer.endpointId ?? '',
      }),
  },
  {
    id: 'pint-ae-advice-vat-group',
    text: 'branchOfOne',
    find: (invoice) =>
      findingIf(relationOf(invoice) === 'branches', 'buyer', {
        name: invoice.seller.name ?? '',
        other: invoice.buyer.name ?? '',
      }),
  },
  {
    id: 'pint-ae-advice-vat-of-foreign-seller',
    find: (invoice) =>
      findingIf(
        invoice.profile === 'billing' && isForeignSeller(invoice) && invoice.totals.taxAmount.greaterThan(0),
        'seller.trn',
        {
          country: invoice.seller.address.countryCode ?? '',
          trn: invoice.seller.taxRegistration?.number ?? '',
        },
      ),
  },
  {
    id: 'pint-ae-advice-self-billed-import',
    find: (invoice) =>
      findingIf(invoice.profile === 'selfbilling' && isForeignSeller(invoice), 'documentType', {
        country: invoice.seller.address.countryCode ?? '',
      }),
  },
  {
    id: 'pint-ae-advice-participant-not-of-trn',
    severity: 'information',
    find: ({ seller, buyer }) => partsOfAll([seller, buyer], participantNotOfTrn),
  },
  {
    id: 'pint-ae-advice-emirate-not-of-city',
    find: (invoice) => partsOfAll(addressesOf(invoice), emirateNotOfCity),
  },
  {
    id: 'pint-ae-advice-emirates-id',
    find: ({ seller, buyer }) =>
      findingsWhere(
        [seller, buyer],
        ({ legalRegistrationType, legalRegistrationNumber: number }) =>
          legalRegistrationType === emiratesIdType && number !== undefined && !isEmiratesId(number),
        ({ path }) => `${path}.legalRegistrationNumber`,
        ({ legalRegistrationNumber }) => ({ number: legalRegistrationNumber ?? '' }),
      ),
  },
  {
    id: 'pint-ae-advice-person',
    severity: 'information',
    find: ({ buyer, transactionType, profile }) =>
      findingIf(
        profile === 'billing' && !transactionType.has('deemedSupply') && isOnlyPerson(buyer),
        `${buyer.path}.legalRegistrationType`,
        { type: buyer.legalRegistrationType ?? '' },
      ),
  },
];

/** Tells whether the seller is abroad and not registered in the UAE. */
function isForeignSeller({ seller: { address, taxRegistration } }: ComputedInvoice): boolean {
  const { countryCode = '' } = address;
  // Rule ibr-cl-14 reports an unknown country.
  return (
    countryCode !== homeCountry &&
    Object.hasOwn(countries.codes, countryCode) &&
    !isHomeTaxNumber(taxRegistration?.number ?? '')
  );
}

/** An Emirates ID: 784, the year of birth, seven digits and a check digit (decision 54). */
function isEmiratesId(number: string): boolean {
  const digits = number.replaceAll(/[\s\p{Pd}]/gu, '');
  return /^784\d{12}$/.test(digits) && hasLuhnCheckDigit(digits);
}

/** Tells whether a personal document is the only identifier of a party. */
function isOnlyPerson({
  legalRegistrationType,
  taxRegistration,
  otherTaxRegistration,
  endpointId,
}: Party): boolean {
  const isOfPerson = legalRegistrationType === emiratesIdType || legalRegistrationType === passportType;
  const hasAddress = endpointId !== undefined && !isPredefinedEndpoint(endpointId);
  return isOfPerson && !hasAddress && taxRegistration === undefined && otherTaxRegistration === undefined;
}

type Relation = 'others' | 'same' | 'branches' | 'members' | 'membersWithOneAddress';

/** Relation of seller and buyer by their numbers; members of a VAT group share only the TRN. */
function relationOf({ seller, buyer, transactionType }: ComputedInvoice): Relation {
  if (transactionType.has('deemedSupply')) return 'others';
  const [address, otherAddress] = [ownAddress(seller), ownAddress(buyer)];
  const hasOneAddress = address !== undefined && address === otherAddress;
  const trn = seller.taxRegistration?.number;
  if (trn === undefined || trn !== buyer.taxRegistration?.number) return hasOneAddress ? 'same' : 'others';
  if (!hasOneAddress && address !== undefined && otherAddress !== undefined) return 'members';
  const [name, otherName] = [seller.name, buyer.name];
  const hasTwoNames = name !== undefined && otherName !== undefined && nameKey(name) !== nameKey(otherName);
  if (!hasTwoNames) return 'same';
  if (!hasOneAddress) return 'members';
  return areBranches(name, otherName) ? 'branches' : 'membersWithOneAddress';
}

const wordOfBranch =
  /(?<!\p{L})(?:branch|head office|main office|headquarters|hq|(?:ال)?فرع|(?:ال)?مركز (?:ال)?رئيسي|(?:ال)?إدارة (?:ال)?عامة)(?!\p{L})/iu;

/** Tells whether two names belong to a company and its branch: one contains or mentions the other. */
function areBranches(name: string, other: string): boolean {
  const [key, otherKey] = [nameKey(name), nameKey(other)];
  return (
    key.includes(otherKey) || otherKey.includes(key) || wordOfBranch.test(name) || wordOfBranch.test(other)
  );
}

/** The electronic address of a party, with its scheme; predefined addresses belong to nobody. */
function ownAddress({ endpointId, endpointSchemeId = '' }: Party): string | undefined {
  const isOwn = endpointId !== undefined && !isPredefinedEndpoint(endpointId);
  return isOwn ? `${endpointSchemeId}:${endpointId}` : undefined;
}

/** The electronic address is the TIN: the first ten digits of the party's own TRN, not of its VAT group's. */
function participantNotOfTrn({ path, endpointId, endpointSchemeId, taxRegistration }: Party): CheckFinding[] {
  const trn = taxRegistration?.number ?? '';
  const isComparable =
    endpointId !== undefined &&
    endpointSchemeId === uaeEndpointScheme &&
    /^([0-9]{10}|[0-9]{15})$/.test(endpointId) &&
    isHomeTaxNumber(trn) &&
    !isPredefinedEndpoint(endpointId);
  if (!isComparable || endpointId.slice(0, tinLength) === trn.slice(0, tinLength)) return [];
  return [
    {
      path: `${path}.participantId`,
      values: { participant: endpointId, trn, tin: trn.slice(0, tinLength) },
    },
  ];
}

type PlacedAddress = Pick<Address, 'path' | 'city' | 'countrySubentity' | 'countryCode'>;

/** The addresses to check; the delivery address only if it differs from the buyer's. */
function addressesOf({ seller, buyer, delivery }: ComputedInvoice): PlacedAddress[] {
  const deliverTo = delivery?.address;
  const isOfBuyer =
    deliverTo?.city === buyer.address.city && deliverTo?.countrySubentity === buyer.address.countrySubentity;
  return [seller.address, buyer.address, ...(deliverTo === undefined || isOfBuyer ? [] : [deliverTo])];
}

function emirateNotOfCity({
  path,
  city,
  countrySubentity,
  countryCode,
}: PlacedAddress): readonly CheckFinding[] {
  if (countryCode !== homeCountry || city === undefined) return [];
  // Rule ibr-128-ae reports an unknown emirate.
  if (countrySubentity === undefined || !Object.hasOwn(emirates.codes, countrySubentity)) return [];
  const emirate = emirateOfPlace.get(nameKey(city));
  return findingIf(emirate !== undefined && emirate !== countrySubentity, `${path}.countrySubentity`, {
    city,
    emirate: emirate ?? '',
    sent: countrySubentity,
  });
}
