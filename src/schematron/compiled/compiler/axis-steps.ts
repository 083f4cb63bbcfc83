import type { Expression, NodeTest } from '../../../xpath/syntax/ast.ts';
import { type Code, code, isNodeType, isTree, literalText } from './code.ts';
import { asMany } from './convert.ts';
import { isAnyElement, type NameTest, namesAttribute, namesElement, type Step } from './path-shape.ts';
import { fail, identifier, type RuntimeName, type Scope } from './scope.ts';

/** Whether a path is wanted as nodes or as their text. */
export type Wanted = 'nodes' | 'atoms';

/** The identifier for the number of an element name. */
export function elementNumber(test: NameTest, scope: Scope): string {
  return scope.module.elementName(test.namespace ?? '', test.localName ?? '', test.prefix);
}

function chain(names: readonly NameTest[], scope: Scope): string {
  const numbers = names.map((name) => elementNumber(name, scope));
  return scope.module.constant(`path_${numbers.join('_')}`, `[${numbers.join(', ')}]`);
}

export function contextNode(scope: Scope, expression: Expression): Code {
  const { context } = scope;
  if (context === undefined) return fail(expression, 'there is no context item here');
  if (!isNodeType(context.item)) return fail(expression, 'the context item is not a node');
  return context;
}

export function childrenAt(from: Code, names: readonly NameTest[], scope: Scope): Code {
  const ancestors = (from.ancestors ?? 0) + names.length;
  const only = names.length === 1 ? names[0] : undefined;
  const path = only === undefined ? chain(names, scope) : elementNumber(only, scope);
  const all = only === undefined ? 'childPath' : 'children';
  const call = (js: string, name: RuntimeName = all) => `${scope.module.runtime(name)}(d, ${js}, ${path})`;
  const result = { item: 'element', cardinality: 'many', safe: from.safe, ancestors } as const;
  if (from.cardinality === 'one') {
    return { ...result, js: call(from.js), only: call(from.js, only === undefined ? 'onlyAt' : 'onlyChild') };
  }
  const each = identifier('n', scope.taken);
  return {
    ...result,
    js: `${scope.module.runtime('eachIn')}(${asMany(from, scope.module).js}, (${each}) => ${call(each)})`,
  };
}

/** The nodes on an axis from the context node. */
export function axisNodes(
  step: Step,
  scope: Scope,
  wanted: Wanted,
  order: 'document' | 'axis' = 'document',
): Code {
  const { module } = scope;
  const from = contextNode(scope, step);
  const { axis, test } = step;
  if (!isTree(from.item)) return axisFromLeaf(step, from, scope);
  if (axis === 'attribute') return attributesOf(step, from, scope, wanted);
  if (test.kind === 'text') return textsOf(step, from, scope, wanted);
  if (test.kind === 'node' && !['self', 'parent'].includes(axis) && !axis.startsWith('ancestor')) {
    return fail(step, 'node() would select comments, which are not in the tree; use * or text()');
  }
  const ancestors = from.ancestors ?? 0;
  if (axis === 'child' && from.item === 'document' && isAnyElement(test)) {
    // A document has one root element, and its number is 1.
    return { ...code('1', 'element', 'one', true), ancestors: 1 };
  }
  if (axis === 'self') return selfNode(from, test, scope);
  if (axis === 'parent') return parentNode(from, test, scope, step);
  if (axis === 'child' && namesElement(test)) return childrenAt(from, [test], scope);
  if (axis === 'descendant' && namesElement(test)) {
    const js = `${module.runtime('descendants')}(d, ${from.js}, ${elementNumber(test, scope)})`;
    return { ...code(js, 'element', 'many', true), ancestors: ancestors + 1 };
  }
  const selected = `${module.runtime('select')}(d, ${from.js}, '${axis}', ${elementTest(test, scope, step)})`;
  const backwards = axis.startsWith('ancestor') || axis.startsWith('preceding');
  const js =
    backwards && order === 'document' ? `${module.runtime('inDocumentOrder')}(${selected})` : selected;
  const down = axis === 'child' || axis === 'descendant';
  const item =
    down || axis.endsWith('sibling') || test.kind === 'name' || test.kind === 'element' ? 'element' : 'tree';
  return { ...code(js, item, 'many', true), ancestors: down ? ancestors + 1 : item === 'element' ? 1 : 0 };
}

function selfNode(from: Code, test: NodeTest, scope: Scope): Code {
  if (test.kind === 'node' || (test.kind === 'element' && from.item === 'element')) return from;
  const passes = testJs(from, test, scope);
  const item = test.kind === 'document' ? 'document' : 'element';
  return {
    ...code(`(${passes} ? ${from.js} : undefined)`, item, 'optional', true),
    ancestors: from.ancestors ?? 0,
  };
}

function parentNode(from: Code, test: NodeTest, scope: Scope, step: Expression): Code {
  const ancestors = from.ancestors ?? (from.item === 'element' ? 1 : 0);
  if (test.kind === 'node' || (test.kind === 'element' && ancestors > 1)) {
    const item = ancestors > 1 ? 'element' : 'tree';
    if (ancestors > 0 && from.item === 'element')
      return { ...code(`d.parent[${from.js}]`, item, 'one', from.safe), ancestors: ancestors - 1 };
    return {
      ...code(`${scope.module.runtime('parentOf')}(d, ${from.js})`, 'tree', 'optional', from.safe),
      ancestors: 0,
    };
  }
  if (namesElement(test)) {
    const js = `${scope.module.runtime('parentNamed')}(d, ${from.js}, ${elementNumber(test, scope)})`;
    return { ...code(js, 'element', 'optional', from.safe), ancestors: Math.max(ancestors - 1, 1) };
  }
  const item = test.kind === 'document' ? 'document' : 'element';
  const js = `${scope.module.runtime('select')}(d, ${from.js}, 'parent', ${elementTest(test, scope, step)})`;
  return {
    ...code(js, item, 'many', from.safe),
    ancestors: item === 'document' ? 0 : Math.max(ancestors - 1, 1),
  };
}

/** Whether one element passes a node test. */
export function testJs(from: Code, test: NodeTest, scope: Scope): string {
  if (namesElement(test)) return `d.name[${from.js}] === ${elementNumber(test, scope)}`;
  if (test.kind === 'name' && test.localName !== null)
    return `d.elements[${from.js}].localName === ${literalText(test.localName)}`;
  if (test.kind === 'name' && test.namespace !== null)
    return `d.elements[${from.js}].namespace === ${literalText(test.namespace)}`;
  return `${elementTest(test, scope)}(d, ${from.js})`;
}

function elementTest(test: NodeTest, scope: Scope, expression?: Expression): string {
  const { module } = scope;
  if (test.kind === 'element') return module.runtime('anyElement');
  if (test.kind === 'document') return module.runtime('documentNode');
  if (test.kind === 'node' || test.kind === 'tree') return module.runtime('anyNode');
  if (test.kind !== 'name') {
    if (expression !== undefined) fail(expression, `${test.kind}() is not supported on this axis`);
    return module.runtime('anyNode');
  }
  if (namesElement(test)) return `${module.runtime('named')}(${elementNumber(test, scope)})`;
  if (test.localName !== null) return `${module.runtime('withLocalName')}(${literalText(test.localName)})`;
  if (test.namespace !== null) return `${module.runtime('inNamespace')}(${literalText(test.namespace)})`;
  return module.runtime('anyElement');
}

function attributesOf(step: Step, from: Code, scope: Scope, wanted: Wanted): Code {
  const { module } = scope;
  const name = namesAttribute(step);
  if (wanted === 'atoms' && name !== undefined) {
    return code(
      `${module.runtime('attribute')}(d, ${from.js}, ${literalText(name)})`,
      'untyped',
      'optional',
      from.safe,
    );
  }
  return code(
    `${module.runtime('attributeNodes')}(d, ${from.js}, ${attributeTest(step, scope)})`,
    'attribute',
    'many',
    from.safe,
  );
}

function attributeTest({ test }: Step, scope: Scope): string {
  if (test.kind !== 'name' || (test.namespace === null && test.localName === null))
    return scope.module.runtime('anyAttribute');
  const local = test.localName === null ? '' : `localName === ${literalText(test.localName)}`;
  const namespace = test.namespace === null ? '' : `namespace === ${literalText(test.namespace)}`;
  return `({ localName, namespace }) => ${[local, namespace].filter((part) => part !== '').join(' && ')}`.replace(
    /\(\{ localName, namespace \}\)/,
    `({ ${[local && 'localName', namespace && 'namespace'].filter(Boolean).join(', ')} })`,
  );
}

function textsOf(step: Step, from: Code, scope: Scope, wanted: Wanted): Code {
  const { module } = scope;
  const { axis } = step;
  if (axis === 'child') {
    if (wanted === 'atoms')
      return code(`${module.runtime('texts')}(d, ${from.js})`, 'untyped', 'many', from.safe);
    return code(`${module.runtime('textNodes')}(d, ${from.js})`, 'text', 'many', from.safe);
  }
  if (axis === 'descendant' || axis === 'descendant-or-self') {
    return code(`${module.runtime('descendantTexts')}(d, ${from.js})`, 'text', 'many', from.safe);
  }
  return fail(step, `text() is not supported on the ${axis} axis`);
}

/** Steps from attributes and text nodes: self and parent. */
function axisFromLeaf(step: Step, from: Code, scope: Scope): Code {
  const { axis, test } = step;
  if (axis === 'self' && (test.kind === 'node' || test.kind === from.item)) return from;
  if (axis === 'parent' && from.item !== 'node') {
    return parentFromOwner(
      { ...code(`${from.js}.owner`, 'element', 'one', from.safe), ancestors: 1 },
      test,
      scope,
    );
  }
  return fail(step, `the ${axis} axis is not supported from ${from.item} nodes`);
}

function parentFromOwner(owner: Code, test: NodeTest, scope: Scope): Code {
  return test.kind === 'node' || test.kind === 'element' ? owner : selfNode(owner, test, scope);
}
