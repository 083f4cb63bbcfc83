import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from './engine-folder.ts';

/** The source of each entry point, by the name of its module: below `src/entries`, and two elsewhere. */
export function entrySources(): Readonly<Record<string, string>> {
  const entries = readdirSync(join(engineFolder, 'src/entries')).sort();
  return {
    index: 'src/index.ts',
    ...Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ''), `src/entries/${file}`])),
    runtime: 'src/xpath/runtime/index.ts',
  };
}
