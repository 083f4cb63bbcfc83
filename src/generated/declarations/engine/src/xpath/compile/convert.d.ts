import type { Expression, SequenceType } from '../syntax/ast.ts';
import { type Cardinality, type ItemType, type Value } from './value.ts';
/** The type that a parameter requires: the atomic type or kind of node, and the cardinality. */
export interface Required {
    readonly item: ItemType;
    readonly cardinality: Cardinality | 'some';
    /** The atomic type, where only run time tells its values from others. */
    readonly type?: string;
    /** The name of the element or attribute. */
    readonly named?: NonNullable<SequenceType['named']>;
}
/** The function conversion rules: atomization, casts of untyped values, promotion of numbers, cardinality. */
export declare function convert(value: Value, required: Required, expression: Expression): Value;
//# sourceMappingURL=convert.d.ts.map