import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export function compressedLines(file: URL | string): string[] {
  return brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n');
}

/** Writes lines that resemble each other: a window that holds many of them makes the file a fraction of its size. */
export function writeCompressedLines(file: URL | string, lines: readonly string[], quality = 11): void {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  writeFileSync(file, brotliCompressSync(lines.map((line) => `${line}\n`).join(''), { params }));
}
