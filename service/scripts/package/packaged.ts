import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { archiveFile } from '../../src/database/embedded.ts';

const project = resolve(import.meta.dirname, '../../..');
const generated = join(project, 'src/generated');

/**
 * Returns the files of the service's package outside `bin`, by their place in `dist`: without source, and without the
 * library.
 */
export function packaged(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries([...program()].map((name) => [name, join(generated, 'service', name)])),
    [archiveFile]: join(generated, 'service', archiveFile),
    'service-worker.js': join(generated, 'service-worker.js'),
    'console.html': join(generated, 'console.html'),
    LICENSE: join(project, 'LICENSE'),
    'examples/standard-invoice.json': join(project, 'examples/standard-invoice.json'),
  };
}

/** The files of the program: from its first one, what each imports. An earlier bundle may have left others. */
function program(name = 'index.js', found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(generated, 'service', name), 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:from|import|import\() ?"\.\/([^"]+)"/g))
    program(imported, found);
  return found;
}

/** Writes all files into an empty folder. */
export function writePackaged(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [place, file] of Object.entries(packaged())) cpSync(file, join(folder, place));
}
