import type { Language } from 'pint-ae';
import { documentFormat, readBody, readJson } from 'pint-ae/http';
import type { z } from 'zod';
import { malformed, malformedShape, RequestProblem } from '../problems/request-problem.ts';
import { checked } from '../problems/schema-errors.ts';
import { unstorableFields } from '../problems/unstorable.ts';
import { isLinesType, linesType } from './bulk.ts';
import type { Operation } from './operation.ts';

/** Throws the 415 of a body of another media type. */
export function checkLinesType({ headers }: Request): void {
  if (!isLinesType(headers.get('content-type')))
    throw new RequestProblem('unsupported-media-type', {
      detail: { text: 'linesExpected', values: { type: linesType } },
    });
}

/**
 * The bytes of a body. If the operation takes none, they only distinguish requests with the same
 * Idempotency-Key.
 */
export async function bytesOf(
  request: Request,
  { body, idempotent }: Operation,
  maximumBytes: number,
): Promise<Uint8Array> {
  if (body === undefined) {
    const unasked = idempotent === true ? await readBody(request, maximumBytes) : undefined;
    return unasked !== undefined && 'bytes' in unasked ? unasked.bytes : new Uint8Array();
  }
  if (documentFormat(request.headers.get('content-type')) !== 'json')
    throw new RequestProblem('unsupported-media-type', { detail: { text: 'jsonExpected' } });
  return wholeBody(request, maximumBytes);
}

/** The bytes of a body; throws the problem of one that is too long, or does not arrive. */
export async function wholeBody(request: Request, maximumBytes: number): Promise<Uint8Array> {
  const read = await readBody(request, maximumBytes);
  if ('bytes' in read) return read.bytes;
  const { kind, detail, headers = {} } = read.refusal;
  throw new RequestProblem(kind, { detail, headers });
}

/** The body that the handler of an operation receives. */
export function bodyOf(bytes: Uint8Array, { body }: Operation, language: Language): unknown {
  if (body === undefined) return undefined;
  if (body.kind !== 'json') return bytes;
  const parsed = readJson(bytes, {}, { language });
  if (!parsed.ok) throw malformedShape(parsed.issues);
  const unstorable = unstorableFields(parsed.value);
  if (unstorable.length > 0) throw malformed(unstorable);
  return dataOf(body.schema, parsed.value, language);
}

/**
 * The query of a request. Unknown and repeated parameters are refused, because ignoring a filter would give a
 * wrong list. Every operation knows `lang`.
 */
export function queryOf(url: URL, { query }: Operation, language: Language): unknown {
  if (query === undefined) return {};
  const names = [...url.searchParams.keys()];
  const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (repeated.length > 0)
    throw malformed(repeated.map((field) => ({ field, message: { text: 'repeatedParameter' } })));
  const { lang: _, ...given } = Object.fromEntries(url.searchParams);
  return dataOf(query.strict(), given, language);
}

function dataOf(schema: z.ZodType, value: unknown, language: Language): unknown {
  const result = checked(schema, value, language);
  if ('problems' in result) throw malformed(result.problems);
  return result.data;
}
