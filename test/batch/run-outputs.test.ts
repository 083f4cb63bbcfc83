import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { pintAe, pintAeBatch } from '../cli/command-line.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { invalid, invoice, valid } from './documents.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'INV-1.json'), valid);
  writeFileSync(join(folder, 'INV-2.json'), invalid);
});

const run = (...args: readonly string[]) => pintAeBatch(['batch', ...args, '--threads', '0']);

describe('What an earlier run wrote', () => {
  test('is a document for every other run', async () => {
    await run(folder, '--out', join(folder, 'results'));
    const { stderr } = await run(folder, '--out', join(folder, 'other'));
    expect(stderr).toContain('6 documents;');
  });

  test('may be judged where it is named: UBL that a run wrote is a document', async () => {
    await run(folder, '--out', join(folder, 'results'), '--xml');
    expect((await run(join(folder, 'results/ubl'))).code).toBe(0);
  });
});

describe('The second night', () => {
  const out = () => join(folder, 'results');

  test('replaces what the first wrote by --overwrite, and nothing else', async () => {
    await run(folder, '--out', out(), '--xml');
    expect((await pintAeOrError(folder, '--out', out(), '--xml')).message).toContain('--overwrite');
    writeFileSync(join(out(), 'notes.txt'), 'kept');
    writeFileSync(join(folder, 'INV-1.json'), invalid);
    writeFileSync(join(folder, 'INV-2.json'), invoice('INV-2'));
    await run(folder, '--out', out(), '--xml', '--overwrite');
    expect(readdirSync(join(out(), 'ubl'))).toEqual(['INV-2.xml']);
    expect(readdirSync(out())).toContain('notes.txt');
  });

  test('never removes files that no run recorded', async () => {
    mkdirSync(join(out(), 'ubl'), { recursive: true });
    writeFileSync(join(out(), 'ubl/mine.xml'), '<a/>');
    const { message } = await pintAeOrError(folder, '--out', out(), '--overwrite');
    expect(message).toContain('contains the files of another run');
    expect(readdirSync(join(out(), 'ubl'))).toEqual(['mine.xml']);
  });

  test('writes to a folder of its day', async () => {
    await run(folder, '--out', join(folder, 'results/{date}'));
    expect(readdirSync(out())).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  });

  test('says that --resume goes on, if the same run was stopped', async () => {
    const elsewhere = join(temporaryFolder(), 'results');
    await run(folder, '--out', elsewhere, '--xml');
    const record = join(elsewhere, 'run.json');
    const { end: _, ...killed } = JSON.parse(readFileSync(record, 'utf8'));
    writeFileSync(record, JSON.stringify(killed, null, 2));
    writeFileSync(join(elsewhere, 'ubl/INV-9.xml.4711.unfinished'), '<In');
    expect((await pintAeOrError(folder, '--out', elsewhere, '--xml')).message).toContain(
      'continue it with --resume',
    );
    expect((await run(folder, '--out', elsewhere, '--xml', '--resume')).stderr).toContain(
      '2 documents, 2 of them before',
    );
    expect(readdirSync(join(elsewhere, 'ubl'))).toEqual(['INV-1.xml']);
  });
});

describe('The files of batch and convert', () => {
  test('have the same names', async () => {
    mkdirSync(join(folder, 'november'));
    writeFileSync(join(folder, 'november/INV-1.json'), invoice('INV-7'));
    writeFileSync(join(folder, 'inv-1.xml'), (await pintAe(['convert', join(folder, 'INV-1.json')])).stdout);
    writeFileSync(join(folder, 'lines.ndjson'), `${invoice('INV-3')}\n${invoice('INV-4')}\n`);
    const [results, converted] = ['results', 'converted'].map((name) => join(temporaryFolder(), name));
    await run(folder, '--out', results ?? '', '--xml');
    await pintAe(['convert', folder, '--out', converted ?? '']);
    const files = (path = '') => readdirSync(path, { recursive: true }).map(String).toSorted();
    expect(files(converted)).toEqual([
      ...['INV-1.xml', 'inv-1~2.xml', 'lines.000001.xml', 'lines.000002.xml', 'november'],
      'november/INV-1.xml',
    ]);
    expect(files(join(results ?? '', 'ubl'))).toEqual(files(converted));
  });
});

async function pintAeOrError(...args: readonly string[]): Promise<Error> {
  return run(...args).then(
    () => new Error('it ran'),
    (error: Error) => error,
  );
}
