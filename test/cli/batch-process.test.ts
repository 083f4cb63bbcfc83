import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { invoice, manyLines } from '../batch/documents.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { some } from '../tier.ts';
import { withoutDirection } from '../without-direction.ts';
import { ended, linesOf, startBatch, untilLines } from './batch-process.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const documents = manyLines(120);
const input = `${documents.join('\n')}\n`;

/** The verdicts and the summary of a run without interruption. */
async function undisturbed() {
  const out = join(folder, 'undisturbed');
  const child = startBatch(['-', '--out', out, '--threads', '2']);
  child.stdin.end(input);
  expect((await ended(child)).code).toBe(1);
  return { verdicts: linesOf(join(out, 'verdicts.ndjson')), summary: summaryIn(out) };
}

function summaryIn(out: string) {
  const { seconds, documentsPerSecond, resumedAfter, ...counts } = JSON.parse(
    readFileSync(join(out, 'summary.json'), 'utf8'),
  );
  return counts;
}

/** The verdicts and the UBL of a folder, by name. */
function filesIn(out: string): Record<string, string> {
  const names = ['verdicts.ndjson', ...readdirSync(join(out, 'ubl')).map((name) => `ubl/${name}`)];
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
}

test('a batch that is killed, again and again, is resumed without losing or doubling a document', async () => {
  const expected = await undisturbed();
  const verdicts = join(folder, 'verdicts.ndjson');
  for (const killedAfter of some([1, 41, 40, 97], 2).toSorted((one, other) => one - other)) {
    const child = startBatch(['-', '--out', folder, '--threads', '2', '--resume']);
    const end = ended(child);
    // It cannot finish: the last documents are held back.
    child.stdin.write(`${documents.slice(0, killedAfter + 10).join('\n')}\n{"documentType"`);
    await untilLines(verdicts, killedAfter);
    child.kill('SIGKILL');
    expect((await end).signal).toBe('SIGKILL');
    const written = linesOf(verdicts);
    expect(written.length).toBeGreaterThanOrEqual(killedAfter);
    expect(written.length).toBeLessThan(documents.length);
    appendFileSync(verdicts, '{"document":"<stdin>:99","inv');
  }
  const child = startBatch(['-', '--out', folder, '--threads', '2', '--resume']);
  child.stdin.end(input);
  expect((await ended(child)).code).toBe(1);
  expect(linesOf(verdicts)).toEqual(expected.verdicts);
  expect(summaryIn(folder)).toEqual(expected.summary);
}, 240_000);

const signals = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

test('a batch that is ended by a signal is resumed to the same verdicts, files and summary as without it', async () => {
  const path = join(folder, 'in.ndjson');
  writeFileSync(path, input);
  const run = (out: string, ...more: readonly string[]) =>
    startBatch([path, '--out', join(folder, out), '--xml', '--threads', '2', ...more]);
  expect((await ended(run('whole'))).code).toBe(1);
  for (const [signal] of some(signals, 1)) {
    mkdirSync(join(folder, signal));
    const stopped = run(signal);
    const end = ended(stopped);
    await untilLines(join(folder, signal, 'verdicts.ndjson'), 1);
    stopped.kill(signal);
    await end;
    expect((await ended(run(signal, '--resume'))).code, signal).toBe(1);
    expect(filesIn(join(folder, signal)), signal).toEqual(filesIn(join(folder, 'whole')));
    expect(summaryIn(join(folder, signal)), signal).toEqual(summaryIn(join(folder, 'whole')));
  }
}, 240_000);

describe.each(signals)('%s', (signal, code) => {
  test(`finishes what is in flight, writes the summary of it, and exits ${code}`, async () => {
    const child = startBatch(['-', '--out', folder, '--threads', '2']);
    const end = ended(child);
    child.stdin.write(input);
    const verdicts = join(folder, 'verdicts.ndjson');
    await untilLines(verdicts, 5);
    child.kill(signal);
    const { code: exitCode, stderr } = await end;
    expect(exitCode).toBe(code);
    expect(stderr).toMatch(
      /Stopped before the end\.\n[\s\S]*\nThe same command with --resume continues from there\.\n$/,
    );
    const written = linesOf(verdicts).map((line) => JSON.parse(line));
    expect(written.map(({ document }) => document)).toEqual(
      written.map((_, index) => `<stdin>:${index + 1}`),
    );
    const { end: how, documents: count, valid } = summaryIn(folder);
    expect([how, count, valid]).toEqual([
      'stopped',
      written.length,
      written.filter(({ valid }) => valid).length,
    ]);
  });
});

test('an output that is moved away or removed during writing is reported, and is a failure', async () => {
  for (const take of [(path: string) => renameSync(path, `${path}.moved`), (path: string) => rmSync(path)]) {
    const out = join(folder, 'taken.ndjson');
    const child = startBatch(['-', '--out', out, '--threads', '1']);
    const end = ended(child);
    child.stdin.write(input);
    await untilLines(out, 1);
    take(out);
    child.stdin.end();
    const { code, stderr } = await end;
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${out} was removed, moved or replaced`)]);
    rmSync(`${out}.run.json`, { force: true });
  }
});

test('several filters over parts of the input give what one run gives', async () => {
  const whole = startBatch([]);
  whole.stdin.end(input);
  const parts = [0, 1, 2].map((part) => {
    const child = startBatch(['--filter', '--threads', '0']);
    child.stdin.end(documents.filter((_, index) => index % 3 === part).join('\n'));
    return ended(child);
  });
  const { stdout, code } = await ended(whole);
  const outputs = (await Promise.all(parts)).map((part) => {
    // Cluster frameworks take any other exit code as a failure of the filter, and discard its lines.
    expect([part.code, part.stderr]).toEqual([0, '']);
    return part.stdout.trimEnd().split('\n');
  });
  const together = documents.map((_, index) => outputs[index % 3]?.[Math.floor(index / 3)]);
  const withoutLine = (line: string | undefined) => line?.replace(/^\{"document":"<stdin>:\d+"/, '{');
  expect(code).toBe(1);
  expect(together.map(withoutLine)).toEqual(stdout.trimEnd().split('\n').map(withoutLine));
});

test('a filter answers each line before the next one comes', async () => {
  const child = startBatch(['--filter', '--threads', '1']);
  const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  for (const [index, line] of [invoice('A'), '', 'no JSON', invoice('B')].entries()) {
    child.stdin.write(`${line}\n`);
    const { value } = await answers.next();
    expect(value).toMatch(new RegExp(`^\\{"document":"<stdin>:${index + 1}".*\\}\\n$`));
  }
  child.stdin.end();
  expect(await answers.next()).toMatchObject({ done: true });
});

test('a reader that goes away ends a batch quietly', async () => {
  const path = join(folder, 'in.ndjson');
  writeFileSync(path, `${Array.from({ length: 3000 }, () => 'no JSON').join('\n')}\n`.repeat(20));
  const child = startBatch([path, '--threads', '1']);
  const end = ended(child);
  child.stdout.once('data', () => child.stdout.destroy());
  const { code, signal, stderr } = await end;
  expect([code, signal, stderr]).toEqual([1, null, '']);
});

test.each([
  ['batch "$1" --threads 1 > /dev/full', 'cannot write the output: there is no space left'],
  ['batch "$1" --threads 0 --lang ar > /dev/full', 'تتعذّر كتابة الخرج: لم تبق مساحة'],
  ['batch "$1" --threads 1 --out /dev/full', 'cannot write /dev/full: there is no space left'],
  ['batch "$1" --threads 0 --out /dev/full --lang ar', 'تتعذّر كتابة /dev/full: لم تبق مساحة'],
])('a full disk ends a batch with one line and the code of a failure: %s', async (call, told) => {
  const path = join(folder, 'in.ndjson');
  writeFileSync(path, documents.slice(0, 3).join('\n'));
  const child = spawnSync('sh', ['-c', `"$0" src/generated/cli.js ${call}`, process.execPath, path]);
  expect(child.status).toBe(2);
  expect(withoutDirection(child.stderr.toString())).toBe(`pint-ae: ${told}\n`);
});
