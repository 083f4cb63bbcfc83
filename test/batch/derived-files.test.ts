import { describe, expect, test } from 'vitest';
import { validateDocument } from '../../src/api/validate-document.ts';
import type { ChunkDocument } from '../../src/batch/chunk.ts';
import { derivedFiles, fileName } from '../../src/batch/derived-files.ts';
import { lineFileName } from '../../src/batch/file-names.ts';
import { invalid, ubl, valid } from './documents.ts';

const documentNamed = (name: string, line?: number): ChunkDocument => ({
  input: 6,
  name,
  ...(line === undefined ? {} : { line }),
  content: { kind: 'bytes', bytes: new Uint8Array() },
});
const none = { ublFolder: null, requestFolder: null, pages: null };

/** The files for a document, each as the field of its verdict and its name. */
function filesOf(text: string, folders: Partial<Parameters<typeof derivedFiles>[2]>) {
  const files = derivedFiles(documentNamed('INV-1.json'), validateDocument(text), { ...none, ...folders });
  return files.map(({ key, name, path }) => [key, name, path]);
}

describe('the files beside the verdicts', () => {
  const pages = { pageFolder: 'out/html', pageLanguage: 'en', paper: 'A4' } as const;

  test('are those for which there is a folder', () => {
    expect(filesOf(ubl, {})).toEqual([]);
    for (const [folders, key, name] of [
      [{ ublFolder: 'out/ubl' }, 'ubl', 'ubl/000007-INV-1.xml'],
      [{ requestFolder: 'out/requests' }, 'request', 'requests/000007-INV-1.json'],
      [{ pages }, 'page', 'html/000007-INV-1.html'],
    ] as const)
      expect(filesOf(ubl, folders)).toEqual([[key, name, `out/${name}`]]);
  });

  test('are UBL of what is valid, requests of UBL, and pages of what could be read', () => {
    const all = { ublFolder: 'ubl', requestFolder: 'requests', pages };
    const keys = (text: string) => filesOf(text, all).map(([key]) => key);
    expect(keys(ubl)).toEqual(['ubl', 'request', 'page']);
    expect(keys(valid)).toEqual(['ubl', 'page']);
    expect(keys(invalid)).toEqual(['page']);
    expect(keys('{')).toEqual([]);
  });
});

describe('the name of a file', () => {
  test.each([
    ['a.json', undefined, '000007-a'],
    ['in/2026/INV 1.xml.gz', undefined, '000007-in_2026_INV_1'],
    ['in.ndjson:12', 12, '000007-000000012-in'],
    ['/in.json', undefined, '000007-in'],
    ['فاتورة.json', undefined, '000007'],
    ['.json', undefined, '000007'],
    ['<stdin>:3', 3, '000007-000000003-stdin'],
    [`${'folder/'.repeat(40)}INV-9.json`, undefined, `000007-${'folder_'.repeat(40).slice(-75)}INV-9`],
  ])('of %s is readable and numbered', (name, line, file) => {
    expect(fileName(documentNamed(name, line))).toBe(file);
  });

  test.each([
    ['2026/INV-1', undefined, '2026/INV-1'],
    ['2026/INV-1', 3, lineFileName('2026/INV-1', 3)],
  ])('is %s, and of its line %s %s', (own, line, file) => {
    expect(fileName({ ...documentNamed('in.json', line), fileName: own })).toBe(file);
  });
});
