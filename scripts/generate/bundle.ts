import { type BuildOptions, build } from 'esbuild';
import { projectFolder } from '../sources.ts';
import { replaceFile } from './replace-file.ts';

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
  const { outputFiles } = await build({
    ...programForNode,
    entryPoints,
    outdir: 'src/generated',
    ...options,
    write: false,
  });
  for (const { path, text } of outputFiles) replaceFile(path, text);
}
