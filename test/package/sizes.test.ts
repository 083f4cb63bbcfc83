import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const isBuilt = existsSync(join(project, 'dist/index.js'));

describe('the core in a browser', () => {
  test('is at most 250 KB, minified and compressed by Brotli, with the texts of both languages', async () => {
    const { outputFiles, metafile } = await build({
      absWorkingDir: project,
      entryPoints: ['src/index.ts'],
      bundle: true,
      minify: true,
      platform: 'neutral',
      mainFields: ['module', 'main'],
      target: 'es2022',
      charset: 'utf8',
      legalComments: 'none',
      write: false,
      metafile: true,
    });
    const [bundle] = outputFiles;
    if (bundle === undefined) throw new Error('esbuild gave no bundle');
    expect(brotliCompressSync(bundle.contents).length).toBeLessThan(250_000);
    const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
    expect(inputs.filter((input) => input.includes('src/request/schema/document'))).toEqual([]);
  });
});

// CI builds first, and so never skips it.
describe.skipIf(!isBuilt && process.env.CI === undefined)('the package (npm run build makes it)', () => {
  test('is at most 1.4 MB to load and 4.9 MB on disk', () => {
    const told = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const bytes = (name: string) => Number(new RegExp(`^    "${name}": (\\d+)`, 'm').exec(told)?.[1]);
    expect(bytes('size')).toBeLessThan(1.4e6);
    expect(bytes('unpackedSize')).toBeLessThan(4.9e6);
  });
});
