import { readFileSync } from 'node:fs';
import { shippedFile } from '../workers/shipped-file.ts';

/** The page to try documents on, one self-contained file; undefined where it was not built. */
export function readPage(): Buffer | undefined {
  for (const name of ['page.html', 'page/index.html']) {
    try {
      return readFileSync(shippedFile(name));
    } catch {}
  }
  return undefined;
}
