/**
 * `npm run tool -- official-verdicts FOLDER RELEASE [--every N] [--documents]`: asks the publisher's stylesheets, run by Saxon-HE on the JVM,
 * which rules each document of our own corpus fails, and writes their ids to test/schematron/official/RELEASE.ndjson.br. FOLDER
 * holds the artefacts of the release, which are not in this repository: `billing/` and `selfbilling/`, each with two .xslt.
 * With --every 6 it asks about each sixth document. With --documents the corpus itself is made anew first, and every release has to be asked again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { saxonHeOfDebian } from 'schematron-compiler/testing';
import type { Profile } from '../src/core/specification/engine.ts';
import { officialCorpus, saveOfficialCorpus } from '../test/schematron/official/corpus.ts';
import { newOfficialCorpus } from '../test/schematron/official/new-corpus.ts';
import {
  digestOf,
  digestOfCorpus,
  isValid,
  type OfficialVerdict,
  saveOfficialVerdicts,
} from '../test/schematron/official/verdicts.ts';
import { verdictsBySaxonHe } from './verdicts-by-saxon-he.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'boolean' },
    every: { type: 'string', default: '1' },
    'saxon-jar': { type: 'string', default: saxonHeOfDebian },
  },
});
const [folder, release] = positionals;
if (folder === undefined || release === undefined)
  throw new Error(
    'usage: npm run tool -- official-verdicts FOLDER RELEASE [--every N] [--documents] [--saxon-jar FILE]',
  );

if (values.documents) saveOfficialCorpus(newOfficialCorpus());
const documents = officialCorpus().filter((_, at) => at % Number(values.every) === 0);
const verdicts = (['billing', 'selfbilling'] as const).flatMap((profile) =>
  verdictsBySaxonHe(
    values['saxon-jar'],
    stylesheetsOf(profile),
    documents.filter((each) => each.profile === profile),
  ),
);
saveOfficialVerdicts(release, provenance(), inOrder(verdicts));
console.log(`${verdicts.length} documents, ${verdicts.filter(isValid).length} valid`);

function stylesheetsOf(profile: Profile): string[] {
  const path = join(folder ?? '', profile);
  return readdirSync(path)
    .filter((name) => name.endsWith('.xslt'))
    .sort()
    .map((name) => join(path, name));
}

function inOrder(all: readonly OfficialVerdict[]): OfficialVerdict[] {
  const byId = new Map(all.map((verdict) => [verdict.id, verdict]));
  return documents.flatMap(({ id }) => byId.get(id) ?? []);
}

function provenance() {
  return {
    release,
    judgedBy: 'the stylesheets of the publisher, run by Saxon-HE on the JVM',
    stylesheets: Object.fromEntries(
      (['billing', 'selfbilling'] as const).flatMap((profile) =>
        stylesheetsOf(profile).map((file) => [
          `${profile}/${file.split('/').at(-1)}`,
          digestOf(readFileSync(file)),
        ]),
      ),
    ),
    documents: digestOfCorpus(),
  };
}
