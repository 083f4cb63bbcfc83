import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { shippedFile } from '../workers/shipped-file.ts';
import { readSharedText, type SharedText, textOfPieces } from './shared-pieces.ts';

/** The page to try documents on, one self-contained file; undefined if it was not built. */
export function readPage(): Buffer | undefined {
  return read('page.html') ?? putTogether('page/pieces.br');
}

/** Assembles the page from the pieces that only it has and the package's other files. */
function putTogether(name: string): Buffer | undefined {
  const packed = read(name);
  if (packed === undefined) return undefined;
  const shared = readSharedText(brotliDecompressSync(packed).toString());
  return pageOf(shared, shared.files.map((file) => read(file)?.toString() ?? '').join(''));
}

/** The page, if the text of the package's files is still the one of the build; throws for any other. */
export function pageOf(shared: SharedText, files: string): Buffer {
  const page = Buffer.from(textOfPieces(shared, files));
  if (createHash('sha256').update(page).digest('hex') === shared.hash) return page;
  throw new Error('the files of the package were changed after the build: install it again');
}

function read(name: string): Buffer | undefined {
  try {
    return readFileSync(shippedFile(name));
  } catch {
    return undefined;
  }
}
