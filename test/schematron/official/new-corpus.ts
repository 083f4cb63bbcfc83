import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { mutated, mutations } from 'schematron-compiler/testing';
import type { Profile } from '../../../src/core/specification/engine.ts';
import { convert } from '../../../src/index.ts';
import { corpus } from '../corpus.ts';
import type { CorpusDocument } from './corpus.ts';

/** Changed documents beside those of the cases, and the seed that makes them anew. */
const changed = { count: 2600, seed: 20260504 };

/** The documents of the cases of all rules, which break each reachable one, and changed ones. */
export function newOfficialCorpus(): CorpusDocument[] {
  const ofCases = corpus().map(({ id, profile, xml }) => ({ id, profile, xml }));
  return [...ofCases, ...changedDocuments()];
}

/** A base document, one to take parts from, what to change, and who issues it. */
const changes = (bases: readonly Base[]) =>
  fc.tuple(
    fc.constantFrom(...bases),
    fc.constantFrom(...bases),
    mutations,
    fc.constantFrom<Profile>('billing', 'billing', 'selfbilling'),
  );

function changedDocuments(): CorpusDocument[] {
  const samples = fc.sample(changes(bases()), { numRuns: changed.count, seed: changed.seed });
  return samples.map(([base, donor, mutation, profile], at) => ({
    id: `changed ${at + 1}: ${base.name}`,
    profile,
    xml: mutated(base.xml, donor.xml, mutation),
  }));
}

interface Base {
  readonly name: string;
  readonly xml: string;
}

/** The valid documents of the tests, and the UBL of the examples of requests. */
function bases(): Base[] {
  const fixtures = folder('../../fixtures/ubl/', '.xml').map(({ name, text }) => ({ name, xml: text }));
  const examples = folder('../../../examples/', '.json').flatMap(({ name, text }) => {
    const { xml } = convert(text);
    return xml === null ? [] : [{ name, xml }];
  });
  return [...fixtures, ...examples];
}

function folder(path: string, ending: string) {
  const url = new URL(path, import.meta.url);
  const files = readdirSync(url).filter((file) => file.endsWith(ending));
  return files.map((file) => ({ name: file, text: readFileSync(new URL(file, url), 'utf8') }));
}
