import type { Specification } from '../core/specification.ts';
import {
  type DocumentRequest,
  defaultSpecification as ours,
  documentRequestSchema as schema,
} from './default-specification.ts';

/** What a shape is checked by, as a Standard Schema and by itself. */
export interface DocumentRequestSchema {
  /** The request as it is, or why it is none. */
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: DocumentRequest }
    | { readonly success: false; readonly error: { readonly issues: readonly ShapeIssue[] } };
  /** The request as it is; throws for any other value. */
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

interface ShapeIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The specification of those who name none: PINT-AE, with its rules as the library carries them. */
export const defaultSpecification: Specification = ours;

/** The shape of a document request, for those who check it themselves. */
export const documentRequestSchema: DocumentRequestSchema = schema;
