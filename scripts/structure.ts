/**
 * `tsx scripts/structure.ts SCHEMAS [documents] [seed]`: compares our UBL structure check with libxml2 and
 * the OASIS schemas, on changed documents and on the UBL of valid requests: with one optional field more, and
 * as many random ones.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { structure } from '../rules/pint/structure/index.ts';
import { convert } from '../src/api/convert.ts';
import { structureCheck } from '../src/ubl/structure/check.ts';
import { optionalFields, withoutTotals } from '../test/properties/optional-fields.ts';
import { validRequests } from '../test/properties/valid-requests.ts';
import { corpus } from '../test/schematron/corpus.ts';
import { parsed } from '../test/ubl/parsed.ts';
import { mutated, mutations, written } from '../test/ubl/structure/mutations.ts';
import { projectFolder } from './sources.ts';

const [folder, documents = '1000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: npm run tool -- structure SCHEMAS [documents] [seed]');
const schemas = resolve(folder);
xmlRegisterFsInputProviders();
const validators = { Invoice: validatorOf('Invoice'), CreditNote: validatorOf('CreditNote') };
const check = structureCheck(structure);

/** The schema of a document type: that of OASIS, or one from a library that only differs in namespaces. */
function validatorOf(name: 'Invoice' | 'CreditNote'): XsdValidator {
  const main = join(schemas, 'maindoc');
  const file = readdirSync(main).find((each) => each.endsWith(`-${name}-2.1.xsd`));
  if (file === undefined) throw new Error(`${main} holds no schema of ${name}`);
  const text = readFileSync(join(main, file), 'utf8')
    .replaceAll(
      /urn:pagero:PageroUniversalFormat:(\w+):1\.0/g,
      'urn:oasis:names:specification:ubl:schema:xsd:$1-2',
    )
    .replaceAll(
      'urn:pagero:CommonAggregateComponents:1.0',
      'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    )
    .replaceAll('PUF-CommonAggregateComponents', 'UBL-CommonAggregateComponents');
  const document = XmlDocument.fromString(text, { url: join(main, file) });
  return XsdValidator.fromDoc(document);
}

/** Returns the reason why libxml2 refuses a document; empty if it accepts it. */
function refusal(xml: string, root: string): string {
  const document = XmlDocument.fromString(xml);
  try {
    validators[root as keyof typeof validators].validate(document);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    document.dispose();
  }
}

/** Our errors; warnings are about what the schema accepts. */
function errorsIn(xml: string): string[] {
  return check(parsed(xml)).flatMap(({ finding }) =>
    finding.severity === 'error'
      ? [`${finding.rule} ${finding.location} ${JSON.stringify(finding.values)}`]
      : [],
  );
}

const examples = join(projectFolder, '../shared/pint-ae/examples');
const official = existsSync(examples)
  ? readdirSync(examples).map((file) => readFileSync(join(examples, file), 'utf8'))
  : [];
/** The UBL of valid requests with one optional field more. */
const ofRequests = ['standard-invoice', 'credit-note'].flatMap((name) =>
  optionalFields().flatMap(({ send }) => convert(send(withoutTotals(name))).xml ?? []),
);
const anyField = fc.constantFrom(...optionalFields());
/** The UBL of those of the random requests that are valid. */
const ofRandom = fc
  .sample(fc.tuple(validRequests, fc.array(anyField, { maxLength: 8 })), {
    numRuns: Number(documents),
    seed: Number(seed),
  })
  .flatMap(([request, fields]) => convert(fields.reduce((sent, { send }) => send(sent), request)).xml ?? []);
const sources = [...official, ...ofRequests, ...corpus().map(({ xml }) => xml)];
const samples = fc.sample(fc.tuple(fc.nat(sources.length - 1), mutations), {
  numRuns: Number(documents),
  seed: Number(seed),
});

let disagreements = 0;
let refused = 0;
const unchanged = [...sources, ...ofRandom].map((xml) => ({ xml, changes: 'unchanged' }));
const changed = samples.map(([source, changes]) => ({
  xml: written(mutated(sources[source] ?? '', changes)),
  changes: JSON.stringify(changes),
}));
for (const { xml, changes } of [...unchanged, ...changed]) {
  const theirs = refusal(xml, parsed(xml).localName);
  const ours = errorsIn(xml);
  if (theirs !== '') refused += 1;
  // libxml2 skips characters outside Base64, which other receivers refuse.
  const shared = theirs === '' ? ours.filter((each) => !each.startsWith('ubl-base64 ')) : ours;
  if ((theirs === '') === (shared.length === 0)) continue;
  disagreements += 1;
  console.log(
    `${changes}\n  libxml2: ${theirs.trim() || 'accepts'}\n  ours:    ${ours.join('\n           ') || 'accepts'}`,
  );
}
console.log(
  `${sources.length} documents (${official.length} official examples), ${samples.length} changed ones, seed ${seed}; ` +
    `of ${documents} random requests ${ofRandom.length} are valid`,
);
console.log(`libxml2 refuses ${refused}; ${disagreements} disagreements`);
process.exitCode = disagreements === 0 ? 0 : 1;
