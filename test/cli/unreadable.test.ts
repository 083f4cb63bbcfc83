import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { unreadable } from '../../src/cli/input/unreadable.ts';
import { UsageError, usageText } from '../../src/cli/io.ts';
import { languages } from '../../src/core/messages/language.ts';
import { valid } from '../batch/documents.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe, pintAeBatch } from './command-line.ts';

const folder = temporaryFolder();
const document = join(folder, 'document.json');
const schema = join(folder, 'own.sch');
const rules =
  '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="/*"><assert id="own-1" test="true()"/></rule></pattern></schema>';

beforeAll(() => {
  writeFileSync(document, valid);
  writeFileSync(schema, rules);
});

const begins = { en: 'cannot read', ar: 'تتعذّر قراءة' };

const documentCommands = ['validate', 'convert', 'compute', 'read', 'render', 'batch'];

describe.each(languages)('why a file cannot be read is told in the same words: %s', (language) => {
  const said = async (argv: readonly string[]) => {
    const { code, stderr } = await pintAe([...argv, '--lang', language]);
    return [code, withoutDirection(stderr)] as const;
  };

  test.each([
    ['EACCES', { en: 'no permission to read it', ar: 'لا إذن بقراءته' }],
    ['ELOOP', { en: 'it is a link, and its target is missing', ar: 'إنه رابط، وما يقود إليه غير موجود' }],
  ])('a file that the system refuses with %s', (code, reason) => {
    const error = unreadable('own.sch', Object.assign(new Error(code), { code }));
    expect(withoutDirection(usageText(error, language))).toBe(
      `${begins[language]} own.sch: ${reason[language]}`,
    );
  });

  test.each([
    [
      'the code of an error of the system',
      Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }),
      'EIO',
    ],
    ['the words of an error without a code', new Error('out of order'), 'out of order'],
  ])('a file that fails otherwise: %s', (_, error, reason) => {
    expect(withoutDirection(usageText(unreadable('own.sch', error), language))).toBe(
      `${begins[language]} own.sch: ${reason}`,
    );
  });

  test('a name that is empty', async () => {
    for (const command of documentCommands) {
      const [code, stderr] = await said([command, '']);
      expect([command, code, stderr]).toEqual([
        command,
        2,
        expect.stringContaining(usageText(new UsageError('noName'), language)),
      ]);
    }
  });

  test('gzip data that is cut off or damaged', async () => {
    const whole = gzipSync(valid);
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 20, 60);
    for (const bytes of [whole.subarray(0, 200), damaged]) {
      const path = join(folder, 'damaged.json.gz');
      writeFileSync(path, bytes);
      const [code, stderr] = await said(['validate', path]);
      expect(stderr).toContain(usageText(new UsageError('damagedGzip', { path }), language));
      expect(stderr).not.toContain('--help');
      expect(code).toBe(2);
    }
  });

  test('gzip data that is cut off, in the verdict of a batch', async () => {
    const [name, lines] = ['cut.json.gz', 'cut.ndjson.gz'].map((each) => join(folder, each)) as [
      string,
      string,
    ];
    for (const path of [name, lines]) writeFileSync(path, gzipSync(valid).subarray(0, 200));
    const { code, stdout } = await pintAeBatch(['batch', name, lines, '--lang', language, '-t', '0']);
    expect(code).toBe(2);
    const told = { en: 'its gzip data is cut off or damaged', ar: 'بيانات gzip فيه مبتورة أو تالفة' }[
      language
    ];
    const messages = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).issues[0].message);
    expect(messages).toEqual([expect.stringContaining(told), expect.stringContaining(told)]);
  });

  test.runIf(process.platform === 'linux')(
    'a file whose name is not UTF-8, and the others are judged',
    async () => {
      const within = join(folder, `bytes-${language}`);
      mkdirSync(within);
      const name = Buffer.concat([Buffer.from(`${within}/inv`), Buffer.from([0xff]), Buffer.from('.json')]);
      writeFileSync(name, valid);
      writeFileSync(join(within, 'a.json'), valid);
      const told = { en: 'its name is not in UTF-8; rename it', ar: 'اسمه ليس بترميز UTF-8' }[language];
      const [code, stderr] = await said(['validate', within]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(told)]);
      const { stdout } = await pintAeBatch(['batch', within, '--lang', language, '-t', '0']);
      const verdicts = stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(verdicts.map(({ outcome }) => outcome)).toEqual(['valid', 'not-judged']);
      expect(verdicts[1].issues[0].message).toContain(told);
    },
  );

  test('a document for rules that is no text', async () => {
    const path = join(folder, 'bytes.xml');
    writeFileSync(path, Buffer.from([0x3c, 0xff, 0xfe, 0x00, 0x80]));
    const [code, stderr] = await said(['schematron', schema, document, '--document', path]);
    expect(stderr).toMatch(new RegExp(`${begins[language]} .*bytes.xml: \\S`));
    expect(code).toBe(2);
  });
});
