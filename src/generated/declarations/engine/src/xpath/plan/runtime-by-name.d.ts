/**
 * The functions that compiled rules call, by name. They are gathered here and not where they stand: a program that only
 * judges then contains no more of them than its rules call.
 */
export * from '../runtime/index.ts';
//# sourceMappingURL=runtime-by-name.d.ts.map