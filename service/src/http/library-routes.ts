import { createHandler, type Handler } from 'pint-ae/http';
import type { Settings } from '../settings.ts';

/** The paths of the library's handler under `/v1`: operations on a document in the body, and the rules. */
export const libraryPaths: ReadonlySet<string> = new Set([
  '/v1/validate',
  '/v1/rules',
  '/v1/rules/{id}',
  '/v1/schema/document-request.json',
]);

export function isOfLibrary(path: string): boolean {
  return libraryPaths.has(path) || /^\/v1\/rules\/[^/]+$/.test(path);
}

export function libraryHandler({
  baseUrl,
  maximumBodyBytes,
}: Settings): Handler<{ readonly traceId: string }> {
  return createHandler({
    problemBase: `${baseUrl}/errors/`,
    maximumBytes: maximumBodyBytes,
    traceId: (request, context) => context?.traceId ?? request.headers.get('x-trace-id') ?? '',
  });
}
