import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Profile } from '../../../src/core/specification/engine.ts';
import { officialFile } from './verdicts.ts';

/** A document of our own whose official verdict is kept. */
export interface CorpusDocument {
  readonly id: string;
  readonly profile: Profile;
  readonly xml: string;
}

const file = officialFile('documents.ndjson.br');

export function officialCorpus(): CorpusDocument[] {
  const lines = brotliDecompressSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line): CorpusDocument => JSON.parse(line));
}

export function saveOfficialCorpus(documents: readonly CorpusDocument[]): void {
  const text = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
  // The documents resemble each other: a window that holds many of them makes the file a fraction of its size.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  writeFileSync(file, brotliCompressSync(text, { params }));
}
