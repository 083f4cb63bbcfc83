import { limitsKind, resultOptionsKind } from '../api/option-shapes.ts';
import { malformedDocument, type TextOptions } from '../api/result.ts';
import type { Issue } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import { checkDocument } from '../core/options/check-argument.ts';
import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import type { Limits } from '../core/options/limits.ts';
import { readRequest } from '../intake/read-document.ts';

/** The JSON value of a body and its text. */
export interface JsonBody {
  readonly value: unknown;
  readonly text: string;
}

/** The JSON of a body, or all of its errors. */
export type ReadJson = Result<JsonBody, readonly Issue[]>;

/**
 * Reads the JSON of a body as strictly as any document: decoded without replacement characters, within the limits,
 * with no repeated name in an object and no changed number.
 *
 * @example
 * ```ts
 * import { readJson } from 'pint-ae/http';
 * const read = readJson(new TextEncoder().encode('{"a": 1, "a": 2}'));
 * if (!read.ok) console.log(read.failure[0].rule); // pint-ae-duplicate-key
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function readJson(body: Uint8Array, limits: Limits = {}, options: TextOptions = {}): ReadJson {
  checkDocument('readJson', body);
  checkArgument('readJson', 'limits', limitsKind, limits);
  checkOptions('readJson', resultOptionsKind, options);
  const read = readRequest(body, limits);
  return read.ok
    ? { ok: true, value: { value: read.value.value, text: read.value.text } }
    : { ok: false, failure: malformedDocument(read.failure, options).issues };
}
