import { describe, expect, test } from 'vitest';
import { release } from '../../rules/ae/releases/index.ts';
import { convert } from '../../src/api/convert.ts';
import { embeddedRuleSet } from '../../src/api/published.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { RuleSet } from '../../src/core/specification/rule-set.ts';
import { identityOf } from '../../src/judge/identity.ts';
import { asRelease, chooseRuleSets } from '../../src/judge/rule-sets.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { releaseOn } from '../releases.ts';
import { edited, example } from '../requests.ts';

/** A rule set of a later year: it objects to everything. */
const failed = [{ id: 'new-rule', location: '/Invoice', text: 'Everything is new.' }];
const future: RuleSet = {
  ...{ id: 'pint-ae', version: '2.0.0', validFrom: '2028-01-01', validTo: '2029-12-31', hash: 'f00d' },
  engine: { name: 'test', judge: () => ({ failed, unjudged: [] }) },
};
const byDate = { release: ['1.0.3', '1.0.4'], ruleSets: ['pint-ae', future] };

const issuedOn = (issueDate: string) =>
  edited('standard-invoice', (request) => Object.assign(request, { issueDate }));

describe('without a choice', () => {
  const later = { ...embeddedRuleSet, version: '9.0.0', validFrom: '2030-01-01' };
  const specification = { ...defaultSpecification, otherReleases: [{ ruleSet: later }] };

  test.each([
    ['2026-01-01', release.version],
    ['2029-12-31', release.version],
    ['2030-01-01', later.version],
    ['no day', release.version],
  ])(
    'a document of %s is judged by %s: a later release applies from its first day on',
    (issueDate, version) => {
      expect(chooseRuleSets({ specification }, issueDate).map((each) => each.version)).toEqual([version]);
    },
  );

  test('the default release is one that is valid today', () => {
    expect((release.validFrom ?? '') <= new Date().toISOString().slice(0, 10)).toBe(true);
  });
});

test('of several releases, the default one judges a document without a day', () => {
  for (const otherReleases of [defaultSpecification.otherReleases, []]) {
    const specification = { ...defaultSpecification, otherReleases };
    const chosen = chooseRuleSets({ specification, release: byDate.release }, '');
    expect(chosen).toEqual([defaultSpecification.ruleSet]);
  }
});

test("rules whose severities are the user's own have a hash of their own for each choice", () => {
  const hashOf = (severities: Partial<RuleSet>) =>
    identityOf({ ...embeddedRuleSet, ...severities }, undefined).hash;
  const hashes = [
    {},
    { warnings: new Set(['ab']) },
    { warnings: new Set(['a', 'b']) },
    { warnings: new Set(['a']), information: new Set(['b']) },
    { information: new Set(['a', 'b']) },
  ].map(hashOf);
  expect(hashes[0]).toBe(embeddedRuleSet.hash);
  for (const hash of hashes.slice(1)) expect(hash).toMatch(/^[0-9a-f]{64}\+./);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a specification whose parts are copies judges as the default one does, under its id and hash', () => {
  const identity = identityOf(embeddedRuleSet, undefined);
  const copied = { ...defaultSpecification, profiles: structuredClone(defaultSpecification.profiles) };
  expect(identityOf(embeddedRuleSet, copied)).toEqual(identity);
  const changed = { ...copied, homeCountry: 'OM' };
  expect(identityOf(embeddedRuleSet, changed)).toMatchObject({ id: `${identity.id}+own` });
  expect(identityOf(future, changed)).toMatchObject({ id: future.id, hash: future.hash });
});

test('a specification as one of its other releases says has the id, version and days of that release', () => {
  const [other] = defaultSpecification.otherReleases;
  const { release: chosen } = asRelease(defaultSpecification, (each) => each === other?.ruleSet);
  const { id, version, validFrom, validTo } = other?.ruleSet ?? embeddedRuleSet;
  expect(chosen).toEqual({ ...defaultSpecification.release, id, version, validFrom, validTo });
});

describe('the rule set that judges', () => {
  test('is named by the result, with version and content hash', () => {
    const { ruleSet } = validate(example('standard-invoice'));
    expect(ruleSet).toMatchObject({ id: 'pint-ae', version: release.version });
    expect(ruleSet?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(ruleSet).not.toHaveProperty('engine');
  });

  test('can be another one', () => {
    const { issues, ruleSet } = validate(example('standard-invoice'), { ruleSets: [future] });
    expect(issues.map(({ rule, message }) => [rule, message])).toEqual([['new-rule', 'Everything is new.']]);
    expect(ruleSet?.version).toBe('2.0.0');
  });

  test.each([
    ['2027-12-31', releaseOn('2027-12-31')],
    ['2028-01-01', '2.0.0'],
    ['2029-12-31', '2.0.0'],
    ['2030-01-01', releaseOn('2030-01-01')],
  ])('by issue date is, on %s, version %s, of requests and of UBL', (issueDate, version) => {
    const request = issuedOn(issueDate);
    expect(validate(request, byDate).ruleSet?.version).toBe(version);
    expect(validateUbl(convert(request).xml ?? '', byDate).ruleSet?.version).toBe(version);
  });

  test('judges the same content under the same hash', () => {
    expect(embeddedRuleSet.hash).toBe(validate(example('credit-note')).ruleSet?.hash);
  });
});
