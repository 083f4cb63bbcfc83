import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { projectFolder } from '../scripts/sources.ts';

/** These run in a bundle in `dist/`, so that they measure what is published. */
test.each(['bench/index.ts'])('%s finds its files from its bundle', async (script) => {
  const metafile = await bundled(script);
  const files = Object.keys(metafile.inputs).filter((file) => /^(?:bench|scripts|test)\/.*\.ts$/.test(file));
  // What lies one folder deep is as far from the project's folder as its bundle.
  const deeper = files.filter((file) => file.split('/').length > 2);
  const lost = deeper.filter((file) =>
    readFileSync(join(projectFolder, file), 'utf8').includes('import.meta.'),
  );
  expect(files).not.toEqual([]);
  expect(lost).toEqual([]);
});

test('a thread that answers for documents loads no zod, which would take a quarter of its start', async () => {
  const imported = async (file: string) =>
    Object.values((await bundled(file)).outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(await imported('src/http/answer.ts')).not.toContain('zod');
  expect(await imported('src/http/openapi.ts')).toContain('zod');
});

/** Bundles a file, with packages left outside. */
async function bundled(file: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [file],
    absWorkingDir: projectFolder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
    outdir: 'dist',
  });
  return metafile;
}
