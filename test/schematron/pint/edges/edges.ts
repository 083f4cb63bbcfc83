import { describe, expect, test } from 'vitest';
import type { Judgement } from '../../../../src/core/specification/engine.ts';
import type { Edit } from '../../edits.ts';
import { engines, fixture, judge } from '../../judge.ts';

type Outcome = 'passes' | 'fails' | 'is unjudged';

/** The rule, its outcome, the circumstance, and the edit of a valid document that shows it. */
export type Edge = readonly [rule: string, outcome: Outcome, when: string, edit: Edit];

/** Returns where the official rules are looser, stricter or stranger than their texts. */
export function testEdges(document: 'extensive-invoice' | 'credit-note', edges: readonly Edge[]): void {
  describe.each(engines)('by the $name engine', (engine) => {
    test.each(edges)('%s %s %s', (rule, expected, _, edit) => {
      expect(outcome(judge(engine, edit(fixture(document))), rule)).toBe(expected);
    });
  });
}

function outcome({ failed, unjudged }: Judgement, rule: string): Outcome {
  if (unjudged.some(({ id }) => id === rule)) return 'is unjudged';
  return failed.some(({ id }) => id === rule) ? 'fails' : 'passes';
}
