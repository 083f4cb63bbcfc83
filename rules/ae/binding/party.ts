import type { Party } from '../../../src/core/invoice/invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';
import { type PartyRole, partyBinding, termsOf } from '../../pint/binding/party.ts';

/** A party states the type of its legal registration and its issuer: for a passport, the country. */
export function uaeParty(role: PartyRole): Aggregate<Party> {
  const termOf = termsOf(role);
  return partyBinding(role, [
    { name: 'schemeAgencyID', value: 'legalRegistrationType', terms: termOf('BTAE-15', 'BTAE-16') },
    {
      name: 'schemeAgencyName',
      value: 'registrationAuthority',
      terms: [...termOf('BTAE-12', 'BTAE-11'), ...termOf('BTAE-18', 'BTAE-19')],
    },
  ]);
}
