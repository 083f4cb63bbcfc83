import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from 'esbuild';
import { withPureMarks } from './pure-marks.ts';

/** The file name by which a chunk is imported: it ends with a hash of the content. */
const hashedName = /[\w-]+-[A-Z0-9]{8}\.js/g;

/** An import for side effects alone, which no module of the package has. */
const bareImport = /import"\.{1,2}\/(?:chunks\/)?[\w-]+-[A-Z0-9]{8}\.js";/g;

/**
 * Writes the files of a bundle with numbers instead of hashes: nobody keeps chunks of two versions, and
 * hashes do not compress.
 */
export function writeWithNumberedChunks(files: readonly OutputFile[]): void {
  const hashed = files.map(({ path }) => basename(path)).filter((name) => name.match(hashedName));
  const numbered = new Map(
    hashed.map((name, at) => [name, name.replace(/[A-Z0-9]{8}\.js$/, `${at + 1}.js`)]),
  );
  const renamed = (name: string) => numbered.get(name) ?? name;
  for (const { path, text } of files) {
    const used = text.replaceAll(bareImport, '');
    if (used === '') continue;
    mkdirSync(dirname(path), { recursive: true });
    const isCommand = text.startsWith('#!');
    const marked = withPureMarks(used.replaceAll(hashedName, renamed));
    writeFileSync(join(dirname(path), renamed(basename(path))), marked, {
      mode: isCommand ? 0o755 : 0o644,
    });
  }
}
