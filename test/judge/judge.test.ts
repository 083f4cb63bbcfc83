import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compute, normalise, parseDocumentRequest, toUbl } from '../../src/api/steps.ts';
import type { Finding } from '../../src/core/findings/finding.ts';
import { messagesOf, noMessages } from '../../src/core/messages/message.ts';
import type { PlacedEntry } from '../../src/core/messages/message-entry.ts';
import type { Engine, Judgement } from '../../src/core/specification/engine.ts';
import type { RuleSet } from '../../src/core/specification/rule-set.ts';
import type { UblElement } from '../../src/core/xml/element.ts';
import { type JudgeOptions, judge } from '../../src/judge/judge.ts';
import { findingsOfJudgement, unlistedKinds } from '../../src/judge/schematron-findings.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { writtenFrom } from '../api/written-from.ts';
import { plainTree } from '../plain-tree.ts';

/** `<Invoice><Line/><Line><Item/></Line></Invoice>`, whose lines were written from lines of a request. */
const root = writtenFrom('Invoice', '', [
  writtenFrom('Line', 'lines[0]', []),
  writtenFrom('Line', 'lines[1]', [writtenFrom('Item', 'lines[1].description', [])]),
]);
const line = '/Q{}Invoice/Q{}Line[2]';

const atLine = { severity: 'error', path: 'lines[1]', location: line };

const silent: Judgement = { failed: [], unjudged: [] };
const engineOf = (judgement: Judgement, name = 'own engine'): Engine => ({ name, judge: () => judgement });

function ruleSet(id: string, engine: Engine, others: Partial<RuleSet> = {}): RuleSet {
  return { id, version: '1', validFrom: null, validTo: null, hash: id, engine, ...others };
}

const own = ruleSet('own', engineOf(silent));

describe('the findings of an engine are reported', () => {
  test('of a rule that fails, at its element and with its own text', () => {
    const failed = [{ id: 'r', location: line, text: 'It fails.' }];
    expect(findingsOfJudgement({ ...silent, failed }, root, own)).toStrictEqual([
      { ...atLine, rule: 'r', foundBy: 'schematron', assertion: 'It fails.' },
    ]);
  });

  test('of the element that the engine judged, where it says which', () => {
    const [, second] = root.children;
    const element = typeof second === 'object' ? second : root;
    const failed = [{ id: 'r', location: '/elsewhere', text: '', element }];
    expect(findingsOfJudgement({ ...silent, failed }, root, own)).toMatchObject([{ path: 'lines[1]' }]);
  });

  test.each(['/Q{}Invoice/Q{}Line[3]', '/Q{}Order', ''])(
    'of the whole document, where there is no element at %j',
    (location) => {
      const failed = [{ id: 'r', location, text: '' }];
      expect(findingsOfJudgement({ ...silent, failed }, root, own)).toMatchObject([{ path: '', location }]);
    },
  );

  test('at the field that the rule is about, if its entry names one below the element', () => {
    const entry: Omit<PlacedEntry, 'id' | 'topic' | 'set'> = {
      title: { en: 'Title', ar: 'عنوان' },
      message: { en: 'Message.', ar: 'رسالة.' },
      hint: { en: '', ar: '' },
      terms: [],
      fields: ['seller.name', 'lines[].unitCode'],
    };
    const messages = messagesOf({ own: { topic: { known: entry } } }, noMessages);
    const failed = ['known', 'unknown'].map((id) => ({ id, location: line, text: '' }));
    const found = findingsOfJudgement({ ...silent, failed }, root, { ...own, messages });
    expect(found.map(({ path }) => path)).toEqual(['lines[1].unitCode', 'lines[1]']);
  });

  test('as a warning or an information, if the rule set says that it is no more', () => {
    const others = { warnings: new Set(['w']), information: new Set(['i']) };
    const failed = ['w', 'i', 'e'].map((id) => ({ id, location: line, text: '' }));
    const severities = findingsOfJudgement({ ...silent, failed }, root, { ...own, ...others });
    expect(severities.map(({ severity }) => severity)).toEqual(['warning', 'information', 'error']);
    const unlisted = new Map(Object.entries({ w: 3, i: 2, e: 1 }));
    const kinds = unlistedKinds({ ...silent, unlisted }, { ...own, ...others });
    expect(Object.fromEntries(kinds)).toEqual({ 'warning w': 3, 'information i': 2, 'error e': 1 });
    expect(unlistedKinds(silent, own).size).toBe(0);
  });

  test('for a rule that could not be evaluated: not judged is not valid', () => {
    const unjudged = [{ id: 'r', location: line, reason: 'no number' }];
    const values = { rule: 'r', location: line, reason: 'no number' };
    expect(findingsOfJudgement({ ...silent, unjudged }, root, own)).toStrictEqual([
      { ...atLine, rule: 'r', foundBy: 'schematron', text: 'ruleNotJudged', values },
    ]);
  });

  test('for rules that may or may not apply: once for a place and a reason, each rule once', () => {
    const undecided = [
      { ids: ['a', 'b'], location: line, reason: 'no date' },
      { ids: ['b', 'c'], location: line, reason: 'no date' },
      { ids: ['d'], location: line, reason: 'no number' },
      { ids: ['e'], location: '/Q{}Invoice', reason: 'no date' },
      { ids: [], location: '/', reason: 'no date' },
    ];
    const found = findingsOfJudgement({ ...silent, undecided }, root, own);
    const values = { rules: 'a, b, c', location: line, reason: 'no date' };
    expect(found[0]).toStrictEqual({ ...atLine, rule: 'pint-ae-rule-context', foundBy: 'judge', values });
    expect(found.map((each) => [each.values?.rules, each.values?.location, each.values?.reason])).toEqual([
      ...[
        ['a, b, c', line, 'no date'],
        ['d', line, 'no number'],
      ],
      ...[
        ['e', '/Q{}Invoice', 'no date'],
        ['own 1', '/', 'no date'],
      ],
    ]);
  });
});

describe('a document is judged by', () => {
  const failing = (id: string): Judgement => ({ ...silent, failed: [{ id, location: line, text: '' }] });
  const judged = (options: JudgeOptions, issueDate = '2026-01-31', most?: number) =>
    judge({ root }, 'selfbilling', issueDate, options, most);
  const rules = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);

  test('the engine of its rule set, or another given one; each receives the profile and the limits of lists', () => {
    const calls: unknown[] = [];
    const engine: Engine = {
      name: 'told',
      judge: (...told) => {
        calls.push(told);
        return failing('other');
      },
    };
    const ruleSets = [ruleSet('own', engineOf(failing('r')))];
    expect(rules(judged({ ruleSets }).findings)).toEqual(['r']);
    expect(rules(judged({ ruleSets, engine }, '', 7).findings)).toEqual(['other']);
    expect(calls).toEqual([[{ root }, 'selfbilling', 7, undefined]]);
  });

  test('one rule set, whose findings do not name it', () => {
    const unlisted = new Map([['r', 4]]);
    const one = ruleSet('own', engineOf({ ...failing('r'), unlisted, rulesFired: 1 }));
    const { completed, findings, ruleSets, ...rest } = judged({ ruleSets: [one] });
    expect([completed, ruleSets, findings[0]?.ruleSet]).toEqual([true, [one], undefined]);
    expect([...rest.unlisted]).toEqual([['error r', 4]]);
  });

  test('several rule sets, whose unlisted findings are added up', () => {
    const unlisted = new Map([['r', 4]]);
    const sets = ['a', 'b'].map((id) => ruleSet(id, engineOf({ ...failing('r'), unlisted })));
    const { completed, findings, ruleSets, ...rest } = judged({ ruleSets: sets });
    expect([completed, ruleSets]).toEqual([true, sets]);
    expect(findings.map(({ ruleSet }) => ruleSet)).toEqual(['a 1', 'b 1']);
    expect([...rest.unlisted]).toEqual([['error r', 8]]);
  });

  const notJudged = (given: readonly RuleSet[], issueDate?: string) => {
    const { completed, findings, unlisted, ruleSets } = judged({ ruleSets: given }, issueDate);
    expect([completed, findings.length, unlisted.size]).toEqual([false, 1, 0]);
    expect(findings[0]).toMatchObject({ rule: 'pint-ae-not-judged', severity: 'error', foundBy: 'judge' });
    return { ...findings[0], ruleSets };
  };
  const firedNone = engineOf({ ...silent, rulesFired: 0 });

  test('rule sets of which none applies to it: it is not judged, and the rule sets are named', () => {
    const [one, other] = ['a', 'b'].map((id) => ruleSet(id, firedNone));
    if (one === undefined || other === undefined) throw new Error('there are two');
    const values = { ruleSet: 'a 1, b 1', root: '<Invoice>' };
    expect(notJudged([one])).toMatchObject({
      ...{ text: 'noRuleFired', path: '', values: { ruleSet: 'a 1' }, ruleSets: [one] },
    });
    expect(notJudged([one, other])).toMatchObject({ values, ruleSets: [] });
  });

  test('no rule set to the end if it is unknown whether any rule applies to it', () => {
    const undecided = [{ ids: ['r'], location: '/', reason: 'no date' }];
    const only = judged({ ruleSets: [ruleSet('own', engineOf({ ...silent, undecided, rulesFired: 0 }))] });
    expect([only.completed, rules(only.findings)]).toEqual([false, ['pint-ae-rule-context']]);
    const another = judged({ ruleSets: [ruleSet('own', engineOf({ ...silent, undecided, rulesFired: 1 }))] });
    expect([another.completed, rules(another.findings)]).toEqual([true, ['pint-ae-rule-context']]);
  });

  test('an engine that fails: that is reported, and is not a verdict', () => {
    const throws = (thrown: unknown) => {
      throw thrown;
    };
    const failed = (thrown: unknown) => ruleSet('own', { name: 'broken', judge: () => throws(thrown) });
    const broken = failed(new Error('out of memory'));
    const values = { engine: 'broken', reason: 'out of memory' };
    expect(notJudged([broken])).toMatchObject({ text: 'engineFailed', path: '', values, ruleSets: [broken] });
    expect(notJudged([failed('no reason')])).toMatchObject({ values: { reason: 'no reason' } });
    expect(judged({ ruleSets: [failed(''), own] })).toMatchObject({ completed: false });
  });

  test('the version of its rule set that applies on its issue date, or by none if none applies then', () => {
    const { ruleSet: _, otherReleases: __, ...withoutRules } = defaultSpecification;
    const future = ruleSet('own', engineOf(silent), { validFrom: '2028-01-01', validTo: '2028-12-31' });
    const last = ruleSet('own', engineOf(silent), { validFrom: '2030-01-01' });
    const byDate = { ruleSets: [future, last] };
    const verdict = (issueDate: string) => judged(byDate, issueDate);
    expect(verdict('2028-06-01')).toMatchObject({ completed: true, ruleSets: [future] });
    for (const issueDate of ['2027-12-31', '2029-01-01']) {
      const found = { text: 'noRuleSetApplies', path: 'issueDate', values: { issueDate } };
      expect(verdict(issueDate)).toMatchObject({ completed: false, findings: [found], ruleSets: [] });
    }
    expect(verdict('')).toMatchObject({ completed: true, ruleSets: [future] });
    expect(judged({ specification: withoutRules }).completed).toBe(false);
  });

  test('the rule set that began last, of several that apply on its issue date', () => {
    const from = (validFrom: string | null) => ruleSet('own', engineOf(silent), { validFrom });
    const ruleSets = ['2026-01-01', null, '2026-01-31', '2026-02-01'].map(from);
    expect(judged({ ruleSets }).ruleSets.map(({ validFrom }) => validFrom)).toEqual(['2026-01-31']);
  });
});

test('a tree that was written has the same findings as a copy of plain objects', () => {
  const folder = 'examples/broken';
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const parsed = parseDocumentRequest(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
    if (!parsed.ok) continue;
    const invoice = compute(normalise(parsed.value).invoice);
    const { root: written } = toUbl(invoice);
    const findingsIn = (tree: UblElement) => judge({ root: tree }, invoice.profile, invoice.issueDate, {});
    expect(findingsIn(written)).toEqual(findingsIn(plainTree(written)));
  }
});
