import type { Expression } from './ast.ts';
import { type Cursor } from './cursor.ts';
/** Fails where a chain has as many operands as it may have, and another operator follows. */
export declare function refuseLongChain(c: Cursor, operands: number): void;
/**
 * Operands with binary operators between them. Their levels are kept in a list, not in calls of calls, so that
 * nested expressions need little of the stack.
 */
export declare function operations(c: Cursor, operand: (c: Cursor) => Expression): Expression;
//# sourceMappingURL=operators.d.ts.map