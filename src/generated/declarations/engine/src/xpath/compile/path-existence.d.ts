import type { Expression } from '../syntax/ast.ts';
import { type Scope, type Use, type Wanted } from './scope.ts';
import { type Value } from './value.ts';
/** Whether some node of a path passes. */
export declare function somePath(expression: Expression, scope: Scope, wanted: Wanted, use: Use): Value;
//# sourceMappingURL=path-existence.d.ts.map