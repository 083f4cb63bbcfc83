import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { unwritable } from '../../src/cli/output/write-output.ts';
import { valid } from '../batch/documents.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe, pintAeBatch } from './command-line.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'in.ndjson'), `${valid}\n${valid}\n`);
});

/** The standard error of a batch that cannot write, without the path of the folder. */
async function toldOf(...argv: readonly string[]): Promise<string> {
  const { code, stderr } = await pintAe(['batch', join(folder, 'in.ndjson'), '--threads', '0', ...argv]);
  expect(code).toBe(2);
  return withoutDirection(stderr).replaceAll(`${folder}/`, '');
}

const goesOn = '; fix this, then run the same command with --resume';

describe('a batch that cannot write says why, and which output', () => {
  test.each([
    ['a folder', 'in.ndjson/results', '--xml'],
    ['a file', 'in.ndjson/verdicts.ndjson', '--strict'],
  ])('under a file: %s', async (_, out, option) => {
    expect(await toldOf('--out', join(folder, out), option)).toBe(
      `pint-ae: cannot write ${out}: a part of the path that should be a folder is a file\n`,
    );
    expect(await toldOf('--lang', 'ar', '--out', join(folder, out), option)).toBe(
      `pint-ae: تتعذّر كتابة ${out}: في المسار ملف حيث ينبغي أن يكون مجلد\n`,
    );
  });
});

describe.runIf(existsSync('/dev/full'))('on a full disk', () => {
  const out = () => join(folder, 'results');
  beforeEach(() => mkdirSync(join(folder, 'results')));

  test('before the first verdict', async () => {
    symlinkSync('/dev/full', join(out(), 'run.json'));
    expect(await toldOf('--out', out())).toBe('pint-ae: cannot write results: there is no space left\n');
  });

  test('in the middle of the verdicts, it says how to go on', async () => {
    symlinkSync('/dev/full', join(out(), 'verdicts.ndjson'));
    expect(await toldOf('--out', out())).toBe(
      `pint-ae: cannot write results/verdicts.ndjson: there is no space left${goesOn}\n`,
    );
  });

  test('at the end, when the summary is written', async () => {
    mkdirSync(join(out(), 'summary.json'));
    const told = await toldOf('--out', out());
    expect(told).toBe('pint-ae: cannot write results/summary.json: it is a folder; name a file\n');
  });
});

test.runIf(existsSync('/sys/kernel'))(
  'a file beside the verdicts that cannot be written ends nothing',
  async () => {
    const out = join(folder, 'results');
    const batch = () =>
      pintAeBatch(['batch', join(folder, 'in.ndjson'), '--threads', '0', '--out', out, '--xml', '--resume']);
    mkdirSync(out);
    symlinkSync('/sys', join(out, 'ubl'));
    const first = await batch();
    expect([first.code, first.stderr]).toEqual([
      2,
      expect.stringMatching(/^2 documents; [\s\S]* valid +2\n[\s\S]* files not written +2\n/),
    ]);
    expect(
      readFileSync(join(out, 'verdicts.ndjson'), 'utf8').match(
        /xml could not be written: permission denied/g,
      ),
    ).toHaveLength(2);
    // Once there is room, it goes on from the first document that lacks a file.
    rmSync(join(out, 'ubl'));
    const { code, stderr } = await batch();
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('not written')]);
    expect(readdirSync(join(out, 'ubl'))).toHaveLength(2);
  },
);

test('a read-only disk is named where the system only says that a folder is not there', () => {
  const error = Object.assign(new Error("ENOENT: mkdir 'out'"), { code: 'ENOENT', syscall: 'mkdir' });
  expect(unwritable('out', error).reason?.('en')).toBe(
    'no folder can be created there; the disk may be read-only',
  );
});

test('names that no file system or batch can use are written shorter, or otherwise, and stay apart', async () => {
  const input = join(folder, 'in');
  mkdirSync(join(input, 'a\\b'), { recursive: true });
  mkdirSync(join(input, 'a%5Cb'));
  const names = [
    ...['...json', '..json', '.json', '\\.json', 'a\nb.json', '\u0007.json', 'a\\b/1.json', 'a%5Cb/1.json'],
    ...[
      `${'n'.repeat(250)}.json`,
      `${'n'.repeat(249)}m.json`,
      `${'ف'.repeat(125)}.json`,
      `${'😀'.repeat(60)}.json.gz`,
    ],
  ];
  for (const name of names) writeFileSync(join(input, name), valid);
  const out = join(folder, 'results');
  const { code, stderr } = await pintAeBatch([
    'batch',
    input,
    '--threads',
    '0',
    '--out',
    out,
    '--xml',
    '--html',
  ]);
  expect([code, stderr]).toEqual([0, expect.stringMatching(new RegExp(`^${names.length} documents`))]);
  const written = readdirSync(join(out, 'ubl'), { recursive: true }).filter((name) =>
    String(name).endsWith('.xml'),
  );
  expect(written).toHaveLength(names.length);
});
