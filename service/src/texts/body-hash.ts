import { createHash } from 'node:crypto';
import { readJson } from 'pint-ae/http';

export function hashOfBody(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * The hash of what a body says: the same JSON in other whitespace, or another order of its members, has the same. That
 * of a file, of which something is told, is of its bytes and that.
 */
export function hashOfContent({
  bytes,
  told = '',
}: {
  readonly bytes: Uint8Array;
  readonly told?: string;
}): string {
  if (told !== '') return hashOfBody(`${hashOfBody(bytes)} ${told}`);
  const read = bytes.byteLength === 0 ? undefined : readJson(bytes, {}, {});
  return hashOfBody(read?.ok === true ? canonicalJson(read.value.value) : bytes);
}

/**
 * A JSON value in the one form that RFC 8785 gives it: without whitespace, members in the order of their names, and
 * numbers and texts as JavaScript writes them.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // Sorted by UTF-16 code units, as the standard asks.
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
