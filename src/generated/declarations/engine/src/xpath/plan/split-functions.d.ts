import type { FunctionBody } from '../passes/optimize.ts';
import { type Declaration, type Statement } from './plan.ts';
/**
 * A function as it is, or one that calls its pieces, which follow it: JavaScript engines take far longer to
 * optimize one function of hundreds of assertions than several short ones.
 */
export declare function divided(declaration: Declaration, body: readonly Statement[]): readonly FunctionBody[];
//# sourceMappingURL=split-functions.d.ts.map