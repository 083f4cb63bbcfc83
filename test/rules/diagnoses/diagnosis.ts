import type { DocumentRequest } from '../../../src/specification/default.ts';
import { edited, example } from '../../requests.ts';

/** What a system did, the request that it sends, and all that is said of it: `path rule: message`. */
export type Diagnosis = readonly [mistake: string, request: unknown, findings: readonly string[]];

export const invoice = (edit: (request: DocumentRequest) => void) => edited('standard-invoice', edit);

/** A request with other fields than the interface has. */
export function reshaped(edit: (request: Record<string, unknown>) => void): unknown {
  const request: Record<string, unknown> = { ...example('standard-invoice') };
  edit(request);
  return request;
}
