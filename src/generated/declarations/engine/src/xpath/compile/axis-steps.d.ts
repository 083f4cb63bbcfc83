import { type Plan } from '../plan/plan.ts';
import type { Axis, Expression, NodeTest } from '../syntax/ast.ts';
import { type NameTest, type Step } from './path-shape.ts';
import { type Scope, type Wanted } from './scope.ts';
import { type Value } from './value.ts';
/** The number of an element name. */
export declare function elementNumber({ namespace, localName, prefix }: NameTest): Plan;
/** The order of the nodes of a reverse axis: predicates count from the nearest. */
type Order = 'document' | 'axis';
export declare function contextNode(scope: Scope, expression: Expression): Value;
export declare function childrenAt(from: Value, names: readonly NameTest[]): Value;
/** The nodes on an axis from the context node. */
export declare function axisNodes(step: Step, scope: Scope, wanted: Wanted, order?: Order): Value;
export declare const isBackwards: (axis: Axis) => boolean;
/** Whether one element passes a node test. */
export declare function passesTest(node: Plan, test: NodeTest): Plan;
export declare function elementTest(test: NodeTest, expression?: Expression): Plan;
export declare function attributeTest(test: NodeTest): Plan;
/** Whether a node test is for comments or processing instructions. */
export declare const isMarkup: ({ kind }: NodeTest) => boolean;
/** A test of nodes of any kind. */
export declare function anyTest(axis: Axis, test: NodeTest): Plan;
export {};
//# sourceMappingURL=axis-steps.d.ts.map