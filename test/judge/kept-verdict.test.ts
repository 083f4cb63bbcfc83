import { describe, expect, test } from 'vitest';
import { type JudgedDocument, judgeDocument } from '../../src/judge/judge-document.ts';
import { type KeptVerdict, keptVerdict, resultOfVerdict } from '../../src/judge/kept-verdict.ts';
import type { ValidationResult } from '../../src/judge/result.ts';
import { edited, example } from '../requests.ts';
import { checkCases } from '../rules/check-cases/index.ts';

/** Returns from a file or a database. */
const keptAndReadAgain = (judged: JudgedDocument): KeptVerdict =>
  JSON.parse(JSON.stringify(keptVerdict(judged)));

/** Everything that a result reports, except fixes, which need the request. */
const said = ({ valid, outcome, issues, warnings, adjustments }: ValidationResult) =>
  JSON.parse(
    JSON.stringify({ valid, outcome, issues, warnings, adjustments }, (key, value) =>
      key === 'fix' ? undefined : value,
    ),
  );

describe('a kept verdict', () => {
  test.each(['en', 'ar'] as const)('says in %s of every check what the result said', (language) => {
    for (const { fact, example, edit, options } of checkCases) {
      const judged = judgeDocument(JSON.stringify(edited(example, edit)), { ...options, language });
      const told = resultOfVerdict(keptAndReadAgain(judged), { language });
      expect(said(told), fact).toEqual(said(judged.result));
    }
  });

  test.each([
    ['a request of the wrong shape', '{"lines": 1}'],
    ['a text that is not JSON', '{"lines":'],
    ['XML that is not UBL', '<Order xmlns="urn:x"/>'],
    ['UBL that breaks rules', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
  ])('reports for %s what the result reported', (_, text) => {
    for (const language of ['en', 'ar'] as const) {
      const judged = judgeDocument(text, { language });
      expect(said(resultOfVerdict(keptAndReadAgain(judged), { language }))).toEqual(said(judged.result));
    }
  });

  test('lists as much as a result, and says how many more there are', () => {
    const request = example('standard-invoice');
    const [line] = request.lines;
    const lines = Array.from({ length: 150 }, (_, index) => ({ ...line, id: `${index}`, description: '' }));
    const judged = judgeDocument(JSON.stringify({ ...request, lines }));
    const verdict = keptAndReadAgain(judged);
    expect(verdict.findings.length).toBeLessThan(300);
    expect(said(resultOfVerdict(verdict))).toEqual(said(judged.result));
  });
});
