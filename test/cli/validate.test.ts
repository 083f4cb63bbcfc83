import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('pint-ae validate', () => {
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
