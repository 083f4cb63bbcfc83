import type { Expression } from '../syntax/ast.ts';
import type { Scope } from './scope.ts';
import { type Value } from './value.ts';
/** `X = $codes` and `X = ('a', 'b', …)` as a look-up in a Set. */
export declare function membership(expression: Expression, list: Expression, scope: Scope): Value | undefined;
//# sourceMappingURL=membership.d.ts.map