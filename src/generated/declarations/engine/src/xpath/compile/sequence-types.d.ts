import { type Plan } from '../plan/plan.ts';
import type { Expression, SequenceType } from '../syntax/ast.ts';
import type { Required } from './convert.ts';
import type { PlainType } from './value.ts';
/** The bounds of a type derived from xs:integer, as arguments. */
export declare function integerBounds(name: string): readonly Plan[] | undefined;
/** How values of a type are kept that only run time tells from others; undefined for other types. */
export declare function keptAs(type: string): 'numeric' | 'atomic' | undefined;
/** The plain type that a name means in `cast as`, `castable as` and constructor functions. */
export declare function castTarget(name: string, expression: Expression): PlainType;
/** A declared type in the form that a parameter requires. */
export declare function requiredBy({ item, named, occurrence }: SequenceType): Required | undefined;
//# sourceMappingURL=sequence-types.d.ts.map