import type { DocumentRequest } from '../specification/default.ts';
/** Checks the shape of a document request; also a Standard Schema. */
export interface DocumentRequestSchema {
    /** The request, unchanged, or the reasons why it is not one. */
    readonly safeParse: (value: unknown) => {
        readonly success: true;
        readonly data: DocumentRequest;
    } | {
        readonly success: false;
        readonly error: {
            readonly issues: readonly ShapeIssue[];
        };
    };
    /** The request, unchanged; throws a MalformedRequestError for any other value. */
    readonly parse: (value: unknown) => DocumentRequest;
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: string;
        readonly validate: (value: unknown) => StandardResult<DocumentRequest> | Promise<StandardResult<DocumentRequest>>;
        readonly types?: {
            readonly input: unknown;
            readonly output: DocumentRequest;
        } | undefined;
    };
}
/** A value is not a document request. */
export declare class MalformedRequestError extends TypeError {
    readonly name: string;
    readonly issues: readonly ShapeIssue[];
    constructor(issues: readonly ShapeIssue[]);
}
/** A mistake in the shape of a request, as Standard Schemas tell it. */
export interface ShapeIssue {
    readonly path: readonly PropertyKey[];
    readonly message: string;
}
export type StandardResult<Value> = {
    readonly value: Value;
    readonly issues?: undefined;
} | {
    readonly issues: readonly StandardIssue[];
};
export interface StandardIssue {
    readonly message: string;
    readonly path?: readonly (PropertyKey | {
        readonly key: PropertyKey;
    })[] | undefined;
}
/** The schema of a document request, for programs that check its shape themselves. */
export declare const documentRequestSchema: DocumentRequestSchema;
//# sourceMappingURL=request-schema.d.ts.map