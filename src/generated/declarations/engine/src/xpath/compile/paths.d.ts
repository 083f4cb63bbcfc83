import type { Expression } from '../syntax/ast.ts';
import { type Scope, type Wanted } from './scope.ts';
import { type Value } from './value.ts';
/** A path as a value. */
export declare function compilePath(expression: Expression, scope: Scope, wanted?: Wanted): Value;
export declare function refuseStepFromValues(from: Value, step: Expression): void;
//# sourceMappingURL=paths.d.ts.map