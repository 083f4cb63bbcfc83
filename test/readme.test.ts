import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manifest } from './entry-points.ts';
import { commandsOf, runSnippet, snippetsOf } from './snippets.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const snippets = snippetsOf(readme);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the README', () => {
  test('shows a document, and the verdict that its program prints', async () => {
    const [document] = snippets.filter(({ language }) => language === 'json');
    const [program] = snippets.filter(({ language }) => language === 'ts');
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values) => void lines.push(values.join(' ')));
    await runSnippet(program?.code ?? '', JSON.parse(document?.code ?? ''));
    expect(document?.code.trim().split('\n').length).toBeLessThanOrEqual(20);
    expect(`${lines.join('\n')}\n`).toBe(program?.printed);
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

  test('leads to files that there are', () => {
    const files = Array.from(readme.matchAll(/\]\(([\w./-]+)\)/g), ([, file = '']) => file);
    expect(files.length).toBeGreaterThan(12);
    for (const file of files)
      expect(() => readFileSync(resolve(import.meta.dirname, '..', file)), file).not.toThrow();
  });

  test('is short', () => {
    expect(readme.split('\n').length).toBeLessThan(140);
  });
});
