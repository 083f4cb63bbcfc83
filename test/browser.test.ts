import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { example } from './requests.ts';

test('the core runs in a browser: bundled with all it depends on, without anything of Node', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { convert, validateUbl } from './src/index.ts'; globalThis.pintAe = { convert, validateUbl };",
      resolveDir: resolve(import.meta.dirname, '..'),
    },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  const browser: { pintAe?: { convert: (request: unknown) => { valid: boolean; xml: string } } } = {};
  runInNewContext(outputFiles[0]?.text ?? '', Object.assign(browser, { TextDecoder, TextEncoder }));
  const result = browser.pintAe?.convert(example('export-usd'));
  expect(result?.valid).toBe(true);
  expect(result?.xml).toContain('<cbc:CalculationRate>3.6725</cbc:CalculationRate>');
});
