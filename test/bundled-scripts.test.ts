import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { projectFolder } from '../scripts/sources.ts';

/** These run in a bundle in `dist/`, so that they measure what is published. */
test.each(['bench/index.ts'])('%s finds its files from its bundle', async (script) => {
  const { metafile } = await build({
    entryPoints: [script],
    absWorkingDir: projectFolder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs).filter((file) => /^(?:bench|scripts|test)\/.*\.ts$/.test(file));
  // What lies one folder deep is as far from the project's folder as its bundle.
  const deeper = files.filter((file) => file.split('/').length > 2);
  const lost = deeper.filter((file) =>
    readFileSync(join(projectFolder, file), 'utf8').includes('import.meta.'),
  );
  expect(files).not.toEqual([]);
  expect(lost).toEqual([]);
});
