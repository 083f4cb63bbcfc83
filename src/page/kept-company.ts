import type { JsonValue } from '../core/findings/fix.ts';
import { namedFields } from '../request/named-fields.ts';
import type { CompanyProfile } from '../request/normalise/options.ts';

const key = 'pint-ae-company';

type Members = Readonly<Record<string, JsonValue>>;

/** The user's own company: its party, and how it is paid, as members of a document request. */
export interface KeptCompany {
  readonly party: Members;
  readonly payment: Members;
}

/** The company that this browser keeps; undefined if it keeps none. It never leaves the browser. */
export function keptCompany(): KeptCompany | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isMembers(kept)) return undefined;
    const { party, payment } = kept;
    return isMembers(party) && isMembers(payment) ? { party, payment } : undefined;
  } catch {
    return undefined;
  }
}

const choice = 'pint-ae-remember';

/** Tells whether what is entered in new invoices is remembered; a person can say no. */
export function mayRemember(): boolean {
  try {
    return localStorage.getItem(choice) !== 'no';
  } catch {
    return false;
  }
}

export function setRemembering(isWanted: boolean): void {
  try {
    localStorage.setItem(choice, isWanted ? 'yes' : 'no');
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Keeps the company on this device, or forgets it. */
export function keepCompany(company: KeptCompany | undefined): void {
  if (JSON.stringify(company) === JSON.stringify(keptCompany())) return;
  try {
    if (company === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(company));
  } catch {
    // Without storage the company is asked for again.
  }
  for (const react of waiting) react();
}

const waiting = new Set<() => void>();

/** Calls back whenever another company, or none, is kept. */
export function whenCompanyIsKept(react: () => void): void {
  waiting.add(react);
}

/** The company that is kept, as the option `company` of the library; undefined if nothing identifies it. */
export function keptProfile(): CompanyProfile | undefined {
  const company = keptCompany();
  if (company === undefined) return undefined;
  const { party, payment } = company;
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
