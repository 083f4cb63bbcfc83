import { allows, type Scope } from '../keys/scopes.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { EventType } from './event-types.ts';

const sales: readonly Scope[] = ['invoices:read', 'credit-notes:read'];
const purchases: readonly Scope[] = ['purchase-invoices:read', 'purchase-credit-notes:read'];

/** The scopes that may read each type of event. */
const told: Readonly<Record<EventType, readonly Scope[]>> = {
  'document.submitted': sales,
  'document.sent': sales,
  'document.failed': sales,
  'document.delivered': sales,
  'document.rejected': sales,
  'report.accepted': [...sales, ...purchases],
  'report.rejected': [...sales, ...purchases],
  'mail.failed': sales,
  'document.received': purchases,
  'document.refused': purchases,
  'document.impersonated': sales,
  'webhook.test': [],
};

/** Throws the 403 for a key whose webhook would report data that the key may not read. */
export function checkScopes(granted: readonly string[], types: readonly string[]): void {
  const needed = Object.entries(told).flatMap(([type, scopes]) => (types.includes(type) ? scopes : []));
  const scope = needed.find((each) => !allows(granted, each));
  if (scope !== undefined)
    throw new RequestProblem('forbidden', { detail: { text: 'eventScopeMissing', values: { scope } } });
}
