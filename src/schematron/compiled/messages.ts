import { castItems } from '../../xpath/compile/cast.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { asMany } from '../../xpath/compile/items.ts';
import { fail, type Scope } from '../../xpath/compile/scope.ts';
import { isNodeType } from '../../xpath/compile/value.ts';
import type { ModuleWriter } from '../../xpath/plan/module.ts';
import {
  apply,
  type Declaration,
  documentLocal,
  infix,
  literal,
  method,
  type Plan,
  type Statement,
  theDocument,
} from '../../xpath/plan/plan.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type { MessagePart, SourcePlace } from '../schema.ts';
import { separatorOf } from './joined-texts.ts';
import { type RuleScope, usedLets } from './judgement.ts';
import { located } from './located.ts';
import { nodeLocal, theNode } from './patterns/conditions.ts';

/** The name of a function that returns a message, from the variables of its rule. */
export function messageFunction(
  hint: string,
  parts: readonly MessagePart[],
  source: SourcePlace,
  inside: RuleScope,
  writer: ModuleWriter,
): string {
  return functionOfNode(hint, (scope) => textOf(parts, source, scope), inside, writer);
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

/** The value in the scope for nodes of their kind. */
function functionOfNode(
  hint: string,
  valueIn: (scope: Scope) => Plan,
  inside: RuleScope,
  writer: ModuleWriter,
): string {
  const declared = ({ scope, lets }: RuleScope, first: readonly Statement[]): Declaration => {
    const value = valueIn(scope);
    const body: Declaration['body'] = [...first, ...usedLets(lets, [value]), { kind: 'return', value }];
    return { hint, parameters: [documentLocal, nodeLocal], ofEachNode: nodeLocal, body };
  };
  const { others = [] } = inside;
  const ofOthers = others.map((each): Statement => {
    const callee: Plan = { kind: 'declared', declaration: declared(each, []) };
    return {
      kind: 'if',
      test: each.isKind,
      body: [{ kind: 'return', value: apply(callee, theDocument, theNode) }],
    };
  });
  return writer.functionName(declared(inside, ofOthers));
}

/** A message with its values as texts; several values of one part are separated by blanks. */
function textOf(parts: readonly MessagePart[], source: SourcePlace, scope: Scope): Plan {
  const plans = parts.map((part): Plan => {
    if (typeof part === 'string') return literal(part);
    return located(source, part.select, () => {
      const expression = parseXPath(part.select, scope.namespaces);
      const texts = asMany(castItems(compiler.atoms(expression, scope), 'string', expression));
      return method(texts.plan, 'join', literal(separatorOf(expression, scope)));
    });
  });
  return plans.reduce((left, right) => infix('+', left, right), literal(''));
}
