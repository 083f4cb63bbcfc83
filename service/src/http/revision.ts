import { z } from '@hono/zod-openapi';
import { RequestProblem } from '../problems/request-problem.ts';
import { described } from '../problems/schema-errors.ts';

interface Revised {
  readonly revision: number;
}

/** The header of an answer that names the state of a resource. */
export function etagOf({ revision }: Revised): Readonly<Record<string, string>> {
  return { etag: `"${revision}"` };
}

/** The header that permits a change only in the state that the client has read (RFC 9110). */
export const ifMatch = z.object({
  'If-Match': described(z.string().optional(), { text: 'ifMatchParameter' }),
});

/** Throws the 412 if a resource is not in the state that the client names, if any. */
export function checkIfMatch(headers: Headers, row: Revised): void {
  const wanted = headers.get('if-match')?.trim();
  if (wanted === undefined || wanted === '*') return;
  // A weak tag, W/"…", never matches.
  const tags = [...wanted.matchAll(/(W\/)?"[^"]*"/g)].map(([tag]) => tag);
  if (tags.includes(etagOf(row).etag ?? '')) return;
  throw new RequestProblem('precondition-failed', { detail: { text: 'changedSince' } });
}
