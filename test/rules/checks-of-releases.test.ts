import { expect, test } from 'vitest';
import { checks } from '../../rules/ae/checks/index.ts';
import { checksOf } from '../../rules/ae/releases/checks.ts';
import { validate } from '../../src/index.ts';
import { asJudgedBy } from '../../src/judge/rule-sets.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { edited } from '../requests.ts';

/** Returns what is said of the nature of the goods of an example under reverse charge, by the checks of a release. */
function rulesFor(goodsNatureCode: string | null, changes: Parameters<typeof checksOf>[1]) {
  const request = edited('reverse-charge', (sent) => {
    for (const line of sent.lines) Object.assign(line, { goodsNatureCode });
  });
  const { ruleSet: _, otherReleases: __, ...rest } = defaultSpecification;
  const specification = { ...rest, checks: checksOf('0.0.0', changes) };
  const { issues } = validate(request, { specification });
  return new Set(issues.map(({ rule }) => rule).filter((rule) => rule !== 'pint-ae-not-judged'));
}

test('A release without a rule is judged without its check of requests', () => {
  expect(rulesFor(null, undefined)).toEqual(new Set(['ibr-166-ae']));
  expect(rulesFor(null, { withoutRules: ['ibr-166-ae'], codesBesides: {} })).toEqual(new Set());
});

test('A release with more codes is not judged by the list from which the check is written', () => {
  expect(rulesFor('DL8.48.9.1', undefined)).toEqual(new Set(['ibr-006-ae']));
  const codesBesides = { GoodsType: ['DL8.48.9.1'] };
  expect(rulesFor('DL8.48.9.1', { withoutRules: [], codesBesides })).toEqual(new Set());
});

test('A release that changes neither has the checks as they are', () => {
  expect(checksOf('0.0.0', { withoutRules: [], codesBesides: {} })).toEqual(checks);
  expect(asJudgedBy(defaultSpecification, {}, '2026-06-01')).toBe(defaultSpecification);
});
