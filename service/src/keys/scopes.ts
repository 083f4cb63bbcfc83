const scopedResources = [
  'invoices',
  'credit-notes',
  'purchase-invoices',
  'purchase-credit-notes',
  'customers',
  'items',
  'vendors',
  'attachments',
  'webhooks',
  'events',
  'audit',
  'statements',
] as const;
export type ScopedResource = (typeof scopedResources)[number];

/** Only the service writes events and audit. Clients write only the review of a purchase. */
const readOnly: ReadonlySet<ScopedResource> = new Set(['events', 'audit', 'statements']);

export type Scope = `${ScopedResource}:${'read' | 'write'}`;

export const scopes: readonly Scope[] = scopedResources.flatMap((resource): Scope[] =>
  readOnly.has(resource) ? [`${resource}:read`] : [`${resource}:read`, `${resource}:write`],
);

/** Scopes that only a key of the operator may have: for the companies and the work of the service. */
const operatorScopes = ['operator:read', 'operator:write'] as const;
export type OperatorScope = (typeof operatorScopes)[number];

/** The scopes of an operator's key; the audit is the operator's own. */
export const scopesOfOperator: readonly (OperatorScope | Scope)[] = [...operatorScopes, 'audit:read'];

export function isOperatorScope(text: string): text is OperatorScope {
  return operatorScopes.some((scope) => scope === text);
}

/** Permission to write a resource includes reading it. */
export function allows(granted: readonly string[], needed: Scope | OperatorScope): boolean {
  return granted.includes(needed) || granted.includes(needed.replace(/:read$/, ':write'));
}
