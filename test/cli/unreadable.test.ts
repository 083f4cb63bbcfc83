import { existsSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  mkdirSync(join(folder, 'none.d'));
});

const reasons = {
  missing: { en: 'no such file', ar: 'الملف غير موجود' },
  folder: { en: 'it is a folder', ar: 'إنه مجلد' },
} as const;
const begins = { en: 'cannot read', ar: 'تتعذّر قراءة' };

/** Every option and operand that names a file, with what it is given. */
const calls: readonly (readonly [what: string, argv: (path: string) => readonly string[]])[] = [
  ['schematron SCHEMA', (path) => ['schematron', path, document]],
  ['schematron --document', (path) => ['schematron', schema, document, '--document', path]],
  ['ruleSet compile', (path) => ['rule-set', 'compile', path]],
  ['ruleSet compile --document', (path) => ['rule-set', 'compile', schema, '--document', path]],
  ['conformance', (path) => ['conformance', path]],
  ['--options', (path) => ['validate', document, '--options', path]],
  ['--rule-set', (path) => ['validate', document, '--rule-set', path]],
  ['batch --rule-set', (path) => ['batch', document, '--rule-set', path]],
];
const documentCommands = ['validate', 'convert', 'compute', 'read', 'render', 'batch'];

describe.each(languages)('why a file cannot be read is told in the same words: %s', (language) => {
  const said = async (argv: readonly string[]) => {
    const { code, stderr } = await pintAe([...argv, '--lang', language]);
    return [code, withoutDirection(stderr)] as const;
  };

  test.each(calls)('%s', async (_, argv) => {
    for (const [name, reason] of [
      ['none.file', reasons.missing[language]],
      ['none.d', reasons.folder[language]],
    ] as const) {
      const path = join(folder, name);
      const [code, stderr] = await said(argv(path));
      expect(stderr).toContain(`${begins[language]} ${path}: ${reason}`);
      expect(code).toBe(2);
    }
  });

  test.each(documentCommands)('a document of %s that is not there', async (command) => {
    const path = join(folder, 'none.json');
    const [code, stderr] = await said([command, path]);
    expect(stderr).toContain(`${begins[language]} ${path}: ${reasons.missing[language]}`);
    expect(code).toBe(2);
  });

  test('a file that one may not read', () => {
    const error = unreadable(
      'own.sch',
      Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }),
    );
    expect(usageText(error, language)).toBe(
      { en: 'cannot read own.sch: no permission to read it', ar: 'تتعذّر قراءة own.sch: لا إذن بقراءته' }[
        language
      ],
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

  test.each(documentCommands)('a document of %s whose link leads nowhere', async (command) => {
    for (const [name, target] of [
      ['dangling.json', 'nowhere.json'],
      ['itself.json', 'itself.json'],
    ] as const) {
      const path = join(folder, name);
      if (lstatSync(path, { throwIfNoEntry: false }) === undefined) symlinkSync(target, path);
      const [code, stderr] = await said([command, path]);
      expect(stderr).toContain(usageText(new UsageError('linkToNothing', { path }), language));
      expect(stderr).not.toMatch(/did you mean|هل تقصد/);
      expect(code).toBe(2);
    }
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

  test('a link that leads nowhere, in the verdict of a batch', async () => {
    const within = join(folder, `linked-${language}`);
    mkdirSync(within);
    symlinkSync('nowhere.json', join(within, 'lost.json'));
    const { stdout } = await pintAeBatch(['batch', within, '--lang', language, '-t', '0']);
    expect(JSON.parse(stdout).issues[0].message).toMatch(new RegExp(`: ${reasons.missing[language]}\\.$`));
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

describe.each(['compute', 'read'])('%s writes nothing if it could read nothing', (command) => {
  const missing = join(temporaryFolder(), 'missing.json');

  test('on standard output', async () => {
    const { code, stdout, stderr } = await pintAe([command, missing]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('no such file');
    expect((await pintAe([command, missing, join(dirname(missing), 'other.json')])).stdout).toBe('');
  });

  test('into a file', async () => {
    const out = join(temporaryFolder(), 'out.json');
    expect((await pintAe([command, missing, '--out', out])).code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });
});
