import type { JsonValue } from '../core/findings/fix.ts';
import { namedFields } from '../request/named-fields.ts';
import type { CompanyProfile } from '../request/normalise/options.ts';

type Members = Readonly<Record<string, JsonValue>>;

/**
 * A party of a request, with its payment details, as the option `company` of the library; undefined if nothing
 * identifies the party.
 */
export function profileOf(party: Members, payment: Members): CompanyProfile | undefined {
  const text = (from: Members, name: string) => {
    const value = from[name];
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const [trn, tin, participantId] = ['trn', 'tin', 'participantId'].map((name) => text(party, name));
  if (trn === undefined && tin === undefined && participantId === undefined) return undefined;
  const address = isMembers(party.address) ? party.address : {};
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

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
