import { isJsonObject, type JsonObject } from '../core/findings/fix.ts';
import type { CompanyProfile } from '../request/normalise/options.ts';
import { profileOf } from '../ui/company-profile.ts';
import { store, stored, storedObject } from './storage.ts';

const key = 'pint-ae-company';

/** The user's own company: its party and its payment data, as members of a document request. */
export interface KeptCompany {
  readonly party: JsonObject;
  readonly payment: JsonObject;
}

/** The company that this browser stored, or undefined. */
export function keptCompany(): KeptCompany | undefined {
  const { party, payment } = storedObject(key);
  return isJsonObject(party) && isJsonObject(payment) ? { party, payment } : undefined;
}

const choice = 'pint-ae-remember';

/** Tells whether the data entered in new invoices is stored; the user can decline. */
export function mayRemember(): boolean {
  return stored(choice, 'no') !== 'no';
}

export function setRemembering(isWanted: boolean): void {
  store(choice, isWanted ? 'yes' : 'no');
}

/** Stores the company on this device, or removes it. */
export function keepCompany(company: KeptCompany | undefined): void {
  const text = company && JSON.stringify(company);
  if (text === stored(key)) return;
  store(key, text);
  for (const react of waiting) react();
}

const waiting = new Set<() => void>();

/** Calls back whenever another company, or none, is stored. */
export function whenCompanyIsKept(react: () => void): void {
  waiting.add(react);
}

/** Returns the stored company, for the option `company` of the library; undefined if it cannot be identified. */
export function keptProfile(): CompanyProfile | undefined {
  const company = keptCompany();
  return company === undefined ? undefined : profileOf(company.party, company.payment);
}
