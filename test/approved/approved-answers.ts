import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The approved answers in a file, as JSON, by the names of their inputs; empty without the file. */
export function approvedIn(file: URL | string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const rows: [string, string][] = [];
  for (const line of brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n')) {
    const [name = '', answer = ''] = line.split('\t');
    rows.push([name, answer]);
  }
  return new Map(rows);
}

export function writeApproved(file: URL | string, answers: ReadonlyMap<string, string>): void {
  const lines = Array.from(answers, ([name, answer]) => `${name}\t${answer}\n`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(file, brotliCompressSync(lines.join(''), { params }));
}
