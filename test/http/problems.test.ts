import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { createProblem, problemKinds, submissionErrorOf, toProblem } from '../../src/http/index.ts';
import { edited, example, lineOf } from '../requests.ts';
import { exampleText, exempt } from './asking.ts';

const valid = validate(example('standard-invoice'));
const invalid = validate(JSON.parse(exampleText(exempt)));
const malformed = validate(JSON.parse(exampleText('broken/malformed')));
const notJudged = { ...valid, valid: false, outcome: 'not-judged' as const };

describe('the kinds of problems', () => {
  test('each have a status and a title of their own', () => {
    const kinds = Object.values(problemKinds);
    expect(new Set(kinds.map(({ status }) => status)).size).toBe(kinds.length);
    expect(new Set(kinds.map(({ title }) => title)).size).toBe(kinds.length);
  });
});

describe('the problem of a result', () => {
  test('tells the number as the least where some findings are not listed', () => {
    const { lines, ...request } = JSON.parse(exampleText(exempt));
    const [line] = lines.slice(2);
    const many = Array.from({ length: 9 }, () => line);
    const detail = (sent: unknown, language: 'en' | 'ar') =>
      toProblem(validate(sent, { limits: { maxFindings: 2 }, language }), { language })?.detail;
    const invalidOne = { ...request, lines: many };
    expect(detail(invalidOne, 'en')).toMatch(/^The document breaks rules of PINT-AE in at least 3 places\./);
    expect(detail(invalidOne, 'ar')).toContain('3 على الأقل');
    const malformedOne = { ...request, lines: many.map((each) => ({ ...each, quantity: 'many' })) };
    expect(detail(malformedOne, 'en')).toBe('At least 3 fields failed validation.');
    expect(detail(malformedOne, 'ar')).toContain('3 على الأقل');
  });

  test('is 500 where the rules could not be run', () => {
    expect(toProblem(notJudged)).toMatchObject({ status: 500, type: '/errors/internal-error' });
  });
});

describe('a submissionError', () => {
  test('says when the rules could not be run', () => {
    expect(submissionErrorOf(notJudged)).toContain('could not be run');
  });

  test('is bounded: findings that do not fit are counted', () => {
    const many = validate(
      edited('standard-invoice', (request) => {
        const line = { ...lineOf(request), vatCategory: 'E' as const, vatRate: 0, lineExtensionAmount: null };
        Object.assign(request, { lines: Array.from({ length: 5000 }, () => line) });
      }),
    );
    const text = submissionErrorOf(many) ?? '';
    expect(text.length).toBeLessThanOrEqual(1000);
    const [, more] = /And at least (\d+) more\.$/.exec(text) ?? [];
    const named = text.match(/ at (?!least)/g)?.length ?? 0;
    expect(Number(more) + named).toBe(many.issues.length);
  });

  test.each([0, 1, 10, 40, 100])('never has more than the %i characters asked for', (length) => {
    for (const result of [invalid, malformed, notJudged]) {
      expect(submissionErrorOf(result, length)?.length).toBeLessThanOrEqual(length);
    }
  });

  test('is never cut inside a character', () => {
    const issue = {
      rule: 'r',
      message: '😀'.repeat(50),
      hint: '',
      severity: 'error',
      path: '',
      terms: [],
    } as const;
    for (const length of [60, 61]) {
      const text = submissionErrorOf({ outcome: 'invalid', issues: [issue] }, length) ?? '';
      expect(() => encodeURIComponent(text)).not.toThrow();
    }
  });
});

test('a problem takes the fields that are wrong, each with a message, and no others', () => {
  const errors = [{ field: 'lines[0].vatRate', message: 'is not a rate' }];
  expect(createProblem('bad-request', { errors }).errors).toEqual(errors);
  expect(() => createProblem('bad-request', { errors: [{ field: 'lines[0].vatRate' }] as never })).toThrow(
    'errors[0] is an object, not a field with a message',
  );
});
