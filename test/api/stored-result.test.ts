import { describe, expect, test } from 'vitest';
import { type StoredResult, showResult, storeResult } from '../../src/api/stored-result.ts';
import { type ValidatedDocument, validateDocument } from '../../src/api/validate-document.ts';
import type { ValidationResult } from '../../src/api/validation-result.ts';
import { requestOf, ruleCases } from '../cases/request-cases.ts';
import { example } from '../requests.ts';

/** Returns from a file or a database. */
const keptAndReadAgain = (validated: ValidatedDocument): StoredResult =>
  JSON.parse(JSON.stringify(storeResult(validated)));

/** Everything that a result reports, except fixes and suggestions, which need the request. */
const said = ({ valid, outcome, issues, warnings, adjustments }: ValidationResult) =>
  JSON.parse(
    JSON.stringify({ valid, outcome, issues, warnings, adjustments }, (key, value) =>
      key === 'fix' || key === 'suggestions' ? undefined : value,
    ),
  );

describe('a kept result', () => {
  test.each(['en', 'ar'] as const)('says in %s of every check what the result said', (language) => {
    for (const row of ruleCases) {
      const validated = validateDocument(JSON.stringify(requestOf(row)), { ...row.options, language });
      const told = showResult(keptAndReadAgain(validated), { language });
      expect(said(told), row.fact).toEqual(said(validated.result));
    }
  });

  test.each([
    ['a request of the wrong shape', '{"lines": 1}'],
    ['a text that is not JSON', '{"lines":'],
    ['XML that is not UBL', '<Order xmlns="urn:x"/>'],
    ['UBL that breaks rules', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
  ])('reports for %s what the result reported', (_, text) => {
    for (const language of ['en', 'ar'] as const) {
      const validated = validateDocument(text, { language });
      expect(said(showResult(keptAndReadAgain(validated), { language }))).toEqual(said(validated.result));
    }
  });

  test('lists as much as a result, and says how many more there are', () => {
    const request = example('standard-invoice');
    const [line] = request.lines;
    const lines = Array.from({ length: 150 }, (_, index) => ({ ...line, id: `${index}`, description: '' }));
    const validated = validateDocument(JSON.stringify({ ...request, lines }));
    const verdict = keptAndReadAgain(validated);
    expect(verdict.findings.length).toBeLessThan(300);
    expect(said(showResult(verdict))).toEqual(said(validated.result));
  });
});
