/**
 * Writes the project's conformance corpus to src/generated, or to a given file (`npm run tool -- corpus
 * FILE.ndjson`).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { corpus } from '../../test/schematron/corpus.ts';
import { writeGenerated } from './bundle.ts';

/**
 * The documents resemble each other, but each is longer than the window of gzip: Brotli compresses them to a
 * quarter of its size.
 */
const compression = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

export default function buildCorpus(): void {
  writeGenerated('corpus.ndjson.br', brotliCompressSync(corpusText(), compression));
}

function corpusText(): string {
  return corpus()
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , path] = process.argv;
  if (path === undefined) buildCorpus();
  else writeFileSync(path, corpusText());
}
