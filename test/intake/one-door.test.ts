import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ValidatedDocument, validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { verdictOn } from '../../src/batch/verdict.ts';
import { answer } from '../../src/http/answer.ts';
import { createMalformedProblem } from '../../src/http/result-problem.ts';
import { beginsAsXml } from '../../src/intake/unwrap.ts';
import { answers } from '../../src/ui/answering/answers.ts';
import { pintAe } from '../cli/command-line.ts';
import { post, problemIn } from '../http/asking.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { hostileDocuments } from './hostile-documents.ts';

const folder = temporaryFolder();

function bytesOf(source: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(source);
}

/** Rule, path and place of everything that makes a document malformed. */
function foundIn({ result: { outcome, issues } }: ValidatedDocument) {
  return outcome === 'malformed' ? issues.map(({ rule, path, place }) => ({ rule, path, place })) : [];
}

/** The verdict of `pint-ae validate` on a file, as JSON and as exit code. */
async function throughCommandLine(bytes: Uint8Array) {
  const file = join(folder, 'document');
  writeFileSync(file, bytes);
  const { code, stdout } = await pintAe(['validate', file, '--format', 'json']);
  return { code, ...JSON.parse(stdout) };
}

describe.each(hostileDocuments)('$title', ({ source, outcome, finding }) => {
  const bytes = bytesOf(source);
  const validated = validateDocument(bytes);
  const isXml = beginsAsXml(bytes);

  test('is judged with rule, path and place', () => {
    expect(validated.result.outcome).toBe(outcome);
    const found = foundIn(validated).map(({ rule, path, place }) => [rule, path, place?.line, place?.column]);
    if (finding === undefined) return expect(found).toEqual([]);
    const [, rule, path = '', ...place] = /^(\S+)(?: ([^\s:]*))?(?: (\d*):(\d*))?$/.exec(finding) ?? [];
    const known = place.map((each, at) => (each ? Number(each) : found[0]?.[at + 2]));
    expect(found).toEqual([[rule, path, ...known]]);
  });

  test('has the same verdict in a batch', () => {
    const document = { input: 0, name: 'document', content: { kind: 'bytes', bytes } } as const;
    const { verdict } = verdictOn(document, {});
    expect(validated.result).toMatchObject({
      outcome: verdict.outcome,
      issues: verdict.issues,
    });
  });

  test('has the same result on the command line', async () => {
    const { code, issues, ...result } = await throughCommandLine(bytes);
    expect([code, result.outcome]).toEqual([outcome === 'valid' ? 0 : 1, outcome]);
    expect(validated.result).toMatchObject({ issues });
  });

  test('has the same answer over HTTP', async () => {
    const body = bytes.length === 0 ? ' ' : bytes;
    const answered = await post('/v1/validate', body, {
      'content-type': `application/${isXml ? 'xml' : 'json'}`,
    });
    if (outcome === 'malformed')
      expect(problemIn(answered)).toMatchObject({
        status: 400,
        errors: createMalformedProblem(validated.result).errors,
      });
    else expect(JSON.parse(answered.text)).toMatchObject(validated.result);
  });

  test('is counted over HTTP by the rules that it breaks', () => {
    const { rules } = answer({
      ...{ operation: 'validate', answerFormat: 'json', language: 'en', instance: '', traceId: '' },
      ...{ body: bytes, format: isXml ? 'xml' : 'json', documentType: undefined },
    });
    expect(rules).toEqual(finding === undefined ? [] : [finding.split(' ', 1)[0]]);
  });

  test('is shown alike on the page', () => {
    const { outcome: shown, findings } = answers.examine({ source: bytes, language: 'en' });
    expect(shown).toBe(outcome);
    if (outcome === 'malformed')
      expect(findings.map(({ rule, path, place }) => [rule, path, place])).toEqual(
        foundIn(validated).map(({ rule, path, place }) => [rule, path, place]),
      );
  });
});

const texts = hostileDocuments.flatMap(({ title, source }) =>
  typeof source === 'string' ? [{ title, source }] : [],
);

test.each(texts)('$title has the same result as a text as in bytes', ({ source }) => {
  expect(validateDocument(source).result).toEqual(validateDocument(bytesOf(source)).result);
});

const xml = hostileDocuments.filter(({ source }) => beginsAsXml(bytesOf(source)));

test.each(xml)('$title has the same result from validateUbl', ({ source }) => {
  expect(validateUbl(source)).toEqual(validateDocument(source).result);
});

test('there are at least 60 documents', () => {
  expect(hostileDocuments.length).toBeGreaterThanOrEqual(60);
});
