import { castItems } from '../../xpath/compile/cast.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { asMany, wrap } from '../../xpath/compile/items.ts';
import { fail, type Scope } from '../../xpath/compile/scope.ts';
import { isNodeType } from '../../xpath/compile/value.ts';
import { textInXPath1 } from '../../xpath/compile/xpath1.ts';
import type { ModuleWriter } from '../../xpath/plan/module.ts';
import {
  apply,
  ask,
  call,
  type Declaration,
  documentLocal,
  infix,
  list,
  literal,
  local,
  type Plan,
  read,
  type Statement,
  theDocument,
} from '../../xpath/plan/plan.ts';
import type { Expression } from '../../xpath/syntax/ast.ts';
import { functionNamespace } from '../../xpath/syntax/cursor.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type { MessagePart, SourcePlace } from '../schema.ts';
import { separatorOf } from './joined-texts.ts';
import { type RuleScope, usedLets } from './judgement.ts';
import { located } from './located.ts';
import { nodeLocal } from './patterns/conditions.ts';
import { partsOfVisited, scopeOfEach, visitedLocal } from './visits.ts';

/** The name of a function that returns a message, from the variables of its rule. */
export function messageFunction(
  hint: string,
  parts: readonly MessagePart[],
  source: SourcePlace,
  inside: RuleScope,
  writer: ModuleWriter,
): string {
  return functionOfNode(hint, (scope) => messageText(parts, source, scope), inside, writer);
}

/** The name of a function that returns a message as XML, with the nodes that it copies. */
export function contentFunction(
  hint: string,
  parts: readonly MessagePart[],
  source: SourcePlace,
  inside: RuleScope,
  writer: ModuleWriter,
): string {
  const content = (scope: Scope) => ask('copied', list(parts.map((part) => copyOf(part, source, scope))));
  return functionOfNode(hint, content, inside, writer);
}

/** The items of a part that is copied, or the text of any other part. */
function copyOf(part: MessagePart, source: SourcePlace, scope: Scope): Plan {
  if (typeof part === 'string' || part.copy !== true) return messageText([part], source, scope);
  return located(source, part.select, () => {
    const expression = parseXPath(part.select, scope.namespaces);
    return asMany(wrap(compiler.value(expression, scope), 'item')).plan;
  });
}

/** The name of a function that returns the nodes that a finding is about. */
export function subjectFunction(
  subject: string,
  source: SourcePlace,
  inside: RuleScope,
  writer: ModuleWriter,
): string {
  const nodes = (scope: Scope) =>
    located(source, subject, () => {
      const expression = parseXPath(subject, scope.namespaces);
      const value = asMany(compiler.value(expression, scope));
      return isNodeType(value.item) || value.item === 'none'
        ? value.plan
        : fail(expression, 'a subject must be a node');
    });
  return functionOfNode('subject', nodes, inside, writer);
}

/** The value in the scope for this kind of node. */
function functionOfNode(
  hint: string,
  valueIn: (scope: Scope) => Plan,
  inside: RuleScope,
  writer: ModuleWriter,
): string {
  const given = inside.visited === undefined ? nodeLocal : visitedLocal;
  const declared = (within: RuleScope, first: readonly Statement[]): Declaration => {
    const { scope, lets, visited } = within;
    const each = local('each');
    const value = valueIn(visited === undefined ? scope : scopeOfEach(visited, read(each), scope));
    const parts = visited === undefined ? [] : partsOfVisited(each);
    const body: Declaration['body'] = [
      ...parts,
      ...first,
      ...usedLets(lets, [value]),
      { kind: 'return', value },
    ];
    // If a rule visits other nodes from each node, it reads more than the node itself.
    const ofEachNode = visited === undefined ? { ofEachNode: nodeLocal } : {};
    return { hint, parameters: [documentLocal, given], ...ofEachNode, body };
  };
  const { others = [] } = inside;
  const ofOthers = others.map((each): Statement => {
    const callee: Plan = { kind: 'declared', declaration: declared(each, []) };
    return {
      kind: 'if',
      test: each.isKind,
      body: [{ kind: 'return', value: apply(callee, theDocument, read(given)) }],
    };
  });
  return writer.functionName(declared(inside, ofOthers));
}

/** The expression of a part; for a name, the expression that gives the name of a node. */
function meantBy({ select, named }: Exclude<MessagePart, string>, scope: Scope): Expression {
  const expression = parseXPath(select, scope.namespaces);
  if (named !== true || !isNodeType(compiler.value(expression, scope).item)) return expression;
  const name = { namespace: functionNamespace, prefix: '', localName: 'name' };
  return { kind: 'call', name, args: [expression], at: expression.at };
}

/** A message with its values as texts; several values of one part are separated by blanks. */
function messageText(parts: readonly MessagePart[], source: SourcePlace, scope: Scope): Plan {
  const plans = parts.map((part): Plan => {
    if (typeof part === 'string') return literal(part);
    return located(source, part.select, () => {
      const expression = meantBy(part, scope);
      const atoms = compiler.atoms(expression, scope);
      const said = scope.library.isXPath1 ? textInXPath1(atoms) : atoms;
      const texts = asMany(castItems(said, 'string', expression));
      return call('joinedTexts', texts.plan, literal(separatorOf(expression, scope)));
    });
  });
  return plans.reduce((left, right) => infix('+', left, right), literal(''));
}
