import { readJson } from 'pint-ae/http';
import { readBackIn } from './returned-response.ts';

/** Whether a body may have one of these members; only then it is looked through. An escaped letter could hide a name. */
export function mayHaveMember(bytes: Uint8Array, names: readonly string[]): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [...names.map((name) => `${name}"`), '\\u00'].some((text) => body.includes(text));
}

/** The document in a body, also in one that was read before; undefined if it is not JSON, which is told elsewhere. */
export function documentInBody(bytes: Uint8Array): unknown {
  const read = readJson(bytes, {}, {});
  return read.ok ? (readBackIn(read.value.value)?.document ?? read.value.value) : undefined;
}
