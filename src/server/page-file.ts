import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { shippedFile } from '../workers/shipped-file.ts';

/** The page to try documents on, one self-contained file; undefined where it was not built. The package has it compressed. */
export function readPage(): Buffer | undefined {
  const built = read('page.html');
  if (built !== undefined) return built;
  const shipped = read('page/index.html.gz');
  return shipped && gunzipSync(shipped);
}

function read(name: string): Buffer | undefined {
  try {
    return readFileSync(shippedFile(name));
  } catch {
    return undefined;
  }
}
