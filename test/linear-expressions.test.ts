import ts from '@typescript/typescript6';
import { describe, expect, test } from 'vitest';
import { parseMediaType } from '../src/http/media-type.ts';
import { parseUbl } from '../src/intake/parse-ubl.ts';
import { contentTests } from '../src/ubl/structure/content.ts';
import { sourceFiles, textOf } from './source-files.ts';

/** The regular expressions in a source file, as TypeScript parses them. */
function expressionsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest));
  return found;
}

function compiled(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

const sources = [...sourceFiles('src'), ...sourceFiles('rules')].filter((file) => file.endsWith('.ts'));
const expressions = [...new Set(sources.flatMap(expressionsOf))];

/** Repeated, these are long runs of whatever an expression repeats. */
const pumps = [
  ...'a0 A_.-/\\"=:;,<&[({%+\n\t\u00e9',
  'a.',
  'a-',
  '0.',
  '.xml',
  '.json',
  '&a;',
  'a=',
  '="',
  "='",
  '; a=',
  ' a',
  '[0]',
  '[a',
  'Q{',
  '{a}',
  '<a',
  '\r',
  '://',
  '%2',
  '{{',
  '<!--',
  '<?',
  '""\\',
  '\ud800',
];
const starts = [
  '',
  'a',
  '0',
  '<',
  '&',
  '[',
  '<?xml ',
  '<?xml version="',
  'http:',
  '"',
  '-',
  'Q{',
  'a=',
  ';a="',
  'AED ',
  '<style>',
];
const end = '\u0001';

function textsOf(length: number): string[] {
  return starts.flatMap((start) =>
    pumps.map((pump) => `${start}${pump.repeat(Math.ceil(length / pump.length))}${end}`),
  );
}

const short = textsOf(2_000);
const long = textsOf(8_000);

/**
 * Milliseconds of processor time, which other programs do not lengthen; the fastest of several tries counts.
 */
function quickest(run: (text: string) => unknown, text: string, tries: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let index = 0; index < tries && best > 5; index += 1) {
    const before = process.cpuUsage();
    run(text);
    best = Math.min(best, process.cpuUsage(before).user / 1000);
  }
  return best;
}

/**
 * Four times the text takes a quadratic expression sixteen times as long. An expression that is fast at full
 * length is linear; only slow ones are measured closely.
 */
function isLinear(run: (text: string) => unknown): boolean {
  return long.every((text, index) => {
    if (quickest(run, text, 3) < 8) return true;
    const atShort = Math.max(quickest(run, short[index] ?? '', 10), 0.5);
    return quickest(run, text, 10) / atShort < 10;
  });
}

/** Expressions that are never applied to a long text. */
const onShortTexts = new Map([
  ['/^[.-]+|[.-]+$/g', 'the name of a file, cut to 100 characters'],
  [
    '/^\\s*[A-Za-z.]{2,4}\\s*(?=[-\\d])|\\s*(?:%|[A-Za-z.]{2,4})\\s*$/g',
    'what may be a number has at most 40 characters',
  ],
  ['/\\B(?=(?:\\d{3})+$)/g', 'digits of an amount, of which a decimal has few'],
  ['/\\/+$/', 'the prefix of problem types is an option of the server'],
]);

describe('regular expressions applied to input are linear', () => {
  test('those in the sources', () => {
    expect(expressions.length).toBeGreaterThan(150);
    const amiss = expressions
      .map((literal) => ({ literal, expression: compiled(literal) }))
      .filter(({ expression }) => !isLinear((text) => text.replace(expression, '')));
    expect(amiss.map(({ literal }) => literal).filter((literal) => !onShortTexts.has(literal))).toEqual([]);
  });

  test('those that are composed: content of UBL, media types, names of XML', () => {
    const tried = Object.entries({
      ...contentTests,
      parseMediaType,
      'a name': (text: string) => parseUbl(`<${text}`),
      'an attribute': (text: string) => parseUbl(`<a ${text}`),
    });
    expect(tried.filter(([, run]) => !isLinear(run)).map(([name]) => name)).toEqual([]);
  });
});
