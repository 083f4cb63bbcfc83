import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, starterNames } from '../../src/cli/commands.ts';
import { languages } from '../../src/core/language.ts';
import { validate } from '../../src/judge/validate.ts';
import { example } from '../requests.ts';
import { pintAe } from './command-line.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pint-ae-start-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('pint-ae schema', () => {
  test.each(languages)('prints JSON Schema 2020-12 that takes every example: %s', async (language) => {
    const { code, stdout } = await pintAe(['schema', '--lang', language]);
    expect(code).toBe(0);
    const schema = JSON.parse(stdout);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    expect(ajv.validateSchema(schema)).toBe(true);
    const isOfSchema = ajv.compile(schema);
    for (const name of readdirSync('examples').filter((each) => each.endsWith('.json'))) {
      const request = JSON.parse(readFileSync(join('examples', name), 'utf8'));
      expect([name, isOfSchema({ $schema: './document-request.json', ...request })]).toEqual([name, true]);
    }
    expect(isOfSchema({ documentType: 'Bill' })).toBe(false);
  });
});

test('a document may name its schema, with strict too', () => {
  const request = { $schema: './document-request.json', ...example('standard-invoice') };
  const { valid, issues, warnings } = validate(request, { strict: true });
  expect([valid, issues, warnings]).toEqual([true, [], []]);
  const inside = { ...request, seller: { ...request.seller, $schema: 'x' } };
  expect(validate(inside, { strict: true }).issues.map(({ path }) => path)).toEqual(['seller.$schema']);
});

describe('pint-ae init', () => {
  test.each(starterNames)('writes a valid request: %s', async (type) => {
    const path = join(folder, 'new', `${type}.json`);
    expect((await pintAe(['init', path, '--type', type])).code).toBe(0);
    expect((await pintAe(['validate', path, '--quiet'])).code).toBe(0);
    expect((await pintAe(['init', '--type', type])).stdout).toBe(readFileSync(path, 'utf8'));
  });

  test('never writes over a file', async () => {
    const path = join(folder, 'invoice.json');
    writeFileSync(path, 'mine');
    const { code, stderr } = await pintAe(['init', path]);
    expect([code, readFileSync(path, 'utf8')]).toEqual([2, 'mine']);
    expect(stderr).toContain('is there already');
  });
});

const isInstalled = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((each) => existsSync(join(each, name)));

describe('pint-ae completion', () => {
  test.skipIf(!isInstalled('bash'))('completes in bash', async () => {
    const script = join(folder, 'pint-ae.bash');
    writeFileSync(script, (await pintAe(['completion', 'bash'])).stdout);
    const complete = (line: string) => {
      const words = line.split(' ');
      const program = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _pint_ae; echo "\${COMPREPLY[@]}"`;
      return execFileSync('bash', ['-c', program, 'bash', script, ...words], { encoding: 'utf8' }).trim();
    };
    expect(complete('pint-ae val')).toBe('validate');
    expect(complete('pint-ae ').split(' ')).toEqual([...Object.keys(commands), 'help']);
    expect(complete('pint-ae validate --format s')).toBe('sarif svrl');
    expect(complete('pint-ae validate -f = js')).toBe('json');
    expect(complete('pint-ae --lang ar validate --str')).toBe('--strict');
    expect(complete('pint-ae serve --po')).toBe('--port');
    expect(complete('pint-ae validate --out x')).toBe('');
    expect(complete('pint-ae completion z')).toBe('zsh');
    expect(complete('pint-ae validate invoice')).toBe('');
  });

  test.each(['zsh', 'fish'] as const)('has every command and option for %s', async (shell) => {
    const { code, stdout } = await pintAe(['completion', shell]);
    expect(code).toBe(0);
    for (const [name, { flags }] of Object.entries(commands)) {
      expect(stdout).toContain(name);
      for (const flag of Object.values(flags))
        expect(stdout).toContain(shell === 'zsh' ? `--${flag.name}` : `-l ${flag.name}`);
    }
    const script = join(folder, `pint-ae.${shell}`);
    writeFileSync(script, stdout);
    if (isInstalled(shell)) execFileSync(shell, ['-n', script]);
    else console.log(`${shell} is not installed: the syntax of its completion is not checked.`);
  });

  test('says which shells there are', async () => {
    const { code, stderr } = await pintAe(['completion', 'zhs']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('bash, zsh, fish; did you mean zsh?')]);
  });
});
