import type { FieldProblem } from '../core/finding.ts';
import { readRequest } from '../intake/read-document.ts';
import { problemOf } from '../judge/intake-findings.ts';
import type { DocumentLimits } from './work.ts';

/** The JSON value of a body with its text, or what is wrong with it: the first problem, and all of them. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | { readonly ok: false; readonly problem: FieldProblem; readonly problems: readonly FieldProblem[] };

/**
 * Reads the JSON of a body through the same door as every document: decoded strictly, within the limits, no name given
 * twice in one object, no number lost.
 *
 * @example
 * ```ts
 * const read = readJson(new TextEncoder().encode('{"a": 1, "a": 2}'));
 * if (!read.ok) console.log(read.problem.field); // a
 * ```
 */
export function readJson(body: Uint8Array, limits: DocumentLimits = {}): ReadJson {
  const read = readRequest(body, limits);
  if (read.ok) return { ok: true, value: read.value.value, text: read.value.text };
  const [problem = { field: '', message: '' }, ...rest] = read.failure.map((finding) => problemOf(finding));
  return { ok: false, problem, problems: [problem, ...rest] };
}
