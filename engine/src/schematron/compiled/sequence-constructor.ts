import { stringValue } from '../../xml/element.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import { castItems } from '../../xpath/compile/cast.ts';
import { derivedTypesOf } from '../../xpath/compile/derived-types.ts';
import { chooseBetween, compiler, concatenated } from '../../xpath/compile/expression.ts';
import { asMany, asOptional, orEmptyText, wrap } from '../../xpath/compile/items.ts';
import { pathVariable } from '../../xpath/compile/other-document.ts';
import { nextTo } from '../../xpath/compile/predicates.ts';
import {
  type DerivedTypes,
  type Scope,
  type Variable,
  withContext,
  withOne,
} from '../../xpath/compile/scope.ts';
import { condition, empty, typed, type Value, withPlan } from '../../xpath/compile/value.ts';
import { textInXPath1 } from '../../xpath/compile/xpath1.ts';
import {
  apply,
  ask,
  call,
  index as indexed,
  infix,
  type Local,
  list,
  literal,
  local,
  member,
  method,
  nothing,
  type Plan,
  read,
  type Statement,
} from '../../xpath/plan/plan.ts';
import { because } from '../../xpath/reason.ts';
import { ExpressionError } from '../../xpath/syntax/ast.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type { SchematronLet, XsltInstruction, XsltSort } from '../schema.ts';
import { valueOfType, withDeclaredType } from './declared-type.ts';
import { joinedAsText, separatorOf } from './joined-texts.ts';
import { located } from './located.ts';
import { treeName } from './registered-documents.ts';
import { textual } from './text-content.ts';

/** A sequence constructor: its variables, and its instructions as one value. */
export interface Body {
  readonly variables: readonly Bound[];
  readonly value: Value;
}

/** A variable, computed at once if that cannot fail, otherwise on first use. */
interface Bound {
  readonly local: Local;
  readonly value: Plan;
}

export function compileBody(instructions: readonly XsltInstruction[], outer: Scope): Body {
  const variables: Bound[] = [];
  const parts: Value[] = [];
  let scope = outer;
  for (const instruction of instructions) {
    const within = scope;
    if (instruction.kind !== 'variable') {
      parts.push(
        located(instruction.source, sourceOf(instruction), () => compileInstruction(instruction, within)),
      );
      continue;
    }
    const declared = located(instruction.source, sourceOf(instruction), () =>
      compileVariable(instruction, within),
    );
    variables.push(declared.bound);
    scope = declared.scope;
  }
  return { variables, value: concatenated(parts) };
}

/** Variables as statements. */
export const asStatements = (variables: readonly Bound[]): Statement[] =>
  variables.map(({ local, value }) => ({ kind: 'const', local, value }));

function sourceOf(instruction: XsltInstruction): string {
  if ('select' in instruction && instruction.select !== undefined) return instruction.select;
  return 'test' in instruction ? instruction.test : `xsl:${instruction.kind}`;
}

type VariableInstruction = Extract<XsltInstruction, { kind: 'variable' }>;

interface DeclaredVariable {
  readonly variable: Variable;
  readonly bound: Bound;
  readonly scope: Scope;
}

/** A variable of a rule, with a value or a content. */
export function declareRuleVariable(declaration: SchematronLet, scope: Scope): DeclaredVariable {
  const { name, value, as, content, source } = declaration;
  if (declaration.tree !== undefined) return declareTree(declaration, declaration.tree, scope);
  if (content !== undefined)
    return compileVariable(
      { kind: 'variable', name, ...(as === undefined ? {} : { as }), body: content, source },
      scope,
    );
  const expression = parseXPath(value, scope.namespaces);
  const variable = as === undefined ? pathVariable(expression, scope) : undefined;
  if (variable !== undefined)
    return bindVariable(name, { local: local(name), value: nothing }, variable, scope);
  const types = as === undefined ? derivedTypesOf(expression, scope) : undefined;
  return declareVariable(name, valueOfType(expression, as, scope), scope, types);
}

/** A tree of elements: its text, and the document that paths search. */
function declareTree(declaration: SchematronLet, tree: string, scope: Scope): DeclaredVariable {
  const { name } = declaration;
  const parsed = parseXml(tree);
  if ('error' in parsed) throw new ExpressionError(because('{reason}', { reason: parsed.error.reason }), 0);
  const text = typed(literal(stringValue(parsed.root)), 'untyped', 'one', true);
  const { bound } = declareVariable(name, text, scope);
  const variable: Variable = {
    value: text,
    reach: 'document',
    isTextOfNodes: true,
    treeIn: treeName(declaration),
  };
  return bindVariable(name, bound, variable, scope);
}

function compileVariable(instruction: VariableInstruction, scope: Scope): DeclaredVariable {
  if (instruction.select === undefined && instruction.as === undefined) {
    const { bound, variable } = declareVariable(instruction.name, textOfTree(instruction, scope), scope);
    return bindVariable(instruction.name, bound, { ...variable, isTextOfNodes: true }, scope);
  }
  const value = withDeclaredType(valueOfInstruction(instruction, scope), instruction.as, scope);
  return declareVariable(instruction.name, value, scope);
}

/** A variable with content and no type is a tree; a tree that only holds text is kept as text. */
function textOfTree({ body, source }: VariableInstruction, scope: Scope): Value {
  const texts = textual(body, scope);
  if (texts === undefined) {
    throw new ExpressionError(
      because('a variable whose content is more than text needs a declared type; write as="item()*"'),
      0,
    );
  }
  return textOfValue({ kind: 'value-of', separator: '', body: texts, source }, scope);
}

function declareVariable(name: string, value: Value, scope: Scope, types?: DerivedTypes): DeclaredVariable {
  const named = local(name);
  const isLazy = !value.safe;
  const computed: Plan = isLazy
    ? call('lazily', { kind: 'lambda', parameters: [], body: value.plan })
    : value.plan;
  const variable: Variable = {
    value: withPlan(value, isLazy ? apply(read(named)) : read(named)),
    reach: 'local',
    types,
  };
  return bindVariable(name, { local: named, value: computed }, variable, scope);
}

function bindVariable(name: string, bound: Bound, variable: Variable, scope: Scope): DeclaredVariable {
  return { variable, bound, scope: { ...scope, variables: withOne(scope.variables, name, variable) } };
}

function valueOfInstruction(
  instruction: Extract<XsltInstruction, { kind: 'variable' | 'value-of' }>,
  scope: Scope,
): Value {
  if (instruction.select !== undefined)
    return compiler.value(parseXPath(instruction.select, scope.namespaces), scope);
  return inline(compileBody(instruction.body, scope));
}

/** A sequence constructor as one value. */
export function inline({ variables, value }: Body): Value {
  const plan = variables.reduceRight<Plan>(
    (body, bound) => ({ kind: 'bind', local: bound.local, value: bound.value, body }),
    value.plan,
  );
  return withPlan(value, plan);
}

function compileInstruction(instruction: Exclude<XsltInstruction, VariableInstruction>, scope: Scope): Value {
  switch (instruction.kind) {
    case 'sequence':
      return compiler.value(parseXPath(instruction.select, scope.namespaces), scope);
    case 'text':
      return typed(literal(instruction.text), 'untyped', 'one', true);
    case 'value-of':
      return textOfValue(instruction, scope);
    case 'if':
      return chooseBetween(
        test(instruction.test, scope),
        inline(compileBody(instruction.body, scope)),
        empty,
      );
    case 'choose':
      return instruction.branches.reduceRight<Value>(
        (otherwise, branch) =>
          chooseBetween(test(branch.test, scope), inline(compileBody(branch.body, scope)), otherwise),
        inline(compileBody(instruction.otherwise, scope)),
      );
    case 'for-each':
      return forEach(instruction, scope);
    case 'for-each-group':
      return forEachGroup(instruction, scope);
    case 'analyze-string':
      return analyzeString(instruction, scope);
  }
}

function test(condition: string, scope: Scope): Value {
  return compiler.condition(parseXPath(condition, scope.namespaces), scope);
}

/** The text of the text node that xsl:value-of creates. */
function textOfValue(instruction: Extract<XsltInstruction, { kind: 'value-of' }>, scope: Scope): Value {
  if (instruction.select === undefined)
    return joinedAsText(valueOfInstruction(instruction, scope), instruction.separator ?? ' ');
  const selected = parseXPath(instruction.select, scope.namespaces);
  const atoms = compiler.atoms(selected, scope);
  // Without a separator, XSLT 1.0 takes the first node.
  if (scope.library.isXPath1 && instruction.separator === undefined)
    return joinedAsText(textInXPath1(atoms), '');
  return joinedAsText(atoms, separatorOf(selected, scope, instruction.separator));
}

function forEach(instruction: Extract<XsltInstruction, { kind: 'for-each' }>, scope: Scope): Value {
  const source = asMany(compiler.value(parseXPath(instruction.select, scope.namespaces), scope));
  if (source.item === 'none') return source;
  const itself = (each: Plan) => withPlan(source, each, { cardinality: 'one', safe: true });
  return ofEachItem(inOrder(source, instruction.sorts, scope, itself), instruction.body, scope);
}

/** The results of a body for each of several items. */
function ofEachItem(
  source: Value,
  body: readonly XsltInstruction[],
  scope: Scope,
  within: (each: Plan, inner: Scope) => Scope = (_, inner) => inner,
  contextOf: (each: Plan) => Value = (each) => withPlan(source, each, { cardinality: 'one', safe: true }),
): Value {
  const [each, index, all] = [local('x'), local('index'), local('all')];
  const context = contextOf(read(each));
  const inner = withContext(scope, context, nextTo(read(index)), member(read(all), 'length'));
  const result = asMany(inline(compileBody(body, within(read(each), { ...inner, current: context }))));
  const mapped: Plan = { kind: 'lambda', parameters: [each, index, all], body: result.plan };
  return typed(call('concatMap', source.plan, mapped), result.item, 'many', source.safe && result.safe);
}

/** Items, or groups of items, in the order of their sort keys; sort keys are computed on `contextOf`. */
function inOrder(
  source: Value,
  sorts: readonly XsltSort[] = [],
  scope: Scope,
  contextOf: (each: Plan) => Value,
  within: (each: Plan, inner: Scope) => Scope = (_, inner) => inner,
): Value {
  if (sorts.length === 0) return source;
  const [items, each, index, all] = [local('items'), local('x'), local('index'), local('all')];
  const context = contextOf(read(each));
  const inner = withContext(scope, context, nextTo(read(index)), member(read(all), 'length'));
  const keys = sorts.map((sort) => sortKey(sort, within(read(each), { ...inner, current: context })).plan);
  const ofEach: Plan = { kind: 'lambda', parameters: [each, index, all], body: list(keys) };
  const isDescending = list(sorts.map(({ order }) => literal(order === 'descending')));
  const sorted = call('sortedByKeys', read(items), method(read(items), 'map', ofEach), isDescending);
  const plan: Plan = { kind: 'bind', local: items, value: source.plan, body: sorted };
  return withPlan(source, plan, { safe: false });
}

/** The sort key of an item: at most one value. */
function sortKey({ select, 'data-type': type }: XsltSort, scope: Scope): Value {
  const expression = parseXPath(select, scope.namespaces);
  const atoms = asOptional(compiler.atoms(expression, scope));
  if (type === 'text') return wrap(asOptional(castItems(atoms, 'string', expression)), 'atomic');
  if (type !== 'number') return wrap(atoms, 'atomic');
  const number = call('numberOfAtomic', wrap(atoms, 'atomic').plan);
  return wrap(typed(number, 'double', 'one', false), 'atomic');
}

/** The context is the first item of each group. */
function forEachGroup(
  instruction: Extract<XsltInstruction, { kind: 'for-each-group' }>,
  scope: Scope,
): Value {
  const source = asMany(compiler.value(parseXPath(instruction.select, scope.namespaces), scope));
  if (source.item === 'none') return source;
  const { 'group-by': by = instruction['group-adjacent'] ?? '.', sorts, body } = instruction;
  const [each, index, all] = [local('x'), local('index'), local('all')];
  const context = withPlan(source, read(each), { cardinality: 'one', safe: true });
  const inner = withContext(scope, context, nextTo(read(index)), member(read(all), 'length'));
  const keys = asMany(
    wrap(compiler.atoms(parseXPath(by, scope.namespaces), { ...inner, current: context }), 'atomic'),
  );
  const keysOf: Plan = { kind: 'lambda', parameters: [each, index, all], body: keys.plan };
  const grouping = instruction['group-by'] === undefined ? 'adjacentGroups' : 'groupsByKey';
  const groups = withPlan(source, call(grouping, source.plan, keysOf), { safe: false });
  const itemsOf = (group: Plan) => withPlan(source, member(group, 'items'), { safe: true });
  const firstOf = (group: Plan) =>
    withPlan(source, indexed(member(group, 'items'), literal(0)), { cardinality: 'one', safe: true });
  const withGroup = (group: Plan, within: Scope): Scope => ({
    ...within,
    group: { items: itemsOf(group), key: typed(member(group, 'key'), 'atomic', 'one', true) },
  });
  const ordered = inOrder(groups, sorts, scope, firstOf, withGroup);
  return ofEachItem(ordered, body, scope, withGroup, firstOf);
}

/** Each part of a text: the parts that match a pattern, and the parts between them. */
function analyzeString(
  instruction: Extract<XsltInstruction, { kind: 'analyze-string' }>,
  scope: Scope,
): Value {
  const { select, regex, flags = '', matching, otherwise } = instruction;
  const expression = parseXPath(select, scope.namespaces);
  const given = orEmptyText(asOptional(castItems(compiler.atoms(expression, scope), 'string', expression)));
  const pattern = ask('regexOf', literal(regex), literal(flags));
  const parts = typed(ask('analyzed', given.plan, pattern), 'string', 'many', false);
  const textOfPart = (part: Plan) => typed(member(part, 'text'), 'string', 'one', true);
  const bodyOf = (body: readonly XsltInstruction[], part: Plan, within: Scope, isMatch: boolean) =>
    inline(compileBody(body, isMatch ? { ...within, matched: member(part, 'groups') } : within));
  const [each, index, all] = [local('part'), local('index'), local('all')];
  const part = read(each);
  const inner = {
    ...withContext(scope, textOfPart(part), nextTo(read(index)), member(read(all), 'length')),
    current: textOfPart(part),
  };
  const result = asMany(
    chooseBetween(
      condition(infix('!==', member(part, 'groups'), nothing), true),
      bodyOf(matching, part, inner, true),
      bodyOf(otherwise, part, inner, false),
    ),
  );
  const mapped: Plan = { kind: 'lambda', parameters: [each, index, all], body: result.plan };
  return typed(call('concatMap', parts.plan, mapped), result.item, 'many', false);
}
