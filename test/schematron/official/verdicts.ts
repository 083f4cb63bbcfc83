import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Judgement } from '../../../src/core/specification/engine.ts';
import { compressedLines, writeCompressedLines } from '../../compressed-lines.ts';
import { idsOf } from '../judge.ts';

/** The rules that a document of the corpus fails by the artefacts of the publisher. */
export interface OfficialVerdict {
  readonly id: string;
  readonly failed: readonly string[];
  /** One of the two stylesheets met an error and said nothing: it may have failed more. */
  readonly brokenOff?: true;
}

export function isValid({ failed, brokenOff }: OfficialVerdict): boolean {
  return failed.length === 0 && !brokenOff;
}

export function officialFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

export const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The digest of the documents of invoices that are kept. */
export const digestOfCorpus = () => digestOf(readFileSync(officialFile('documents.ndjson.br')));

/** Tells whether the artefacts of a release have not been asked yet. */
export const isUnasked = ({ version }: { readonly version: string }): boolean =>
  !existsSync(verdictsFile(version));

/** The file of the official verdicts of a release, or of the tax data documents or message statuses. */
export const verdictsFile = (name: string): string => officialFile(`${name}.ndjson.br`);

/** Official verdicts, and the first line of their file, which says where they come from. */
export function officialVerdicts(name: string): {
  readonly provenance: unknown;
  readonly verdicts: readonly OfficialVerdict[];
} {
  const [first = '', ...lines] = compressedLines(verdictsFile(name));
  return { provenance: JSON.parse(first), verdicts: lines.map((line): OfficialVerdict => JSON.parse(line)) };
}

export function saveOfficialVerdicts(
  name: string,
  provenance: object,
  verdicts: readonly OfficialVerdict[],
): void {
  const lines = [provenance, ...verdicts].map((line) => JSON.stringify(line));
  writeCompressedLines(verdictsFile(name), lines);
}

/**
 * Returns where the run of the artefacts breaks off, what they had found until then fails with us too, and something
 * does. An error in a document that fails anyway may be met by one engine and not by another (XPath 2.0, 2.3.4); a
 * context that cannot be decided matches nothing in XSLT, and is told by us.
 */
export function agrees({ failed, unjudged, undecided = [] }: Judgement, official: OfficialVerdict): boolean {
  const ours = idsOf(failed);
  if (!official.brokenOff)
    return ours.join() === official.failed.join() && (ours.length > 0 || unjudged.length === 0);
  const told = idsOf([...failed, ...unjudged, ...undecided.flatMap(({ ids }) => ids.map((id) => ({ id })))]);
  return told.length > 0 && official.failed.every((id) => told.includes(id));
}
