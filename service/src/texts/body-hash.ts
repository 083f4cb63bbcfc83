import { createHash } from 'node:crypto';
import { readJson } from 'pint-ae/http';
import { canonicalJson } from './canonical-json.ts';

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
