import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { mutated, mutationsWith, values } from 'schematron-compiler/testing';
import { compressedLines, writeCompressedLines } from '../../compressed-lines.ts';
import { fixture } from '../fixture.ts';
import { type NetworkKind, validDocument, verdictsOf } from '../network-cases.ts';
import { digestOf, officialFile } from './verdicts.ts';

export interface NetworkDocument {
  readonly id: string;
  readonly xml: string;
}

/** Codes, identifiers and times that the rules distinguish. */
const ofNetwork: readonly string[] = [
  ...['S', 'R', 'W', 'F', ' F ', 'S F', 'D', 'IP', 'INP', '01', '02', '0235', '0242', ' 0242', '0242 '],
  ...['AP', 'AB', 'RE', ' RE ', 're', 'SV', 'BV', 'BW', 'FD', ' BV', 'NA', 'USD', 'AED', ' AED ', 'BGN'],
  ...['XCG', 'aed'],
  ...['001147', '001147-ABC', '001147-abc.def', '001147-ABC.', '001147.ABC', '00114', '٠٠١١٤٧'],
  ...['00000001', '10000001', '0000000١', '2026-03-31', '2026-03-31Z', '2026-3-31', '10:00:00', '10:00:00Z'],
  ...['10:00:00+14:59', '10:00:00+15:00', '10:00:00.5Z', '10:00:00,5Z', '10:00:00.1234567890Z'],
  ...['10:00:00-٠٤:٠٠', '24:00:00Z'],
  ...['urn:peppol:taxdata:ae-1', 'urn:peppol:taxreporting', 'urn:peppol:edec:mls:1.0', 'urn:peppol:edec:mls'],
];

/** Changed documents, which a seed makes anew: of valid ones, of those of the cases, with parts of invoices. */
export function changedDocuments(kind: NetworkKind, count: number, seed: number): NetworkDocument[] {
  const ofCases = verdictsOf(kind).map(({ xml }) => xml);
  const valid = validDocument(kind);
  // Half of the changes are to the valid document: of a broken one they show less.
  const base = fc.oneof(fc.constant(valid), fc.constantFrom(...ofCases));
  const donor = fc.constantFrom(valid, ...ofCases, fixture('extensive-invoice'));
  const samples = fc.sample(fc.tuple(base, donor, mutationsWith([...values, ...ofNetwork])), {
    numRuns: count,
    seed,
  });
  return samples.map(([xml, from, changes], at) => ({
    id: `changed ${at + 1}`,
    xml: mutated(xml, from, changes),
  }));
}

/** The documents whose verdicts are kept: those of the cases, which break each rule, and changed ones. */
export function newNetworkCorpus(kind: NetworkKind): NetworkDocument[] {
  const ofCases = verdictsOf(kind).map(({ name, xml }) => ({ id: name, xml }));
  return [...ofCases, ...changedDocuments(kind, 200, 20_260_722)];
}

const documentsFile = (kind: NetworkKind) => officialFile(`${kind}.documents.ndjson.br`);

export function networkCorpus(kind: NetworkKind): NetworkDocument[] {
  return compressedLines(documentsFile(kind)).map((line): NetworkDocument => JSON.parse(line));
}

export function saveNetworkCorpus(kind: NetworkKind, documents: readonly NetworkDocument[]): void {
  writeCompressedLines(
    documentsFile(kind),
    documents.map((document) => JSON.stringify(document)),
  );
}

export const digestOfDocuments = (kind: NetworkKind) => digestOf(readFileSync(documentsFile(kind)));

/** The digest of our rules of a kind, and of the lists that they take codes of. */
export function digestOfRules(kind: NetworkKind): string {
  const project = new URL('../../../', import.meta.url);
  const folders = [`schematron/${kind}/`, ...(kind === 'tax-data' ? ['rules/ae/tax-data/codelists/'] : [])];
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, project))
      .sort()
      .map((name) => `${folder}${name}`),
  );
  const texts = [`schematron/${kind}.sch`, ...files].map((file) =>
    readFileSync(new URL(file, project), 'utf8'),
  );
  return digestOf(texts.join('\n'));
}
