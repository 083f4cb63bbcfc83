/** Gives V8 alone, which has none of the web's interfaces, the few that the library asks its host for. */
import { TextDecoder, TextEncoder } from '@exodus/bytes/encoding-lite.js';

Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: copyOf });

/** Copies a value of JSON, which is all that the library copies. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyOf(member)]));
}
