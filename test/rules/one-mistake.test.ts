import { describe, expect, test } from 'vitest';
import type { ValidationResult } from '../../src/api/validation-result.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { jsonSteps } from '../../src/core/findings/json-path.ts';
import { isVisible } from '../../src/core/text/text.ts';
import { casesOf, requestOf, ruleCases, verdictIn } from '../cases/request-cases.ts';

/** Every request with a mistake in the tests of the rules. */
const requests = [...ruleCases, ...casesOf('mistakes', 'systems', 'trades')].map((row) => {
  const request = requestOf(row);
  return { what: `${row.table}: ${row.fact}`, request, findings: findingsOf(verdictIn('en', row)) };
});

/** The findings that a person has to act on. */
function findingsOf({ issues, warnings }: ValidationResult): Issue[] {
  return [...issues, ...warnings].filter(({ severity }) => severity !== 'information');
}

describe('in the requests of the tests of the rules', () => {
  test('no request has two findings at one place', () => {
    const twice = requests.flatMap(({ what, findings }) => {
      const places = findings.map(({ path }) => path);
      const repeated = places.filter((path, index) => path !== '' && places.indexOf(path) !== index);
      return findings
        .filter(({ path }) => repeated.includes(path))
        .map(({ rule, path }) => `${what}: ${rule} ${path}`);
    });
    expect(twice).toEqual([]);
  });

  test('no request is said to lack a value that it has', () => {
    const denied = requests.flatMap(({ what, request, findings }) =>
      findings
        .filter(({ path, message }) => saysMissing(message) && isSent(request, path))
        .map(({ rule, path, message }) => `${what}: ${rule} ${path}: ${message}`),
    );
    expect(denied).toEqual([]);
  });
});

describe('a broken check is the only finding, because it covers the official rules that fail with it', () => {
  const cases = casesOf('checks').filter(({ rule }) => rule !== undefined);

  test.each(cases)('$rule: $fact', (row) => {
    const { issues } = verdictIn('en', row);
    expect(issues.map(({ rule }) => rule).filter((rule) => rule !== row.rule)).toEqual([]);
  });
});

/** Messages about a field other than that of the finding. */
const ofAnotherField = /has no allowances or charges|PINT-AE has no|names no VAT category|has no such flag/;

function saysMissing(message: string): boolean {
  return /\b(?:missing|not given|(?:has|have|gives?|names?) no|is given for|no [\w ]+ is given)\b/.test(
    message.replace(ofAnotherField, ''),
  );
}

/** Tells whether a request has a nonblank value at a path. */
function isSent(request: unknown, path: string): boolean {
  const value = jsonSteps(path).reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    request,
  );
  if (typeof value === 'string') return isVisible(value);
  return value !== undefined && value !== null && typeof value !== 'object';
}
