import type { ArithmeticOperator, Expression } from '../syntax/ast.ts';
import { type ItemType, type Value } from './value.ts';
/** Whether arithmetic with this type is that of dates, times and durations. */
export declare const isOnTime: (item: ItemType) => boolean;
/** Arithmetic with a date, a time or a duration (XPath 2.0, appendix B.2). */
export declare function timeArithmetic(operator: ArithmeticOperator, left: Value, right: Value, expression: Expression): Value;
//# sourceMappingURL=time-arithmetic.d.ts.map