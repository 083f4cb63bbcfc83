import { createHash } from 'node:crypto';
import { readJson } from 'pint-ae/http';
import { canonicalJson } from './canonical-json.ts';

export function hashOfBody(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The hash of what a body says: the same JSON in other whitespace, or another order of its members, has the same. */
export function hashOfContent({ bytes }: { readonly bytes: Uint8Array }): string {
  const read = bytes.byteLength === 0 ? undefined : readJson(bytes, {}, {});
  return hashOfBody(read?.ok === true ? canonicalJson(read.value) : bytes);
}
