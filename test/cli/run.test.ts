import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { version } from '../../src/core/version.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';

const examples = new URL('../../examples/', import.meta.url).pathname;
const valid = join(examples, 'standard-invoice.json');
const invalid = join(examples, 'broken/exempt-without-reason.json');
const malformed = join(examples, 'broken/malformed.json');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function pintAe(argv: readonly string[], stdin = '') {
  let stdout = '';
  let stderr = '';
  const code = await run(argv, {
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
    readStdin: async () => new TextEncoder().encode(stdin),
    colour: false,
  });
  return { code, stdout, stderr };
}

describe('pint-ae validate', () => {
  test('says valid, shows the totals, and exits 0', async () => {
    const { code, stdout } = await pintAe(['validate', valid]);
    expect(code).toBe(0);
    expect(stdout).toContain('✔');
    expect(stdout).toMatch(/To pay +11125\.80 AED/);
  });

  test('shows with its number the line where what is missing belongs, says what to do, and exits 1', async () => {
    const { code, stdout } = await pintAe(['validate', invalid]);
    expect(code).toBe(1);
    expect(stdout).toContain('ibr-167-ae  lines[2].exemptionReasonCode');
    expect(stdout).toContain('→ Set exemptionReasonCode');
    expect(stdout).toContain(
      [
        '      70 │       "vatCategory": "E",',
        '    > 71 │       "vatRate": 0',
        '         │                   ^ exemptionReasonCode belongs here',
        '      72 │     },',
      ].join('\n'),
    );
  });

  test('lists the problems of a malformed request with their lines', async () => {
    const { code, stdout } = await pintAe(['validate', malformed]);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /pint-ae-malformed {2}issueDate\n {4}issueDate must be a calendar date.*\n {4}→ .*\n(?:.*\n){2} {4}> 4 │ {3}"issueDate": "2026-02-30",\n +│ +\^{12}\n/,
    );
  });

  test('reads standard input, as - or when no file is named', async () => {
    const text = readFileSync(valid, 'utf8');
    for (const argv of [['validate'], ['validate', '-']]) {
      const { code, stdout } = await pintAe(argv, text);
      expect([code, stdout.startsWith('✔ <stdin>')]).toEqual([0, true]);
    }
  });

  test('takes a text that is no JSON for malformed and says where it breaks', async () => {
    const { code, stdout } = await pintAe(['validate'], '{\n  "documentType": Invoice\n}');
    expect(code).toBe(1);
    expect(stdout).toContain('is not JSON: invalid symbol at line 2, column 19');
    expect(stdout).toContain(
      '    > 2 │   "documentType": Invoice\n        │                   ^^^^^^^\n      3 │ }\n',
    );
  });

  test('takes globs and several files, and is invalid when one of them is', async () => {
    const { code, stdout } = await pintAe(['validate', `${examples}*.json`, invalid]);
    expect(code).toBe(1);
    expect(stdout.match(/✔/g)).toHaveLength(
      readdirSync(examples).filter((name) => name.endsWith('.json')).length,
    );
    expect(stdout.match(/✘/g)).toHaveLength(1);
  });

  test('reports JSON: an object for one document, a list for several', async () => {
    const one = JSON.parse((await pintAe(['validate', invalid, '--format', 'json'])).stdout);
    expect(one).toMatchObject({
      file: invalid,
      valid: false,
      issues: [{ rule: 'ibr-167-ae', path: 'lines[2].exemptionReasonCode' }],
    });
    const several = JSON.parse((await pintAe(['validate', valid, invalid, '-f', 'json'])).stdout);
    expect(several.map((result: { valid: boolean }) => result.valid)).toEqual([true, false]);
  });

  test('judges UBL as well, and names the place in it', async () => {
    const { stdout: xml } = await pintAe(['convert', valid]);
    expect((await pintAe(['validate'], xml)).code).toBe(0);
    const { code, stdout } = await pintAe(['validate'], xml.replace('>00000000<', '>0<'));
    expect(code).toBe(1);
    expect(stdout).toContain('ibr-154-ae  /Invoice');
    const broken = await pintAe(['validate'], xml.replace('</cbc:UUID>', ''));
    expect(broken.stdout).toMatch(
      /pint-ae-not-well-formed .*\n.*\n.*\n(?: {6}\d+ │ .*\n){2} {4}> \d+ │ <\/Invoice>\n +│ \^{10}\n/,
    );
  });

  test('--strict makes an issue of what was derived', async () => {
    const file = join(examples, 'walk-in-customer.json');
    expect((await pintAe(['validate', file])).code).toBe(0);
    expect((await pintAe(['validate', file, '--strict'])).code).toBe(1);
  });

  test('--options gives what a server knows of its company', async () => {
    const request = JSON.parse(readFileSync(valid, 'utf8'));
    request.seller.legalRegistrationNumber = null;
    request.seller.legalRegistrationType = null;
    request.seller.authorityName = null;
    const options = join(folder, 'options.json');
    writeFileSync(
      options,
      JSON.stringify({
        company: {
          trn: '100354879700003',
          registration: { number: 'CN-1', type: 'TL', authority: 'Dubai Economy' },
        },
      }),
    );
    expect((await pintAe(['validate'], JSON.stringify(request))).code).toBe(1);
    expect((await pintAe(['validate', '--options', options], JSON.stringify(request))).code).toBe(0);
  });
});

describe('the output of convert', () => {
  test('is refused where two documents would go to one file, on any file system', async () => {
    const [one, other] = ['a/invoice.json', 'b/INVOICE.json'].map((name) => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, readFileSync(valid));
      return path;
    });
    const { code, stderr } = await pintAe(['convert', one ?? '', other ?? '', '--out', join(folder, 'out')]);
    expect([code, existsSync(join(folder, 'out'))]).toEqual([2, false]);
    expect(stderr).toContain('would both be written');
  });

  test('is refused where it is one of the documents', async () => {
    const path = join(folder, 'invoice.json');
    writeFileSync(path, readFileSync(valid));
    const { code, stderr } = await pintAe(['convert', path, '--out', path]);
    expect([code, readFileSync(path, 'utf8')]).toEqual([2, readFileSync(valid, 'utf8')]);
    expect(stderr).toContain('is one of the documents to read');
  });

  test('is written whole or not at all', async () => {
    const { code, stderr } = await pintAe(['convert', valid, '--out', '/dev/full']);
    expect(code).toBe(2);
    expect(stderr).toContain('ENOSPC');
  });
});

describe('a file of options is checked as a program is', () => {
  test.each([
    ['validate', '{"defaults": {}}', 'there is no option defaults (did you mean company?); there are '],
    ['validate', '{"strict": "yes"}', 'strict is "yes", not true or false'],
    ['validate', '{"language": "ar"}', 'there is no option language'],
    ['compute', '{"company": {"TRN": "1"}}', 'there is no option TRN in company (did you mean trn?)'],
    ['batch', '{"jobs": 2}', 'there is no option jobs'],
    ['serve', '{"port": 2}', 'there is no option port'],
    ['convert', '[]', 'what is given as options is a list, not an object'],
    ['convert', '{"strict": }', 'is not JSON: value expected at line 1, column 12'],
  ])('%s --options %s', async (command, text, message) => {
    const options = join(folder, 'options.json');
    writeFileSync(options, text);
    const { code, stderr } = await pintAe([
      command,
      '--options',
      options,
      ...(command === 'serve' ? [] : [valid]),
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain(options);
    expect(stderr).toContain(message);
  });
});

describe('--out', () => {
  test('validate writes its report there, without colour, in a folder that is made', async () => {
    const file = join(folder, 'reports/report.html');
    const { code, stdout } = await pintAe(['validate', invalid, '-f', 'html', '--out', file]);
    expect([code, stdout]).toEqual([1, '']);
    expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>[\s\S]*ibr-167-ae/i);
  });

  test('compute writes its JSON there', async () => {
    const file = join(folder, 'totals.json');
    expect(await pintAe(['compute', valid, '-o', file])).toMatchObject({ code: 0, stdout: '' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ totals: { payableAmount: '11125.80' } });
  });

  test('a file that cannot be written is told in one line', async () => {
    const { code, stderr } = await pintAe(['validate', valid, '--out', join(valid, 'report.txt')]);
    expect([code, stderr.split('\n').length]).toEqual([2, 3]);
    expect(stderr).toContain(`cannot write ${valid}/report.txt`);
  });
});

describe('pint-ae convert', () => {
  test('prints the UBL of a valid document', async () => {
    const { code, stdout } = await pintAe(['convert', valid]);
    expect(code).toBe(0);
    expect(stdout).toContain('<cbc:ID>INV-2026-0042</cbc:ID>');
  });

  test('prints no UBL for an invalid one, but the report to standard error', async () => {
    const { code, stdout, stderr } = await pintAe(['convert', invalid]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('ibr-167-ae');
  });

  test('writes one file, or several into a directory', async () => {
    const file = join(folder, 'a.xml');
    await pintAe(['convert', valid, '--out', file]);
    expect(readFileSync(file, 'utf8')).toContain('<Invoice ');
    await pintAe(['convert', valid, join(examples, 'credit-note.json'), '-o', join(folder, 'out')]);
    expect(readdirSync(join(folder, 'out'))).toEqual(['credit-note.xml', 'standard-invoice.xml']);
  });

  test('--document-type overrides the request', async () => {
    const { stdout } = await pintAe(['convert', valid, '--document-type', 'SelfBillingInvoice']);
    expect(stdout).toContain('<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>');
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

describe('pint-ae rules', () => {
  test('lists the rules that speak of all the words', async () => {
    const { code, stdout } = await pintAe(['rules', 'payment', 'mandate']);
    expect(code).toBe(0);
    expect(stdout).toContain('ibr-067');
    expect(stdout).not.toContain('ibr-002');
  });

  test('filters by term and topic, in Arabic as in English', async () => {
    const { stdout } = await pintAe(['rules', '--term', 'ibt-081', '--topic', 'payment', '--lang', 'ar']);
    expect(withoutDirection(stdout)).toMatch(/ibr-049 +payment +[\u0600-\u06ff]/);
    const found = JSON.parse((await pintAe(['rules', '--term', 'IBT-081', '-f', 'json'])).stdout);
    for (const { terms } of found) expect(terms).toContain('IBT-081');
  });
});

describe('pint-ae ruleset', () => {
  const schema = (test: string) =>
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/><pattern><rule context="/*"><assert id="own-1" test="${test}">Our invoice numbers begin with OUR.</assert></rule></pattern></schema>`;

  test('compile makes a rule set that validate --ruleset judges by', async () => {
    const [source, compiled] = [join(folder, 'own.sch'), join(folder, 'own.json')];
    writeFileSync(source, schema("starts-with(cbc:ID, 'OUR')"));
    const made = await pintAe([
      'ruleset',
      'compile',
      source,
      '--release',
      '7',
      '--valid-from',
      '2026-01-01',
      '--out',
      compiled,
    ]);
    expect([made.code, made.stderr]).toEqual([0, 'own 7: 1 assertion compiled\n']);
    const { code, stdout } = await pintAe(['validate', valid, '--ruleset', compiled, '-f', 'json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      issues: [{ rule: 'own-1', message: 'Our invoice numbers begin with OUR.' }],
      ruleset: { id: 'own', version: '7', validFrom: '2026-01-01', validTo: null },
    });
  });

  test('compile refuses what it cannot compile, with the place', async () => {
    const source = join(folder, 'wrong.sch');
    writeFileSync(source, schema('count(cbc:ID'));
    const { code, stderr } = await pintAe(['ruleset', 'compile', source]);
    expect(code).toBe(2);
    expect(stderr).toContain('wrong.sch:1');
  });

  test('a file that is no rule set is refused', async () => {
    const { code, stderr } = await pintAe(['validate', valid, '--ruleset', valid]);
    expect(code).toBe(2);
    expect(stderr).toContain('is no rule set');
  });
});

describe('what cannot run exits 2 with one line that says why', () => {
  test.each([
    [['validate', '/nowhere/invoice.json'], 'cannot read /nowhere/invoice.json: no such file'],
    [['validate', '/nowhere/*.json'], 'no file matches /nowhere/*.json'],
    [
      ['validate', valid, '--format', 'yaml'],
      '--format is one of text, json, sarif, junit, svrl, html, not yaml',
    ],
    [['validate', valid, '--nonsense'], 'validate has no option --nonsense'],
    [['convert', valid, invalid], 'several documents need --out DIRECTORY'],
    [['validate', valid, '--document-type', 'Bill'], '--document-type is one of Invoice'],
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
});

describe('pint-ae convert --sbdh', () => {
  const identity = ['--sbdh-id', 'e-1', '--sbdh-time', '2026-01-31T08:00:00Z'];

  test('writes the document in its envelope, which validate takes again', async () => {
    const { stdout: plain } = await pintAe(['convert', valid]);
    const { code, stdout } = await pintAe(['convert', valid, '--sbdh', ...identity]);
    expect(code).toBe(0);
    expect(stdout).toContain('<InstanceIdentifier>e-1</InstanceIdentifier>');
    expect(stdout).toContain('<CreationDateAndTime>2026-01-31T08:00:00Z</CreationDateAndTime>');
    expect(stdout).toContain(plain.slice(plain.indexOf('<Invoice')).trim());
  });

  test('makes an id of its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await pintAe(['convert', valid, '--sbdh'])).stdout),
    );
    expect(new Set(ids.map((xml) => /<InstanceIdentifier>([^<]*)/.exec(xml)?.[1])).size).toBe(2);
  });

  test.each([
    [['convert', valid, ...identity], '--sbdh-id and --sbdh-time need --sbdh'],
    [['convert', valid, '--sbdh', '--sbdh-time', 'today'], '--sbdh-time takes a time with its zone'],
    [['convert', valid, invalid, '--sbdh', '--sbdh-id', '1', '--out', 'x'], '--sbdh-id is for one document'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await pintAe(args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('--lang ar', () => {
  const arabic = /\p{Script=Arabic}/u;
  const commandLine = /^ *(pint-ae|cat|zcat) /;

  test('is the language of the whole help', async () => {
    const { stdout } = await pintAe(['--help', '--lang', 'ar']);
    const lines = stdout.split('\n').filter((line) => !commandLine.test(line));
    expect(lines.filter((line) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(line))).toEqual([]);
    expect(lines.filter((line) => arabic.test(line)).length).toBeGreaterThan(40);
  });

  test('is the language of what is wrong with the call itself', async () => {
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

  test('is the language of every line of a report but names, amounts and what is quoted', async () => {
    for (const file of [valid, invalid, malformed]) {
      const { stdout } = await pintAe(['validate', '--lang', 'ar', file]);
      const lines = stdout.split('\n').filter((line) => !/ │ |^\s*$|^ {2}[\w-]+ {2}/.test(line));
      expect(lines.filter((line) => !arabic.test(line))).toEqual([]);
    }
  });
});

describe('pint-ae read', () => {
  test('turns UBL back into the request that writes it', async () => {
    const folder = temporaryFolder();
    const xml = join(folder, 'invoice.xml');
    const request = join(folder, 'request.json');
    await pintAe(['convert', valid, '--out', xml]);
    const { code, stdout } = await pintAe(['read', xml]);
    expect(code).toBe(0);
    const read = JSON.parse(stdout);
    expect(read).toMatchObject({ file: xml, unmapped: [], findings: [] });
    writeFileSync(request, JSON.stringify(read.request));
    expect((await pintAe(['convert', request])).stdout).toBe(readFileSync(xml, 'utf8'));
  });

  test('exits 1 where the document cannot be read', async () => {
    const { code, stdout } = await pintAe(['read', valid]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ request: null });
  });
});
