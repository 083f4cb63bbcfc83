import type { JsonValue } from '../core/findings/fix.ts';
import type { CompanyProfile } from '../request/normalise/options.ts';
import { profileOf } from '../ui/company-profile.ts';

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
  return company === undefined ? undefined : profileOf(company.party, company.payment);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
