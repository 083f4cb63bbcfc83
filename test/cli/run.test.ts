import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { version } from '../../src/core/version.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe, pintAeBatch } from './command-line.ts';
import { examples, invalid, valid } from './example-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('--out', () => {
  test('validate writes its report there, without colour, in a folder that is made', async () => {
    const file = join(folder, 'reports/report.html');
    const { code, stdout } = await pintAe(['validate', invalid, '-f', 'html', '--out', file]);
    expect([code, stdout]).toEqual([1, '']);
    expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>[\s\S]*ibr-167-ae/i);
  });

  test.each([
    ['compute', valid],
    ['validate', valid],
    ['convert', valid],
    ['explain', 'ibr-190-ae'],
  ])('of %s is standard output if it is -, and no file of that name', async (command, operand) => {
    const without = await pintAe([command, operand]);
    expect(await pintAe([command, operand, '--out', '-'])).toEqual(without);
    expect(existsSync('-')).toBe(false);
  });

  test('init and a batch write standard output for - too', async () => {
    expect(await pintAe(['init', '-'])).toEqual(await pintAe(['init']));
    const { stdout } = await pintAeBatch(['batch', valid, '--out', '-']);
    expect(JSON.parse(stdout)).toMatchObject({ valid: true });
    expect(existsSync('-')).toBe(false);
  });

  test('compute writes its JSON there', async () => {
    const file = join(folder, 'totals.json');
    expect(await pintAe(['compute', valid, '-o', file])).toMatchObject({ code: 0, stdout: '' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ totals: { payableAmount: '11125.80' } });
  });

  test('a file that cannot be written is reported in one line', async () => {
    const { code, stderr } = await pintAe(['validate', valid, '--out', join(valid, 'report.txt')]);
    expect([code, stderr.split('\n').length]).toEqual([2, 2]);
    expect(stderr).toContain(
      `cannot write ${valid}/report.txt: a part of the path that should be a folder is a file`,
    );
  });

  test.each([
    ['en', 'it is a folder; name a file'],
    ['ar', 'هذا مجلد؛ اذكر ملفاً'],
  ])('a folder in place of a file is named as one, in %s', async (language, told) => {
    const { code, stderr } = await pintAe(['validate', valid, '--out', folder, '--lang', language]);
    expect([code, stderr.split('\n').length]).toEqual([2, 2]);
    expect(withoutDirection(stderr)).toContain(told);
    expect(stderr).not.toMatch(/EISDIR|illegal/);
  });
});

test('pint-ae compute prints line amounts and totals', async () => {
  const { code, stdout } = await pintAe(['compute', join(examples, 'allowances-and-charges.json')]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    lines: [
      { id: '1', netAmount: '6127.50', vatCategory: 'S', vatAmount: '306.38', payableAmount: '6433.88' },
      { id: '2', netAmount: '1639.96' },
    ],
    totals: { payableAmount: '7129.58', prepaidAmount: '1000.00' },
  });
});

test('pint-ae explain tells what a rule asks for and what to do', async () => {
  const { code, stdout } = await pintAe(['explain', 'IBR-167-AE']);
  expect(code).toBe(0);
  expect(stdout).toContain('ibr-167-ae');
  expect(stdout).toContain('exemptionReasonCode');
});

test('pint-ae explain knows every official rule', async () => {
  for (const id of ['ibr-002', 'ibr-cl-14', 'ibr-149-ae', 'aligned-ibrp-s-08', 'ibr-187-ae']) {
    const { code, stdout } = await pintAe(['explain', id]);
    expect(code).toBe(0);
    expect(stdout.split('\n').length).toBeGreaterThan(2);
  }
});

describe('a call that cannot run exits 2 with one line that says why', () => {
  test.each([
    [['validate', '/nowhere/invoice.json'], 'cannot read /nowhere/invoice.json: no such file'],
    [['validate', '/nowhere/*.json'], 'no file matches /nowhere/*.json'],
    [
      ['validate', valid, '--format', 'yaml'],
      '--format must be one of text, concise, json, html, sarif, junit, svrl, github, gitlab, csv, xlsx, not yaml',
    ],
    [['validate', valid, '--nonsense'], 'validate has no option --nonsense'],
    [['convert', valid, invalid], 'several documents need --out DIRECTORY'],
    [['validate', valid, '--document-type', 'Bill'], '--document-type must be one of Invoice'],
    [['validate', valid, '--options', valid.replace('.json', '.txt')], 'cannot read'],
    [['explain', 'ibr-999'], 'ibr-999 is not a rule, code, business term or field'],
    [['explain'], 'explain needs a rule id, a code, a business term or a field'],
    [['frobnicate'], 'there is no command frobnicate'],
    [['constructor'], 'there is no command constructor'],
    [['--strict'], 'no command is given'],
    [['help', 'vaildate'], 'there is no command vaildate; did you mean validate?'],
    [['vaildate', '--help'], 'there is no command vaildate; did you mean validate?'],
  ])('%j', async (argv, message) => {
    const { code, stderr } = await pintAe(argv);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });
});

test('--help teaches and --version tells', async () => {
  const { code, stdout } = await pintAe(['--help']);
  expect(code).toBe(0);
  for (const command of ['validate', 'convert', 'compute', 'explain'])
    expect(stdout).toContain(`pint-ae ${command}`);
  expect((await pintAe(['--version'])).stdout).toBe(`${version}\n`);
  expect((await pintAe(['version'])).stdout).toBe(`${version}\n`);
});
