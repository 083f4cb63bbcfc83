import { type Compiler } from './scope.ts';
import { type Value } from './value.ts';
export declare const compiler: Compiler;
/** Several values as one sequence. */
export declare function concatenated(values: readonly Value[]): Value;
/** A conditional value; both branches get one type and cardinality. */
export declare function chooseBetween(test: Value, then: Value, otherwise: Value): Value;
//# sourceMappingURL=expression.d.ts.map