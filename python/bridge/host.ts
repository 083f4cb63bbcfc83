/** Gives plain V8, which has no web interfaces, the few that the library requires. */
import { TextDecoder, TextEncoder } from '@exodus/bytes/encoding-lite.js';

Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: copyOf });

/** Copies a JSON value; the library copies nothing else. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)]));
}
