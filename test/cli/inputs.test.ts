import { cpSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withoutDirection } from '../without-direction.ts';
import { pintAe, pintAeBatch } from './command-line.ts';
import { invalid, valid } from './example-files.ts';
import { workbook } from './workbook.ts';

const validText = readFileSync(valid, 'utf8');
const invalidText = readFileSync(invalid, 'utf8');
const onOneLine = (json: string) => `${JSON.stringify(JSON.parse(json))}\n`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pint-ae-inputs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Each document of a report with its outcome. */
async function outcomes(...operands: readonly string[]) {
  const { code, stdout, stderr } = await pintAe(['validate', ...operands, '--format', 'json']);
  const parsed = JSON.parse(stdout);
  const results: { file: string; outcome: string }[] = Array.isArray(parsed) ? parsed : [parsed];
  const named = results.map(({ file, outcome }) => [file.replace(`${folder}/`, ''), outcome]);
  return { code, named, stderr };
}

describe('lines in UTF-16', () => {
  const lines = `${onOneLine(validText)}${onOneLine(invalidText)}${onOneLine(validText).replace('Falcon', '\u010aصقر')}`;
  const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

  test.each([
    ['little-endian', Buffer.from(lines, 'utf16le')],
    ['little-endian with its mark', Buffer.from(`\ufeff${lines}`, 'utf16le')],
    ['big-endian', bigEndian(lines)],
    ['big-endian with its mark', bigEndian(`\ufeff${lines}`)],
    ['compressed', gzipSync(Buffer.from(`\ufeff${lines}`, 'utf16le'))],
  ])('are read one by one: %s', async (kind, bytes) => {
    const path = file(kind === 'compressed' ? 'a.ndjson.gz' : 'a.ndjson', bytes);
    const { code, named } = await outcomes(path);
    expect([code, named.map(([, outcome]) => outcome)]).toEqual([1, ['valid', 'invalid', 'valid']]);
    const { stdout } = await pintAeBatch(['batch', path]);
    expect(stdout.match(/"outcome":"\w+"/g)).toEqual(
      ['valid', 'invalid', 'valid'].map((each) => `"outcome":"${each}"`),
    );
  });

  test('with half a character are not judged', async () => {
    const path = file('a.ndjson', Buffer.from(`${lines}\ud800 `, 'utf16le').subarray(0, -1));
    expect((await outcomes(path)).code).toBe(2);
  });
});

describe('what validate reads', () => {
  test('is a folder with everything in it, lines one by one, and compressed files', async () => {
    mkdirSync(join(folder, 'in/deeper'), { recursive: true });
    file('in/a.json', validText);
    file('in/deeper/b.json.gz', gzipSync(validText));
    file('in/lines.ndjson', `${onOneLine(validText)}\n${onOneLine(invalidText)}`);
    file('in/notes.txt', 'not a document');
    expect(await outcomes(join(folder, 'in'))).toEqual({
      code: 2,
      stderr: `pint-ae: ${join(folder, 'in/notes.txt')} was not checked: its name does not end in .json, .xml, .ndjson or .jsonl\n`,
      named: [
        ['in/a.json', 'valid'],
        ['in/deeper/b.json.gz', 'valid'],
        ['in/lines.ndjson:1', 'valid'],
        ['in/lines.ndjson:3', 'invalid'],
        ['in/notes.txt', 'not-judged'],
      ],
    });
  });

  test('is reported with its reason if it is missing, broken or too deep, without hiding verdicts on the others', async () => {
    const good = file('good.json', validText);
    const broken = file('broken.json', '{"documentType": ');
    const deep = file('deep.json', '['.repeat(100_000));
    const missing = join(folder, 'missing.json');
    const { code, named, stderr } = await outcomes(missing, broken, deep, good, join(folder, '*.nothing'));
    expect(code).toBe(2);
    expect(named).toEqual([
      ['missing.json', 'not-judged'],
      ['broken.json', 'malformed'],
      ['deep.json', 'malformed'],
      ['good.json', 'valid'],
      ['*.nothing', 'not-judged'],
    ]);
    expect(stderr).toContain(`cannot read ${missing}: no such file`);
    expect(stderr).toContain('no file matches');
  });

  test('is suggested if the name of a file is misspelt', async () => {
    file('invoice-07.json', validText);
    const path = join(folder, 'invocie-07.json');
    const { stdout, stderr } = await pintAe(['validate', path]);
    expect(stderr).toContain(`no such file; did you mean ${join(folder, 'invoice-07.json')}?`);
    // It is told once.
    expect(stdout).toBe('');
  });

  test.each(['convert', 'render', 'compute'])(
    'is told if files of a folder are left out because they are of another kind: %s',
    async (command) => {
      const [input, out] = [join(folder, 'in'), join(folder, 'out')];
      mkdirSync(join(input, 'deeper'), { recursive: true });
      for (const name of ['a.json', 'b.json']) file(`in/${name}`, validText);
      for (const name of ['a.pdf', 'deeper/b.xlsx', 'deeper/c.csv', '.DS_Store']) file(`in/${name}`, 'x');
      const { code, stderr } = await pintAe([command, input, '--out', out]);
      expect(code).toBe(0);
      expect(stderr).toContain(`${join(input, '.DS_Store')} and others (4 in all) are left out`);
    },
  );

  test('is never overwritten by the report', async () => {
    const path = file('a.json', validText);
    const lines = file('lines.ndjson', onOneLine(validText));
    const linked = join(folder, 'linked.json');
    linkSync(lines, linked);
    for (const command of ['validate --format json', 'compute', 'read'])
      for (const [input, out] of [
        [path, path],
        [lines, linked],
      ] as const) {
        const { code, stderr } = await pintAe([...command.split(' '), input, '--out', out]);
        expect([code, stderr]).toEqual([2, expect.stringContaining('is one of the files to read')]);
      }
    expect(readFileSync(path, 'utf8')).toBe(validText);
  });
});

/** The part of an archive that shows its kind: the names of its files. */
const archive = (...names: readonly string[]) =>
  Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from(names.join('\0'), 'latin1')]);

/** Rows of numbers that hardly compress. */
const numbers = (rows: number) => Array.from({ length: rows }, (_, row) => [`${row}`, `${Math.sin(row)}`]);

describe('a file that is not a document is named as what it is, with what to do', () => {
  const table = 'makes a document request from each invoice in it';
  test.each([
    ['a.pdf', '%PDF-1.4', 'is a PDF file', 'then run pint-ae validate on that'],
    ['a.xlsx', workbook([['No', 'Total']]), 'is an Excel workbook (XLSX)', table],
    ['long.xlsx', workbook(numbers(20_000)), 'is an Excel workbook (XLSX)', table],
    ['a.docx', archive('word/document.xml'), 'is a Word document (DOCX)', 'Export JSON or UBL'],
    ['a.zip', archive('a.json'), 'is a ZIP archive', 'pint-ae validate FOLDER'],
    ['gz.json', gzipSync(validText), 'is compressed with gzip', 'gunzip -c '],
    ['a.csv', 'no,date\nA,2026-01-01\n', 'is a table (CSV)', table],
    ['a.json', `[${validText},${validText}]`, 'is a list with 2 entries', "jq -c '.[]' "],
    ['b.json', onOneLine(validText).repeat(2), 'contains several JSON documents', 'pint-ae batch < '],
    ['c.json', validText.repeat(2), 'contains more than one JSON document', 'jq -c . '],
    ['d.json', onOneLine(validText).trim().repeat(2), 'contains more than one JSON document', 'jq -c . '],
  ])('%s', async (name, content, what, todo) => {
    const { code, stdout } = await pintAe(['validate', file(name, content)]);
    expect(code).toBe(1);
    expect(stdout).toContain(what);
    expect(stdout).toContain(todo);
  });

  test.each(['}', ']', ',', '"x"'])(
    'but what follows a document and begins no other is not JSON: %s',
    async (rest) => {
      const { stdout } = await pintAe(['validate', file('a.json', `${validText}${rest}`)]);
      expect(stdout).toContain('is not JSON: end of file expected');
    },
  );
});

test.each([
  ['a.pdf', '%PDF-1.4\n1 0 obj\n2 0 obj\n', 'a PDF file', 'Export JSON or UBL'],
  ['a.xlsx', workbook(numbers(200)), 'an Excel workbook (XLSX)', 'makes a document request from each'],
  ['a.csv', 'no,date\nA,2026-01-01\nB,2026-01-02\n', 'a table (CSV)', 'makes a document request from each'],
  ['list.json', `[${validText},${validText}]`, 'a list with 2 entries', "jq -c '.[]' "],
  ['list', `[\n${validText},${validText}]`, 'a list with 2 entries', "jq -c '.[]' "],
])('a batch takes %s for one file, and says what to do with it', async (name, content, what, todo) => {
  const { code, stdout, stderr } = await pintAeBatch(['batch', file(name, content), '-t', '0']);
  expect(code).toBe(1);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout).issues[0].message).toBe(
    `The document is ${what}${what.startsWith('a list') ? '' : ', not JSON or XML'}.`,
  );
  expect(stderr).toContain(todo);
});

test.each([
  ['read', 'a.pdf', '%PDF-1.4\n1 0 obj\n2 0 obj\n', 'Export JSON or UBL'],
  ['read', 'a.csv', 'no,date\nA,2026-01-01\n', 'makes a document request from each'],
  ['compute', 'a.pdf', '%PDF-1.4\n1 0 obj\n2 0 obj\n', 'Export JSON or UBL'],
  ['compute', 'a.xlsx', workbook(numbers(200)), 'makes a document request from each'],
  ['compute', 'list.json', `[${validText},${validText}]`, "jq -c '.[]' "],
  ['compute', 'a.xml', '\n<Invoice/>', 'pint-ae read '],
  ['read', 'a.json', validText, 'writes the UBL of a document request'],
])('%s says what to do with %s', async (command, name, content, todo) => {
  const { code, stderr } = await pintAe([command, file(name, content)]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(todo)]);
});

test.each([
  ['compute', 'a.json', validText],
  ['compute', 'a.txt', 'hello'],
  ['read', 'a.xml', '<Invoice/>'],
  ['read', 'a.txt', 'hello'],
])('%s says nothing of another command where it is named %s', async (command, name, content) => {
  expect((await pintAe([command, file(name, content)])).stderr).toBe('');
});

describe('a file that is not a rule set', () => {
  const calls = [
    ['validate', 'a.json'],
    ['batch', 'a.json', '-t', '0'],
    ['serve', '--port', '0'],
  ];
  const said = async (call: readonly string[], rules: string, language = 'en') => {
    const words = call.map((word) => (word === 'a.json' ? file(word, validText) : word));
    const asked = [...words, '--rule-set', rules, '--lang', language];
    const { code, stderr } = await pintAe(asked);
    expect(code).toBe(2);
    return withoutDirection(stderr);
  };

  test.each(calls)('is named with what makes one: %s', async (...call) => {
    const schema = file('own.sch', '<schema xmlns="http://purl.oclc.org/dsdl/schematron"/>');
    expect(await said(call, schema)).toContain(
      `compile it first: pint-ae rule-set compile ${schema} --out own.json`,
    );
    expect(await said(call, schema, 'ar')).toContain(
      `pint-ae rule-set compile ${schema} --out own.json ينشئ`,
    );
    const request = file('request.json', validText);
    expect(await said(call, request)).toContain(`${request} is not a rule set; pint-ae rule-set compile`);
    const broken = file('broken.json', '{"format": }');
    expect(await said(call, broken)).toContain(
      `${broken}: The document is not JSON: value expected at line 1, column 12.`,
    );
    const other = file('other.json', '{"format": "pint-ae-rule-set-1"}');
    expect(await said(call, other)).toContain(`${other} is not a rule set in the format`);
  });
});

test('a batch reads lines of JSON, XML in strings too, and a document over several lines, from files whose names say nothing', async () => {
  const xml = (await pintAe(['convert'], validText)).stdout;
  const lines = [JSON.stringify(JSON.parse(validText)), JSON.stringify(xml)];
  const paths = [file('lines', `${lines.join('\n')}\n`), file('strings', `${lines[1]}\n${lines[1]}\n`)];
  const { stdout } = await pintAeBatch(['batch', ...paths, file('one', validText), '-t', '0']);
  const verdicts = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'valid'));
});

test.each([
  ['[{}]', 'is a list with one entry'],
  ['[{},{}]', 'is a list with 2 entries'],
])('a list of documents is counted: %s', async (text, said) => {
  const { code, stdout } = await pintAe(['validate'], text);
  expect(code).toBe(1);
  expect(stdout).toContain(said);
});

describe('--ignore-advice and --today', () => {
  const dueBeforeIssue = JSON.stringify({ ...JSON.parse(validText), dueDate: '2026-11-01' });
  const adviceIn = (stdout: string) =>
    JSON.parse(stdout)
      .warnings.map(({ rule }: { rule: string }) => rule)
      .filter((rule: string) => rule.startsWith('pint-ae-advice-'));

  test('turn advice off, and set the day from which a date is far away', async () => {
    const path = file('a.json', dueBeforeIssue);
    const adviceWith = async (...flags: readonly string[]) =>
      adviceIn((await pintAe(['validate', path, '-f', 'json', ...flags])).stdout);
    expect(await adviceWith()).toEqual(['pint-ae-advice-due-before-issue']);
    expect(await adviceWith('--ignore-advice', 'pint-ae-advice-due-before-issue')).toEqual([]);
    expect(
      await adviceWith('--ignore-advice', 'pint-ae-advice-due-before-issue', '--today', '2026-12-31'),
    ).toEqual(['pint-ae-advice-issue-date-far-away']);
  });
});

describe('control characters in the name of a file', () => {
  test('are shown escaped and do not control the terminal, in reports, on standard error and in summaries', async () => {
    const name = 'a\u001b[2J.json';
    cpSync(file('x.json', invalidText), join(folder, name));
    const { stdout, stderr } = await pintAe(['validate', join(folder, name), join(folder, `no${name}`)]);
    const batch = await pintAeBatch(['batch', join(folder, name), '--threads', '0']);
    for (const text of [stdout, stderr, batch.stderr]) {
      expect(text).toContain('a\\u001b[2J.json');
      expect(text).not.toContain('\u001b');
    }
  });
});
