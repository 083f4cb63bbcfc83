import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from 'esbuild';

/** The name of a chunk, which other files import it by: it ends with a hash of what is in it. */
const hashedName = /[\w-]+-[A-Z0-9]{8}\.js/g;

/** Writes the files of a bundle with numbers for hashes: nobody keeps chunks of two versions, and a hash cannot be compressed. */
export function writeWithNumberedChunks(files: readonly OutputFile[]): void {
  const hashed = files.map(({ path }) => basename(path)).filter((name) => name.match(hashedName));
  const numbered = new Map(
    hashed.map((name, at) => [name, name.replace(/[A-Z0-9]{8}\.js$/, `${at + 1}.js`)]),
  );
  const renamed = (name: string) => numbered.get(name) ?? name;
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    const isCommand = text.startsWith('#!');
    writeFileSync(join(dirname(path), renamed(basename(path))), text.replaceAll(hashedName, renamed), {
      mode: isCommand ? 0o755 : 0o644,
    });
  }
}
