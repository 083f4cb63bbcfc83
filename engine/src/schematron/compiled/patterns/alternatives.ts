import { firstOf } from '../../../xpath/compile/document-paths.ts';
import { isCondition } from '../../../xpath/compile/path-shape.ts';
import { fail, type Scope } from '../../../xpath/compile/scope.ts';
import type { Expression } from '../../../xpath/syntax/ast.ts';
import { functionNamespace } from '../../../xpath/syntax/cursor.ts';

/** Tells whether one of the alternatives of a pattern is `/`. */
export function matchesDocument(pattern: Expression): boolean {
  return alternativesOf(pattern).some(({ kind }) => kind === 'root');
}

/** The alternatives of a pattern, without alternatives inside: `(a|b)/c[d]` is `a/c[d]` or `b/c[d]`. */
export function alternativesOf(expression: Expression): Expression[] {
  return separated(expression).map(fromDocument).map(fromFound);
}

/** Functions that may begin a pattern. */
const finding = ['key', 'id'];

/**
 * At the start of a pattern, `key('k', 'v')/a` is `*[exists(key('k', 'v') intersect .)]/a`; so are `id('a')`,
 * and `$v` of XSLT 3.0.
 */
function fromFound(alternative: Expression): Expression {
  if (alternative.kind === 'path') return { ...alternative, base: fromFound(alternative.base) };
  if (!['call', 'variable'].includes(firstOf(alternative).kind)) return alternative;
  if (alternative.kind === 'filter') {
    const base = fromFound(alternative.base);
    if (!isCondition(alternative.predicate))
      fail(
        alternative.predicate,
        'a position among the elements of a variable, a key or id() is not supported in a pattern; leave it out',
      );
    return { ...alternative, base };
  }
  if (alternative.kind !== 'variable' && !isFinding(alternative)) return alternative;
  const { at } = alternative;
  const found = {
    kind: 'set',
    operator: 'intersect',
    left: alternative,
    right: { kind: 'context', at },
    at,
  } as const;
  const exists = { namespace: functionNamespace, prefix: '', localName: 'exists' };
  return {
    kind: 'filter',
    base: { kind: 'step', axis: 'child', test: { kind: 'element' }, at },
    predicate: { kind: 'call', name: exists, args: [found], at },
    at,
  };
}

function isFinding(alternative: Expression): boolean {
  if (alternative.kind !== 'call' || alternative.name.namespace !== functionNamespace) return false;
  const { localName: name } = alternative.name;
  if (!finding.includes(name)) return false;
  if (alternative.args.some(({ kind }) => kind !== 'literal' && kind !== 'variable'))
    fail(
      alternative,
      '{name}() in a pattern takes literals and variables; write other values in a predicate',
      {
        name,
      },
    );
  return true;
}

/** Refuses a variable that contains nodes other than elements, because only elements are searched in it. */
export function refuseVariableOfOthers(pattern: Expression, scope: Scope): void {
  for (const alternative of separated(pattern)) {
    const first = firstOf(alternative);
    if (first.kind !== 'variable') continue;
    const { item } = scope.compiler.value(first, scope);
    if (item !== 'element' && item !== 'none')
      fail(
        first,
        'a variable is a pattern only if it certainly holds elements; write the path to the nodes that it holds',
      );
  }
}

/** At the start of a pattern, `document-node()` is `/`: its axis there is self. */
function fromDocument(alternative: Expression): Expression {
  if (alternative.kind === 'path') return { ...alternative, base: fromDocument(alternative.base) };
  if (alternative.kind === 'filter' && fromDocument(alternative.base).kind === 'root')
    return fail(
      alternative,
      'a condition on the document is not supported in a pattern; write it on the root element, such as /*[…]',
    );
  const isDocument = alternative.kind === 'step' && alternative.test.kind === 'document';
  return isDocument && alternative.axis === 'child' ? { kind: 'root', at: alternative.at } : alternative;
}

function separated(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'set':
      return expression.operator === 'union'
        ? [...separated(expression.left), ...separated(expression.right)]
        : [expression];
    case 'sequence':
      return expression.items.length === 1 ? separated(expression.items[0] as Expression) : [expression];
    case 'path':
      return separated(expression.base).flatMap((base) =>
        separated(expression.step).map((step) => joinedPath(base, step)),
      );
    case 'filter':
      return separated(expression.base).map((base) => filtered(base, expression.predicate, expression.base));
    default:
      return [expression];
  }
}

/** A path of two parts, flattened. */
function joinedPath(base: Expression, step: Expression): Expression {
  if (step.kind !== 'path') return { kind: 'path', base, step, at: base.at };
  return { ...step, base: joinedPath(base, step.base) };
}

/**
 * Applies a predicate to the last step of an alternative, unless the predicate counts the nodes of several
 * steps together.
 */
function filtered(base: Expression, predicate: Expression, written: Expression): Expression {
  const isGroup = written.kind === 'sequence';
  if (isGroup && predicate.kind !== 'variable' && !isCondition(predicate))
    fail(predicate, 'a position among alternatives is not supported; write a rule for each of them');
  if (base.kind !== 'path') return { kind: 'filter', base, predicate, at: base.at };
  return { ...base, step: filtered(base.step, predicate, base.step) };
}

/** The steps of an alternative, from the first to the last. */
export function stepsOf(expression: Expression): Expression[] {
  return expression.kind === 'path' ? [...stepsOf(expression.base), expression.step] : [expression];
}

export function axisStep(step: Expression): Extract<Expression, { kind: 'step' }> {
  if (step.kind === 'filter') return axisStep(step.base);
  if (step.kind === 'root') return { kind: 'step', axis: 'self', test: { kind: 'document' }, at: step.at };
  if (step.kind === 'variable')
    return fail(
      step,
      'a variable may only begin a pattern; write the path to the nodes that it holds, and in an abstract pattern give the parameter of this name',
    );
  if (step.kind !== 'step')
    return fail(
      step,
      'not allowed in a pattern; write the path to the nodes, and their conditions in a predicate',
    );
  if (!['child', 'attribute', 'descendant-or-self'].includes(step.axis))
    return fail(
      step,
      'the {axis} axis is not allowed in a pattern; a pattern goes down by child, attribute and //; test what is elsewhere in a predicate',
      { axis: step.axis },
    );
  return step;
}

export const isChildStep = (step: Expression) => step.kind !== 'root' && axisStep(step).axis === 'child';
