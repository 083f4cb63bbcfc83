import type { Issue } from '../core/findings/finding.ts';
import { jsonSteps } from '../core/findings/json-path.ts';
import type { Result } from '../core/findings/result.ts';
import { CallerError } from '../core/options/caller-error.ts';
import { readDocumentRequest, withoutAbsent } from '../request/read.ts';
import {
  isJsonSchemaTarget,
  type JsonSchemaTarget,
  jsonSchemaTargets,
  type PlainJsonSchema,
  requestJsonSchema,
} from '../request/schema/json-schema.ts';
import type { DocumentRequest } from '../specification/default.ts';
import { requestSpecification } from '../specification/facts.ts';
import { malformed } from './result.ts';

export type { JsonSchemaTarget, PlainJsonSchema };

/** Options of the JSON Schema of a document request. */
export interface JsonSchemaOptions {
  /** The dialect: draft-07 for Fastify and other frameworks, or the dialect of OpenAPI descriptions. */
  readonly target: JsonSchemaTarget;
  /**
   * True to write each object once, with references to it. Default: false, so each object is written where it is
   * used.
   */
  readonly refs?: boolean | undefined;
}

/** Checks the shape of a document request; also a Standard Schema. */
export interface DocumentRequestSchema {
  /**
   * Returns the JSON Schema of a document request, for the `schema` of a route or the description of an API. It
   * describes the shape of a request; call `validate` to check the content.
   */
  readonly jsonSchema: (options: JsonSchemaOptions) => PlainJsonSchema;
  /** Returns the unchanged request, or the reasons why the value is not a request. */
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: DocumentRequest }
    | { readonly success: false; readonly error: { readonly issues: readonly ShapeIssue[] } };
  /** Returns the unchanged request; throws a MalformedRequestError for any other value. */
  readonly parse: (value: unknown) => DocumentRequest;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => StandardResult<DocumentRequest> | Promise<StandardResult<DocumentRequest>>;
    readonly types?: { readonly input: unknown; readonly output: DocumentRequest } | undefined;
  };
}

/**
 * The error for a value that is not a document request.
 *
 * @since 0.1.0
 */
export class MalformedRequestError extends TypeError {
  override readonly name: string = 'MalformedRequestError';
  readonly issues: readonly ShapeIssue[];

  constructor(issues: readonly ShapeIssue[]) {
    super(issues.map(({ message }) => message).join('\n'));
    this.issues = issues;
  }
}

/** A mistake in the shape of a request, in the form of Standard Schema. */
export interface ShapeIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The schema of a document request, for programs that check the shape themselves. */
export const documentRequest: DocumentRequestSchema = {
  jsonSchema(options) {
    const { target, refs = false } = options;
    if (isJsonSchemaTarget(target)) return requestJsonSchema(target, refs, requestSpecification);
    const expected = jsonSchemaTargets.join(' or ');
    throw new CallerError(`jsonSchema: target has to be ${expected}`, {
      code: 'wrong-option',
      option: 'target',
      expected,
    });
  },
  safeParse(value) {
    const parsed = parsedRequest(value);
    if (parsed.ok) return { success: true, data: parsed.value };
    return { success: false, error: { issues: shapeIssues(parsed.failure) } };
  },
  parse(value) {
    const parsed = parsedRequest(value);
    if (parsed.ok) return parsed.value;
    throw new MalformedRequestError(shapeIssues(parsed.failure));
  },
  '~standard': {
    version: 1,
    vendor: 'pint-ae',
    validate(value) {
      const parsed = parsedRequest(value);
      return parsed.ok ? { value: parsed.value } : { issues: shapeIssues(parsed.failure) };
    },
  },
};

function shapeIssues(issues: readonly Issue[]): ShapeIssue[] {
  return issues.map(({ path, message, hint }) => ({ path: jsonSteps(path), message: `${message} ${hint}` }));
}

/** The result of `parseDocumentRequest`, made without loading the rules, which a mere reader does not need. */
function parsedRequest(value: unknown): Result<DocumentRequest, readonly Issue[]> {
  const read = readDocumentRequest(value, requestSpecification);
  if (!read.ok)
    return { ok: false, failure: malformed(read.failure, requestSpecification.messages, {}, value).issues };
  return { ok: true, value: withoutAbsent(read.value.request) as DocumentRequest };
}
