import { castItems } from '../../xpath/compile/cast.ts';
import { compiler } from '../../xpath/compile/expression.ts';
import { asMany } from '../../xpath/compile/items.ts';
import { fail, type Scope } from '../../xpath/compile/scope.ts';
import type { ModuleWriter } from '../../xpath/plan/module.ts';
import { type Declaration, documentLocal, infix, literal, method, type Plan } from '../../xpath/plan/plan.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type { MessagePart, SourcePlace } from '../schema.ts';
import { type RuleScope, usedLets } from './judgement.ts';
import { located } from './located.ts';
import { nodeLocal } from './patterns/conditions.ts';

/** The name of a function that returns a message, from the variables of its rule. */
export function messageFunction(
  hint: string,
  parts: readonly MessagePart[],
  source: SourcePlace,
  { scope, lets }: RuleScope,
  writer: ModuleWriter,
): string {
  return functionOfNode(hint, textOf(parts, source, scope), lets, writer);
}

/** The name of a function that returns the nodes that a finding is about. */
export function subjectFunction(
  subject: string,
  source: SourcePlace,
  { scope, lets }: RuleScope,
  writer: ModuleWriter,
): string {
  const nodes = located(source, subject, () => {
    const expression = parseXPath(subject, scope.namespaces);
    const value = asMany(compiler.value(expression, scope));
    return ['element', 'document', 'attribute', 'none'].includes(value.item)
      ? value.plan
      : fail(expression, 'a subject must be an element or an attribute');
  });
  return functionOfNode('subject', nodes, lets, writer);
}

function functionOfNode(hint: string, value: Plan, lets: RuleScope['lets'], writer: ModuleWriter): string {
  const body: Declaration['body'] = [...usedLets(lets, [value]), { kind: 'return', value }];
  const parameters = [documentLocal, nodeLocal];
  return writer.functionName({ hint, parameters, ofEachNode: nodeLocal, body });
}

/** A message with its values as texts; several values of one part are separated by blanks. */
function textOf(parts: readonly MessagePart[], source: SourcePlace, scope: Scope): Plan {
  const plans = parts.map((part): Plan => {
    if (typeof part === 'string') return literal(part);
    return located(source, part.select, () => {
      const expression = parseXPath(part.select, scope.namespaces);
      const texts = asMany(castItems(compiler.atoms(expression, scope), 'string', expression));
      return method(texts.plan, 'join', literal(' '));
    });
  });
  return plans.reduce((left, right) => infix('+', left, right), literal(''));
}
