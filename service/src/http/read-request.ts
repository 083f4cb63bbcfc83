import type { Language } from 'pint-ae';
import { documentFormat, readBody, readJson } from 'pint-ae/http';
import { z } from 'zod';
import { type FieldError, malformed, malformedShape, RequestProblem } from '../problems/request-problem.ts';
import { checked, described } from '../problems/schema-errors.ts';
import { unstorableFields } from '../problems/unstorable.ts';
import { comma, type ServiceText } from '../texts/service-text.ts';
import type { Operation } from './operation.ts';
import { takesKey } from './operation.ts';

export async function bytesOf(request: Request, operation: Operation, maxBytes: number): Promise<Uint8Array> {
  const { body } = operation;
  if (body === undefined) {
    const unasked = takesKey(operation) ? await readBody(request, maxBytes) : undefined;
    return unasked?.ok ? unasked.value : new Uint8Array();
  }
  if (body.kind === 'file') return wholeBody(request, maxBytes);
  if (documentFormat(request.headers.get('content-type')) !== 'json')
    throw new RequestProblem('unsupported-media-type', { detail: { text: 'jsonExpected' } });
  return wholeBody(request, maxBytes);
}

/** Returns the bytes of a body; throws the problem if the body is too long or does not arrive. */
export async function wholeBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const read = await readBody(request, maxBytes);
  if (read.ok) return read.value;
  const { kind, detail, headers = {} } = read.failure;
  throw new RequestProblem(kind, { detail, headers });
}

/** The body that the handler of an operation receives. */
export function bodyOf(bytes: Uint8Array, { body }: Operation, language: Language): unknown {
  if (body === undefined) return undefined;
  if (body.kind !== 'json') return bytes;
  const parsed = readJson(bytes, {}, { language });
  if (!parsed.ok) throw malformedShape(parsed.failure);
  const unstorable = unstorableFields(parsed.value.value);
  if (unstorable.length > 0) throw malformed(unstorable);
  return dataOf(body.schema, parsed.value.value, language);
}

/**
 * The query of a request. Unknown and repeated parameters are refused, because ignoring a filter would give a
 * wrong list. Every operation knows `lang`.
 */
export function queryOf({ searchParams }: URL, { query }: Operation, language: Language): unknown {
  const known = (query ?? z.object({})).extend(languageParameter);
  const faults = [...new Set(searchParams.keys())].flatMap((name): FieldError[] => {
    const message = parameterFault(name, searchParams, Object.keys(known.shape), language);
    return message === undefined ? [] : [{ field: name, message }];
  });
  if (faults.length > 0) throw malformed(faults.slice(0, mostFaults));
  const { lang = '', ...given } = Object.fromEntries(searchParams);
  const asked = lang.trim() === '' ? {} : { lang: lang.toLowerCase() };
  const { lang: _, ...data } = dataOf(known, { ...given, ...asked }, language);
  return data;
}

/** More than anybody mistypes. */
const mostFaults = 20;

function parameterFault(
  name: string,
  given: URLSearchParams,
  known: readonly string[],
  language: Language,
): ServiceText | undefined {
  if (!known.includes(name))
    return { text: 'unknownParameter', values: { known: known.join(comma[language]) } };
  return given.getAll(name).length > 1 ? { text: 'repeatedParameter' } : undefined;
}

function dataOf<Data>(schema: z.ZodType<Data>, value: unknown, language: Language): Data {
  const result = checked(schema, value, language);
  if ('problems' in result) throw malformed(result.problems);
  return result.data;
}

/** The parameter that every operation has. */
export const languageParameter = {
  lang: described(z.enum(['en', 'ar'] satisfies Language[]).optional(), { text: 'langParameter' }),
};
