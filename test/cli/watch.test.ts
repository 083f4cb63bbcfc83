import { readFileSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { whenChanged } from '../../src/cli/input/watch.ts';
import { run } from '../../src/cli/run.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const valid = readFileSync('examples/standard-invoice.json', 'utf8');

test('--watch validates again after each change of a file, until it is stopped', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'invoice.json');
  writeFileSync(path, valid);
  const stop = new AbortController();
  let told = '';
  const running = run(['validate', path, join(folder, '*.json')], {
    stdout: (text) => {
      told += text;
    },
    stderr: () => {},
    readStdin: async () => new Uint8Array(),
    colour: false,
  });
  await running;
  told = '';
  const watching = run(['validate', path, '--watch', '--format', 'json'], {
    stdout: (text) => {
      told += text;
    },
    stderr: () => {},
    readStdin: async () => new Uint8Array(),
    colour: false,
    untilStopped: stop.signal,
  });
  await vi.waitUntil(() => told.includes('"outcome": "valid"'), { timeout: 30_000 });
  await vi.waitUntil(
    () => {
      writeFileSync(path, valid.replace('"vatRate": 5', '"vatRate": 15'));
      return told.includes('"outcome": "invalid"');
    },
    { timeout: 30_000, interval: 200 },
  );
  stop.abort();
  expect(await watching).toBe(0);
});

test('a change while the first verdict is found is not missed', async () => {
  const path = join(temporaryFolder(), 'invoice.json');
  writeFileSync(path, valid);
  const stop = new AbortController();
  let told = '';
  await run(['validate', path, '--watch', '--format', 'json'], {
    stdout: (text) => {
      if (told === '') writeFileSync(path, valid.replace('"vatRate": 5', '"vatRate": 15'));
      told += text;
      if (told.includes('"outcome": "invalid"')) stop.abort();
    },
    stderr: () => {},
    readStdin: async () => new Uint8Array(),
    colour: false,
    untilStopped: stop.signal,
  });
  expect(told).toContain('"outcome": "valid"');
});

test('a file that is missing at first is not waited for', async () => {
  const { code, stderr } = await pintAe([
    'validate',
    join(temporaryFolder(), 'none/invoice.json'),
    '--watch',
  ]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('none/invoice.json')]);
});

test.each([
  ['other.json', 0],
  ['invoice.json', 1],
])('a file that is watched has not changed with others of its folder: %s', async (changed, times) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'invoice.json'), valid);
  const [ours, own] = [new AbortController(), new AbortController()];
  let calls = 0;
  const again = async () => {
    calls += 1;
  };
  const watching = whenChanged([join(folder, 'invoice.json')], again, ours.signal);
  const changes = watch(folder, { signal: own.signal })[Symbol.asyncIterator]();
  const seen = changes.next();
  writeFileSync(join(folder, changed), valid);
  await seen;
  own.abort();
  // What this watcher has seen, the other one has.
  await new Promise(setImmediate);
  ours.abort();
  await watching;
  expect(calls).toBe(times);
});

test('a change while the verdict is found again is not missed, and several at once are one', async () => {
  const path = join(temporaryFolder(), 'invoice.json');
  writeFileSync(path, valid);
  const ours = new AbortController();
  let [begun, calls] = [0, 0];
  const again = async () => {
    begun += 1;
    if (begun === 1) writeFileSync(path, `${valid} `);
    // The watcher has told of it before this ends.
    await new Promise((done) => setTimeout(done, 300));
    calls += 1;
    if (calls === 2) ours.abort();
  };
  const watching = whenChanged([path], again, ours.signal);
  for (let times = 0; times < 3; times += 1) writeFileSync(path, valid);
  await watching;
  expect([begun, calls]).toEqual([2, 2]);
});

test.each([[['validate', '--watch']], [['validate', '-', '--watch']]])(
  '%j is refused: standard input does not change',
  async (argv) => {
    const { code, stderr } = await pintAe(argv);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--watch needs files')]);
  },
);
