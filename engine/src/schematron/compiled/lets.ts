import { dependenciesOf } from '../../xpath/compile/dependencies.ts';
import { derivedTypesOf } from '../../xpath/compile/derived-types.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { isInOrder } from '../../xpath/compile/in-order.ts';
import { pathVariable } from '../../xpath/compile/other-document.ts';
import {
  noEffort,
  noVariables,
  type Scope,
  type Variable,
  type Variables,
} from '../../xpath/compile/scope.ts';
import { typed, type Value, withPlan } from '../../xpath/compile/value.ts';
import {
  call,
  type Declaration,
  documentLocal,
  literal,
  member,
  type Plan,
  theDocument,
} from '../../xpath/plan/plan.ts';
import { because } from '../../xpath/reason.ts';
import { canPack, packCodes } from '../../xpath/runtime/packed-codes.ts';
import { type Expression, ExpressionError } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import { isParameter, type RuleParameter, type SchematronLet } from '../schema.ts';
import { valueOfType } from './declared-type.ts';
import type { FunctionLibrary } from './library.ts';
import { located } from './located.ts';
import { declareRuleVariable } from './sequence-constructor.ts';

/** Compiled values are nested in each other; a chain a few times longer exhausts the stack of JavaScript. */
const longestChain = 200;

/**
 * Variables of the schema or a pattern. Each is computed on first use, at most once for a document, with the document
 * as context. It may use any other variable, in any order. Functions see the variables of the schema.
 */
export function declareLets(
  lets: readonly SchematronLet[],
  library: FunctionLibrary,
  namespaces: Namespaces,
  outer: Variables,
  parameter?: RuleParameter,
): Variables {
  const compiled = new Map<string, Variable>();
  const started = new Set<string>();
  const isGlobal = outer === noVariables;
  const variables: Variables = {
    get(name) {
      const known = compiled.get(name);
      if (known !== undefined) return known;
      const declaration = lets.findLast((each) => each.name === name);
      if (declaration === undefined) return outer.get(name);
      const variable = located(declaration.source, declaration.value, () => {
        if (started.has(name))
          throw new ExpressionError(because('{variable} depends on itself', { variable: `$${name}` }), 0);
        started.add(name);
        if (isGlobal && isParameter(declaration, parameter)) return parameterValue;
        return chained(declaration, variables, (used) =>
          declareLet(declaration, documentScope(library, namespaces, used)),
        );
      });
      compiled.set(name, variable);
      return variable;
    },
  };
  if (isGlobal) library.globals = variables;
  return variables;
}

/** A variable with the length of the chain that ends with the variable. */
function chained(
  { name }: SchematronLet,
  variables: Variables,
  declare: (used: Variables) => Variable,
): Variable {
  let longest = 0;
  const variable = declare({
    get(other) {
      const used = variables.get(other);
      longest = Math.max(longest, used?.chain ?? 0);
      return used;
    },
  });
  if (longest >= longestChain)
    throw new ExpressionError(
      because(
        '{variable} ends a chain of more than {most} variables that each use another; write some of them as one expression',
        { variable: `$${name}`, most: longestChain },
      ),
      0,
    );
  return { ...variable, chain: longest + 1 };
}

/** Compiles variables, even unused ones, so that mistakes in them are reported. */
export function compileAll(lets: readonly SchematronLet[], variables: Variables): void {
  for (const { name } of lets) variables.get(name);
}

const parameterValue: Variable = {
  value: typed(member(theDocument, 'profile'), 'string', 'one', true),
  reach: 'document',
};

function declareLet(declaration: SchematronLet, scope: Scope): Variable {
  const { value, as } = declaration;
  if (declaration.tree !== undefined) return declareRuleVariable(declaration, scope).variable;
  if (declaration.content !== undefined) return declareContent(declaration, scope);
  const expression = parseXPath(value, scope.namespaces);
  const variable = as === undefined ? pathVariable(expression, scope) : undefined;
  return variable ?? declareValue(declaration, expression, scope);
}

function declareValue({ name, as }: SchematronLet, expression: Expression, scope: Scope): Variable {
  const compiled = valueOfType(expression, as, scope);
  const { context, document } = dependenciesOf(expression, scope);
  const reach = context || document ? 'document' : 'always';
  const shared: Plan = { kind: 'shared', reach, hint: `let_${name}`, value: packedWords(compiled.plan) };
  const variable: Variable = {
    value: withPlan(compiled, shared),
    reach,
    types: as === undefined ? derivedTypesOf(expression, scope) : undefined,
    ...(isInOrder(expression, scope) ? { inOrder: true } : {}),
  };
  if (reach === 'document' || compiled.item !== 'string' || compiled.cardinality !== 'many') return variable;
  return {
    ...variable,
    set: { kind: 'shared', reach: 'always', hint: `set_${name}`, value: call('setOf', shared) },
  };
}

/** A shorter list takes no more room than the code that unpacks it. */
const worthPacking = 50;

/** A long list of codes as one text: a fifth of the length, faster to parse, and smaller in bundles. */
function packedWords(plan: Plan): Plan {
  if (plan.kind !== 'list' || plan.items.length < worthPacking) return plan;
  const codes = plan.items.flatMap((item) =>
    item.kind === 'literal' && typeof item.value === 'string' ? [item.value] : [],
  );
  const isPackable = codes.length === plan.items.length && canPack(codes);
  return isPackable ? call('unpackCodes', literal(packCodes(codes))) : plan;
}

/** A variable with a content, computed once for a document. */
function declareContent(declaration: SchematronLet, scope: Scope): Variable {
  const { bound, variable } = declareRuleVariable(declaration, scope);
  const shared: Plan = {
    kind: 'shared',
    reach: 'document',
    hint: `let_${declaration.name}`,
    value: { kind: 'bind', local: bound.local, value: bound.value, body: variable.value.plan },
  };
  return { ...variable, value: withPlan(variable.value, shared), reach: 'document' };
}

/** The function that decides whether rules apply to the document. */
export function applicability(
  test: string,
  library: FunctionLibrary,
  namespaces: Namespaces,
  variables: Variables,
): Declaration {
  const scope = documentScope(library, namespaces, variables);
  const holds = located({ file: 'appliesTo', line: 1 }, test, () =>
    compiler.condition(parseXPath(test, namespaces), scope),
  );
  return { hint: 'applies', parameters: [documentLocal], body: [{ kind: 'return', value: holds.plan }] };
}

/** The document itself. */
export const documentNode: Value = { ...typed(literal(0), 'document', 'one', true), ancestors: 0 };

/** The scope of expressions whose context is the document. */
export function documentScope(library: FunctionLibrary, namespaces: Namespaces, variables: Variables): Scope {
  return {
    compiler,
    library,
    namespaces,
    context: documentNode,
    current: documentNode,
    position: literal(1),
    last: literal(1),
    variables,
    shared: true,
    effort: noEffort(),
  };
}
