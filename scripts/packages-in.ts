import type { Metafile } from 'esbuild';

/** The packages of which code is in a bundle: files that were read and left out again are not counted. */
export function packagesIn({ outputs }: Metafile): readonly string[] {
  return packagesOf(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );
}

/** The packages to which files belong, by the paths of these. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const names = files.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}
