import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { findChromium } from '../page/browser.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { invalid, malformed, valid } from './example-files.ts';

const chromium = findChromium();
if (chromium === undefined) console.log('No Chromium is found: printing PDF is not tested.');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function render(...argv: readonly string[]) {
  let stdout = '';
  let stderr = '';
  const code = await run(['render', ...argv], {
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
    readStdin: async () => new TextEncoder().encode(readFileSync(valid, 'utf8')),
    colour: false,
  });
  return { code, stdout, stderr };
}

describe('pint-ae render', () => {
  test('prints the page of a valid document, unmarked, and exits 0', async () => {
    const { code, stdout } = await render(valid);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<!doctype html>/);
    expect(stdout).toContain('<h1>Tax invoice</h1>');
    expect(stdout).not.toContain('class="watermark"');
  });

  test('marks an invalid document, and exits 1', async () => {
    const { code, stdout } = await render(invalid);
    expect(code).toBe(1);
    expect(stdout).toContain('NOT VALID');
  });

  test.each([
    ['ar', '<h1>فاتورة ضريبية</h1>'],
    ['both', '<span class="en" lang="en" dir="ltr">Tax invoice</span>'],
  ])('speaks %s', async (language, title) => {
    const { stdout } = await render(valid, '--lang', language);
    expect(stdout).toContain(title);
  });

  test('reads standard input', async () => {
    const { stdout } = await render('-', '--paper', 'Letter');
    expect(stdout).toContain('@page{size:Letter');
  });

  test('writes a file for each of several documents, and of one that cannot be read the report', async () => {
    const { code, stderr } = await render(valid, invalid, malformed, '--out', folder);
    expect(code).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['exempt-without-reason.html', 'standard-invoice.html']);
    expect(stderr).toContain('malformed.json');
  });

  test('says what several documents need', async () => {
    const { code, stderr } = await render(valid, invalid);
    expect(code).toBe(2);
    expect(stderr).toContain('several documents need --out DIRECTORY');
  });

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

  test('without --pdf writes no HTML to a file that is named as PDF', async () => {
    const { code, stderr } = await render(valid, '--out', join(folder, 'invoice.pdf'));
    expect(code).toBe(2);
    expect(stderr).toContain('invoice.pdf has the wrong extension for this output; use --pdf,');
    expect(readdirSync(folder)).toEqual([]);
  });

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
