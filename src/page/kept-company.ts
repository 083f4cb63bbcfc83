import type { JsonValue } from '../core/findings/fix.ts';
import type { CompanyProfile } from '../request/normalise/options.ts';
import { profileOf } from '../ui/company-profile.ts';

const key = 'pint-ae-company';

type Members = Readonly<Record<string, JsonValue>>;

/** The user's own company: its party and its payment data, as members of a document request. */
export interface KeptCompany {
  readonly party: Members;
  readonly payment: Members;
}

/** The company that this browser stored, or undefined. It never leaves the browser. */
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

/** Tells whether the data entered in new invoices is stored; the user can decline. */
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

/** Stores the company on this device, or removes it. */
export function keepCompany(company: KeptCompany | undefined): void {
  if (JSON.stringify(company) === JSON.stringify(keptCompany())) return;
  try {
    if (company === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(company));
  } catch {
    // Without storage, the user is asked for the company again.
  }
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

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
