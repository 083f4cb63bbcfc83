import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';
/** Dependencies of the value of an expression, besides its own literals. */
export interface Dependencies {
    /** The context item, position or size, or the current node. */
    readonly context: boolean;
    /** A variable bound inside a rule. */
    readonly local: boolean;
    /** The document as a whole. */
    readonly document: boolean;
}
export declare function dependenciesOf(expression: Expression, scope: Pick<Scope, 'variables'>): Dependencies;
//# sourceMappingURL=dependencies.d.ts.map