import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attacks } from '../scripts/nightly/measurements/attacks.ts';
import { boundOf, figuresIn } from '../scripts/nightly/measurements/table.ts';
import { type Ending, type KeptNight, outcomeOf, pageOf } from '../scripts/nightly/page.ts';
import { type Part, parts } from '../scripts/nightly/parts.ts';
import { planned, run, seedOf } from '../scripts/nightly/run.ts';
import { importsOf } from './source-files.ts';

const partNamed = (name: string): Part => {
  const part = parts.find((each) => each.name === name);
  if (part === undefined) throw new Error(`no part ${name}`);
  return part;
};

describe('a night', () => {
  test('has its minutes divided among its parts by their shares', () => {
    const plan = planned(parts, 60);
    expect(plan.reduce((sum, { minutes }) => sum + minutes, 0)).toBeCloseTo(60);
    expect(plan.find(({ part }) => part.name === 'mutation')?.minutes).toBeCloseTo(12);
  });

  test('is repeated by the number of its day', () => {
    expect(seedOf('2026-11-26T23:00:00.000Z')).toBe(20261126);
    const night = { minutes: 6, seed: 20261126 };
    expect(partNamed('differential').command(night).slice(3)).toEqual([
      'scripts/differential.ts',
      '1800',
      '20261126',
    ]);
    expect(partNamed('growth').command(night).slice(-3)).toEqual(['growth', '6.00', '20261126']);
    expect(partNamed('kills embedded').environment?.(night)).toEqual({ KILLS: '18' });
  });
});

test('a night runs and writes its page even if the library does not load', () => {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const imported of importsOf(file)) if (imported.endsWith('.ts')) follow(imported);
  };
  follow('scripts/nightly.ts');
  expect(reached).toContain('scripts/nightly/parts.ts');
  expect([...reached].filter((file) => /^(?:src|rules)\//.test(file))).toEqual([]);
});

describe('a part', () => {
  const ended = (log: string, code: number | null = 0): Ending => ({ code, seconds: 1, log });
  const said: Readonly<Record<string, string>> = {
    'fuzz http':
      'http: 12 texts of 90 characters in 1 minutes from seed 1: 0 found, slowest 8 ms, at most 210 MB',
    differential: '300 documents, seed 1, SaxonJS: 0 disagreements',
    expressions:
      '90 expressions: 70 have the same value, 15 are errors in both\n5 by XPath 2.0, 5.1: one\n0 differ otherwise',
    schemas:
      '9 schemas, 36 documents: 30 judged alike, 2 fail in both, 0 differ; 1 schemas refused here, 0 there',
    mutation: 'All files   |  93.10 |   94.20 |      108 |         0 |          8 |        0 |        0 |',
    growth: '12 figures, 0 beyond their bound',
    'kills embedded': '\u001b[2m      Tests \u001b[22m \u001b[32m2 passed\u001b[39m (2)',
  };

  test.each(parts.map(({ name }) => name).filter((name) => said[name] !== undefined))(
    '%s tells its figures, and ends well',
    (name) => {
      const { state, figures } = outcomeOf(partNamed(name), name, ended(said[name] ?? ''));
      expect(state).toBe('well');
      expect(Object.keys(figures).length).toBeGreaterThan(0);
    },
  );

  test.each([
    [
      'found something if its exit code says so',
      'differential',
      ended('9 documents, seed 1, SaxonJS: 1 disagreements', 1),
      'found',
    ],
    [
      'found something if it ended without its figures',
      'growth',
      ended('TypeError: x is not a function', 1),
      'found',
    ],
    [
      'found a leak by the growth of memory',
      'leaks',
      ended('| memory | 1.60 times | 1.25 | **beyond** |\n1 figures, 1 beyond their bound', 1),
      'found',
    ],
    ['is stopped at the end of its time', 'growth', ended('', null), 'stopped'],
    [
      'found an input that does not end if that is what it was stopped at',
      'fuzz http',
      ended('did not end: test/fuzz/found/http-unfinished', null),
      'found',
    ],
    [
      'found something that it had told before it was stopped',
      'fuzz http',
      ended('http-0123456789ab: TypeError', null),
      'found',
    ],
    [
      'is skipped where a program is missing',
      'kills on PostgreSQL',
      ended('skipped: PostgreSQL is not installed'),
      'skipped',
    ],
  ] as const)('%s', (_, name, ending, state) => {
    expect(outcomeOf(partNamed(name), name, ending).state).toBe(state);
  });
});

describe('what a part starts', () => {
  const node = (code: string) => [process.execPath, '-e', code] as const;

  test('is stopped at the end of its time', async () => {
    expect(await run(node('setInterval(() => {}, 1000)'), {}, 300)).toMatchObject({ code: null, log: '' });
  });

  test('has found something if it is ended by something else than the night', async () => {
    const { code, log } = await run(node("process.kill(process.pid, 'SIGKILL')"), {}, 60_000);
    expect([code, log.trim()]).toEqual([1, 'ended by SIGKILL']);
  });
});

test('the page of a night has what was found, how to go on, and the figures of the nights before', () => {
  const growth = outcomeOf(partNamed('growth'), 'node growth.ts', {
    code: 1,
    seconds: 61,
    log: '| figure | measured | at most | |\n| --- | ---: | ---: | --- |\n| lines[].note | 1.9 (n^x) | 1.2 | **beyond** |\n12 figures, 1 beyond their bound\n',
  });
  const night: KeptNight = {
    date: '2026-11-26T01:00:00.000Z',
    minutes: 60,
    seed: 20261126,
    commit: 'abc',
    parts: {},
  };
  const earlier: KeptNight = {
    ...night,
    parts: { growth: { state: 'well', seconds: 60, figures: { figures: 12, beyond: 0 } } },
  };
  const page = pageOf(night, [growth], [earlier, { ...earlier, minutes: 3 }], () => 'Write a test.');
  expect(page).toContain('**Found by growth.**');
  expect(page).toContain('| growth | **found** | 61 | figures 12, beyond 1 | figures 12; beyond 0 |');
  expect(page).toContain('## growth\n\nAgain: `node growth.ts`\n\nWrite a test.');
  expect(page).toMatch(/## Measured: growth\n\n.*\n.*\n\| lines\[\]\.note \| 1\.9 \(n\^x\) \| 1\.2 \|/);
});

test('the page of a night says what it means that a part was stopped', () => {
  const differential = outcomeOf(partNamed('differential'), 'node differential.ts', {
    code: null,
    seconds: 99,
    log: '\u001b[2mmaking documents',
  });
  const night = { date: '2026-11-26T01:00:00.000Z', minutes: 1, seed: 1, commit: 'abc', parts: {} };
  const page = pageOf(night, [differential], [], () => 'Write a test.');
  expect(page).toContain('Nothing was found. Stopped for its time: differential.');
  expect(page).toContain('| differential | stopped for its time | 99 |');
  expect(page).toMatch(
    /## differential\n\nAgain: `node differential.ts`\n\nIt was stopped .*\n\n~~~\nmaking documents\n~~~/,
  );
});

test('an attack may take twice what is printed, and nothing if it is not printed', () => {
  const printed = figuresIn(readFileSync('test/what-it-withstands.md', 'utf8'));
  const isPrinted = (attack: string) => boundOf(attack, printed) > 0;
  expect(Object.keys(attacks).filter((attack) => !isPrinted(attack))).toEqual([]);
  const table = '| a | 10 | malformed: `x` | 1000 | 9 |\n| b | 10 | valid: `–` | 2 | 9 |\n';
  expect(figuresIn(table)).toEqual({ a: 1000, b: 2 });
  expect(['a', 'b', 'c'].map((attack) => boundOf(attack, figuresIn(table)))).toEqual([2000, 500, 0]);
});
