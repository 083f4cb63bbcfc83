import type { Expression } from '../syntax/ast.ts';
import { type Scope, type Variable } from './scope.ts';
import { type Value } from './value.ts';
/**
 * A path in another document, such as `document('codes.xml')/list/code[@value = $value]`, or in the tree of a
 * variable. Its own function computes it, with that document in place of the one that is judged. It can only
 * be a condition or atomic values, because the nodes of one document mean nothing in another. Undefined for
 * all other expressions.
 */
export declare function inOtherDocument(written: Expression, scope: Scope, compile: (inside: Expression, scope: Scope) => Value): Value | undefined;
/** Whether a path in another document selects anything; undefined for all other expressions. */
export declare function existsInOtherDocument(expression: Expression, scope: Scope): Value | undefined;
/** The effective boolean value of a path in another document. */
export declare function holdsInOtherDocument(expression: Expression, scope: Scope): Value | undefined;
/** The value of a path in another document that ends in atomic values, such as `…/code/string()`. */
export declare function atomsInOtherDocument(expression: Expression, scope: Scope): Value | undefined;
/** A variable that stands for a path to nodes of another document; undefined for all other expressions. */
export declare function pathVariable(expression: Expression, scope: Scope): Variable | undefined;
export declare const startsInOtherDocument: (expression: Expression, scope: Scope) => boolean;
//# sourceMappingURL=other-document.d.ts.map