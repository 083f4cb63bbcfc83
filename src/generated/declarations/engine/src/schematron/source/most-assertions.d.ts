import type { SchematronSchema } from '../schema.ts';
/** The schema, unchanged; throws if it has more assertions than can be compiled in reasonable time and memory. */
export declare function withFewAssertions(schema: SchematronSchema, file: string): SchematronSchema;
//# sourceMappingURL=most-assertions.d.ts.map