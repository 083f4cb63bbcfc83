import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { areExtrasThere, extra } from '../scripts/extras/index.ts';
import { dependencies as extras } from '../scripts/extras/package.json' with { type: 'json' };
import { parseMediaType } from '../src/http/media-type.ts';
import { contentTests } from '../src/ubl/structure/content.ts';
import { sourceFiles, textOf } from './source-files.ts';

// In this process, without a program of its own.
process.env.RECHECK_SYNC_BACKEND = 'pure';

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

const sources = [...sourceFiles('src'), ...sourceFiles('rules')].filter((file) => file.endsWith('.ts'));
const expressions = [...new Set(sources.flatMap(expressionsOf))];

/** Returns what a text could make of an expression, if not linear; the same answer in every run. */
function complexityOf(literal: string): string {
  const end = literal.lastIndexOf('/');
  // A time limit would give another answer on a busy machine.
  const untimed = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
  const options = { ...untimed, randomSeed: 0 };
  const diagnosis = extra('recheck').checkSync(literal.slice(1, end), literal.slice(end + 1), options);
  if (diagnosis.status === 'safe') return 'linear';
  return diagnosis.status === 'vulnerable' ? diagnosis.complexity.summary : diagnosis.error.kind;
}

/** Expressions that are never applied to a long text. */
const onShortTexts = new Map([
  ['/^[.-]+|[.-]+$/g', 'the name of a file, cut to 100 characters'],
  ['/\\B(?=(?:\\d{3})+$)/g', 'digits of an amount, of which a decimal has few'],
  ['/\\/+$/', 'the prefix of problem types is an option of the server'],
  ['/^(?:[*+?]|\\{([0-9]+)(,?)([0-9]*)\\})\\??/', '24 characters of a pattern'],
  ['/<style>([\\s\\S]*?)<\\/style>/', 'a printed document, which has one such element'],
]);

/**
 * The hashes of expressions that were found to be linear, as the answer takes seconds and is always the same. KEEP_LINEAR=1 asks
 * about each and writes them anew; every other run asks about those that are new, and about one in 64 of the others.
 */
const keptFile = join(import.meta.dirname, 'linear-expressions.json');
const isKept = new Set<string>(JSON.parse(readFileSync(keptFile, 'utf8')));
const isKeeping = process.env.KEEP_LINEAR !== undefined;
const turn = Number(process.env.FAST_CHECK_SEED ?? 0) % 64;

function hashOf(literal: string): string {
  return createHash('sha256').update(`${extras.recheck} ${literal}`).digest('hex').slice(0, 12);
}

function isKnownLinear(literal: string): boolean {
  const hash = hashOf(literal);
  return !isKeeping && isKept.has(hash) && Number.parseInt(hash, 16) % 64 !== turn;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.skipIf(!areExtrasThere)('regular expressions applied to input are linear', () => {
  test('those in the sources', () => {
    expect(expressions.length).toBeGreaterThan(150);
    const onLongTexts = expressions.filter((literal) => !onShortTexts.has(literal));
    const amiss = onLongTexts
      .filter((literal) => !isKnownLinear(literal))
      .map((literal) => `${literal} ${complexityOf(literal)}`)
      .filter((told) => !told.endsWith(' linear'));
    expect(amiss).toEqual([]);
    if (isKeeping)
      writeFileSync(keptFile, `${JSON.stringify(onLongTexts.map(hashOf).toSorted(), null, 2)}\n`);
  });

  test('those that are composed: content of UBL and media types', () => {
    const executed = new Set<string>();
    const { exec } = RegExp.prototype;
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      executed.add(String(this));
      return exec.call(this, text);
    });
    for (const isOfType of Object.values(contentTests)) isOfType(' 2026-02-29 ');
    parseMediaType('application/json; charset="utf-8"');
    vi.restoreAllMocks();
    const composed = [...executed].filter((literal) => !expressions.includes(literal));
    expect(composed.length).toBeGreaterThan(4);
    expect(composed.map(complexityOf)).toEqual(composed.map(() => 'linear'));
  });
});
