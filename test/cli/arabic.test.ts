import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { summaryText } from '../../src/cli/batch/summary-text.ts';
import { languages } from '../../src/core/messages/language.ts';
import { cellsOf } from '../../src/report/cells.ts';
import { removeTemporaryFolders, temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';
import { invalid, malformed, valid } from './example-files.ts';

afterAll(removeTemporaryFolders);

describe('--lang ar', () => {
  const arabic = /\p{Script=Arabic}/u;
  const commandLine = /^ *(pint-ae|cat|zcat) /;

  test('is the language of the whole help', async () => {
    const { stdout } = await pintAe(['--help', '--lang', 'ar']);
    const lines = stdout.split('\n').filter((line) => !commandLine.test(line));
    expect(lines.filter((line) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(line))).toEqual([]);
    expect(lines.filter((line) => arabic.test(line)).length).toBeGreaterThan(20);
  });

  test('is in lines that keep their order on a terminal that sorts characters by direction', async () => {
    const calls = [['--help'], [], ['explain', 'ibr-190-ae'], ['rules', 'payment'], ['validate', invalid]];
    for (const call of calls) {
      const { stdout } = await pintAe([...call, '--lang', 'ar']);
      const loose = stdout.replaceAll(/\u2067.*?(?=\n)/g, '').split('\n');
      expect(loose.filter((line) => arabic.test(line))).toEqual([]);
    }
  });

  test('leaves each Arabic text of a quoted line its own order, and the folders of a path theirs', async () => {
    const folder = join(temporaryFolder(), 'م');
    mkdirSync(folder);
    const path = join(folder, 'ن.json');
    writeFileSync(path, '{"seller": {"name": "قلم (A4) أحمر", "trn": 7}, "لون": "أزرق"}');
    const { stdout } = await pintAe(['validate', '--lang', 'ar', path]);
    expect(stdout).toContain('/\u2067م\u2069/\u2067ن\u2069.json');
    expect(stdout).toContain('"name": "\u2068قلم (A4) أحمر\u2069", ');
    expect(stdout).toContain('"\u2068لون\u2069": \u200e\u2068"أزرق"\u2069\u200e}');
  });

  test('leaves the folders of a path theirs in the summary of a batch', () => {
    const counts = {
      documents: 1,
      valid: 0,
      invalid: 1,
      malformed: 0,
      notJudged: 0,
      rules: [],
      firstNotJudged: [],
    };
    const worst = [{ document: 'م/ن.json', issues: 1, isCut: false }];
    const run = { resumedAfter: 0, seconds: 1, documentsPerSecond: 1, end: 'complete' };
    const written = summaryText({ ...counts, ...run, worst } as never, 'ar');
    expect(written).toContain('\u2067م\u2069/\u2067ن\u2069.json');
  });

  test('what belongs at a caret stands before it where the terminal ends', async () => {
    const text = `{ "documentType": "Invoice", "lines": [{}], "notes": "${'x'.repeat(90)}" }`;
    for (const language of languages) {
      const { stdout } = await pintAe(['validate', '--lang', language], text, { columns: 80 });
      const carets = stdout.split('\n').filter((line) => line.includes('^') && line.includes('issueDate'));
      expect(carets).toHaveLength(1);
      for (const line of carets) expect(cellsOf(line)).toBeLessThanOrEqual(80);
      expect(carets[0]).toMatch(/issueDate.* \^$/);
    }
  });

  test('is the language of every line of a report, except names, amounts and quotations', async () => {
    for (const file of [valid, invalid, malformed]) {
      const { stdout } = await pintAe(['validate', '--lang', 'ar', file]);
      const lines = stdout.split('\n').filter((line) => !/ │ |^\s*$|^ {2}[\w-]+ {2}/.test(line));
      expect(lines.filter((line) => !arabic.test(line))).toEqual([]);
    }
  });
});
