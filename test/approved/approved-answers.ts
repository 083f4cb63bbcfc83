import { existsSync } from 'node:fs';
import { compressedLines, writeCompressedLines } from '../compressed-lines.ts';

/** The approved answers in a file, as JSON, by the names of their inputs; empty without the file. */
export function approvedIn(file: URL | string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const rows = compressedLines(file).map((line): [string, string] => {
    const [name = '', answer = ''] = line.split('\t');
    return [name, answer];
  });
  return new Map(rows);
}

export function writeApproved(file: URL | string, answers: ReadonlyMap<string, string>): void {
  const lines = Array.from(answers, ([name, answer]) => `${name}\t${answer}`);
  writeCompressedLines(file, lines, 9);
}
