import type { Aggregate } from '../../../src/core/binding.ts';
import type { Party } from '../../../src/core/invoice.ts';
import { partyBinding } from '../../pint/binding/party.ts';

/** Seller and buyer say what their legal registration is of, and who issued it: for a passport, its country. */
export const party: Aggregate<Party> = partyBinding([
  { name: 'schemeAgencyID', value: 'legalRegistrationType', terms: ['BTAE-15', 'BTAE-16'] },
  {
    name: 'schemeAgencyName',
    value: 'authorityName',
    terms: ['BTAE-12', 'BTAE-11', 'BTAE-18', 'BTAE-19'],
  },
]);
