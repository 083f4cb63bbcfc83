import type { Expression } from './ast.ts';
/** The direct sub-expressions, in the order in which they are written. */
export declare function partsOf(expression: Expression): readonly Expression[];
/** The expression with its direct sub-expressions changed. */
export declare function withParts(expression: Expression, change: (part: Expression) => Expression): Expression;
//# sourceMappingURL=parts.d.ts.map