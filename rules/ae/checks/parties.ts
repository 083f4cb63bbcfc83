import type { Remedy } from '../../../src/core/findings/fix.ts';
import type { Optional, Party } from '../../../src/core/invoice/invoice.ts';
import {
  type Check,
  type CheckFinding,
  findingIf,
  partsOfAll,
} from '../../../src/core/specification/check.ts';
import { latinDigits } from '../../../src/core/text/text.ts';
import { easList as eas } from '../../../src/generated/code-lists.js';
import { saysNone } from '../../pint/aliases/no-value.ts';
import { vatTaxScheme } from '../../pint/binding/tax-scheme.ts';
import { homeCountry } from '../defaults/parties.ts';
import { outOfScopeTypeCodes } from '../defaults/profiles.ts';
import { corporateTaxPattern, tinPattern, trnLength, trnPattern } from '../tax-numbers.ts';

export const parties: readonly Check[] = [
  {
    id: 'ibr-006',
    find: ({ seller }) => findingIf(seller.name === undefined, 'seller.name'),
  },
  {
    id: 'ibr-007',
    find: ({ buyer }) => findingIf(buyer.name === undefined, 'buyer.name'),
  },
  {
    id: 'ibr-017',
    text: 'payeeWithoutName',
    find: ({ payee }) => findingIf(payee !== undefined && payee.name === undefined, 'payee.name'),
  },
  {
    id: 'ibr-017',
    find: ({ seller, payee }) => [
      ...findingIf(payee?.name !== undefined && payee.name === seller.asSent.tradingName, 'payee.name'),
      ...findingIf(identifiersOf(seller).includes(payee?.identifier ?? ''), 'payee.identifier'),
    ],
  },
  {
    id: 'ibr-081',
    // A seller that needs a TRN gets a finding on the TRN, which contains the address.
    find: ({ seller, typeCode }) =>
      findingIf(
        seller.endpointId === undefined && !needsTrn(typeCode) && malformedTrn(seller).length === 0,
        'seller.participantId',
      ),
  },
  {
    id: 'ibr-cl-25',
    misspelt: { value: 'scheme', list: 'electronicAddressSchemes' },
    find: ({ seller, buyer }) =>
      partsOfAll([seller, buyer], (party): readonly CheckFinding[] => {
        const scheme = party.endpointId === undefined ? undefined : (party.endpointSchemeId ?? '');
        const unknown = scheme !== undefined && !Object.hasOwn(eas.codes, scheme);
        return findingIf(unknown, `${party.path}.participantId`, { scheme: scheme ?? '' });
      }),
  },
  {
    id: 'ibr-134-ae',
    covers: ['ibr-177-ae', 'ibr-176-ae', 'ibr-178-ae', 'ibr-co-26', 'ibr-081'],
    find: ({ seller, typeCode }) =>
      needsTrn(typeCode) && seller.taxRegistration?.scheme !== vatTaxScheme ? [missingTrn(seller)] : [],
  },
  {
    id: 'pint-ae-no-number',
    covers: ['ibr-132-ae', 'ibr-135-ae', 'ibr-149-ae'],
    find: ({ seller, buyer }) => partsOfAll([seller, buyer], sentForNone),
  },
  {
    id: 'ibr-132-ae',
    covers: ['ibr-081'],
    find: ({ seller, buyer }) => partsOfAll([seller, buyer], malformedTrn),
  },
  {
    // The test of the rule does not check the representative, although its text includes one.
    id: 'ibr-132-ae',
    severity: 'warning',
    find: ({ taxRepresentative: representative }) => (representative ? malformedTrn(representative) : []),
  },
  {
    // A number that is not a TIN does not have the tax scheme VAT either.
    id: 'ibr-148-ae',
    covers: ['ibr-133-ae'],
    find: ({ seller: { otherTaxRegistration: other } }) =>
      findingIf(other !== undefined && !tinPattern.test(other.number), 'seller.tin'),
  },
  {
    id: 'ibr-136-ae',
    covers: ['pint-ae-registration-incomplete'],
    find: ({ buyer, typeCode }) =>
      findingIf(
        outOfScopeTypeCodes.includes(typeCode) && buyer.legalRegistrationNumber === undefined,
        'buyer.legalRegistrationNumber',
      ),
  },
];

function identifiersOf({ identification, furtherIdentifiers }: Party): readonly Optional<string>[] {
  return [identification, ...furtherIdentifiers.map(({ id }) => id)];
}

function needsTrn(typeCode: string): boolean {
  return !outOfScopeTypeCodes.includes(typeCode);
}

/** A seller without a TRN; the text says so if a TIN was sent instead. */
function missingTrn({ path, taxRegistration }: Party): CheckFinding {
  const place = `${path}.trn`;
  if (taxRegistration === undefined) return { path: place };
  return { path: place, text: 'tinForTrn', values: { tin: taxRegistration.number } };
}

/** The fields of a party that hold a word for "none". */
function sentForNone(party: Party): readonly CheckFinding[] {
  const { path, endpointId, taxRegistration, legalRegistrationNumber } = party;
  const authorityName = party.registrationAuthority;
  const fields = { participantId: endpointId, legalRegistrationNumber, authorityName };
  const trn = taxRegistration?.number;
  const found: CheckFinding[] = [];
  if (trn !== undefined && saysNone(trn))
    found.push({ path: `${path}.trn`, text: 'noTrn', values: { sent: trn } });
  for (const field in fields) {
    const sent = fields[field as keyof typeof fields];
    if (sent !== undefined && saysNone(sent))
      found.push({ path: `${path}.${field}`, values: { sent, field } });
  }
  return found;
}

function malformedTrn({
  path,
  taxRegistration,
  address,
}: Pick<Party, 'path' | 'taxRegistration' | 'address'>): CheckFinding[] {
  const isChecked = taxRegistration?.scheme === vatTaxScheme && address.countryCode === homeCountry;
  const trn = taxRegistration?.number ?? '';
  if (!isChecked || trnPattern.test(trn) || saysNone(trn)) return [];
  const values = { trn, digits: trn.length };
  return [{ path: `${path}.trn`, ...trnCase(trn), values, remedy: trnRemedy(trn) }];
}

/** The digits alone, if only characters that people write before or between digits are in the way. */
function trnRemedy(trn: string): Remedy | undefined {
  const digits = latinDigits(trn)
    .replace(/^TRN/i, '')
    .replaceAll(/[\s\p{Pd}.,:/_()#'’]/gu, '');
  return trnPattern.test(digits) ? { value: digits } : undefined;
}

function trnCase(trn: string): Pick<CheckFinding, 'text'> {
  if (corporateTaxPattern.test(trn)) return { text: 'trnOfCorporateTax' };
  if (/^[0-9]+$/.test(trn)) return trn.length === trnLength ? {} : { text: 'trnLength' };
  if (/^[0-9\u0660-\u0669\u06f0-\u06f9]+$/.test(trn)) return { text: 'trnInArabicDigits' };
  return { text: 'trnWithOtherCharacters' };
}
