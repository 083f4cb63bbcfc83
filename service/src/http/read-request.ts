import { documentFormat, readBody, readJson } from 'pint-ae/http';
import type { Operation } from './operation.ts';
import { RequestProblem } from './request-problem.ts';
import { unstorableFields } from './unstorable.ts';

/** The bytes of a body; none for an operation that takes none. */
export async function bytesOf(
  request: Request,
  operation: Operation,
  maximumBytes: number,
): Promise<Uint8Array> {
  if (operation.body === undefined) return new Uint8Array();
  if (documentFormat(request.headers.get('content-type')) !== 'json') {
    throw new RequestProblem('unsupported-media-type', {
      detail: 'The body must be application/json, text/json or application/*+json, in UTF-8.',
    });
  }
  const read = await readBody(request, maximumBytes);
  if ('bytes' in read) return read.bytes;
  const { kind, detail, headers = {} } = read.refusal;
  throw new RequestProblem(kind, { detail, headers });
}

/** What the handler of an operation gets for its body. */
export function bodyOf(bytes: Uint8Array, { body }: Operation): unknown {
  if (body === undefined) return undefined;
  const parsed = readJson(bytes, {});
  if (!parsed.ok) throw malformed(parsed.problems.map(({ field, message }) => ({ field, message })));
  const unstorable = unstorableFields(parsed.value);
  if (unstorable.length > 0) throw malformed(unstorable);
  if (body.kind === 'document') return { text: parsed.text, value: parsed.value };
  const checked = body.schema.safeParse(parsed.value);
  if (checked.success) return checked.data;
  throw malformed(problemsOf(checked.error.issues));
}

/** The query of a request; parameters that the operation does not know are refused, as a filter left out is a wrong list. */
export function queryOf(url: URL, { query }: Operation): unknown {
  if (query === undefined) return {};
  const checked = query.strict().safeParse(Object.fromEntries(url.searchParams));
  if (checked.success) return checked.data;
  throw malformed(problemsOf(checked.error.issues));
}

interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface ShapeIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function problemsOf(issues: readonly ShapeIssue[]): FieldProblem[] {
  return issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
}

export function malformed(errors: readonly FieldProblem[]): RequestProblem {
  const [first] = errors;
  const detail =
    errors.length === 1 && first?.field === ''
      ? `The body ${first.message}.`
      : `${errors.length} field${errors.length === 1 ? '' : 's'} failed validation.`;
  return new RequestProblem('bad-request', { detail, errors });
}
