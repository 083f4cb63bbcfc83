import type { Axis, Expression, NodeTest } from '../xpath/ast.ts';
import { type Code, code, isNodeType, isSimple, isTree, literalText, withJs } from './code.ts';
import { asMany, atomize, convert, wrap } from './convert.ts';
import { dependenciesOf, partsOf } from './dependencies.ts';
import { compile, compileCondition } from './expression.ts';
import { fail, identifier, type RuntimeName, type Scope, withContext } from './scope.ts';

type Step = Extract<Expression, { kind: 'step' }>;
type NameTest = Extract<NodeTest, { kind: 'name' }>;
/** Whether a path is wanted as nodes or as their text. */
export type Wanted = 'nodes' | 'atoms';

/** A path as a list: where it starts, and its steps; `//` is folded into the descendant axis. */
export interface Path {
  readonly origin: Expression | undefined;
  readonly steps: readonly Expression[];
}

export function pathOf(expression: Expression): Path {
  const parts = flatten(expression);
  const [first, ...rest] = parts;
  if (first === undefined || stepOf(first) !== undefined)
    return { origin: undefined, steps: foldDescendants(parts) };
  return { origin: first, steps: foldDescendants(rest) };
}

function flatten(expression: Expression): Expression[] {
  if (expression.kind === 'sequence' && expression.items.length === 1) {
    const only = expression.items[0] as Expression;
    if (only.kind === 'path') return flatten(only);
  }
  if (expression.kind !== 'path') return [expression];
  // A step in parentheses is a path of its own: `a/(b/c)`.
  return [...flatten(expression.base), expression.step];
}

/** `descendant-or-self::node()/child::x` selects what `descendant::x` does, unless a predicate counts. */
function foldDescendants(steps: readonly Expression[]): Expression[] {
  const result: Expression[] = [];
  for (const step of steps) {
    const folded = isDescent(result.at(-1)) ? foldInto(step) : undefined;
    if (folded !== undefined) result.pop();
    result.push(...(folded ?? [step]));
  }
  return result;
}

export function isDescent(step: Expression | undefined): boolean {
  return step?.kind === 'step' && step.axis === 'descendant-or-self' && step.test.kind === 'node';
}

/** The steps that together with `descendant-or-self::node()` before them select the same. */
function foldInto(step: Expression): Expression[] | undefined {
  const descendant = onDescendantAxis(step);
  if (descendant !== undefined) return [descendant];
  const axis: Axis | undefined = stepOf(step)?.axis;
  // Text nodes have no children and no attributes, so only elements and the document matter.
  const below = axis === 'child' || axis === 'attribute' || axis === 'descendant';
  return below
    ? [{ kind: 'step', axis: 'descendant-or-self', test: { kind: 'tree' }, at: step.at }, step]
    : undefined;
}

function onDescendantAxis(step: Expression): Expression | undefined {
  if (step.kind === 'filter') {
    const base = onDescendantAxis(step.base);
    return base !== undefined && isCondition(step.predicate) ? { ...step, base } : undefined;
  }
  return step.kind === 'step' && step.axis === 'child' ? { ...step, axis: 'descendant' } : undefined;
}

const booleanFunctions = new Set(
  'not exists empty boolean true false contains starts-with ends-with matches'.split(' '),
);

/** A predicate that surely is a condition, not a position. */
export function isCondition(predicate: Expression): boolean {
  if (usesPosition(predicate)) return false;
  switch (predicate.kind) {
    case 'general':
    case 'value':
    case 'nodes':
    case 'logical':
    case 'quantified':
    case 'castable':
    case 'instance':
    case 'step':
    case 'set':
    case 'root':
      return true;
    case 'call':
      return predicate.name.prefix === '' && booleanFunctions.has(predicate.name.localName);
    case 'path':
      return isCondition(predicate.step);
    case 'filter':
      return isCondition(predicate.base);
    case 'sequence':
      return predicate.items.length === 1 && predicate.items.every(isCondition);
    case 'literal':
      return predicate.type === 'string';
    default:
      return false;
  }
}

/** Whether position() or last() of this context is used. */
export function usesPosition(expression: Expression): boolean {
  if (expression.kind === 'call' && ['position', 'last'].includes(expression.name.localName)) return true;
  if (expression.kind === 'path') return usesPosition(expression.base);
  if (expression.kind === 'filter') return usesPosition(expression.base);
  return partsOf(expression).some(usesPosition);
}

function stepOf(expression: Expression): Step | undefined {
  if (expression.kind === 'filter') return stepOf(expression.base);
  return expression.kind === 'step' ? expression : undefined;
}

/** A step on the child axis that names its element. */
function childName(step: Expression | undefined): NameTest | undefined {
  if (step?.kind !== 'step' || step.axis !== 'child') return undefined;
  return namesElement(step.test) ? step.test : undefined;
}

export function namesElement(test: NodeTest): test is NameTest & { namespace: string; localName: string } {
  return test.kind === 'name' && test.namespace !== null && test.localName !== null;
}

function namesAttribute(step: Expression | undefined): string | undefined {
  if (step?.kind !== 'step' || step.axis !== 'attribute' || step.test.kind !== 'name') return undefined;
  return step.test.namespace === '' && step.test.localName !== null ? step.test.localName : undefined;
}

/** The identifier for the number of an element name. */
export function elementNumber(test: NameTest, scope: Scope): string {
  return scope.module.elementName(test.namespace ?? '', test.localName ?? '', test.prefix);
}

function chain(names: readonly NameTest[], scope: Scope): string {
  const numbers = names.map((name) => elementNumber(name, scope));
  return scope.module.constant(`path_${numbers.join('_')}`, `[${numbers.join(', ')}]`);
}

/** The steps at the front that only name a child. */
function leadingChildren(steps: readonly Expression[]): NameTest[] {
  const names: NameTest[] = [];
  for (const step of steps) {
    const name = childName(step);
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}

export function contextNode(scope: Scope, expression: Expression): Code {
  const { context } = scope;
  if (context === undefined) return fail(expression, 'there is no context item here');
  if (!isNodeType(context.item)) return fail(expression, 'the context item is not a node');
  return context;
}

/** A path as a value. */
export function compilePath(expression: Expression, scope: Scope, wanted: Wanted = 'nodes'): Code {
  const { origin, steps } = pathOf(expression);
  const start = origin === undefined ? contextNode(scope, expression) : compile(origin, scope);
  const result = follow(start, steps, scope, wanted);
  return wanted === 'atoms' ? atomize(result, scope) : result;
}

function follow(start: Code, steps: readonly Expression[], scope: Scope, wanted: Wanted): Code {
  let at = start;
  let rest = steps;
  while (rest.length > 0) {
    const names = isTree(at.item) ? leadingChildren(rest) : [];
    const taken = Math.max(names.length, 1);
    const isLast = rest.length === taken;
    at =
      names.length > 0
        ? childrenAt(at, names, scope)
        : stepFrom(at, rest[0] as Expression, scope, isLast ? wanted : 'nodes', isLast);
    rest = rest.slice(taken);
  }
  return at;
}

function childrenAt(from: Code, names: readonly NameTest[], scope: Scope): Code {
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

/** One step from each of the nodes. */
function stepFrom(from: Code, step: Expression, scope: Scope, wanted: Wanted, isLast: boolean): Code {
  const { module } = scope;
  if (!isNodeType(from.item) && from.item !== 'none') fail(step, 'a step from what is not a node');
  if (
    wanted === 'atoms' &&
    namesAttribute(step) !== undefined &&
    from.cardinality === 'many' &&
    isTree(from.item)
  ) {
    const name = literalText(namesAttribute(step) ?? '');
    return code(`${module.runtime('attributes')}(d, ${from.js}, ${name})`, 'untyped', 'many', from.safe);
  }
  if (from.cardinality === 'one' && isSimple(from))
    return stepInContext(withContext(scope, from, '1', '1'), step, wanted, isLast);
  const each = identifier(hintFor(step), scope.taken);
  const counted = usesPosition(step);
  const index = identifier('index', new Set([...scope.taken, each]));
  const all = identifier('all', scope.taken);
  const item = withJs(from, each, { cardinality: 'one', safe: true });
  const inner = withContext(
    scope,
    item,
    counted ? `(${index} + 1)` : undefined,
    counted ? `${all}.length` : undefined,
  );
  const result = stepInContext(inner, step, wanted, isLast);
  const many = asMany(from, module).js;
  const parameters = counted ? `(${each}, ${index}, ${all})` : `(${each})`;
  return mapStep(many, parameters, result, from, scope);
}

function mapStep(many: string, parameters: string, result: Code, from: Code, scope: Scope): Code {
  const { module } = scope;
  const safe = from.safe && result.safe;
  if (isNodeType(result.item)) {
    const nodes = asMany(result, module);
    const { ancestors } = result;
    if (isTree(result.item)) {
      return {
        ...code(
          `${module.runtime('eachIn')}(${many}, ${parameters} => ${nodes.js})`,
          result.item,
          'many',
          safe,
        ),
        ancestors,
      };
    }
    return code(
      `${module.runtime('sortNodes')}(${many}.flatMap(${parameters} => ${nodes.js}))`,
      result.item,
      'many',
      safe,
    );
  }
  if (result.item === 'none') return code('[]', 'none', 'many', safe);
  if (result.cardinality === 'one')
    return code(`${many}.map(${parameters} => ${result.js})`, result.item, 'many', safe);
  return code(`${many}.flatMap(${parameters} => ${asMany(result, module).js})`, result.item, 'many', safe);
}

function hintFor(step: Expression): string {
  const of = stepOf(step);
  return of === undefined ? 'x' : 'n';
}

/** A step where the context item is one node. */
function stepInContext(scope: Scope, step: Expression, wanted: Wanted, isLast: boolean): Code {
  const axisStep = stepOf(step);
  if (axisStep === undefined) {
    const value = compile(step, scope);
    if (!isLast && !isNodeType(value.item))
      fail(step, 'only the last step may give values that are not nodes');
    return value;
  }
  const predicates = predicatesOf(step);
  if (predicates.length === 0) return axisNodes(axisStep, scope, wanted);
  const reversed = ['parent', 'ancestor', 'ancestor-or-self', 'preceding-sibling'].includes(axisStep.axis);
  const inAxisOrder = axisNodes(axisStep, scope, 'nodes', 'axis');
  const filtered = predicates.reduce(
    (nodes, predicate) => filterBy(nodes, predicate, outer(scope), axisStep),
    inAxisOrder,
  );
  return reversed && filtered.cardinality === 'many' && isTree(filtered.item)
    ? withJs(filtered, `${scope.module.runtime('inDocumentOrder')}(${filtered.js})`)
    : filtered;
}

const outer = (scope: Scope) => scope;

function predicatesOf(step: Expression): Expression[] {
  return step.kind === 'filter' ? [...predicatesOf(step.base), step.predicate] : [];
}

/** The nodes on an axis from the context node. */
function axisNodes(step: Step, scope: Scope, wanted: Wanted, order: 'document' | 'axis' = 'document'): Code {
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

function isAnyElement(test: NodeTest): boolean {
  return (
    test.kind === 'element' || (test.kind === 'name' && test.namespace === null && test.localName === null)
  );
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

/** `base[predicate]`, positions counted in the order of the sequence. */
export function filterBy(base: Code, predicate: Expression, scope: Scope, expression: Expression): Code {
  const { module } = scope;
  const number = literalPosition(predicate);
  if (number !== undefined && base.cardinality === 'many')
    return withJs(base, elementAtPosition(base, number, scope), { cardinality: 'optional' });
  if (isLastCall(predicate) && base.cardinality === 'many')
    return withJs(base, `${base.js}.at(-1)`, { cardinality: 'optional' });
  const indexed = indexedBy(base, predicate, scope);
  if (indexed !== undefined) return indexed;
  const each = identifier(base.item === 'element' ? 'n' : 'x', scope.taken);
  const index = identifier('index', new Set([...scope.taken, each]));
  const all = identifier('all', scope.taken);
  const item = withJs(base, each, { cardinality: 'one', safe: true });
  const inner = withContext(scope, item, `(${index} + 1)`, `${all}.length`);
  const condition = isCondition(predicate)
    ? compileCondition(predicate, inner)
    : positionOrCondition(predicate, inner, expression);
  const safe = base.safe && condition.safe;
  const many = asMany(base, module).js;
  const uses = (name: string) => condition.js.includes(name);
  const parameters = uses(all)
    ? `(${each}, ${index}, ${all})`
    : uses(index)
      ? `(${each}, ${index})`
      : `(${each})`;
  const js = `${many}.filter(${parameters} => ${condition.js})`;
  if (base.cardinality === 'many') return withJs(base, js, { safe });
  return withJs(base, `${js}[0]`, { safe, cardinality: 'optional' });
}

/** A number that is the same for all items, such as `$digits[$i + 1]`, selects without looking at each. */
function indexedBy(base: Code, predicate: Expression, scope: Scope): Code | undefined {
  if (base.cardinality !== 'many' || isCondition(predicate) || dependenciesOf(predicate, scope).context)
    return undefined;
  const position = compile(predicate, scope);
  const isInteger = position.item === 'integer' && position.cardinality === 'one' && position.safe;
  if (!isInteger) return undefined;
  return withJs(base, `${scope.module.runtime('itemAt')}(${base.js}, ${position.js})`, {
    cardinality: 'optional',
  });
}

function elementAtPosition(base: Code, position: number, scope: Scope): string {
  const firstOfChildren = /^children(\(d, [^()]*\))$/.exec(base.js);
  if (position === 1 && firstOfChildren !== null)
    return `${scope.module.runtime('firstChild')}${firstOfChildren[1]}`;
  return `${base.js}[${position - 1}]`;
}

function literalPosition(predicate: Expression): number | undefined {
  if (predicate.kind === 'literal' && predicate.type === 'integer') return Number(predicate.value);
  if (predicate.kind !== 'general' && predicate.kind !== 'value') return undefined;
  const { left, right, operator } = predicate;
  const counts = operator === '=' && left.kind === 'call' && left.name.localName === 'position';
  return counts && right.kind === 'literal' && right.type === 'integer' ? Number(right.value) : undefined;
}

function isLastCall(predicate: Expression): boolean {
  return predicate.kind === 'call' && predicate.name.localName === 'last' && predicate.args.length === 0;
}

/** A predicate that may turn out to be a number. */
function positionOrCondition(predicate: Expression, scope: Scope, expression: Expression): Code {
  const value = compile(predicate, scope);
  const numeric = value.item === 'integer' || value.item === 'double' || value.item === 'decimal';
  if (numeric && value.cardinality === 'one') {
    const position = convert(value, scope, { item: 'double', cardinality: 'one' }, expression);
    return code(`${position.js} === ${scope.position}`, 'boolean', 'one', value.safe);
  }
  if (numeric || value.item === 'atomic' || value.item === 'numeric' || value.item === 'item') {
    const items = asMany(wrap(value, scope, 'item'), scope.module).js;
    return code(
      `${scope.module.runtime('predicateTruth')}(${items}, ${scope.position})`,
      'boolean',
      'one',
      false,
    );
  }
  return compileCondition(predicate, scope);
}
