import { describe, expect, test } from 'vitest';
import { advice } from '../../rules/ae/advice/index.ts';
import { checks } from '../../rules/ae/checks/index.ts';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { createHandler } from '../../src/http/index.ts';
import { saxonEngine } from '../../src/schematron/saxon.ts';
import { ownCases } from '../rules/own-cases/index.ts';
import { isQuick, sampled } from '../tier.ts';
import {
  baseNames,
  correctedRequest,
  document,
  requestCases,
  requestOf,
  ruleCases,
  verdictIn,
  verdictOf,
} from './request-cases.ts';

const tables = [...new Set(requestCases.map(({ table }) => table))];
const handler = createHandler();

describe.each(tables)('%s', (table) => {
  const rows = requestCases.filter((row) => row.table === table);
  const named = rows.map((row, at) => [`${row.fact} (${row.base})`, row, at] as const);
  test.each(named)('%s', async (_fact, row, at) => {
    const {
      options,
      expect: expected,
      says = [],
      inArabic: saysInArabic = [],
      fixes,
      totals = {},
      adjusted,
      ubl = [],
      notInUbl = [],
    } = row;
    const request = requestOf(row);
    const result = convert(request, options);
    expect(verdictOf(result)).toEqual(expected);
    const findings = [...result.issues, ...result.warnings];
    const messages = findings.map(({ message, hint }) => `${message} ${hint}`);
    for (const said of says) expect(messages).toContainEqual(expect.stringContaining(said));
    const patches = findings.flatMap(({ fix = [], suggestions = [] }) => [
      ...fix,
      ...suggestions.flatMap(({ patch }) => patch),
    ]);
    if (fixes !== undefined) expect(patches).toEqual(fixes);
    expect(result.totals ?? {}).toMatchObject(totals);
    const changes = result.adjustments.map(({ path, sent, written }) => `${path}: ${sent} → ${written}`);
    if (adjusted !== undefined) expect(changes).toEqual(adjusted);
    const pattern = (part: string) => (/^\/.*\/$/.test(part) ? new RegExp(part.slice(1, -1)) : part);
    for (const part of ubl) expect(result.xml).toMatch(pattern(part));
    for (const part of notInUbl) expect(result.xml).not.toMatch(pattern(part));
    if (result.outcome === 'valid' && (!isQuick || at % 4 === 0))
      expect(validateUbl(result.xml ?? '').issues).toEqual([]);

    const inArabic = verdictIn('ar', row);
    expect(verdictOf(inArabic)).toEqual(expected);
    const arabic = [...inArabic.issues, ...inArabic.warnings];
    for (const { message } of arabic) expect(message).toMatch(/^(?!.*\{\w+\}).*\p{Script=Arabic}/u);
    const arabicMessages = arabic.map(({ message, hint }) => `${message} ${hint}`);
    for (const said of saysInArabic) expect(arabicMessages).toContainEqual(expect.stringContaining(said));
  });
});

test('a server answers each row as the library does', async () => {
  const rows = requestCases.filter(({ options = {} }) => Object.keys(options).length === 0);
  for (const row of sampled(rows)) {
    const body = JSON.stringify(requestOf(row));
    const headers = { 'Content-Type': 'application/json' };
    const url = 'http://localhost/v1/validate';
    const response = await handler(new Request(url, { method: 'POST', headers, body }));
    const [outcome] = row.expect[0]?.split(' ') ?? [];
    const expected = outcome === 'malformed' ? { status: 400 } : { outcome };
    expect([row.fact, await response.json()]).toMatchObject([row.fact, expected]);
  }
});

test.each(baseNames)('%s is valid by the official stylesheet', (name) => {
  const { outcome, xml } = convert(document(name));
  expect([outcome, validateUbl(xml ?? '', { engine: saxonEngine }).issues]).toEqual(['valid', []]);
});

const ids = [...new Set([...checks, ...advice].map(({ id }) => id))];

test('every check and advice has its row', () => {
  const withCase = new Set([...ruleCases, ...ownCases].map(({ rule }) => rule));
  expect(ids.filter((id) => !withCase.has(id))).toEqual([]);
});

describe('a correction', () => {
  test.each(ruleCases.filter(({ corrected }) => corrected !== undefined))(
    'satisfies $rule, and breaks no other: $fact',
    (row) => {
      const before = verdictIn('en', row);
      const { issues, warnings } = validate(correctedRequest(row), row.options);
      expect([...issues, ...warnings].filter(({ rule }) => rule === row.rule)).toEqual([]);
      const known = new Set(before.issues.map(({ rule }) => rule));
      expect(issues.filter(({ rule }) => !known.has(rule))).toEqual([]);
    },
  );
});

describe('advice', () => {
  const cases = ruleCases.filter(({ table }) => table === 'advice');

  test.each(cases)('$rule is an error only if the caller is strict; a note stays a note: $fact', (row) => {
    const isNote = row.expect.some((finding) => finding.startsWith(`note ${row.rule} `));
    const { valid, issues } = validate(requestOf(row), { ...row.options, strict: true });
    expect(issues.some(({ rule }) => rule === row.rule)).toBe(!isNote);
    if (!isNote) expect(valid).toBe(false);
  });

  test.each(cases)('$rule can be turned off, and no other with it: $fact', (row) => {
    const says = (ignoreAdvice: readonly string[]) => {
      const { issues, warnings } = validate(requestOf(row), { ...row.options, ignoreAdvice });
      return [...issues, ...warnings].some(({ rule }) => rule === row.rule);
    };
    expect(says([row.rule])).toBe(false);
    expect(says(advice.map(({ id }) => id).filter((id) => id !== row.rule))).toBe(true);
  });
});
