import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileName } from '../../src/batch/derived-files.ts';
import { createCounter, createSummaryCounter } from '../../src/batch/summary.ts';
import { notJudged, type Verdict } from '../../src/batch/verdict.ts';

function verdictWith(document: string, rules: readonly string[]): Verdict {
  const [issue] = notJudged(document, undefined, 'x', {}).issues;
  if (issue === undefined) throw new Error('a document that was not judged has an issue');
  const outcome = rules.length === 0 ? 'valid' : 'invalid';
  const issues = rules.map((rule) => ({ ...issue, rule }));
  return { ...notJudged(document, undefined, '', {}), outcome, valid: outcome === 'valid', issues };
}

const someRules = fc.array(fc.constantFrom('ibr-001', 'ibr-002', 'ibr-003-ae'), { maxLength: 8 });

test('the tallies of parts add up to that of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.array(someRules, { maxLength: 20 }), { maxLength: 8 }), (parts) => {
      const whole = createSummaryCounter(undefined);
      const all = createCounter();
      parts.forEach((part, index) => {
        const counter = createCounter();
        part.forEach((rules, place) => {
          const verdict = verdictWith(`${index}:${place}`, rules);
          counter.add(verdict);
          all.add(verdict);
        });
        whole.add(counter.tally());
      });
      const { rules, worst, withTaxData: _, ...counts } = all.tally();
      expect(whole.summary()).toMatchObject({ ...counts, worst });
      expect(new Map(whole.summary().rules.map(({ rule, ...count }) => [rule, count]))).toEqual(rules);
    }),
  );
});

const tallyOf = (...verdicts: readonly Verdict[]) => {
  const counter = createCounter();
  for (const verdict of verdicts) counter.add(verdict);
  return counter.tally();
};

test('a rule counts once for a document, and as often as it fails', () => {
  const verdicts = [verdictWith('a', ['ibr-001', 'ibr-001', 'ibr-002']), verdictWith('b', ['ibr-001'])];
  expect([...tallyOf(...verdicts).rules]).toEqual([
    ['ibr-001', { documents: 2, issues: 3 }],
    ['ibr-002', { documents: 1, issues: 1 }],
  ]);
});

test('the rule for which a document is malformed counts as well, but not what says how many are not listed', () => {
  const found = ['pint-ae-malformed', 'pint-ae-malformed', 'pint-ae-more-findings'];
  const { rules } = tallyOf({ ...verdictWith('a', found), outcome: 'malformed' });
  expect([...rules]).toEqual([['pint-ae-malformed', { documents: 1, issues: 2 }]]);
  expect([...tallyOf(verdictWith('a', ['ibr-001', 'pint-ae-more-findings'])).rules.keys()]).toEqual([
    'ibr-001',
  ]);
});

test('the worst documents are the ten with the most issues, the first of equals first', () => {
  const verdicts = Array.from({ length: 40 }, (_, at) =>
    verdictWith(`d${at}`, Array(at % 4).fill('ibr-001')),
  );
  expect(tallyOf(...verdicts).worst).toEqual(
    Array.from({ length: 10 }, (_, index) => ({ document: `d${index * 4 + 3}`, issues: 3 })),
  );
});

test('the count of a document is the least where some of its findings are not listed', () => {
  const cut = verdictWith('a', ['ibr-001', 'ibr-001', 'pint-ae-more-findings']);
  expect(tallyOf(cut, verdictWith('b', ['ibr-001'])).worst).toEqual([
    { document: 'a', issues: 3, isCut: true },
    { document: 'b', issues: 1 },
  ]);
});

describe('the name of the files of a document', () => {
  const content = { kind: 'unreadable', message: '' } as const;

  test('is harmless for a file system, whatever the document is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(), (name, input) => {
        const file = fileName({ input, name, content });
        expect(file).toMatch(/^\d{6,}(-[A-Za-z0-9_-]+)?$/);
        expect(file.length).toBeLessThan(120);
      }),
    );
  });

  test('belongs to one document only, whatever documents are called', () => {
    const place = fc.record({
      input: fc.nat(30),
      line: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    });
    const names = fc.constantFrom('a', 'A', '000000001-a', '1-a.xml', '', '/', 'a:1');
    fc.assert(
      fc.property(place, place, names, names, (one, other, name, otherName) => {
        // An input is a document or lines, never both.
        fc.pre(
          one.input !== other.input ||
            ((one.line === undefined) === (other.line === undefined) && one.line !== other.line),
        );
        const fileOf = ({ input, line }: typeof one, of: string) =>
          fileName({ input, name: of, content, ...(line === undefined ? {} : { line }) });
        expect(fileOf(one, name).toLowerCase()).not.toBe(fileOf(other, otherName).toLowerCase());
      }),
    );
  });
});
