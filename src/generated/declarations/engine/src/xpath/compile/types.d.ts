import type { Expression } from '../syntax/ast.ts';
import { type Scope } from './scope.ts';
import { type Value } from './value.ts';
type Cast = Extract<Expression, {
    kind: 'cast' | 'castable';
}>;
type Typed = Extract<Expression, {
    kind: 'instance' | 'treat';
}>;
export declare function compileCast(expression: Cast, scope: Scope): Value;
/** `cast as`, and the constructor functions. */
export declare function castTo(operand: Expression, type: string, optional: boolean, scope: Scope, expression: Expression): Value;
/** Whether `cast as` would succeed; more than one item, or none without `?`, is not castable. */
export declare function compileCastable(expression: Cast, scope: Scope): Value;
/** `instance of`: decided at compile time if the static type is exact, otherwise item by item. */
export declare function compileInstance(expression: Typed, scope: Scope): Value;
/** `treat as`: the value itself, checked. */
export declare function compileTreat(expression: Typed, scope: Scope): Value;
export {};
//# sourceMappingURL=types.d.ts.map