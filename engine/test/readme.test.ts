import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileSchematron } from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test('the example of the README prints what it says', () => {
  const [, example = ''] = /^```ts\n(.*?)^```/ms.exec(readme) ?? [];
  const program = example.replace(/^import [^;]*;/m, '');
  const said = Array.from(program.matchAll(/console\.log\([^;]*\); \/\/ (.*)$/gm), ([, text]) => text);
  const printed: string[] = [];
  new Function('compileSchematron', 'console', program)(compileSchematron, {
    log: (value: unknown) => printed.push(String(value)),
  });
  expect(said.length).toBe(3);
  expect(printed).toEqual(said);
});

test('the commands of the README are scripts of the package', () => {
  const commands = Array.from(readme.matchAll(/^npm (?:run )?([\w:-]+)/gm), ([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => name !== 'install' && scripts[name] === undefined)).toEqual([]);
});
