import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findChromium } from '../page/browser.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';
import { invalid, valid } from './example-files.ts';

const chromium = findChromium();
if (chromium === undefined) console.log('No Chromium is found: printing PDF is not tested.');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const render = (...argv: readonly string[]) => pintAe(['render', ...argv]);

describe('pint-ae render', () => {
  test.skipIf(chromium === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined)(
    'prints PDF by an installed Chromium',
    async () => {
      const file = join(folder, 'invoice.pdf');
      const { code } = await render(valid, '--pdf', '--out', file);
      expect(code).toBe(0);
      expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
      await render(valid, invalid, '--pdf', '--out', join(folder, 'several'));
      expect(readdirSync(join(folder, 'several')).sort()).toEqual([
        'exempt-without-reason.pdf',
        'standard-invoice.pdf',
      ]);
    },
  );

  test('without a Chromium says what to install, and writes nothing', async () => {
    vi.stubEnv('PATH', folder);
    vi.stubEnv('PINT_AE_CHROMIUM', '');
    const { code, stderr } = await render(valid, '--pdf', '--out', join(folder, 'invoice.pdf'));
    expect(code).toBe(2);
    expect(stderr).toContain('PDF needs Chromium, Chrome or Edge: install one');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('with a Chromium that does not print says so', async () => {
    vi.stubEnv('PINT_AE_CHROMIUM', process.execPath);
    const { code, stderr } = await render(valid, '--pdf', '--out', join(folder, 'invoice.pdf'));
    expect(code).toBe(2);
    expect(stderr).toContain('did not print the document: it ended with exit code 9');
    expect(readdirSync(folder)).toEqual([]);
  });
});
