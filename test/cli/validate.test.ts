import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
import { edited, example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';
import { examples, invalid, malformed, valid } from './example-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('pint-ae validate', () => {
  test('says valid, shows the totals, and exits 0', async () => {
    const { code, stdout } = await pintAe(['validate', valid]);
    expect(code).toBe(0);
    expect(stdout).toContain('✔');
    expect(stdout).toMatch(/Amount due +11125\.80 AED/);
  });

  test('shows with its number the line where what is missing belongs, says what to do, and exits 1', async () => {
    const { code, stdout } = await pintAe(['validate', invalid]);
    expect(code).toBe(1);
    expect(stdout).toContain('ibr-167-ae  Line 3, Exemption reason  lines[2].exemptionReasonCode');
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

  test('lists the issues of a malformed request with their lines', async () => {
    const { code, stdout } = await pintAe(['validate', malformed]);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /pint-ae-malformed {2}Issue date {2}issueDate\n {4}issueDate is not a calendar date.*\n {4}→ .*\n(?:.*\n){2} {4}> 4 │ {3}"issueDate": "2026-02-30",\n +│ +\^{12}\n/,
    );
  });

  test('reads standard input, as - or when no file is named', async () => {
    const text = readFileSync(valid, 'utf8');
    for (const argv of [['validate'], ['validate', '-']]) {
      const { code, stdout } = await pintAe(argv, text);
      expect([code, stdout.startsWith('✔ <stdin>')]).toEqual([0, true]);
    }
  });

  test('treats a text that is not JSON as malformed and says where it breaks', async () => {
    const { code, stdout } = await pintAe(['validate'], '{\n  "documentType": Invoice\n}');
    expect(code).toBe(1);
    expect(stdout).toContain('is not JSON: invalid symbol at line 2, column 19');
    expect(stdout).toContain(
      '    > 2 │   "documentType": Invoice\n        │                   ^^^^^^^\n      3 │ }\n',
    );
  });

  test('says in the line itself what is missing at the end of a line of several', async () => {
    const lines = join(temporaryFolder(), 'lines.ndjson');
    writeFileSync(lines, '{"documentType": \n{}\n');
    const { stdout } = await pintAe(['validate', lines]);
    expect(stdout).toContain('value expected at line 1, column 18');
  });

  test.each(['text', 'html'])(
    'counts a line of several in its file, in the message and where it is quoted: %s',
    async (format) => {
      const lines = join(temporaryFolder(), 'lines.ndjson');
      const twice = '{"documentType": "Invoice", "documentType": "Invoice"}';
      writeFileSync(lines, `\n\n{"documentType": }\n${twice}\n`);
      const { stdout } = await pintAe(['validate', lines, '--format', format]);
      expect(stdout).toContain('value expected at line 3, column 18');
      expect(stdout).toContain('at line 4, column 2, and at line 4, column 29');
      expect(stdout.match(/\d+(?= │)/g)).toEqual(['3', '4']);
    },
  );

  test('in JSON a place is one in the document, as in a batch', async () => {
    const lines = join(temporaryFolder(), 'lines.ndjson');
    writeFileSync(lines, '\n{"documentType": }\n');
    const { stdout } = await pintAe(['validate', lines, '--format', 'json']);
    const [problem] = JSON.parse(stdout).issues;
    expect(problem.message).toContain('at line 1, column 18');
    expect(problem.place).toEqual({ line: 1, column: 18 });
  });

  test('quotes nothing of a text in an encoding that cannot be read', async () => {
    const file = join(temporaryFolder(), 'utf-32.json');
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]));
    const { stdout } = await pintAe(['validate', file]);
    expect(stdout).toContain('UTF-32');
    expect(stdout).not.toContain('│');
  });

  test.each(languages)('ends a question about a field with its own mark: %s', async (language) => {
    const request = JSON.stringify({ ...example('standard-invoice'), currency: undefined, Currency: 'AED' });
    const { stdout } = await pintAe(['validate', '--lang', language], request);
    expect(withoutDirection(stdout)).toMatch(/(Did you mean|هل تقصد) currency[?؟]\n/);
  });

  test('takes globs and several files, and is invalid if one of them is', async () => {
    const { code, stdout } = await pintAe(['validate', `${examples}/*.json`, invalid]);
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
    const file = join(folder, 'derived.json');
    const request = JSON.parse(readFileSync(valid, 'utf8'));
    request.seller.participantId = null;
    writeFileSync(file, JSON.stringify(request));
    expect((await pintAe(['validate', file])).code).toBe(0);
    expect((await pintAe(['validate', file, '--strict'])).code).toBe(1);
    // Nothing is derived of a buyer without a TRN that names the address for such buyers.
    expect((await pintAe(['validate', join(examples, 'walk-in-customer.json'), '--strict'])).code).toBe(0);
  });

  test('--options sets what a server knows about its company', async () => {
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
          legalRegistrationNumber: 'CN-1',
          legalRegistrationType: 'TL',
          authorityName: 'Dubai Economy',
        },
      }),
    );
    expect((await pintAe(['validate'], JSON.stringify(request))).code).toBe(1);
    expect((await pintAe(['validate', '--options', options], JSON.stringify(request))).code).toBe(0);
  });
});

describe('a file of options is checked like options in a program', () => {
  test.each<[command: string, text: string, message: string | RegExp]>([
    ['validate', '{"defaults": {}}', /there is no option defaults; there are .*; did you mean company\?/],
    ['validate', '{"strict": "yes"}', 'strict is "yes", not true or false'],
    ['validate', '{"language": "ar"}', 'there is no option language'],
    ['validate', '{"colour": 1}', ', turnNegative, '],
    [
      'compute',
      '{"company": {"TRN": "1"}}',
      /there is no option TRN in company; there are .*; did you mean trn\?/,
    ],
    ['batch', '{"threads": 2}', 'there is no option threads'],
    ['serve', '{"port": 2}', 'there is no option port'],
    ['convert', '[]', 'the content of the file is a list, not an object'],
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
    expect(stderr).toMatch(message);
  });
});

describe('pint-ae validate of many documents', () => {
  const warned = edited('standard-invoice', (request) => {
    request.buyer.address.countrySubentity = 'Dubay';
  });

  async function reportOn(count: number, ...options: readonly string[]) {
    const folder = temporaryFolder();
    for (let number = 1; number <= count; number += 1)
      writeFileSync(
        join(folder, `${String(number).padStart(3, '0')}.json`),
        JSON.stringify(
          number === 2
            ? warned
            : number === 3
              ? example('broken/exempt-without-reason')
              : example('standard-invoice'),
        ),
      );
    return (await pintAe(['validate', folder, ...options])).stdout;
  }

  test('shows what failed, a line for each that has warnings, and the summary', async () => {
    const text = await reportOn(25);
    expect(text).toMatch(/^✔ \S+002\.json: Valid · 1 warning/);
    expect(text.match(/✔/g)).toHaveLength(1);
    expect(text.match(/✘/g)).toHaveLength(1);
    expect(text).toContain('25 documents, 24 valid');
  });

  test('shows the totals only with --totals', async () => {
    expect(await reportOn(4)).not.toContain('Amount due');
    expect(await reportOn(4)).toMatch(/✔ \S+001\.json \S+: valid by \S+ \S+\n/);
    expect((await reportOn(4, '--totals')).match(/Amount due/g)).toHaveLength(4);
  });
});

describe('pint-ae init', () => {
  test('says what to do next, in commands to copy', async () => {
    const path = join(temporaryFolder(), 'my invoice.json');
    const { stdout, stderr } = await pintAe(['init', path]);
    expect(stdout).toBe('');
    expect(stderr).toContain(`pint-ae validate '${path}'\n`);
    expect(stderr).toContain("my invoice.xml'");
  });
});

test('validate --coverage says how many rules looked at the document', async () => {
  expect((await pintAe(['validate', '--coverage', valid])).stdout).toMatch(
    /302 rules, (\d+) applied, \1 passed/,
  );
  expect((await pintAe(['validate', valid])).stdout).not.toContain('applied');
  const { stdout } = await pintAe(['validate', '--coverage', '-f', 'json', valid]);
  expect(JSON.parse(stdout).coverage).toMatchObject({ rules: 302, failed: 0 });
});
