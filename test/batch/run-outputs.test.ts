import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { readFiles } from '../../src/batch/index.ts';
import { pintAe, pintAeBatch } from '../cli/command-line.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { invalid, invoice, valid } from './documents.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'INV-1.json'), valid);
  writeFileSync(join(folder, 'INV-2.json'), invalid);
});

const run = (...args: readonly string[]) => pintAeBatch(['batch', ...args, '--jobs', '0']);

/** The names of the documents that a run over the folder would judge, and of what it leaves out as written by runs. */
async function read() {
  const outputs: string[] = [];
  const documents: string[] = [];
  const onOutputOfRun = (path: string) => outputs.push(basename(path));
  for await (const { name } of readFiles([folder], { onOutputOfRun })) documents.push(basename(name));
  return { documents, outputs };
}

const documents = ['INV-1.json', 'INV-2.json'];

describe('What an earlier run wrote', () => {
  test('to a folder among its inputs is not judged', async () => {
    await run(folder, '--out', join(folder, 'results'), '--xml', '--html');
    expect(await read()).toEqual({
      documents,
      outputs: ['html', 'run.json', 'summary.json', 'ubl', 'verdicts.ndjson'],
    });
  });

  test('to a file among its inputs is not judged, nor is its report', async () => {
    await run(folder, '--out', join(folder, 'night.ndjson.gz'), '--report', join(folder, 'night.junit.xml'));
    expect(await read()).toEqual({
      documents,
      outputs: ['night.junit.xml', 'night.ndjson.gz', 'night.ndjson.gz.run.json'],
    });
  });

  test('is known by its content where its record is gone', async () => {
    const results = join(folder, 'results');
    await run(folder, '--out', results);
    rmSync(join(results, 'run.json'));
    renameSync(join(results, 'verdicts.ndjson'), join(results, 'old.ndjson'));
    expect(await read()).toEqual({ documents, outputs: ['old.ndjson', 'summary.json'] });
  });

  test('is told once, also by validate', async () => {
    await run(folder, '--out', join(folder, 'results'));
    const { stderr } = await run(folder, '--out', join(folder, 'other'));
    expect(stderr).toContain('2 documents;');
    expect(stderr).toContain('what else pint-ae wrote (3 files and folders) are left out');
    const only = await pintAe(['validate', join(folder, 'results')]);
    expect(only.stderr).toContain('is what pint-ae wrote, and holds no document to judge');
  });

  test('may be judged where it is named: UBL that a run wrote is a document', async () => {
    await run(folder, '--out', join(folder, 'results'), '--xml');
    expect((await run(join(folder, 'results/ubl'))).code).toBe(0);
  });
});

describe('A document', () => {
  test.each([
    ['run.json', valid],
    ['summary.json', valid],
    ['a.run.json', valid],
    ['verdicts.ndjson', `${valid}\n`],
  ])('named %s is judged', async (name, content) => {
    writeFileSync(join(folder, name), content);
    const all = await read();
    expect(all.documents).toContain(name);
    expect(all.outputs).toEqual([]);
  });

  test.each([
    ['empty', Buffer.alloc(0)],
    ['cut off in its head', gzipSync('{}').subarray(0, 5)],
    ['not compressed', Buffer.from(valid)],
  ])('named as compressed lines is looked into to its end: %s', async (_, bytes) => {
    writeFileSync(join(folder, 'lines.ndjson.gz'), bytes);
    expect((await read()).documents).toContain('lines.ndjson.gz');
  });

  test('compressed with gzip is judged', async () => {
    writeFileSync(join(folder, 'lines.ndjson.gz'), gzipSync(`${valid}\n`));
    expect((await read()).documents).toContain('lines.ndjson.gz');
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
    expect(message).toContain('holds the files of another run');
    expect(readdirSync(join(out(), 'ubl'))).toEqual(['mine.xml']);
  });

  test('writes to a folder of its day', async () => {
    await run(folder, '--out', join(folder, 'results/{date}'));
    expect(readdirSync(out())).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  });

  test('says that --resume goes on, if the same run was stopped', async () => {
    await run(folder, '--out', out(), '--xml');
    const record = join(out(), 'run.json');
    const { end: _, ...killed } = JSON.parse(readFileSync(record, 'utf8'));
    writeFileSync(record, JSON.stringify(killed, null, 2));
    writeFileSync(join(out(), 'ubl/INV-9.xml.4711.unfinished'), '<In');
    expect((await pintAeOrError(folder, '--out', out(), '--xml')).message).toContain(
      'go on with it by --resume',
    );
    expect((await run(folder, '--out', out(), '--xml', '--resume')).stderr).toContain(
      '2 documents, 2 of them before',
    );
    expect(readdirSync(join(out(), 'ubl'))).toEqual(['INV-1.xml']);
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
      'INV-1.xml',
      'inv-1~2.xml',
      'lines.000001.xml',
      'lines.000002.xml',
      'november',
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
