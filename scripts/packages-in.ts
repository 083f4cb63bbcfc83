import type { Metafile } from 'esbuild';

/** The packages of which code is in a bundle: files that were read and left out again are not counted. */
export function packagesIn({ outputs }: Metafile): readonly string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const names = files.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}
