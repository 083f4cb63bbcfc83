import type { Expression } from '../../../xpath/syntax/ast.ts';
import { axisNodes, childrenAt, contextNode, type Wanted } from './axis-steps.ts';
import { type Code, code, isNodeType, isSimple, isTree, literalText, withJs } from './code.ts';
import { asMany, atomize } from './convert.ts';
import { compile } from './expression.ts';
import { leadingChildren, namesAttribute, pathOf, predicatesOf, stepOf, usesPosition } from './path-shape.ts';
import { filterBy } from './predicates.ts';
import { fail, identifier, type Scope, withContext } from './scope.ts';

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
      `${module.runtime('sortNodes')}(${module.runtime('concatMap')}(${many}, ${parameters} => ${nodes.js}))`,
      result.item,
      'many',
      safe,
    );
  }
  if (result.item === 'none') return code('[]', 'none', 'many', safe);
  if (result.cardinality === 'one')
    return code(`${many}.map(${parameters} => ${result.js})`, result.item, 'many', safe);
  return code(
    `${module.runtime('concatMap')}(${many}, ${parameters} => ${asMany(result, module).js})`,
    result.item,
    'many',
    safe,
  );
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
  const reversed = ['parent', 'ancestor', 'ancestor-or-self', 'preceding-sibling', 'preceding'].includes(
    axisStep.axis,
  );
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
