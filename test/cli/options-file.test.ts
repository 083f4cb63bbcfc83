import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateOptionShape } from '../../src/api/option-shapes.ts';
import { validationShape } from '../../src/http/document-work.ts';
import { serverOptionShape } from '../../src/server/options.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

const path = join(temporaryFolder(), 'options.json');

/** Returns what a command says in Arabic of a file of options, after the name of the file. */
async function toldOf(options: unknown, command: 'validate' | 'serve' = 'validate'): Promise<string> {
  writeFileSync(path, JSON.stringify(options));
  const operands = command === 'serve' ? [] : [valid];
  const { code, stderr } = await pintAe([command, '--lang', 'ar', '--options', path, ...operands]);
  expect(code).toBe(2);
  return withoutDirection(stderr.split('\n')[0] ?? '').replace(`pint-ae: ${path}: `, '');
}

describe('a file of options with mistakes is refused in Arabic', () => {
  test.each<readonly [options: unknown, told: string]>([
    [{ strict: 'yes' }, 'قيمة strict هي "yes"، والمطلوب true أو false'],
    [{ today: '21.11.2026' }, 'قيمة today هي "21.11.2026"، والمطلوب تاريخ مثل 2026-11-21'],
    [{ limits: { maxFindings: 0 } }, 'قيمة limits.maxFindings هي 0، وهي أقل من 1'],
    [{ limits: { maxFindings: 1.5 } }, 'قيمة limits.maxFindings هي 1.5، والمطلوب عدد صحيح'],
    [{ limits: { maxFindings: [] } }, 'قيمة limits.maxFindings هي قائمة، والمطلوب عدد'],
    [{ maxFindings: 5 }, 'لا يوجد خيار maxFindings هنا؛ مكانه داخل limits'],
    [{ turnNegative: 'yes' }, 'قيمة turnNegative هي "yes"، والمطلوب true أو false'],
    [
      { strict: 'no", not a text', uuid: 'a' },
      'قيمة uuid هي "a"، والمطلوب معرّف UUID؛ قيمة strict هي "no\\", not a text"، والمطلوب true أو false',
    ],
    [
      { company: { name: 'Falcon' } },
      'قيمة company هي كائن JSON، والمطلوب شركة لها trn أو tin أو participantId',
    ],
    [
      { company: { TRN: '1' } },
      'لا يوجد في company الخيار TRN؛ والموجود name، trn، tin، participantId، address، contactName، contactPhone، contactEmail، legalRegistrationNumber، legalRegistrationType، authorityName، paymentBankAccount؛ هل تقصد trn؟',
    ],
    [[], 'محتوى الملف قائمة، والمطلوب كائن JSON'],
  ])('%j', async (options, told) => {
    expect(await toldOf(options)).toBe(told);
  });

  test('an option that the file does not have', async () => {
    expect(await toldOf({ defaults: {} })).toMatch(
      /^لا يوجد الخيار defaults؛ والموجود documentType، uuid، .*؛ هل تقصد company؟$/,
    );
  });

  test('a limit that is too high', async () => {
    expect(await toldOf({ limits: { maxNesting: 5000 } }, 'serve')).toBe(
      'قيمة limits.maxNesting هي 5000، وهي أكثر من 1000',
    );
  });

  test('that of a server has every option of documents that neither a flag nor a request sets', async () => {
    const [, listed = ''] = (await toldOf({ other: 0 }, 'serve')).split('؛ والموجود ');
    const byFlags = ['engine', 'release', 'ruleSets', 'specification'];
    const expected = Object.keys(validationShape).filter((name) => !byFlags.includes(name));
    expect(expected).toEqual(expect.arrayContaining(['vatRounding', 'splitDiscounts', 'docsUrl']));
    expect(listed.split('، ')).toEqual(expect.arrayContaining(expected));
  });

  test('a list of companies: the document is that of one of them, or of none', async () => {
    const own = { name: 'Falcon Office Supplies LLC', trn: '100354879700003' };
    const other = { name: 'Falcon Member Two LLC', trn: own.trn, tin: '1009999994' };
    const said = async (company: unknown) => {
      writeFileSync(path, JSON.stringify({ company }));
      const { code, stdout } = await pintAe(['validate', '--format', 'json', '--options', path, valid]);
      return [code, stdout.includes('pint-ae-company-other')];
    };
    expect(await said([other, own])).toEqual([0, false]);
    expect(await said([other, { ...own, name: 'Another LLC' }])).toEqual([1, true]);
  });

  const wrong = [true, null, 7, 1.5, -1, 'is a list, not a text', '', [], ['x'], {}, { x: 1 }];
  const everyOption = [
    ...Object.keys(validateOptionShape).map((name) => ['validate', name] as const),
    ...Object.keys(serverOptionShape).map((name) => ['serve', name] as const),
  ];
  test.each(everyOption)('of %s whatever is wrong with %s', async (command, name) => {
    const told = await Promise.all(
      wrong.map(async (value) => {
        const file = join(temporaryFolder(), 'options.json');
        writeFileSync(file, JSON.stringify({ other: 0, [name]: value }));
        const operands = command === 'serve' ? [] : [valid];
        const { stderr } = await pintAe([command, '--lang', 'ar', '--options', file, ...operands]);
        return stderr.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
      }),
    );
    expect(told.filter((text) => !text.includes('؛ والموجود'))).toEqual([]);
    expect(told.filter((text) => / (?:is|not|there|than|in) /.test(text))).toEqual([]);
  });
});
