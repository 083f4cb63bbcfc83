import type { FieldProblem } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { readDocumentRequest } from '../request/parse.ts';
import type { DocumentRequest } from '../request/schema/document.ts';
import { problemsOf } from './result.ts';

export type ParsedRequest =
  | { readonly ok: true; readonly request: DocumentRequest }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * Checks the shape of a document request: field names, JSON types, dates, enumerations. Never throws; every malformed
 * field is reported at once. Whether the document is right is for `validate` to say.
 *
 * @example
 * ```ts
 * const parsed = parseDocumentRequest({ ...request, issueDate: '2026-02-30' });
 * if (!parsed.ok) console.log(parsed.problems[0].field); // issueDate
 * ```
 */
export function parseDocumentRequest(value: unknown, language: Language = 'en'): ParsedRequest {
  const read = readDocumentRequest(value);
  if (read.ok) return { ok: true, request: read.value };
  return { ok: false, problems: problemsOf(read.failure, language) };
}
