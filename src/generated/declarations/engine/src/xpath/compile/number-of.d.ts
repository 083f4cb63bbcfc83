import type { Expression } from '../syntax/ast.ts';
import { type Value } from './value.ts';
/** fn:number of at most one item. */
export declare function numberOf(given: Value, whole: Expression): Value;
//# sourceMappingURL=number-of.d.ts.map