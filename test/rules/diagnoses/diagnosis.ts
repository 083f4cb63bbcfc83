import type { DocumentRequest } from '../../../src/specification/default.ts';
import { edited, example } from '../../requests.ts';

/** A system's mistake, the request that it sends, and everything reported: `path rule: message`. */
export type Diagnosis = readonly [mistake: string, request: unknown, findings: readonly string[]];

export const invoice = (edit: (request: DocumentRequest) => void) => edited('standard-invoice', edit);

/** A request with fields other than those of the interface. */
export function reshaped(edit: (request: Record<string, unknown>) => void): unknown {
  const request: Record<string, unknown> = { ...example('standard-invoice') };
  edit(request);
  return request;
}
