import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { shippedFile } from '../workers/shipped-file.ts';
import { readSharedText, textOfPieces } from './shared-pieces.ts';

/** The page to try documents on, one self-contained file; undefined if it was not built. */
export function readPage(): Buffer | undefined {
  return read('page.html') ?? putTogether('page/pieces.br');
}

/**
 * Assembles the page from the pieces that only it has and the package's other files; undefined if those have
 * changed since the build.
 */
function putTogether(name: string): Buffer | undefined {
  const packed = read(name);
  if (packed === undefined) return undefined;
  const shared = readSharedText(brotliDecompressSync(packed).toString());
  const files = shared.files.map((file) => read(file)?.toString() ?? '');
  const page = Buffer.from(textOfPieces(shared, files.join('')));
  return createHash('sha256').update(page).digest('hex') === shared.hash ? page : undefined;
}

function read(name: string): Buffer | undefined {
  try {
    return readFileSync(shippedFile(name));
  } catch {
    return undefined;
  }
}
