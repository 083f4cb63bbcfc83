import { createHash } from 'node:crypto';
import { readJson } from 'pint-ae/http';

export function hashOfBody(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * The hash of a body's content: the same JSON with other whitespace, or with its members in another order, has the same hash. The
 * hash of a file covers its bytes and the facts that come with it.
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
 * A JSON value in the form of RFC 8785: without whitespace, its members sorted by name, its numbers and texts as
 * JavaScript writes them.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // Sorted by UTF-16 code units, as the standard requires.
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
