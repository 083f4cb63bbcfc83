import { describe, expect, test } from 'vitest';
import unreachable from '../../../schematron/unreachable.json' with { type: 'json' };
import { compareVerdicts } from '../../../src/api/conformance.ts';
import { saxonEngine } from '../../../src/schematron/saxon.ts';
import { pintAe } from '../../cli/command-line.ts';
import { assertedIn } from '../../schematron/asserted.ts';
import { corpus } from '../../schematron/corpus.ts';
import { isQuick } from '../../tier.ts';

const documents = corpus();
const rules = [...assertedIn('pint'), ...assertedIn('ae')];

describe('the corpus that comes with the library', () => {
  test('has a document that fails each rule that can fail, and fails no other', () => {
    const failing = new Set(documents.flatMap(({ failed }) => failed ?? []));
    expect([...failing].sort()).toEqual(rules.filter((id) => !Object.hasOwn(unreachable, id)).sort());
  });

  test('has valid documents as well', () => {
    expect(documents.filter(({ failed, error }) => failed?.length === 0 && !error).length).toBeGreaterThan(
      50,
    );
  });

  test('has a different name for each document', () => {
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  });

  test('gets the expected verdicts', () => {
    const disagreeing = documents.filter((document) => !compareVerdicts(document).agrees);
    expect(disagreeing.map(({ id }) => id)).toEqual([]);
  });

  test.skipIf(isQuick)('gets them from SaxonJS too, in a sample of every eighth document', () => {
    const sample = documents.filter((_, index) => index % 8 === 0);
    const disagreeing = sample.filter(
      (document) => !compareVerdicts(document, { engine: saxonEngine }).agrees,
    );
    expect(disagreeing.map(({ id }) => id)).toEqual([]);
  });

  test('is compared by the command if no file is named', async () => {
    const { code, stdout } = await pintAe(['conformance']);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      `agree ${documents.length} of ${documents.length} documents`,
    );
  });
});
