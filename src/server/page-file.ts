import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { shippedFile } from '../workers/shipped-file.ts';

/** The page to try documents on, one self-contained file; undefined if it was not built. */
export function readPage(): Buffer | undefined {
  const packed = read('page/index.html.br');
  return packed === undefined ? read('page.html') : brotliDecompressSync(packed);
}

function read(name: string): Buffer | undefined {
  try {
    return readFileSync(shippedFile(name));
  } catch {
    return undefined;
  }
}
