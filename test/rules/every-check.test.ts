import { describe, expect, test } from 'vitest';
import { checks } from '../../rules/ae/checks/index.ts';
import { checkInvoice } from '../../src/judge/checks.ts';
import type { DocumentRequest } from '../../src/judge/default-specification.ts';
import { compute, normalise } from '../../src/judge/steps.ts';
import type { NormaliseOptions } from '../../src/request/normalise/options.ts';
import { edited } from '../requests.ts';
import { cases } from './check-cases.ts';

function issuesOf(name: string, edit: (request: DocumentRequest) => void, options?: NormaliseOptions) {
  return checkInvoice(compute(normalise(edited(name, edit), options).invoice));
}

describe('each check speaks where it is broken, and alone', () => {
  test.each(cases.map(([rule, fact, ...rest]) => [`${rule}: ${fact}`, rule, rest] as const))(
    '%s',
    (_, rule, rest) => {
      const [name, edit, paths, options] = rest;
      const issues = issuesOf(name, edit, options).map((issue) => [issue.rule, issue.path]);
      expect(issues).toEqual(paths.map((path) => [rule, path]));
    },
  );

  test.each([
    'standard-invoice',
    'out-of-scope',
    'export-usd',
    'profit-margin',
    'exempt',
    'credit-note',
    'reverse-charge',
  ])('%s breaks none', (name) => {
    expect(issuesOf(name, () => {})).toEqual([]);
  });

  test('every check has its case, and an id of its own', () => {
    const withCase = new Set(cases.map(([rule]) => rule));
    const ids = [...new Set(checks.map(({ id }) => id))];
    expect(new Set(checks.map(({ id, text, severity }) => `${id} ${text} ${severity}`)).size).toBe(
      checks.length,
    );
    expect(ids.filter((id) => !withCase.has(id))).toEqual([]);
  });

  test('no message or hint leaves a placeholder unfilled', () => {
    for (const [, , name, edit, , options] of cases) {
      for (const { message, hint } of issuesOf(name, edit, options))
        expect(message + hint).not.toMatch(/[{}]/);
    }
  });
});
