import { type Statement } from './plan.ts';
/**
 * Turns consecutive assertions that each ask a single question into a table: JavaScript engines take seconds
 * to optimize a function of hundreds of statements.
 */
export declare function withAssertionTables(body: readonly Statement[]): readonly Statement[];
//# sourceMappingURL=assertion-tables.d.ts.map