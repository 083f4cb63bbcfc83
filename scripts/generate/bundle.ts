import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { projectFolder } from '../sources.ts';

/** Describes how programs for Node.js are bundled from the sources. */
export const programForNode = {
  absWorkingDir: projectFolder,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles programs for Node.js into src/generated, by their names without `.js`, except those that are up to date. */
export async function writeBundles(
  entryPoints: Readonly<Record<string, string>>,
  options: Pick<BuildOptions, 'outdir' | 'splitting'> = {},
): Promise<void> {
  const outdir = join(projectFolder, options.outdir ?? 'src/generated');
  const { outputFiles } = await build({ ...programForNode, entryPoints, ...options, outdir, write: false });
  for (const { path, text } of outputFiles) replaceFile(path, text);
  if (options.splitting !== true) return;
  // What programs share has a name of its content: that of earlier sources is left behind.
  const written = new Set(outputFiles.map(({ path }) => path));
  for (const name of readdirSync(outdir))
    if (/-[\dA-Z]{8}\.js$/.test(name) && !written.has(join(outdir, name))) rmSync(join(outdir, name));
}

export function writeGenerated(name: string, content: string | Uint8Array): void {
  replaceFile(join(projectFolder, 'src/generated', name), content);
}

/** Writes a file unless its content is unchanged. A reader sees the old file or the new one, never half of it. */
function replaceFile(path: string, content: string | Uint8Array): void {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
