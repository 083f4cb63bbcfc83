import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../src/core/specification/engine.ts';
import { type Edit, unchanged } from '../edits.ts';
import { engines, fixture, idsOf, judge } from '../judge.ts';

/** The effect of a small change to a valid document on its verdict. */
export interface RuleCase {
  /** The rule that the case is about. */
  readonly rule: string;
  readonly when: string;
  readonly document?: 'invoice' | 'credit-note' | 'mixed-supplies' | 'margin-scheme' | 'commercial-invoice';
  /** The profile by which it is judged; billing by default. */
  readonly profile?: Profile;
  readonly edit: Edit;
  /** An edit that corrects it, and that all rules accept; the fixture as it is by default. */
  readonly takes?: Edit;
  /** Elements that the page of the rule shows where they do not differ: what the wrong value does not go with. */
  readonly shows?: readonly string[];
  /**
   * All rules, shared ones too, that the edited document fails; none if the case shows that the rule passes.
   */
  readonly fails: readonly string[];
  /** Rules without a verdict, where the official validation run aborts. */
  readonly unjudged?: readonly string[];
}

/** One test for each case and engine. */
export function testRules(cases: readonly RuleCase[]): void {
  describe.each(engines)('by the $name engine', (engine) => {
    test.each(cases)('$rule: $when', ({ document = 'invoice', profile, edit, fails, unjudged = [] }) => {
      const judgement = judge(engine, edit(fixture(document)), profile);
      expect({
        fails: idsOf(judgement.failed),
        unjudged: idsOf(judgement.unjudged),
      }).toEqual({ fails: [...fails].sort(), unjudged: [...unjudged].sort() });
    });

    test.each(cases.filter(({ takes }) => takes))(
      '$rule: $when; corrected, no rule fails',
      ({ document = 'invoice', profile, takes = unchanged }) => {
        const { failed, unjudged } = judge(engine, takes(fixture(document)), profile);
        expect(idsOf([...failed, ...unjudged])).toEqual([]);
      },
    );
  });
}
