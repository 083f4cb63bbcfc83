import type { Local, Plan, Statement } from './plan.ts';
/** Context of the printer in its module. */
export interface Names {
    /** Gives locals their names, which are valid inside `within` only. */
    inScope<Result>(locals: readonly Local[], within: () => Result): Result;
    local(local: Local): string;
    /** The identifier of a runtime function, a declaration, an element name, a constant or a shared value. */
    identifier(plan: Extract<Plan, {
        kind: 'runtime' | 'call' | 'declared' | 'name' | 'constant' | 'shared';
    }>): string;
}
/** The JavaScript of a plan. */
export declare function printPlan(plan: Plan, names: Names): string;
/**
 * A JavaScript literal. Nothing in a text can end it: JSON escapes quotes, and line ends are escaped here.
 */
export declare function literalText(value: string | number | bigint | boolean | undefined): string;
/** Statements, with nested ones indented by two blanks. */
export declare function printStatements(statements: readonly Statement[], names: Names, indent?: string): string;
/** A text without its line breaks, for comments and messages. */
export declare function oneLine(text: string): string;
//# sourceMappingURL=print.d.ts.map