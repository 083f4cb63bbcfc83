import type { Expression } from '../syntax/ast.ts';
/**
 * Paths from current() or from a variable as variables of their own, which are computed in the document that is judged:
 * `[. = current()/@code]`. One that uses a variable of the path around it stays, and is refused.
 */
export declare function withoutJudged(expression: Expression): {
    readonly inside: Expression;
    readonly ofJudged: ReadonlyMap<string, Expression>;
};
//# sourceMappingURL=judged-parts.d.ts.map