import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { valid } from '../batch/documents.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'in.ndjson'), `${valid}\n${valid}\n`);
});

/** The standard error of a batch that cannot write, without the path of the folder. */
async function toldOf(...argv: readonly string[]): Promise<string> {
  const { code, stderr } = await pintAe(['batch', join(folder, 'in.ndjson'), '--jobs', '0', ...argv]);
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
  'a file beside the verdicts that cannot be written is named',
  async () => {
    const out = join(folder, 'results');
    mkdirSync(out);
    symlinkSync('/sys', join(out, 'ubl'));
    const told = await toldOf('--out', out, '--xml', '--resume');
    expect(told).toEqual(
      expect.stringMatching(/^pint-ae: cannot write results\/ubl\/\S+\.xml: permission denied; fix this, /),
    );
  },
);
