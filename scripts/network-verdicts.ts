/**
 * `npm run tool -- network-verdicts FOLDER [--documents] [--mutants 20000] [--seed 1]`: asks the publishers' stylesheets, run by
 * Saxon-HE on the JVM, about tax data documents and message statuses. FOLDER holds them, `tax-data.xslt` and
 * `message-status.xslt`, which are not in this repository. With --mutants it compares our verdicts on changed documents and
 * keeps nothing; otherwise it writes the verdicts on our own corpus to test/schematron/official, after SaxonJS has said the same
 * by our rules; with --documents it makes the corpus anew first.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileStylesheet, createSaxonEngine, toXslt } from 'schematron-compiler/saxon';
import { saxonHeOfDebian } from 'schematron-compiler/testing';
import type { Engine } from '../src/core/specification/engine.ts';
import { xsltOptions } from '../src/schematron/profile-parameter.ts';
import { messageStatusRuleSet, taxDataRuleSet } from '../src/specification/network-rules.ts';
import { idsOf, judge } from '../test/schematron/judge.ts';
import type { NetworkKind } from '../test/schematron/network-cases.ts';
import {
  changedDocuments,
  digestOfDocuments,
  digestOfRules,
  type NetworkDocument,
  networkCorpus,
  newNetworkCorpus,
  saveNetworkCorpus,
} from '../test/schematron/official/network-corpus.ts';
import {
  agrees,
  digestOf,
  isValid,
  type OfficialVerdict,
  saveOfficialVerdicts,
} from '../test/schematron/official/verdicts.ts';
import { networkSchemas } from './sources.ts';
import { verdictsBySaxonHe } from './verdicts-by-saxon-he.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'boolean' },
    mutants: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'saxon-jar': { type: 'string', default: saxonHeOfDebian },
  },
});
const [folder] = positionals;
if (folder === undefined)
  throw new Error('usage: npm run tool -- network-verdicts FOLDER [--documents] [--mutants N] [--seed N]');

const engines = { 'tax-data': taxDataRuleSet.engine, 'message-status': messageStatusRuleSet.engine } as const;

for (const kind of ['tax-data', 'message-status'] as const) {
  const stylesheet = join(folder, `${kind}.xslt`);
  if (values.mutants === undefined) keep(kind, stylesheet);
  else compare(kind, stylesheet, Number(values.mutants));
}

function compare(kind: NetworkKind, stylesheet: string, count: number): void {
  const documents = changedDocuments(kind, count, Number(values.seed));
  const verdicts = verdictsBySaxonHe(values['saxon-jar'], [stylesheet], documents);
  const differing = tellDifferences(documents, verdicts, engines[kind]);
  tellFigures(kind, verdicts);
  console.log(`${kind}: ${differing} documents are judged otherwise`);
}

function keep(kind: NetworkKind, stylesheet: string): void {
  if (values.documents) saveNetworkCorpus(kind, newNetworkCorpus(kind));
  const documents = networkCorpus(kind);
  const verdicts = verdictsBySaxonHe(values['saxon-jar'], [stylesheet], documents);
  const bySaxonJs = createSaxonEngine(
    compileStylesheet(toXslt(networkSchemas()[kind], xsltOptions)),
    new Map(),
  );
  const differing = tellDifferences(documents, verdicts, bySaxonJs);
  if (differing > 0) throw new Error(`SaxonJS judges ${differing} documents otherwise by our rules`);
  const provenance = {
    judgedBy: "the publisher's stylesheet, run by Saxon-HE on the JVM; SaxonJS says the same by our rules",
    stylesheet: digestOf(readFileSync(stylesheet)),
    schematron: digestOfRules(kind),
    documents: digestOfDocuments(kind),
  };
  saveOfficialVerdicts(kind, provenance, verdicts);
  tellFigures(kind, verdicts);
}

function tellDifferences(
  documents: readonly NetworkDocument[],
  verdicts: readonly OfficialVerdict[],
  engine: Engine,
): number {
  const differing = documents.flatMap(({ id, xml }, at) => {
    const official = verdicts[at];
    const ours = judge(engine, xml);
    return official !== undefined && agrees(ours, official) ? [] : [{ id, xml, official, ours }];
  });
  for (const { id, xml, official, ours } of differing.slice(0, 20))
    console.log(
      JSON.stringify({ id, official, failed: idsOf(ours.failed), unjudged: ours.unjudged, xml }, null, 1),
    );
  return differing.length;
}

function tellFigures(kind: NetworkKind, verdicts: readonly OfficialVerdict[]): void {
  const fired = new Set(verdicts.flatMap(({ failed }) => failed));
  const brokenOff = verdicts.filter((verdict) => verdict.brokenOff).length;
  const valid = verdicts.filter(isValid).length;
  console.log(
    `${kind}: ${verdicts.length} documents, ${valid} valid, ${brokenOff} broken off, ${fired.size} rules fired`,
  );
}
