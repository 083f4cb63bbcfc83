import { functionOf } from '../functions/table.ts';
import { apply, ask, documentLocal, type Local, literal, local, type Plan, read } from '../plan/plan.ts';
import type { Expression } from '../syntax/ast.ts';
import { functionNamespace, schemaNamespace } from '../syntax/cursor.ts';
import { partsOf } from '../syntax/parts.ts';
import { dependenciesOf } from './dependencies.ts';
import {
  endsInNodes,
  firstOf,
  fromStart,
  isDocumentCall,
  mayEndInAtoms,
  refuseNodes,
  withPath,
} from './document-paths.ts';
import { withoutJudged } from './judged-parts.ts';
import { type Call, fail, type Scope, type Variable, type Variables } from './scope.ts';
import { empty, isNodeType, typed, type Value, withPlan } from './value.ts';

/**
 * A path in another document, such as `document('codes.xml')/list/code[@value = $value]`, or in the tree of a
 * variable. A separate function computes it, with that document in place of the checked one. It can only be a
 * condition or atomic values, because the nodes of one document mean nothing in another. Undefined for all other
 * expressions.
 */
export function inOtherDocument(
  written: Expression,
  scope: Scope,
  compile: (inside: Expression, scope: Scope) => Value,
): Value | undefined {
  const expression = withPath(written, scope);
  const start = startOf(expression, scope);
  if (start === undefined) return undefined;
  const { name, context } = start;
  const { inside, ofJudged } = withoutJudged(fromStart(expression, start.expression));
  refuseWhatIsAboutTheJudged(inside, start.expression);
  const variables = handedOver(ofJudged, scope);
  const value = compile(inside, {
    ...scope,
    context,
    current: undefined,
    position: literal(1),
    last: literal(1),
    variables,
    shared: false,
  });
  const declaration = {
    hint: `in_${name}`,
    parameters: [documentLocal, ...variables.handed.map(({ parameter }) => parameter)],
    body: [{ kind: 'return', value: value.plan } as const],
  };
  const args = variables.handed.map(({ argument }) => argument);
  return withPlan(
    value,
    apply({ kind: 'declared', declaration }, ask('otherDocument', literal(name)), ...args),
  );
}

/** Tells whether a path in another document selects anything; undefined for all other expressions. */
export function existsInOtherDocument(expression: Expression, scope: Scope): Value | undefined {
  return inOtherDocument(expression, scope, (inside, inner) => {
    const comparison = asComparison(inside, inner);
    return comparison === undefined
      ? inner.compiler.exists(inside, inner)
      : inner.compiler.condition(comparison, inner);
  });
}

/** The effective boolean value of a path in another document. */
export function holdsInOtherDocument(expression: Expression, scope: Scope): Value | undefined {
  const path = withPath(expression, scope);
  if (endsInNodes(path)) return existsInOtherDocument(path, scope);
  return inOtherDocument(path, scope, (inside, inner) => inner.compiler.condition(inside, inner));
}

/** The value of a path in another document that ends in atomic values, such as `…/code/string()`. */
export function atomsInOtherDocument(expression: Expression, scope: Scope): Value | undefined {
  if (!mayEndInAtoms(expression)) return undefined;
  return inOtherDocument(expression, scope, (inside, inner) => {
    const value = inner.compiler.value(inside, inner);
    const start = firstOf(expression);
    return isNodeType(value.item) || value.item === 'item'
      ? refuseNodes(expression, start.kind === 'variable' ? `$${start.name}` : 'document()')
      : value;
  });
}

/** A variable that stands for a path to nodes of another document; undefined for all other expressions. */
export function pathVariable(expression: Expression, scope: Scope): Variable | undefined {
  const path = withPath(expression, scope);
  const start = startOf(path, scope);
  if (start === undefined || !endsInNodes(path)) return undefined;
  // Errors in the path are reported at its declaration.
  existsInOtherDocument(path, scope);
  return {
    value: empty,
    reach: 'document',
    path: { expression: path, variables: scope.variables },
  };
}

export const startsInOtherDocument = (expression: Expression, scope: Scope) =>
  startOf(withPath(expression, scope), scope) !== undefined;

/**
 * The start of a path into another document: the expression that names the document, and the node that replaces it
 * there.
 */
interface Start {
  readonly expression: Expression;
  readonly name: string;
  readonly context: Value;
}

const documentNode: Value = { ...typed(literal(0), 'document', 'one', true), ancestors: 0 };
/** The element around a tree, because a tree may have several roots. */
const aroundTree: Value = { ...typed(literal(1), 'element', 'one', true), ancestors: 1 };

function startOf(expression: Expression, scope: Scope): Start | undefined {
  const first = firstOf(expression);
  if (first.kind === 'call' && isDocumentCall(first))
    return { expression: first, name: registeredName(first, scope), context: documentNode };
  if (first.kind !== 'variable' || first === expression) return undefined;
  const name = scope.variables.get(first.name)?.treeIn;
  return name === undefined ? undefined : { expression: first, name, context: aroundTree };
}

function registeredName(call: Call, scope: Scope): string {
  const [argument] = call.args;
  const written = `${call.name.localName}()`;
  if (call.args.length !== 1 || argument?.kind !== 'literal')
    return fail(call, '{function} takes the name of a registered document, as a literal', {
      function: written,
    });
  if (scope.library.documents.has(argument.value)) return argument.value;
  return fail(
    call,
    '{function} reads no file and no address: register the document {document} by this name (option documents, --document NAME=FILE)',
    { function: written, document: argument.value },
  );
}

/** Refuses functions of the schema, keys and the clock, which belong to the checked document. */
function refuseWhatIsAboutTheJudged(expression: Expression, start: Expression): void {
  if (expression.kind === 'root' && start.kind === 'variable')
    fail(expression, 'the root of the tree in a variable is not supported; start at the variable');
  if (expression.kind === 'call') {
    const { name } = expression;
    const isPlain = name.namespace === schemaNamespace || name.namespace === functionNamespace;
    const called = functionOf(name);
    if (
      !isPlain ||
      name.localName === 'key' ||
      called?.usesClock === true ||
      called?.ofJudged === true ||
      isDocumentCall(expression)
    )
      fail(expression, '{name}() inside a path in another document is not supported; use a variable', {
        name: name.localName,
      });
  }
  for (const part of partsOf(expression)) refuseWhatIsAboutTheJudged(part, start);
}

function givesNodes(judged: Expression, scope: Scope): boolean {
  const path = withPath(judged, scope);
  return startsInOtherDocument(path, scope)
    ? endsInNodes(path)
    : isNodeType(scope.compiler.value(path, scope).item);
}

/** A variable of the judged document, passed to the function as an argument. */
interface Handed {
  readonly parameter: Local;
  readonly argument: Plan;
  readonly variable: Variable;
}

/** The visible variables, passed by value; a variable that may fail is computed where it is used. */
function handedOver(
  ofJudged: ReadonlyMap<string, Expression>,
  scope: Scope,
): Variables & { readonly handed: readonly Handed[] } {
  const byName = new Map<string, Handed>();
  const handed: Handed[] = [];
  return {
    handed,
    get(name) {
      const known = byName.get(name);
      const variable = scope.variables.get(name);
      const judged = ofJudged.get(name) ?? (variable && ({ kind: 'variable', name, at: 0 } as const));
      if (known !== undefined || judged === undefined) return known?.variable;
      const isOfNodes = variable?.isTextOfNodes === true || givesNodes(judged, scope);
      const value = scope.compiler.atoms(judged, scope);
      const parameter = local(name);
      const isLazy = !value.safe;
      const each: Handed = {
        parameter,
        argument: isLazy ? { kind: 'lambda', parameters: [], body: value.plan } : value.plan,
        variable: {
          value: withPlan(value, isLazy ? apply(read(parameter)) : read(parameter)),
          reach: 'local',
          ...(isOfNodes ? { isTextOfNodes: true as const } : {}),
        },
      };
      byName.set(name, each);
      handed.push(each);
      return each.variable;
    },
  };
}

/**
 * `path/x[@a = $value]` selects something if `path/x/@a = $value`, a look-up in the set of all values. Only
 * the last step may have the predicate, and the value must be the same for all nodes.
 */
function asComparison(expression: Expression, scope: Scope): Expression | undefined {
  if (expression.kind !== 'path' || expression.step.kind !== 'filter') return undefined;
  const { base: step, predicate, at } = expression.step;
  if (step.kind !== 'step' || predicate.kind !== 'general' || predicate.operator !== '=') return undefined;
  const sides = [predicate.left, predicate.right] as const;
  const attribute = sides.find((side) => side.kind === 'step' && side.axis === 'attribute');
  const value = sides.find((side) => side !== attribute);
  if (attribute === undefined || value === undefined || dependenciesOf(value, scope).context)
    return undefined;
  const values: Expression = { kind: 'path', base: { ...expression, step }, step: attribute, at };
  return { ...predicate, left: values, right: value };
}
