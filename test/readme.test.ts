import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manifest } from './entry-points.ts';
import { commandsOf, runSnippet, snippetsOf } from './snippets.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const snippets = snippetsOf(readme);
const [document] = snippets.filter(({ language }) => language === 'json');
const [program, ...others] = snippets.filter(({ language }) => language === 'ts');

/** The output of a program that is run with the document shown in the README. */
async function printedBy(snippet: typeof program): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values) => void lines.push(values.join(' ')));
  await runSnippet(snippet?.code ?? '', JSON.parse(document?.code ?? ''));
  return `${lines.join('\n')}\n`;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the README', () => {
  test('shows a document, and the verdict that its program prints', async () => {
    expect(document?.code.trim().split('\n').length).toBeLessThanOrEqual(20);
    expect(await printedBy(program)).toBe(program?.printed);
  });

  test('shows Schematron of any vocabulary, and what its program prints', async () => {
    expect(others).toHaveLength(1);
    expect(await printedBy(others[0])).toBe(others[0]?.printed);
  });

  test('names npm commands that are scripts of the package', () => {
    const scripts = commandsOf(readme).flatMap((command) =>
      Array.from(command.matchAll(/npm (?:run )?([\w:]+)/g), ([, name]) => name),
    );
    expect(scripts).toEqual(['ci', 'demo', 'ci', 'test']);
    const inText = Array.from(readme.matchAll(/`npm run ([\w:]+)/g), ([, name]) => name);
    for (const name of [...scripts, ...inText].filter((script) => script !== 'ci'))
      expect(manifest.scripts).toHaveProperty([name ?? '']);
  });

  test('links to files that exist', () => {
    const files = Array.from(readme.matchAll(/\]\(([\w./-]+)\)/g), ([, file = '']) => file);
    expect(files.length).toBeGreaterThan(12);
    for (const file of files)
      expect(() => readFileSync(resolve(import.meta.dirname, '..', file)), file).not.toThrow();
  });

  test('is short', () => {
    expect(readme.split('\n').length).toBeLessThan(150);
  });
});
