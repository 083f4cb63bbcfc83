import { jsonSteps, valueAt } from '../core/findings/json-path.ts';
import type { Specification } from '../core/specification/specification.ts';
import { readDocumentRequest } from '../request/read.ts';
import type { DocumentRequest } from '../request/schema/request.ts';

/** Further values that no request can hold are ignored: more readings of this document are not worthwhile. */
const most = 20;

/**
 * Returns a request that was read, without the values that no request can hold, such as an impossible date or a text
 * that is too long. These are then unmapped, and the request stays readable.
 */
export function heldByRequest(request: DocumentRequest, specification: Specification): DocumentRequest {
  const read = readDocumentRequest(request, specification);
  if (read.ok) return request;
  const held = structuredClone(request);
  for (const { path } of read.failure.slice(0, most)) leaveOut(held, path, specification);
  return held;
}

/** Replaces a value by one that a request may have there: null, nothing, an empty text or 0. */
function leaveOut(request: DocumentRequest, path: string, specification: Specification): void {
  const steps = jsonSteps(path);
  const name = steps.at(-1);
  const part = valueAt(request, steps.slice(0, -1));
  if (name === undefined || typeof part !== 'object' || part === null) return;
  const value: unknown = Reflect.get(part, name);
  for (const stand of [null, undefined, '', 0]) {
    if (stand === undefined) Reflect.deleteProperty(part, name);
    else Reflect.set(part, name, stand);
    if (!isRefusedAt(path, request, specification)) return;
  }
  Reflect.set(part, name, value);
}

function isRefusedAt(path: string, request: DocumentRequest, specification: Specification): boolean {
  const read = readDocumentRequest(request, specification);
  return !read.ok && read.failure.some((finding) => finding.path === path);
}
