import { type EnvelopeOptions, wrapUbl as wrap } from '../src/api/envelope.ts';
import { readUbl as read, readMembers } from '../src/api/request-of.ts';
import type { TextOptions } from '../src/api/result.ts';

/** A document in its envelope, or null with the issues. */
export function wrapUbl(xml: string, options: EnvelopeOptions) {
  const wrapped = wrap(xml, options);
  return wrapped.ok ? { xml: wrapped.value, issues: [] } : { xml: null, issues: wrapped.failure };
}

/** The request of UBL, or null with the findings. */
export const readUbl = (xml: string | Uint8Array, options?: TextOptions) => readMembers(read(xml, options));
