import { cpSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
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

  test('is each file once, however often files, folders and globs name it', async () => {
    const path = file('a.json', validText);
    const { named } = await outcomes(path, folder, `${folder}/*.json`, `${folder}/./a.json`);
    expect(named).toEqual([['a.json', 'valid']]);
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

  test('is reported if a folder has no document, or a file of lines has none', async () => {
    mkdirSync(join(folder, 'empty'));
    const blank = file('blank.ndjson', '\n\n');
    const { code, stderr } = await outcomes(join(folder, 'empty'), blank);
    expect(code).toBe(2);
    expect(stderr).toContain('empty contains no .json, .xml, .ndjson or .jsonl file');
    expect(stderr).toContain('blank.ndjson contains no document');
  });

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

  test.each(['compute', 'convert', 'render', 'read'])('hides nothing from %s either', async (command) => {
    const good = file('good.json', validText);
    if (command === 'read') await pintAe(['convert', good, '--out', good.replace('good.json', 'good.xml')]);
    const input = command === 'read' ? join(folder, 'good.xml') : good;
    const out = command === 'convert' || command === 'render' ? ['--out', join(folder, 'out')] : [];
    const { code, stdout, stderr } = await pintAe([command, join(folder, 'missing'), input, ...out]);
    expect(code).toBe(2);
    expect(stderr).toContain('missing: no such file');
    const written = { convert: 'out/good.xml', render: 'out/good.html' }[command];
    expect(written === undefined ? stdout : readFileSync(join(folder, written), 'utf8')).toContain(
      'INV-2026-0042'.slice(0, command === 'compute' ? 0 : undefined),
    );
  });

  test('is written to a file of its own, lines by their number', async () => {
    const lines = file('lines.ndjson', `${onOneLine(validText)}${onOneLine(validText)}`);
    const { code } = await pintAe(['convert', lines, '--out', join(folder, 'ubl')]);
    expect(code).toBe(0);
    for (const name of ['lines.000001.xml', 'lines.000002.xml'])
      expect(readFileSync(join(folder, 'ubl', name), 'utf8')).toContain('<cbc:ID>INV-2026-0042');
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

  test('in Arabic too, where it holds two documents over several lines', async () => {
    const { code, stdout } = await pintAe(['validate', file('a.json', validText.repeat(2)), '--lang', 'ar']);
    expect(code).toBe(1);
    const told = withoutDirection(stdout).replaceAll(/\s+/g, ' ');
    const line = validText.split('\n').length;
    expect(told).toContain(`يحتوي أكثر من مستند JSON، ويبدأ الثاني في السطر ${line}، العمود 1`);
    expect(told).toContain('احفظ كل مستند من مستنداته في ملف على حدة');
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

test('conformance with a file of no documents is refused, because nothing was compared', async () => {
  const empty = file('cases.ndjson', '\n');
  const { code, stdout, stderr } = await pintAe(['conformance', empty]);
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(`${empty} contains no documents`)]);
});

test('a command that takes options only refuses other words, so that no file is passed over', async () => {
  for (const command of ['serve', 'schema']) {
    const { code, stderr } = await pintAe([command, 'a.pdf']);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${command} takes options only, not a.pdf`)]);
  }
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

describe('the report on several documents', () => {
  test.each(languages)('has the number of each, and ends with a summary: %s', async (language) => {
    const malformed = file('c.json', '{"documentType": "Bill", "invoiceNumber": "INV-7"}');
    const paths = [file('a.json', validText), file('b.json', invalidText), malformed];
    const { stdout } = await pintAe(['validate', ...paths, '--lang', language]);
    for (const [path, number] of [
      [paths[0], 'INV-2026-0042'],
      [paths[1], 'INV-2026-0043'],
      [paths[2], 'INV-7'],
    ])
      expect(stdout).toContain(`${path} ${number}: `);
    const summary = withoutDirection(stdout).trimEnd().split('\n').at(-1);
    expect(summary).toMatch(
      language === 'en'
        ? /^3 documents, 1 valid · \d+ errors · \d+\.\d\d s$/
        : /^عدد المستندات: 3، الصالحة: 1 · عدد الأخطاء: \d+ · \d+\.\d\d ث$/,
    );
  });

  test('has no summary of one document', async () => {
    expect((await pintAe(['validate', file('a.json', validText)])).stdout).not.toContain('1 document');
  });

  test('has with --quiet only the errors of invalid documents and the summary, and nothing if all are valid', async () => {
    const paths = [file('a.json', validText), file('b.json', invalidText)];
    const { code, stdout } = await pintAe(['validate', ...paths, '--quiet']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✘ .*b\.json/);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^2 documents, 1 valid · \d+ error/);
    for (const left of ['a.json', 'Amount due']) expect(stdout).not.toContain(left);
    const onlyValid = [paths[0] ?? '', file('c.json', validText)];
    for (const valid of [onlyValid, onlyValid.slice(0, 1)])
      expect(await pintAe(['validate', ...valid, '-q'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await pintAe(['validate', paths[1] ?? '', '-q'])).stdout).not.toContain('1 document');
    expect((await pintAe(['validate', ...paths, '-q', '-f', 'json'])).stderr).toContain(
      'for the format text',
    );
  });
});

describe('--max-findings and --max-findings-per-rule', () => {
  const request = JSON.parse(invalidText);
  const many = JSON.stringify({ ...request, lines: Array.from({ length: 9 }, () => request.lines[2]) });

  test.each([
    ['en', /at least 3 errors ·/, 'at least 3 errors</h3>'],
    ['ar', /عدد الأخطاء: 3 على الأقل ·/, 'عدد الأخطاء: 3 على الأقل</h3>'],
  ])(
    'the number of errors is told as the least where some are not listed: %s',
    async (lang, summary, heading) => {
      const call = ['validate', file('a.json', many), file('b.json', validText), '--lang', lang];
      const said = async (...more: readonly string[]) =>
        withoutDirection((await pintAe([...call, ...more])).stdout);
      expect(await said('--max-findings', '2')).toMatch(summary);
      expect(await said('--max-findings', '2', '-f', 'html')).toContain(heading);
      for (const all of [await said(), await said('-f', 'html')])
        expect(all).not.toMatch(/at least|على الأقل/);
    },
  );

  test('limit the findings listed for a document and for a rule, and count the rest', async () => {
    const path = file('a.json', many);
    const rulesOf = async (...limits: readonly string[]) => {
      const { stdout } = await pintAe(['validate', path, '-f', 'json', ...limits]);
      return JSON.parse(stdout).issues.map(({ rule }: { rule: string }) => rule);
    };
    expect((await rulesOf()).filter((rule: string) => rule === 'ibr-167-ae')).toHaveLength(9);
    const perRule = await rulesOf('--max-findings-per-rule', '2');
    expect(perRule.filter((rule: string) => rule === 'ibr-167-ae')).toHaveLength(2);
    expect(perRule.at(-1)).toBe('pint-ae-more-findings');
    expect(await rulesOf('--max-findings', '1')).toHaveLength(2);
  });

  test('are those of batch too', async () => {
    const { stdout } = await pintAeBatch(
      ['batch', '--filter', '--max-findings', '1', '--threads', '0'],
      `${many}\n`,
    );
    expect(JSON.parse(stdout).issues).toHaveLength(2);
  });
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

  test('are those of batch too', async () => {
    const { stdout } = await pintAeBatch(
      ['batch', '--filter', '--today', '2026-12-31', '--threads', '0'],
      `${dueBeforeIssue}\n`,
    );
    expect(adviceIn(stdout)).toEqual([
      'pint-ae-advice-issue-date-far-away',
      'pint-ae-advice-due-before-issue',
    ]);
  });

  test('unknown advice is refused, with the advice that is meant', async () => {
    const { code, stderr } = await pintAe(['validate', '--ignore-advice', 'pint-ae-advice-due-before-issu']);
    expect(code).toBe(2);
    expect(stderr).toContain('did you mean pint-ae-advice-due-before-issue?');
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
