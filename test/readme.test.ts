import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manifest } from './entry-points.ts';
import { commandsOf, runSnippet, snippetsOf } from './snippets.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const snippets = snippetsOf(readme);
const [document] = snippets.filter(({ language }) => language === 'json');
const [program] = snippets.filter(({ language }) => language === 'ts');

/** The output of a program that is run with a document: the one shown in the README, unless another is named. */
async function printedBy(
  snippet: typeof program,
  request: unknown = JSON.parse(document?.code ?? ''),
): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...values) => void lines.push(values.join(' ')));
  await runSnippet(snippet?.code ?? '', request);
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

  test('prints by the same program everything that is wrong with a malformed request, and what to do', async () => {
    const { invoiceNumber, ...request } = JSON.parse(document?.code ?? '');
    const printed = await printedBy(program, {
      ...request,
      currency: 7,
      issueDate: '31/12/2026',
      lines: null,
    });
    expect(printed.trimEnd().split('\n')).toEqual([
      'malformed ',
      'invoiceNumber (pint-ae-malformed)',
      'invoiceNumber is required.',
      'Add invoiceNumber (a text in quotation marks: "…"), or set it to null if there is no value.',
      'issueDate (pint-ae-malformed)',
      'issueDate must be a calendar date written as YYYY-MM-DD, not 31/12/2026.',
      'Send 2026-12-31.',
      'currency (pint-ae-malformed)',
      'currency must be a text, not a number.',
      'Send "7", with quotation marks.',
      'lines (pint-ae-malformed)',
      'lines must be a list, not null.',
      'Send lines as a list in square brackets, such as [ … ].',
    ]);
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

  test('has at most 800 words', () => {
    expect(readme.split(/\s+/).length).toBeLessThanOrEqual(800);
  });
});
