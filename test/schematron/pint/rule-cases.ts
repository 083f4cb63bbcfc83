import { describe, expect, test } from 'vitest';
import type { Engine, Profile } from '../../../src/core/specification/engine.ts';
import { type Edit, unchanged } from '../edits.ts';
import { engines, fixture, idsOf, judge } from '../judge.ts';

/** A rule with a document that breaks it, and one that comes close but does not. */
export interface RuleCase {
  readonly rule: string;
  /** The fixture that is edited; the invoice by default. */
  readonly document?: 'invoice' | 'credit-note' | 'extensive-invoice';
  readonly profile?: Profile;
  readonly breaks: Edit;
  /** Other rules, of the shared and the UAE set, that the broken document fails as well. */
  readonly with?: readonly string[];
  /** Rules that cannot be judged on the broken document, where the official validation run aborts. */
  readonly unjudged?: readonly string[];
  /** An edit that the rule accepts; the fixture as it is by default. */
  readonly takes?: Edit;
  /** Elements that the page of the rule shows where they do not differ: what the wrong value does not go with. */
  readonly shows?: readonly string[];
  /** Other rules that the accepted document fails. */
  readonly takesWith?: readonly string[];
}

/**
 * Two tests for each case and engine: the verdicts on the broken document and on the accepted one are as
 * listed.
 */
export function testRules(cases: readonly RuleCase[]): void {
  describe.each(engines)('by the $name engine', (engine) => {
    describe.each(cases)('$rule', (each) => {
      const { rule, breaks, takes = unchanged, with: others = [], unjudged = [], takesWith = [] } = each;

      test('is broken', () => {
        expect(verdict(engine, each, breaks)).toEqual({
          failed: [rule, ...others].sort(),
          unjudged: [...unjudged].sort(),
        });
      });

      test('is kept', () => {
        expect(takesWith).not.toContain(rule);
        expect(verdict(engine, each, takes)).toEqual({ failed: [...takesWith].sort(), unjudged: [] });
      });
    });
  });
}

function verdict(engine: Engine, { document = 'invoice', profile }: RuleCase, edit: Edit) {
  const { failed, unjudged } = judge(engine, edit(fixture(document)), profile);
  return { failed: idsOf(failed), unjudged: idsOf(unjudged) };
}
