import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');

/** Place where the code may contain a sentence, and why. */
const allowed: Readonly<Record<string, string>> = {
  'rules/ae/fields/': 'a row says all of a field, its texts included',
  'rules/ae/suggestions.ts': 'a row says what is suggested, and its name',
  'rules/pint/currencies-in-words.ts': 'how currencies are counted in Arabic',
  'rules/pint/fields/': 'a row says all of a field, its texts included',
  'src/generated/': 'made of the rules',
  'src/batch/find-files.ts': 'a BatchError for programmers',
  'src/batch/validating.ts': 'a BatchError for programmers',
  'src/batch/report/style.ts': 'a style sheet',
  'src/batch/document-pool.ts': 'a CallerError for programmers',
  'src/batch/settings.ts': 'a TypeError for programmers',
  'src/batch/skip.ts': 'a BatchError for programmers',
  'src/cli/help/completion.ts': 'programs for shells',
  'src/page/editor/style.ts': 'a style sheet',
  'src/page/views/invoice-view.ts': 'the names of languages, each in itself',
  'src/render/amount-in-words/': 'how numbers are said in Arabic and English',
  'src/render/look.ts': 'a TypeError for programmers',
  'src/render/render-document.ts': 'a TypeError for programmers',
  'src/render/render-invoice.ts': 'a TypeError for programmers',
  'src/render/style.ts': 'a style sheet',
  'src/request/normalise/options.ts': 'mistakes in options, for programmers',
  'src/report/html/style.ts': 'a style sheet',
  'src/server/perform.ts': 'a reason in the log, for programmers',
  'src/server/own-routes.ts': 'documentation of the interface, for programmers',
  'src/table/map/head-key.ts': 'the Arabic article',
  'src/table/map/table-map.ts': 'a kind of values, for programmers',
  'src/table/values/written-date.ts': 'names of months',
  'src/table/xlsx/write-workbook.ts': 'the words of XML',
  'src/schematron/': 'what the compiler says to whoever writes rules',
  'src/http/arguments.ts': 'a TypeError for programmers',
  'src/http/schema/': 'documentation of the interface, for programmers',
  'src/batch/input.ts': 'a TypeError for programmers',
  'src/core/options/': 'a TypeError for programmers',
  'src/api/envelope.ts': 'a TypeError for programmers',
  'src/api/option-shapes.ts': 'a TypeError for programmers',
  'src/api/specification-with.ts': 'a CallerError for programmers',
  'src/core/specification/own-check.ts': 'a CallerError for programmers',
  'src/workers/specification-module.ts': 'a CallerError for programmers',
  'src/api/request-schema.ts': 'a TypeError for programmers',
  'src/network/network-issues.ts': 'a TypeError for programmers',
  'rules/pint/aliases/': 'what other systems and people write, to be recognised',
  'src/server/metrics.ts': 'help of metrics, for those who run the server',
};

interface Sentence {
  readonly file: string;
  readonly text: string;
}

function filesOf(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`);
}

/** The literals of a file that read like a sentence, except for errors that only a defect in code throws. */
function sentencesIn(file: string): Sentence[] {
  const { code } = transformSync(readFileSync(resolve(project, file), 'utf8'), { loader: 'ts' });
  return Array.from(code.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g), (match) => ({
    file,
    text: unescaped(match[0].replaceAll(/\$\{[^}]*\}/g, '…')),
    before: code.slice(0, match.index),
  })).filter(
    ({ text, before }) => readsLikeSentence(text) && !/new (Type|Range|Syntax)?Error\(\s*$/.test(before),
  );
}

function unescaped(literal: string): string {
  return literal.replaceAll(/\\u\{?([0-9a-f]{4})\}?/gi, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function readsLikeSentence(text: string): boolean {
  return /\p{Script=Arabic}{2,}/u.test(text) || /[A-Za-z]{2,},? [a-z]{2,},? [a-z]{2,}/.test(text);
}

test('no text for people is outside messages/ and the rows of fields', () => {
  const sentences = [...filesOf('src'), ...filesOf('rules')]
    .filter((file) => !Object.keys(allowed).some((start) => file.startsWith(start)))
    .flatMap(sentencesIn);
  expect(sentences.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('texts that only programmers read say "cannot", too', () => {
  const files = [...filesOf('src'), ...filesOf('rules')].filter((file) => !file.startsWith('src/generated/'));
  expect(files.filter((file) => /\bcan not\b/.test(readFileSync(resolve(project, file), 'utf8')))).toEqual(
    [],
  );
});

test('every exception is needed', () => {
  const files = [...filesOf('src'), ...filesOf('rules')];
  const isNeeded = (start: string) =>
    files.some((file) => file.startsWith(start) && sentencesIn(file).length > 0);
  expect(Object.keys(allowed).filter((start) => !isNeeded(start) && !start.includes('generated'))).toEqual(
    [],
  );
});
