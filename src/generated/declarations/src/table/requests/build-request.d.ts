import type { RequestFacts } from '../../core/specification/fields.ts';
/** A request, or a part of it, while it is built. */
export interface Built {
    [name: string]: unknown;
}
/** Sets the value at a path in a request that is being built, with the objects and lists around it. */
export declare function setAt(request: Built, path: string, value: unknown): void;
/** The steps of a path; the paths of columns come again in each row. */
export declare function stepsOf(path: string): readonly (string | number)[];
/** A request with all that it must have. */
export interface Completed {
    readonly request: unknown;
    /** By the path of an entry of a list: the path that its columns name, if entries before it were left out. */
    readonly columnPaths: ReadonlyMap<string, string>;
}
/**
 * The request with its fields in the order of the interface, null or an empty text for those that must be there without a
 * value, and lists without gaps. Lines and parties are there even if nothing is said of them.
 */
export declare function completed(built: Built, facts: RequestFacts): Completed;
//# sourceMappingURL=build-request.d.ts.map