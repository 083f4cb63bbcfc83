/** Writes the project's conformance corpus to src/generated, and with a path (`npm run corpus -- FILE.ndjson`) there. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { corpus } from '../test/schematron/corpus.ts';
import { projectFolder } from './sources.ts';

export default function buildCorpus(): void {
  writeFileSync(join(projectFolder, 'src/generated/corpus.ndjson.gz'), gzipSync(corpusText(), { level: 9 }));
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
