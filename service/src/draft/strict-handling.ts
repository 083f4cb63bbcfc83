import { z } from '@hono/zod-openapi';
import type { Asked } from '../http/operation.ts';
import { described } from '../problems/schema-errors.ts';

/** The header in which a client chooses the handling. */
export const strictHandling = z.object({
  Prefer: described(z.string().optional(), { text: 'preferParameter' }),
});

/** Tells whether a client wants documents with errors or warnings to be refused (RFC 7240). */
function wantsStrictHandling(headers: Headers): boolean {
  const preferences = (headers.get('prefer') ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  return preferences.some((preference) => /^handling\s*=\s*"?strict"?(?:;|$)/.test(preference));
}

/** Tells a client that its preference was applied. */
export function appliedPreference(headers: Headers): Readonly<Record<string, string>> {
  return wantsStrictHandling(headers) ? { 'preference-applied': 'handling=strict' } : {};
}

/** Tells whether a request, or its company, asks to refuse documents with warnings too. */
export function isStrict({ request, caller }: Pick<Asked, 'request' | 'caller'>): boolean {
  return caller.handling === 'strict' || wantsStrictHandling(request.headers);
}
