import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { jsonPath } from '../src/core/findings/json-path.ts';
import { vocabulary } from '../src/core/messages/vocabulary.ts';
import { isWrittenExactly } from '../src/core/numbers/exact-number.ts';
import { withoutCardNumbers } from '../src/core/text/check-digit.ts';
import { didYouMean, isTypingErrorOf, nearest } from '../src/core/text/did-you-mean.ts';
import { locationWithoutPrefixes } from '../src/core/xml/locations.ts';
import { elementsAt } from '../src/core/xml/path.ts';
import { stylesheet } from '../src/generated/reference.js';
import * as library from '../src/index.ts';
import { describedSpecification } from '../src/specification/described.ts';
import { AsyncFunction, entryPoints } from './entry-points.ts';
import { compileSchematron } from './own-rules.ts';
import { example } from './requests.ts';
import { rulesOfModule } from './rules-of-module.ts';

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

const exported = await entryPoints();

const scope: Readonly<Record<string, unknown>> = {
  ...Object.assign({}, ...exported.values()),
  jsonPath,
  describedSpecification,
  withoutCardNumbers,
  didYouMean,
  isTypingErrorOf,
  nearest,
  elementsAt,
  locationWithoutPrefixes,
  vocabulary,
  isWrittenExactly,
  rules: rulesOfModule(
    compileSchematron(
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="order">
        <assert id="total" test="@total = sum(line)">The lines add up.</assert></rule></pattern></schema>`,
    ).toModule(),
  ),
  stylesheet,
  request: example('standard-invoice'),
  xml: library.convert(example('standard-invoice')).xml,
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the examples of the doc comments run, and print what they say', () => {
  test.each(examples)('$file', async ({ code }) => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const names = Object.keys(scope).filter(
      (name) => !new RegExp(`const (?:\\{[^}]*)?\\b${name}\\b`).test(code),
    );
    await new AsyncFunction(...names, code.replaceAll(/^import .*$/gm, ''))(
      ...names.map((name) => scope[name]),
    );
    const expected = Array.from(code.matchAll(/\); \/\/ (.*)$/gm), ([, text]) => text);
    if (expected.length > 0)
      expect(printed.mock.calls.map((values) => values.map(String).join(' '))).toEqual(expected);
  });

  // What rules compiled ahead of time call is called by no program.
  const doors = [...exported.keys()].filter((name) => !name.endsWith('/runtime'));
  test.each(doors)('every function of %s has one', (name) => {
    const functions = Object.entries(exported.get(name) ?? {}).filter(
      ([called, value]) => typeof value === 'function' && !called.endsWith('Error'),
    );
    const missing = functions.filter(([name]) => !examples.some(({ code }) => code.includes(`${name}(`)));
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
