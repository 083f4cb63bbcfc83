/**
 * Removes absent members: internally they are undefined, so that all requests have one shape. A loop,
 * because with lists of entries the whole check of the shape takes twice as long. The names are those of
 * fields, so none is `__proto__`.
 */
export declare function withoutAbsent(value: unknown): unknown;
//# sourceMappingURL=without-absent.d.ts.map