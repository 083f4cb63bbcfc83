import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import unreachable from '../../schematron/unreachable.json' with { type: 'json' };
import { ruleCases } from '../cases/rule-cases.ts';
import { sampled } from '../tier.ts';
import { assertedIn } from './asserted.ts';
import { engines, fixture, idsOf, judge, wholeRuleSet } from './judge.ts';

const topicsOf = (cases: typeof ruleCases) => [...new Set(cases.map(({ set, topic }) => `${set}/${topic}`))];

describe.each(engines)('by the $name engine', (engine) => {
  /** SaxonJS takes a hundred times as long: it judges all of them at night. */
  const tried = engine === wholeRuleSet.engine ? ruleCases : sampled(ruleCases);

  const verdict = (xml: string, profile: (typeof ruleCases)[number]['profile']) => {
    const { failed, unjudged } = judge(engine, xml, profile);
    return { failed: idsOf(failed), unjudged: idsOf(unjudged) };
  };

  describe.each(topicsOf(tried))('%s', (name) => {
    const cases = tried.filter(({ set, topic }) => `${set}/${topic}` === name);

    test.each(cases)('$rule: $when', ({ xml, profile, fails, unjudged = [] }) => {
      expect(verdict(xml, profile)).toEqual({ failed: [...fails].sort(), unjudged: [...unjudged].sort() });
    });

    test.each(cases.filter(({ hasAccepted }) => hasAccepted))(
      '$rule: $when; what comes close and is accepted',
      ({ rule, accepted, profile, takesFails = [] }) => {
        expect(takesFails).not.toContain(rule);
        expect(verdict(accepted, profile)).toEqual({ failed: [...takesFails].sort(), unjudged: [] });
      },
    );
  });

  test.each(readdirSync(new URL('../fixtures/ubl/', import.meta.url)))(
    '%s, which cases edit, is valid',
    (file) => {
      expect(judge(engine, fixture(file.replace('.xml', '')))).toMatchObject({ failed: [], unjudged: [] });
    },
  );
});

describe.each([
  ['pint', 170],
  ['ae', 132],
] as const)('the %s rules', (set, count) => {
  const rules = assertedIn(set);
  const reachable = rules.filter((id) => !Object.hasOwn(unreachable, id));
  const cases = ruleCases.filter((each) => each.set === set);

  test(`are ${count}`, () => {
    expect([rules.length, new Set(rules).size]).toEqual([count, count]);
  });

  test('have each a case that breaks it, if a document can', () => {
    const broken = new Set(cases.filter(({ rule, fails }) => fails.includes(rule)).map(({ rule }) => rule));
    expect(reachable.filter((id) => !broken.has(id))).toEqual([]);
  });
});

test('every rule of the UAE that a document can break has a case that comes close and passes', () => {
  const reachable = assertedIn('ae').filter((id) => !Object.hasOwn(unreachable, id));
  const close = new Set(ruleCases.filter(({ rule, fails }) => !fails.includes(rule)).map(({ rule }) => rule));
  expect(reachable.filter((id) => !close.has(id))).toEqual([]);
});
