import { describe, expect, test } from 'vitest';
import { helpText } from '../../src/cli/help/help.ts';
import {
  commandNamed,
  commandsByOtherName,
  optionsByOtherName,
  readArguments,
  splitCommandLine,
} from '../../src/cli/syntax/arguments.ts';
import { type CommandName, type CommandTable, commands } from '../../src/cli/syntax/flags-of-commands.ts';
import { languages } from '../../src/core/messages/language.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';

const tables: readonly (readonly [CommandName, CommandTable])[] = Object.entries(commands).map(
  ([name, table]) => [commandNamed(name), table],
);

const optionNames = tables.flatMap(([, { flags }]) => Object.values(flags).map(({ name }) => `--${name}`));

function argumentsOf(...argv: readonly string[]) {
  const line = splitCommandLine(argv);
  return readArguments(commandNamed(line.command), line);
}

describe('an option that does not apply is refused, with the commands to which it belongs', () => {
  const all = new Map(
    tables.flatMap(([, { flags }]) => Object.values(flags).map((flag) => [flag.name, flag])),
  );

  test.each(tables.map(([name, table]) => [name, table] as const))('%s', (command, { flags }) => {
    const own = new Set(Object.values(flags).map(({ name }) => name));
    for (const { name, placeholder, allowed } of all.values()) {
      const argv = [command, `--${name}`, ...(placeholder === null ? [] : [allowed?.[0] ?? '2026'])];
      if (own.has(name)) continue;
      const owner = tables.find(([, table]) =>
        Object.values(table.flags).some((flag) => flag.name === name),
      )?.[0];
      expect(() => argumentsOf(...argv)).toThrow(`--${name} does not apply to ${command}, but to ${owner}`);
    }
  });

  test('no server is suggested on the way to a verdict', () => {
    expect(() => argumentsOf('validate', 'f', '--port', '1', '--topic', 'x')).toThrow(
      '--port does not apply to validate, but to serve',
    );
  });
});

test.each([
  ...[...commandsByOtherName].map(([word, meant]) => [word, meant, Object.keys(commands)] as const),
  ...[...optionsByOtherName].map(([word, meant]) => [word, meant.split(' ')[0] ?? '', optionNames] as const),
])('what other programs call %s is %s here', (_, meant, names) => {
  expect(names).toContain(meant);
});

describe('a misspelt word is refused, with what it probably means', () => {
  test.each([
    [['vaildate'], 'there is no command vaildate; did you mean validate?'],
    [['schematon'], 'there is no command schematon; did you mean schematron?'],
    [['check'], 'there is no command check; did you mean validate?'],
    [['invoice.json'], 'there is no command invoice.json; did you mean validate invoice.json?'],
    [['in/INV-1.XML.gz'], 'there is no command in/INV-1.XML.gz; did you mean validate in/INV-1.XML.gz?'],
    [['complete'], 'there is no command complete; did you mean completion?'],
    [['validate', '--ouput', 'x'], 'validate has no option --ouput; did you mean --out?'],
    [['validate', '--json'], 'validate has no option --json; did you mean --format json?'],
    [['batch', '--jobs', '2'], 'batch has no option --jobs; did you mean --threads?'],
    [['validate', '--jobs', '2'], 'validate has no option --jobs'],
    [['validate', '--lang', 'fr'], '--lang must be one of en, ar, not fr'],
    [
      ['validate', '--ignore-advice', 'gtin'],
      '--ignore-advice does not take the value gtin; did you mean pint-ae-advice-gtin?',
    ],
    [['validate', '--langg', 'ar'], 'validate has no option --langg; did you mean --lang?'],
    [['validate', '--language', 'ar'], 'validate has no option --language; did you mean --lang?'],
    [
      ['validate', '-f', 'jsn'],
      '--format must be one of text, concise, json, html, sarif, junit, svrl, github, gitlab, csv, xlsx, not jsn; did you mean json?',
    ],
    [['validate', '--document-type', 'Invioce'], 'did you mean Invoice?'],
    [['explain', '--format', 'html'], '--format must be one of text, json, not html'],
  ])('%j', (argv, message) => {
    expect(() => argumentsOf(...argv)).toThrow(message);
  });
});

describe('a malformed argument is refused', () => {
  test.each([
    [['validate', '--format'], '--format takes a value: --format text|concise|json'],
    [['validate', '--out', '--strict'], '--out takes a value: --out PATH'],
    [['validate', '--out='], '--out takes a value: --out PATH'],
    [['validate', '--strict=yes'], '--strict takes no value'],
    [['validate', '-f', 'json', '--format', 'text'], '--format is given more than once'],
    [['serve', '--port', '65536'], '--port takes a whole number from 0 to 65535, not 65536'],
    [['serve', '--processes', '0'], '--processes takes a whole number from 1 to 999, not 0'],
    [['batch', '--threads', 'many'], '--threads takes a whole number from 0 to 999, not many'],
    [
      ['rule-set', 'compile', '--valid-from', '2026-02-30'],
      '--valid-from takes a date, YYYY-MM-DD, not 2026-02-30',
    ],
  ])('%j', (argv, message) => {
    expect(() => argumentsOf(...argv)).toThrow(message);
  });
});

test('--document-type takes the document types of the interface', () => {
  expect(commands.validate.flags.documentType.allowed).toEqual(
    Object.keys(defaultSpecification.documentTypes),
  );
});

test.each(languages)('a word with a dash is a file or a mistake, never the help: %s', async (language) => {
  const file = '-dash.json';
  const { code, stdout, stderr } = await pintAe(['validate', '--lang', language, file]);
  expect([code, stdout]).toEqual([2, '']);
  expect(withoutDirection(stderr)).toContain(` ./${file}`);
});

test('short options in one word are those of its letters', async () => {
  expect((await pintAe(['validate', '-qh'])).stdout).toContain('pint-ae validate');
});

test('options may come before, between and after the operands', () => {
  const line = ['--lang', 'ar', 'validate', 'one.json', '-sf', 'json', '--out=-x', '--', '--strict'];
  expect(argumentsOf(...line)).toMatchObject({
    operands: ['one.json', '--strict'],
    language: 'ar',
    strict: true,
    format: 'json',
    out: '-x',
  });
});

test('an option of one name takes a value in every command, or in none, and has one short form', () => {
  const written = new Map<string, string>();
  for (const { name, short, placeholder } of tables.flatMap(([, { flags }]) => Object.values(flags))) {
    const form = `${short} ${placeholder === null ? 'switch' : 'value'}`;
    expect(`--${name} ${written.get(name) ?? form}`).toBe(`--${name} ${form}`);
    written.set(name, form);
  }
});

test.each(languages)(
  'the help names every command, and the options that all of them have, in about 60 lines: %s',
  (language) => {
    const help = helpText(language);
    for (const [name] of tables) expect(help).toContain(`pint-ae ${name}`);
    const shared = tables
      .map(([, { flags }]) => Object.values(flags).map(({ name }) => name))
      .reduce((all, names) => all.filter((name) => names.includes(name)));
    for (const name of [...shared, 'help', 'version']) expect(help).toContain(`--${name}`);
    const lines = help.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(62);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(130);
  },
);
