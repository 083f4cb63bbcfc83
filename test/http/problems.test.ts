import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import {
  createMalformedProblem,
  createProblem,
  createProblemResponse,
  createValidationProblem,
  problemKinds,
  submissionErrorOf,
  toProblem,
} from '../../src/http/index.ts';
import { edited, example, lineOf } from '../requests.ts';
import { exampleText, exempt } from './asking.ts';

const valid = validate(example('standard-invoice'));
const invalid = validate(JSON.parse(exampleText(exempt)));
const malformed = validate(JSON.parse(exampleText('broken/malformed')));
const notJudged = { ...valid, valid: false, outcome: 'not-judged' as const };

describe('the kinds of problems', () => {
  test.each([
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [402, 'quota-exceeded'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [422, 'validation-failed'],
    [429, 'rate-limited'],
    [500, 'internal-error'],
    [502, 'upstream-error'],
  ] as const)('of the interface: %i is %s', (status, kind) => {
    expect(createProblem(kind)).toMatchObject({ status, type: `/errors/${kind}` });
  });

  test('each have a status and a title of their own', () => {
    const kinds = Object.values(problemKinds);
    expect(new Set(kinds.map(({ status }) => status)).size).toBe(kinds.length);
    expect(new Set(kinds.map(({ title }) => title)).size).toBe(kinds.length);
  });
});

describe('a problem', () => {
  test.each(['https://api.example.com/errors/', 'https://api.example.com/errors'])(
    'has its type under the base %s',
    (problemBase) => {
      expect(createProblem('conflict', { problemBase }).type).toBe('https://api.example.com/errors/conflict');
    },
  );

  test('has every member of the interface, null where there is nothing to say', () => {
    expect(createProblem('forbidden')).toEqual({
      type: '/errors/forbidden',
      title: expect.any(String),
      status: 403,
      detail: null,
      instance: null,
      traceId: null,
      errors: null,
    });
  });

  test('is a response with its status, its media type and the headers that explain it', async () => {
    const details = { traceId: 'abc', detail: 'Wait.' };
    const response = createProblemResponse('rate-limited', details, {
      'retry-after': '7',
      'x-ratelimit-remaining': '0',
    });
    expect(response.status).toBe(429);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '7',
      'x-ratelimit-remaining': '0',
    });
    expect(await response.json()).toEqual(createProblem('rate-limited', details));
  });
});

describe('the problem of a result', () => {
  test('does not exist for a valid document', () => {
    expect(toProblem(valid)).toBeUndefined();
  });

  test('is 422 for a document that breaks rules, each at its field', () => {
    expect(toProblem(invalid, { traceId: 'abc' })).toEqual(
      createValidationProblem(invalid, { traceId: 'abc' }),
    );
    expect(createValidationProblem(invalid)).toMatchObject({
      status: 422,
      detail: expect.stringContaining('1 rule '),
      errors: [{ field: 'lines[2].exemptionReasonCode', message: expect.stringMatching(/^ibr-167-ae: /) }],
    });
  });

  test('counts a rule once, in however many places it is broken', () => {
    const { lines, ...request } = JSON.parse(exampleText(exempt));
    const broken = validate({ ...request, lines: [lines[2], lines[2]] });
    expect(broken.issues).toHaveLength(2);
    expect(toProblem(broken)?.detail).toMatch(/^The document breaks 1 rule of PINT-AE\./);
  });

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

  test('is 400 for a malformed request, with its fields', () => {
    expect(toProblem(malformed)).toEqual(createMalformedProblem(malformed));
    const errors = malformed.issues.map(({ path, message, hint }) => ({
      field: path,
      message: `${message} ${hint}`,
    }));
    expect(createMalformedProblem(malformed)).toMatchObject({ status: 400, errors });
  });

  test('is 400 for UBL that cannot be read, with the place', () => {
    const { status, errors } = createMalformedProblem(validateUbl('<Invoice>\n</Order>'));
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toMatch(/ at line 2, column \d+: /);
  });

  test('is 500 where the rules could not be run', () => {
    expect(toProblem(notJudged)).toMatchObject({ status: 500, type: '/errors/internal-error' });
  });
});

describe('a submissionError', () => {
  test('is null for a valid document', () => {
    expect(submissionErrorOf(valid)).toBeNull();
  });

  test('names the failed rules, their fields and what to do', () => {
    expect(submissionErrorOf(invalid)).toMatch(
      /^The document breaks rules of PINT-AE\. ibr-167-ae at lines\[2\]\.exemptionReasonCode: .* Set exemptionReasonCode/,
    );
  });

  test('names the malformed fields', () => {
    expect(submissionErrorOf(malformed)).toContain('issueDate is not a calendar date');
  });

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

  test('counts what is not listed with what does not fit', () => {
    const [, more] = /And (\d+) more\.$/.exec(submissionErrorOf({ ...invalid, unlisted: 7 }) ?? '') ?? [];
    expect(Number(more)).toBe(7);
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

test('each error of a problem has its rule, hint and severity beside the message', () => {
  const [issue] = invalid.issues;
  const { rule, hint, severity } = issue ?? {};
  expect(createValidationProblem(invalid).errors?.[0]).toMatchObject({ rule, hint, severity });
  for (const error of createMalformedProblem(malformed).errors ?? [])
    expect(error).toMatchObject({ rule: 'pint-ae-malformed', hint: expect.any(String), severity: 'error' });
});
