import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export function compressedLines(file: URL | string): string[] {
  return brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n');
}

/** Compresses lines that resemble each other: a window that holds many of them makes a fraction of their size. */
export function compressed(lines: readonly string[], quality = 11): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  return brotliCompressSync(lines.map((line) => `${line}\n`).join(''), { params });
}

export function writeCompressedLines(file: URL | string, lines: readonly string[], quality?: number): void {
  writeFileSync(file, compressed(lines, quality));
}
