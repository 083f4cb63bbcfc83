import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { requestCases, requestOf } from '../cases/request-cases.ts';
import { applied } from '../properties/apply-patch.ts';
import { example } from '../requests.ts';
import { ownCases } from '../rules/own-cases/index.ts';
import { isQuick, runs } from '../tier.ts';

/** The numbers and words in the values of a request or in a text, with how often each is there; flags are neither. */
function wordsIn(value: unknown, words = new Map<string, number>()): Map<string, number> {
  if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) wordsIn(each, words);
  else if (typeof value === 'string' || typeof value === 'number')
    for (const [word] of String(value).matchAll(/[\p{L}\p{N}]+(?:\.\p{N}+)?/gu)) {
      const key = Number.isFinite(Number(word)) ? String(Number(word)) : word.toLowerCase();
      words.set(key, (words.get(key) ?? 0) + 1);
    }
  return words;
}

/** Values of the request that are neither in the changed one nor in its totals, and that no text of the finding names. */
function lost(before: unknown, after: unknown, totals: unknown, texts: readonly string[]): string[] {
  const [kept, computed, named] = [wordsIn(after), wordsIn(totals), wordsIn(texts)];
  const isNamed = (word: string) => named.has(word) || texts.join(' ').toLowerCase().includes(word);
  return [...wordsIn(before)].flatMap(([word, count]) =>
    (kept.get(word) ?? 0) < count && !computed.has(word) && !isNamed(word) ? [word] : [],
  );
}

/** Lines that are left out move the others. */
const key = ({ rule, path }: Issue) => `${rule} ${path.replaceAll(/\[\d+\]/g, '[]')}`;

interface Applied {
  count: number;
  readonly amiss: string[];
}

/** Applies each fix and suggestion of a request by itself, and says which leaves a new error, or the old finding, or loses a value. */
function applyAll(request: unknown, options: ValidateRequestOptions | undefined, to: Applied): Applied {
  const { outcome, issues, warnings } = validate(request, options);
  const known = new Set(issues.map(key));
  for (const { rule, path, message, hint, fix, suggestions = [] } of [...issues, ...warnings]) {
    const ways = fix === undefined ? suggestions : [{ title: 'Fix', patch: fix }, ...suggestions];
    for (const { title, patch } of ways) {
      to.count += 1;
      const after = applied(request, patch);
      const result = validate(after, options);
      const isSame = (other: Issue) =>
        other.rule === rule && other.path === path && other.message === message;
      const found = [
        // The shape of a request is checked before all else.
        ...(outcome === 'malformed' ? [] : result.issues.filter((issue) => !known.has(key(issue))).map(key)),
        ...[...result.issues, ...result.warnings].filter(isSame).map(() => 'changes nothing'),
        ...lost(request, after, Object.values(result.totals ?? {}), [message, hint, title]).map(
          (word) => `loses ${word}`,
        ),
      ];
      if (found.length > 0) to.amiss.push(`${rule} ${path}: ${title}: ${found.join(', ')}`);
    }
  }
  return to;
}

/** All findings: one beyond a limit would be new after the first. */
const withoutLimit = ({ limits: _, ...options }: ValidateRequestOptions = {}) => options;

describe('a fix or suggestion leaves no new error, and every value that it does not name', () => {
  const plain = [
    // What a single step cannot mend is undecided.
    ...requestCases
      .filter(({ table }) => table !== 'undecided')
      .map((row) => ({ request: requestOf(row) as unknown, options: row.options })),
    ...ownCases.flatMap((each) =>
      each.form === 'request' ? [{ request: each.failing, options: each.options }] : [],
    ),
  ].filter(({ request }) => isPlain(request));

  test('of every case', () => {
    const to: Applied = { count: 0, amiss: [] };
    const tried = plain.filter((_, at) => !isQuick || at % 6 === 0);
    for (const { request, options } of tried) applyAll(request, withoutLimit(options), to);
    expect(to.amiss).toEqual([]);
    expect(to.count).toBeGreaterThan(isQuick ? 80 : 600);
  });

  test('of an example with any other value in any field', () => {
    const to: Applied = { count: 0, amiss: [] };
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.nat(), (name, place, value) => {
        expect(applyAll(changed(example(name), place, value), {}, to).amiss).toEqual([]);
      }),
      { numRuns: runs(2000) },
    );
    expect(to.count).toBeGreaterThan(runs(200));
  });
});

const names = [
  ...['standard-invoice', 'credit-note', 'allowances-and-charges', 'export-usd', 'exempt', 'reverse-charge'],
  ...['self-billing-invoice', 'several-vat-categories', 'summary-invoice'],
] as const;

const texts = [
  ...['Dollar', 'US$', 'EUR', 'UAEE', 'Germany', 'Abu Dabi', 'Kilo', 'tola', 'Cash', 'Bank', 'Passport'],
  ...['Biweekly', 'OTH', 'Exempt', 'Z', 'AE', 'N', '0325:1007123456', 'O235:1007123456', '12.5', 'x', null],
];

/** Amounts that people send for another: with VAT, without it, rounded, of many, in another currency, or as a text. */
const amountsFor = (amount: number): readonly unknown[] => [
  ...[1.05, 1 / 1.05, 0.01, 100, 3.6725, 0.05, -1].map((factor) => Math.round(amount * factor * 100) / 100),
  ...[0.01, -0.3, 1, -100].map((more) => Math.round((amount + more) * 100) / 100),
  ...[String(amount), `${amount} AED`, null],
];

/** A request with another value in one of its fields. */
function changed(request: unknown, place: number, value: number): unknown {
  const copy: unknown = structuredClone(request);
  const fields = fieldsIn(copy);
  const [object, name] = fields[place % fields.length] ?? [{}, ''];
  const sent: unknown = Reflect.get(object, name);
  const others = typeof sent === 'number' ? amountsFor(sent) : texts;
  Reflect.set(object, name, others[value % others.length]);
  return copy;
}

function fieldsIn(value: unknown): (readonly [object, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'object' && each !== null ? fieldsIn(each) : [[value, name] as const],
  );
}

/** Returns what a test can copy; a proxy or a getter that throws is no request of a system. */
function isPlain(request: unknown): boolean {
  try {
    structuredClone(request);
    return true;
  } catch {
    return false;
  }
}
