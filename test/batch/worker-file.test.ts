import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { workerFile } from '../../src/workers/shipped-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test('in the sources a worker is found among the generated files', () => {
  expect(workerFile('batch-worker').pathname).toMatch(/\/src\/generated\/batch-worker\.js$/);
});

test('in the package a worker is found from its entry points and from their chunks', async () => {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'chunks'));
  writeFileSync(join(dist, 'batch-worker.js'), '');
  for (const outfile of [join(dist, 'batch.mjs'), join(dist, 'chunks/chunk.mjs')]) {
    await build({
      entryPoints: [resolve(import.meta.dirname, '../../src/workers/shipped-file.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    const bundled: { workerFile: typeof workerFile } = await import(pathToFileURL(outfile).href);
    expect(bundled.workerFile('batch-worker').href).toBe(pathToFileURL(join(dist, 'batch-worker.js')).href);
  }
});

test('a missing worker is reported by its name', () => {
  expect(() => workerFile('no-worker')).toThrow('no-worker.js is missing');
});
