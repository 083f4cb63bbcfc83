import { type Reason } from '../reason.ts';
import { type Call, type Scope } from './scope.ts';
import type { Value } from './value.ts';
export declare function compileCall(call: Call, scope: Scope): Value;
/** As a refusal says it. */
export declare function countOfArguments({ args }: Call): Reason;
//# sourceMappingURL=calls.d.ts.map