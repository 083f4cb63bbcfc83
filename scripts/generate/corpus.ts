/**
 * Writes the project's conformance corpus to src/generated, or to a given file (`npm run tool -- corpus
 * FILE.ndjson`).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressed } from '../../test/compressed-lines.ts';
import { corpus } from '../../test/schematron/corpus.ts';
import { writeGenerated } from './bundle.ts';

export default function buildCorpus(): void {
  writeGenerated('corpus.ndjson.br', compressed(corpusLines(), 9));
}

const corpusLines = () => corpus().map((entry) => JSON.stringify(entry));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , path] = process.argv;
  if (path === undefined) buildCorpus();
  else
    writeFileSync(
      path,
      corpusLines()
        .map((line) => `${line}\n`)
        .join(''),
    );
}
