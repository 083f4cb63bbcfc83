import type { Scope, Use } from './scope.ts';
import { type Value } from './value.ts';
/** Binds a value that is used more than once to a name. */
export declare function bind(value: Value, scope: Scope, hint: string, use: Use): Value;
/** Whether some item of a value passes. */
export declare function someValue(value: Value, scope: Scope, use: Use): Value;
//# sourceMappingURL=some-value.d.ts.map