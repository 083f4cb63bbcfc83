import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { jsonPath } from '../src/document/json-path.ts';
import * as library from '../src/index.ts';
import * as rulesetFile from '../src/ruleset-file.ts';
import * as saxon from '../src/saxon.ts';
import { example } from './requests.ts';

const source = resolve(import.meta.dirname, '../src');

interface DocExample {
  readonly file: string;
  readonly code: string;
}

/** The `@example`s of all doc comments; a comment behind a console.log says what it prints. */
function examplesIn(file: string): DocExample[] {
  const text = readFileSync(resolve(source, file), 'utf8');
  return Array.from(text.matchAll(/@example\n \* ```ts\n([\s\S]*?) \* ```/g), ([, lines = '']) => ({
    file,
    code: lines.replaceAll(/^ \* ?/gm, ''),
  }));
}

const examples = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap(examplesIn);

const scope: Readonly<Record<string, unknown>> = {
  ...library,
  ...saxon,
  ...rulesetFile,
  jsonPath,
  request: example('standard-invoice'),
  xml: library.convert(example('standard-invoice')).xml,
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the examples of the doc comments run, and print what they say', () => {
  test.each(examples)('$file', ({ code }) => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const names = Object.keys(scope).filter((name) => !new RegExp(`const \\{[^}]*\\b${name}\\b`).test(code));
    new Function(...names, code.replaceAll(/^import .*$/gm, ''))(...names.map((name) => scope[name]));
    const expected = Array.from(code.matchAll(/\); \/\/ (.*)$/gm), ([, text]) => text);
    if (expected.length > 0) expect(printed.mock.calls.map((values) => values.join(' '))).toEqual(expected);
  });

  test('every function that the library exports has one', () => {
    const functions = Object.entries(library).filter(([, value]) => typeof value === 'function');
    const missing = functions.filter(([name]) => !examples.some(({ code }) => code.includes(`${name}(`)));
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
