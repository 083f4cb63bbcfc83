import { typed, type Value } from '../../xpath/compile/value.ts';
import { any, call, literal, type Plan } from '../../xpath/plan/plan.ts';
import type { SchematronRule } from '../schema.ts';
import { type Matching, theNode } from './patterns/conditions.ts';
import type { MatchPattern } from './patterns.ts';

/** The nodes other than elements that a rule applies to, by kind, with their conditions and their role in the rule. */
export function otherNodes(rule: SchematronRule, { attributes, texts, markup }: MatchPattern): OtherNodes[] {
  const node = (item: 'attribute' | 'text' | 'node') => typed(theNode, item, 'one', true);
  const all: readonly (OtherNodes & { readonly isOn: true | undefined })[] = [
    { on: 'attributes', conditions: attributes, node: node('attribute'), isOn: rule.onAttributes },
    { on: 'texts', conditions: texts, node: node('text'), isOn: rule.onTexts },
    { on: 'markup', conditions: markup, node: node('node'), isOn: rule.onMarkup },
  ];
  return all.filter(({ isOn, conditions }) => isOn === true && conditions.length > 0);
}

export interface OtherNodes {
  readonly on: 'attributes' | 'texts' | 'markup';
  readonly conditions: readonly Matching[];
  readonly node: Value;
}

const isKind = (...kinds: readonly string[]): Plan =>
  any(kinds.map((kind) => call('isNodeKind', theNode, literal(kind))));
/** Conditions that test whether a node is of a kind. */
export const isOfKind: Readonly<Record<OtherNodes['on'], Plan>> = {
  attributes: isKind('attribute'),
  texts: isKind('text'),
  markup: isKind('comment', 'processing-instruction'),
};
