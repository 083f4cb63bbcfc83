import type { Profile } from '../../../src/core/specification/engine.ts';
import { compressedLines, writeCompressedLines } from '../../compressed-lines.ts';
import { officialFile } from './verdicts.ts';

/** A document of our own whose official verdict is kept. */
export interface CorpusDocument {
  readonly id: string;
  readonly profile: Profile;
  readonly xml: string;
}

const file = officialFile('documents.ndjson.br');

export function officialCorpus(): CorpusDocument[] {
  return compressedLines(file).map((line): CorpusDocument => JSON.parse(line));
}

export function saveOfficialCorpus(documents: readonly CorpusDocument[]): void {
  writeCompressedLines(
    file,
    documents.map((document) => JSON.stringify(document)),
  );
}
