import { type BusinessRule, findingIf } from '../../../src/core/check.ts';
import type { Party } from '../../../src/core/invoice.ts';
import { vatTaxScheme } from '../../pint/binding/tax-scheme.ts';
import eas from '../../pint/codelists/eas.json' with { type: 'json' };
import { homeCountry, trnPattern } from '../defaults/parties.ts';
import { outOfScopeTypeCodes } from '../defaults/profiles.ts';

export const parties: readonly BusinessRule[] = [
  {
    id: 'ibr-006',
    terms: ['IBT-027'],
    message: 'The seller has no name.',
    hint: 'Set seller.name to the legal name of the seller.',
    find: ({ seller }) => findingIf(seller.name === undefined, 'seller.name'),
  },
  {
    id: 'ibr-007',
    terms: ['IBT-044'],
    message: 'The buyer has no name.',
    hint: 'Set buyer.name to the legal name of the buyer.',
    find: ({ buyer }) => findingIf(buyer.name === undefined, 'buyer.name'),
  },
  {
    id: 'ibr-081',
    terms: ['IBT-034'],
    message: 'The seller has no electronic address, and none can be derived from its TRN.',
    hint: 'Set seller.participantId to the Peppol address of the seller, for example 0235:1987654321.',
    find: ({ seller }) => findingIf(seller.endpointId === undefined, 'seller.participantId'),
  },
  {
    id: 'ibr-cl-25',
    terms: ['IBT-034-1', 'IBT-049-1'],
    message: 'The scheme {scheme} of the electronic address is not in the list of Peppol address schemes.',
    hint: 'Write participantId as scheme:value with a listed scheme; UAE addresses use 0235.',
    find: ({ seller, buyer }) =>
      [seller, buyer].flatMap((party) => {
        const scheme = party.endpointId === undefined ? undefined : (party.endpointSchemeId ?? '');
        const unknown = scheme !== undefined && !Object.hasOwn(eas.codes, scheme);
        return findingIf(unknown, `${party.path}.participantId`, { scheme: scheme ?? '' });
      }),
  },
  {
    id: 'ibr-134-ae',
    terms: ['IBT-031'],
    message: 'The seller has no VAT registration number (TRN).',
    hint: "Set seller.trn to the seller's 15-digit TRN. Only a document that is exempt or out of scope throughout may lack it.",
    covers: ['ibr-177-ae', 'ibr-176-ae'],
    find: ({ seller, typeCode }) =>
      findingIf(
        seller.taxRegistration?.scheme !== vatTaxScheme && !outOfScopeTypeCodes.includes(typeCode),
        'seller.trn',
      ),
  },
  {
    id: 'ibr-132-ae',
    terms: ['IBT-031', 'IBT-048'],
    message: 'The TRN {trn} is not a UAE tax registration number: 15 digits, the first 1, the last two 03.',
    hint: 'Check the TRN on the VAT certificate and send its digits only.',
    find: ({ seller, buyer }) => [seller, buyer].flatMap(malformedTrn),
  },
  {
    id: 'ibr-136-ae',
    terms: ['IBT-047'],
    message:
      'A document that is exempt or out of scope throughout needs the legal registration number of the buyer.',
    hint: 'Set buyer.legalRegistrationNumber, with legalRegistrationType.',
    find: ({ buyer, typeCode }) =>
      findingIf(
        outOfScopeTypeCodes.includes(typeCode) && buyer.legalRegistrationNumber === undefined,
        'buyer.legalRegistrationNumber',
      ),
  },
];

function malformedTrn({ path, taxRegistration, address }: Party) {
  const isChecked = taxRegistration?.scheme === vatTaxScheme && address.countryCode === homeCountry;
  const trn = taxRegistration?.trn ?? '';
  return findingIf(isChecked && !trnPattern.test(trn), `${path}.trn`, { trn });
}
