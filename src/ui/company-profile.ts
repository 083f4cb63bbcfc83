import { isJsonObject, type JsonObject } from '../core/findings/fix.ts';
import { namedFields } from '../request/fields.ts';
import type { CompanyProfile } from '../request/normalise/options.ts';

/** A party with its payment details as the option `company`; undefined if nothing identifies it. */
export function profileOf(party: JsonObject, payment: JsonObject): CompanyProfile | undefined {
  const text = (from: JsonObject, name: string) => {
    const value = from[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const [trn, tin, participantId] = ['trn', 'tin', 'participantId'].map((name) => text(party, name));
  if (trn === undefined && tin === undefined && participantId === undefined) return undefined;
  const address = isJsonObject(party.address) ? party.address : {};
  const [number, type] = ['legalRegistrationNumber', 'legalRegistrationType'].map((name) =>
    text(party, name),
  );
  return {
    name: text(party, 'name'),
    trn,
    tin,
    participantId,
    address: {
      line1: text(address, 'line1'),
      line2: text(address, 'line2'),
      city: text(address, 'city'),
      countrySubentity: text(address, 'countrySubentity'),
      postalCode: text(address, 'postalCode'),
      countryCode: text(address, 'countryCode'),
    },
    contactName: text(party, 'contactName'),
    contactPhone: text(party, 'contactPhone'),
    contactEmail: text(party, 'contactEmail'),
    ...(number !== undefined &&
      type !== undefined && {
        legalRegistrationNumber: number,
        legalRegistrationType: type,
        [namedFields.registrationAuthority]: text(party, namedFields.registrationAuthority),
      }),
    paymentBankAccount: text(payment, 'paymentBankAccount'),
  };
}
