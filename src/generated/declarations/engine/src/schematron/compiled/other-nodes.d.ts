import { type Value } from '../../xpath/compile/value.ts';
import { type Plan } from '../../xpath/plan/plan.ts';
import type { SchematronRule } from '../schema.ts';
import { type Matching } from './patterns/conditions.ts';
import type { MatchPattern } from './patterns.ts';
/** The kinds of other nodes than elements that a rule is on, with their conditions and what they are to it. */
export declare function otherNodes(rule: SchematronRule, { attributes, texts, markup }: MatchPattern): OtherNodes[];
export interface OtherNodes {
    readonly on: 'attributes' | 'texts' | 'markup';
    readonly conditions: readonly Matching[];
    readonly node: Value;
}
/** Whether a node that is judged is of a kind. */
export declare const isOfKind: Readonly<Record<OtherNodes['on'], Plan>>;
//# sourceMappingURL=other-nodes.d.ts.map