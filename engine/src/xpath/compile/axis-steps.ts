import { pathOf } from '../passes/simplify.ts';
import {
  ask,
  call,
  choice,
  column,
  constant,
  infix,
  isSimple,
  lambda,
  literal,
  member,
  nothing,
  type Plan,
  read,
  runtime,
  theDocument,
} from '../plan/plan.ts';
import type { Axis, Expression, NodeTest } from '../syntax/ast.ts';
import { asMany, widen } from './items.ts';
import { isAnyElement, type NameTest, namesAttribute, namesElement, type Step } from './path-shape.ts';
import { fail, type Scope, type Wanted } from './scope.ts';
import { isNodeType, isTree, typed, type Value, withPlan } from './value.ts';

/** The number of an element name. */
export function elementNumber({ namespace, localName, prefix }: NameTest): Plan {
  return { kind: 'name', namespace: namespace ?? '', localName: localName ?? '', prefix };
}

/** The order of nodes on a reverse axis: predicates count from the nearest node. */
type Order = 'document' | 'axis';

export function contextNode(scope: Scope, expression: Expression): Value {
  const { context } = scope;
  if (context === undefined)
    return fail(expression, 'there is no context item here; give a function the node as a parameter');
  if (!isNodeType(context.item)) return fail(expression, 'the context item is not a node');
  return context;
}

export function childrenAt(from: Value, names: readonly NameTest[]): Value {
  const numbers = names.map(elementNumber);
  const [only] = numbers;
  const below = (node: Plan) =>
    numbers.length === 1 && only !== undefined
      ? ask('children', node, only)
      : ask('childPath', node, pathOf(numbers));
  const plan =
    from.cardinality === 'one' ? below(from.plan) : call('eachIn', asMany(from).plan, lambda('n', below));
  return {
    ...typed(plan, 'element', 'many', from.safe),
    ancestors: (from.ancestors ?? 0) + names.length,
  };
}

/** The nodes on an axis from the context node. */
export function axisNodes(step: Step, scope: Scope, wanted: Wanted, order: Order = 'document'): Value {
  const from = contextNode(scope, step);
  const { axis, test } = step;
  if (!isTree(from.item)) return axisFromLeaf(step, from, order);
  if (axis === 'namespace') return anyStep(step, from, order);
  if (axis === 'attribute') return attributesOf(step, from, wanted);
  if (test.kind === 'text') return textsOnAxis(step, from, wanted, order);
  const isUpwards = axis === 'self' || axis === 'parent' || axis.startsWith('ancestor');
  if (isMarkup(test) || test.kind === 'attribute' || (test.kind === 'node' && !isUpwards))
    return anyStep(step, from, order);
  const ancestors = from.ancestors ?? 0;
  if (axis === 'child' && from.item === 'document' && isAnyElement(test)) {
    // A document has one root element, with number 1.
    return { ...typed(literal(1), 'element', 'one', true), ancestors: 1 };
  }
  if (axis === 'self') return selfNode(from, test);
  if (axis === 'parent') return parentNode(from, test, step);
  if (axis === 'child' && namesElement(test)) return childrenAt(from, [test]);
  if (axis === 'descendant' && namesElement(test)) {
    const plan = ask('descendants', from.plan, elementNumber(test));
    return { ...typed(plan, 'element', 'many', true), ancestors: ancestors + 1 };
  }
  const selected = ask('select', from.plan, literal(axis), elementTest(test, step));
  const plan = isBackwards(axis) && order === 'document' ? call('inDocumentOrder', selected) : selected;
  const down = axis === 'child' || axis === 'descendant';
  const item =
    down || axis.endsWith('sibling') || test.kind === 'name' || test.kind === 'element' ? 'element' : 'tree';
  return {
    ...typed(plan, item, 'many', true),
    ancestors: down ? ancestors + 1 : item === 'element' ? 1 : 0,
  };
}

export const isBackwards = (axis: Axis) =>
  axis === 'parent' || axis.startsWith('ancestor') || axis.startsWith('preceding');

function selfNode(from: Value, test: NodeTest): Value {
  if (test.kind === 'node' || (test.kind === 'element' && from.item === 'element')) return from;
  const item = test.kind === 'document' ? 'document' : 'element';
  const passing = (node: Plan) => choice(passesTest(node, test), node, nothing);
  const one = { kind: 'local', local: { hint: 'n' } } as const;
  const plan: Plan = isSimple(from.plan)
    ? passing(from.plan)
    : { kind: 'bind', local: one.local, value: from.plan, body: passing(read(one.local)) };
  return { ...typed(plan, item, 'optional', true), ancestors: from.ancestors ?? 0 };
}

function parentNode(from: Value, test: NodeTest, step: Expression): Value {
  const ancestors = from.ancestors ?? (from.item === 'element' ? 1 : 0);
  if (test.kind === 'node' || (test.kind === 'element' && ancestors > 1)) {
    const item = ancestors > 1 ? 'element' : 'tree';
    if (ancestors > 0 && from.item === 'element')
      return { ...typed(column('parent', from.plan), item, 'one', from.safe), ancestors: ancestors - 1 };
    return { ...typed(ask('parentOf', from.plan), 'tree', 'optional', from.safe), ancestors: 0 };
  }
  if (namesElement(test)) {
    const plan = ask('parentNamed', from.plan, elementNumber(test));
    return { ...typed(plan, 'element', 'optional', from.safe), ancestors: Math.max(ancestors - 1, 1) };
  }
  const item = test.kind === 'document' ? 'document' : 'element';
  const plan = ask('select', from.plan, literal('parent'), elementTest(test, step));
  return {
    ...typed(plan, item, 'many', from.safe),
    ancestors: item === 'document' ? 0 : Math.max(ancestors - 1, 1),
  };
}

/** Tells whether one element passes a node test. */
export function passesTest(node: Plan, test: NodeTest): Plan {
  if (namesElement(test)) return infix('===', column('name', node), elementNumber(test));
  const element = ask('elementAt', node);
  if (test.kind === 'name' && test.localName !== null)
    return infix('===', member(element, 'localName'), literal(test.localName));
  if (test.kind === 'name' && test.namespace !== null)
    return infix('===', member(element, 'namespace'), literal(test.namespace));
  return { kind: 'apply', callee: elementTest(test), args: [theDocument, node] };
}

export function elementTest(test: NodeTest, expression?: Expression): Plan {
  if (test.kind === 'element') return runtime('anyElement');
  if (test.kind === 'document') return runtime('documentNode');
  if (test.kind === 'node' || test.kind === 'tree') return runtime('anyNode');
  if (test.kind !== 'name') {
    if (expression !== undefined)
      fail(expression, '{test}() selects nothing here; leave it out', { test: test.kind });
    return runtime('anyNode');
  }
  if (namesElement(test)) return constant('named', call('named', elementNumber(test)));
  if (test.localName !== null) return constant('with_name', call('withLocalName', literal(test.localName)));
  if (test.namespace !== null) return constant('in_namespace', call('inNamespace', literal(test.namespace)));
  return runtime('anyElement');
}

function attributesOf(step: Step, from: Value, wanted: Wanted): Value {
  const name = namesAttribute(step);
  if (wanted === 'atoms' && name !== undefined)
    return typed(ask('attribute', from.plan, literal(name)), 'untyped', 'optional', from.safe);
  return typed(ask('attributeNodes', from.plan, attributeTest(step.test)), 'attribute', 'many', from.safe);
}

export function attributeTest(test: NodeTest): Plan {
  if (test.kind !== 'name' || (test.namespace === null && test.localName === null))
    return runtime('anyAttribute');
  const [namespace, localName] = [test.namespace, test.localName].map((part) => literal(part ?? undefined));
  return constant(
    `attribute_${test.localName ?? 'any'}`,
    call('attributeNamed', namespace as Plan, localName as Plan),
  );
}

function textsOnAxis(step: Step, from: Value, wanted: Wanted, order: Order): Value {
  const { axis } = step;
  if (axis === 'child') {
    if (wanted === 'atoms') return typed(ask('texts', from.plan), 'untyped', 'many', from.safe);
    return typed(ask('textNodes', from.plan), 'text', 'many', from.safe);
  }
  if (axis === 'descendant' || axis === 'descendant-or-self')
    return typed(ask('descendantTexts', from.plan), 'text', 'many', from.safe);
  return anyStep(step, from, order);
}

/** Steps from attributes and text nodes. */
function axisFromLeaf(step: Step, from: Value, order: Order): Value {
  const { axis, test } = step;
  if (axis === 'self' && (test.kind === 'node' || test.kind === from.item)) return from;
  if (axis === 'parent' && from.item !== 'node') {
    const owner: Value = {
      ...withPlan(from, member(from.plan, 'owner'), { item: 'element', cardinality: 'one' }),
      ancestors: 1,
    };
    if (test.kind === 'node' || test.kind === 'element') return owner;
    if (test.kind === 'name' || test.kind === 'document') return selfNode(owner, test);
  }
  return anyStep(step, from, order);
}

/** Tells whether a node test is for comments or processing instructions. */
export const isMarkup = ({ kind }: NodeTest) => kind === 'comment' || kind === 'processing-instruction';

/** A step from or to nodes whose kind is known only at run time. */
function anyStep({ axis, test }: Step, from: Value, order: Order): Value {
  const nodes = ask('step', widen(from, 'node').plan, literal(axis), anyTest(axis, test));
  const plan = isBackwards(axis) && order === 'document' ? call('sortNodes', nodes) : nodes;
  return typed(plan, 'node', 'many', from.safe);
}

/** A test of nodes of any kind. */
export function anyTest(axis: Axis, test: NodeTest): Plan {
  if (test.kind === 'processing-instruction' && test.target !== undefined)
    return constant('of_target', call('ofTarget', literal(test.target)));
  if (test.kind !== 'name') return constant('of_kind', call('ofKind', literal(test.kind)));
  const kind = axis === 'attribute' || axis === 'namespace' ? axis : 'element';
  const [namespace, localName] = [test.namespace, test.localName].map((part) => literal(part ?? undefined));
  return constant('with_name', call('withName', literal(kind), namespace as Plan, localName as Plan));
}
