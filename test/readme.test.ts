import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as library from '../src/index.ts';
import { AsyncFunction, entryPoints, manifest } from './entry-points.ts';
import { example } from './requests.ts';

const project = resolve(import.meta.dirname, '..');
const readme = readFileSync(resolve(project, 'README.md'), 'utf8');

function snippets(language: string): string[] {
  return Array.from(
    readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')),
    ([, code = '']) => code,
  );
}

const modules = await entryPoints();

/** A snippet as the body of a function, its imports of the library taken from the sources; gives its `server`, if any. */
async function runSnippet(code: string): Promise<unknown> {
  const body = code
    .replaceAll(/import (\{[^}]*\}) from '([^']+)';/g, "const $1 = await load('$2');")
    .replaceAll(/import (\w+) from '([^']+)';/g, "const { default: $1 } = await load('$2');");
  const load = async (name: string) => modules.get(name) ?? (await import(name));
  return new AsyncFunction(
    'load',
    'request',
    `${body}\nreturn typeof server === 'object' ? server : undefined;`,
  )(load, example('standard-invoice'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('every TypeScript snippet of the README runs', () => {
  test.each(
    snippets('ts').map((code) => [
      code.split('\n').find((line) => line !== '' && !line.startsWith('import')),
      code,
    ]),
  )('%s', async (_, code) => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const server = await runSnippet(code);
    if (isClosable(server)) await server.close();
    if (code.includes('sourceOf(')) expect(printed).toHaveBeenLastCalledWith('lines[0].unitPrice');
    if (code.includes('.outcome')) expect(printed).toHaveBeenLastCalledWith('valid');
    if (code.includes('validateUbl'))
      expect(printed).toHaveBeenLastCalledWith('valid', 'Invoice', 'billing', 0);
    if (code.includes('saxonEngine')) expect(printed).toHaveBeenLastCalledWith(true);
  });
});

function isClosable(value: unknown): value is { readonly close: () => unknown } {
  return typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function';
}

describe('every command of the README runs', () => {
  const commands = snippets('sh').flatMap((block) => block.trim().split('\n'));

  test.each(commands.filter((command) => command.includes('pint-ae ')))(
    '%s',
    { timeout: 60_000 },
    async (command) => {
      const cli = `node_modules/.bin/tsx src/cli/index.ts`;
      const line = command.replaceAll(/\bpint-ae(?= )/g, cli);
      const shown = await promisify(execFile)('bash', ['-c', line], { cwd: project }).catch(
        (error: { readonly code: number; readonly stdout: string }) => error,
      );
      // A command on the broken examples finds them invalid, and says so with its exit code.
      expect('code' in shown ? shown.code : 0).toBe(command.includes('broken') ? 1 : 0);
      expect(shown.stdout).not.toBe('');
    },
  );

  test('the npm commands are scripts of the package', () => {
    const scripts = commands.flatMap((command) =>
      Array.from(command.matchAll(/npm (?:run )?([\w:]+)/g), ([, name]) => name),
    );
    expect(scripts.slice(0, 4)).toEqual(['ci', 'demo', 'ci', 'test']);
    for (const name of scripts.filter((script) => script !== 'ci'))
      expect(manifest.scripts).toHaveProperty([name ?? '']);
  });
});

test('the rules that can never fire are those listed with their reason', () => {
  const rules = Object.keys(
    JSON.parse(readFileSync(resolve(project, 'schematron/unreachable.json'), 'utf8')),
  );
  const listed = Array.from(readme.matchAll(/^\| `(ibr-[^`]+)` +\|/gm), ([, id]) => id);
  expect(listed).toEqual(rules);
});

test('every field of a validation result is explained', () => {
  for (const name of Object.keys(library.validate(example('standard-invoice')))) {
    expect(readme).toMatch(new RegExp(`\\| \`${name}\` +\\|`));
  }
});
