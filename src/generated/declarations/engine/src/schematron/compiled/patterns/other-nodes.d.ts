import { type Scope } from '../../../xpath/compile/scope.ts';
import type { Expression } from '../../../xpath/syntax/ast.ts';
import { type Matching } from './conditions.ts';
/** The conditions of an alternative that ends in attributes; undefined for others. */
export declare function compileOnAttributes(expression: Expression, scope: Scope): Matching | undefined;
/** How a pattern matches texts. */
export declare function compileOnTexts(expression: Expression, scope: Scope): Matching | undefined;
/** How a pattern matches comments and processing instructions. */
export declare function compileOnMarkup(expression: Expression, scope: Scope): Matching | undefined;
//# sourceMappingURL=other-nodes.d.ts.map