import { describe, expect, test } from 'vitest';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';
import { invalid, malformed, valid } from './example-files.ts';

describe('--lang ar', () => {
  const arabic = /\p{Script=Arabic}/u;
  const commandLine = /^ *(pint-ae|cat|zcat) /;

  test('is the language of the whole help', async () => {
    const { stdout } = await pintAe(['--help', '--lang', 'ar']);
    const lines = stdout.split('\n').filter((line) => !commandLine.test(line));
    expect(lines.filter((line) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(line))).toEqual([]);
    expect(lines.filter((line) => arabic.test(line)).length).toBeGreaterThan(40);
  });

  test('is the language of errors in the call itself', async () => {
    const { code, stderr } = await pintAe(['validate', '--lang', 'ar', '--foramt', 'x']);
    expect([code, withoutDirection(stderr)]).toEqual([
      2,
      'pint-ae: ليس للأمر validate خيار --foramt؛ هل تقصد --format؟\nيبيّن pint-ae validate --help طريقة الاستعمال.\n',
    ]);
  });

  test('is in lines that keep their order on a terminal that sorts characters by direction', async () => {
    const calls = [['--help'], [], ['explain', 'ibr-190-ae'], ['rules', 'payment'], ['validate', invalid]];
    for (const call of calls) {
      const { stdout } = await pintAe([...call, '--lang', 'ar']);
      const loose = stdout.replaceAll(/\u2067.*?(?=\n)/g, '').split('\n');
      expect(loose.filter((line) => arabic.test(line))).toEqual([]);
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
