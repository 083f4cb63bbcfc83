/**
 * `npm run artefacts -- DIR [--oracle saxon] [--oracle java] [--mutants N]`: for every .sch and .xslt under a folder, whether
 * it compiles or why not, how its rules judge the documents under it, and with an oracle how often both agree on those
 * documents and on mutants of them, and how much faster the compiled rules are. Documents are judged by the artefacts whose
 * rules find something in them. SaxonJS runs the rules as this library reads them; Saxon-HE, on the JVM, runs a stylesheet as
 * its publisher wrote it. With `--differences FILE` each disagreement is written out; `--seconds 0` takes no times.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Engine } from '../src/core/engine.ts';
import { decodeDocument } from '../src/intake/decode.ts';
import { parseUbl } from '../src/intake/parse-ubl.ts';
import { createCompiledEngine } from '../src/schematron/compiled/engine.ts';
import { evaluateModule, evaluateRules } from '../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../src/schematron/compiled/module.ts';
import { createSchematron } from '../src/schematron/report/judge.ts';
import type { ExplainedRules } from '../src/schematron/report/report.ts';
import { readSchematron } from '../src/schematron/source.ts';
import { mutated, mutations } from '../test/schematron/compiled/mutations.ts';
import {
  type Artefact,
  type ArtefactDocument,
  askSaxonHe,
  askSaxonJs,
  type OracleRun,
  type OracleTask,
} from './artefacts/oracles.ts';
import { comparePaces, paceHere } from './artefacts/pace.ts';
import { missingForSaxonHe, saxonHeOfDebian } from './artefacts/saxon-he.ts';
import { agrees, differences, verdictOf, verdictOfJudgement } from './artefacts/verdict.ts';

type Row = readonly string[];

/** More than a document has. */
const everyFinding = 1e9;

const usage =
  'npm run artefacts -- DIR [--oracle saxon|java] [--mutants N] [--seconds N] [--differences FILE] [--saxon-jar FILE]';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    oracle: { type: 'string', multiple: true, default: [] },
    mutants: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '20' },
    differences: { type: 'string' },
    'saxon-jar': { type: 'string', default: saxonHeOfDebian },
  },
});
const jar = values['saxon-jar'];
const folder = positionals[0] ?? end(usage);
const oracles = values.oracle.map(oracleNamed);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const artefacts = files.filter((file) => /\.(sch|xslt?)$/.test(file));
const documents = files.filter((file) => file.endsWith('.xml')).flatMap(documentOf);
const rows: Row[] = [];
for (const artefact of artefacts) {
  const row = await rowOf(artefact);
  console.log(row.join('\t'));
  rows.push(row);
}
console.log(`${rows.filter(([, rules = '']) => /^\d/.test(rules)).length} of ${rows.length} compile`);

function end(message: string): never {
  console.error(message);
  process.exit(2);
}

interface Oracle {
  readonly name: string;
  ask(artefact: Artefact, task: OracleTask): OracleRun;
}

function oracleNamed(name: string): Oracle {
  if (name === 'saxon') return { name: 'SaxonJS', ask: askSaxonJs };
  if (name !== 'java') return end(usage);
  const missing = missingForSaxonHe(jar);
  if (missing !== undefined) return end(missing);
  return { name: 'Saxon-HE', ask: (artefact, task) => askSaxonHe(artefact, task, jar) };
}

function documentOf(name: string): ArtefactDocument[] {
  const decoded = decodeDocument(readFileSync(join(folder, name)));
  return decoded.ok ? parsed(name, decoded.value) : [];
}

function parsed(name: string, xml: string): ArtefactDocument[] {
  const read = parseUbl(xml);
  return 'error' in read ? [] : [{ name, xml, root: read.root }];
}

async function rowOf(name: string): Promise<Row> {
  try {
    const path = join(folder, name);
    const schema = {
      ...readSchematron(path, (file) => readFileSync(file), [], { root: folder }),
      documents: documentsBeside(name),
    };
    const rules = evaluateRules(schema);
    const engine = createCompiledEngine(rules, { clock });
    const judged = documents.filter(({ root }) => engine.judge({ root }, 'billing').rulesFired !== 0);
    const clean = judged.filter(({ root }) => isClean(engine, root)).length;
    const compared: string[] = [];
    if (judged.length > 0)
      for (const oracle of oracles)
        compared.push(...(await comparison(oracle, { path, schema }, engine, judged)));
    return [name, String(rules.asserts.length), `${clean} of ${judged.length} clean`, ...compared];
  } catch (error) {
    return [name, error instanceof Error ? error.message : String(error)];
  }
}

/** What an artefact reads by name, as it lies beside it. */
function documentsBeside(artefact: string): Readonly<Record<string, string>> {
  const source = readFileSync(join(folder, artefact), 'utf8');
  const beside = documents.filter(
    ({ name }) => dirname(name) === dirname(artefact) && source.includes(basename(name)),
  );
  return Object.fromEntries(beside.map(({ name, xml }) => [basename(name), xml]));
}

function clock(): string {
  return new Date().toISOString();
}

function isClean(engine: Engine, root: ArtefactDocument['root']): boolean {
  const { failed, unjudged } = engine.judge({ root }, 'billing');
  return failed.length === 0 && unjudged.length === 0;
}

/** How often an oracle says the same of the documents and of their mutants, and how much slower it is. */
async function comparison(
  { ask }: Oracle,
  artefact: Artefact,
  engine: Engine,
  examples: readonly ArtefactDocument[],
): Promise<string[]> {
  const judged = [...examples, ...mutantsOf(examples)];
  const timed = examples.slice(0, 30);
  const seconds = Number(values.seconds);
  const run = ask(artefact, { judged, timed, seconds });
  const name = run.judge;
  const schematron = createSchematron(
    evaluateModule<ExplainedRules>(compileModule([artefact.schema], { explained: true })),
    { clock, maxFindings: everyFinding, maxFindingsPerRule: everyFinding },
  );
  const ours = ({ xml, root }: ArtefactDocument) =>
    run.tellsMessages
      ? verdictOf(schematron, engine, { xml, root })
      : verdictOfJudgement(engine.judge({ root }, 'billing'));
  const differing = run.verdicts.map((theirs, at) => {
    const document = judged[at] as ArtefactDocument;
    const own = ours(document);
    if (agrees(own, theirs, run.stopsAtErrors)) return false;
    tellDifference(artefact, document, differences(own, theirs), name);
    return true;
  });
  const agreeing = (from: number, to: number) => {
    const part = differing.slice(from, to);
    return `${part.filter((each) => !each).length} of ${part.length}`;
  };
  const compared = [
    `${agreeing(0, examples.length)} as ${name}`,
    `${agreeing(examples.length, judged.length)} mutants agree`,
  ];
  if (seconds === 0) return compared;
  const here = paceHere(timed, ({ xml }) => {
    const read = parseUbl(xml);
    return 'error' in read ? undefined : engine.judge({ root: read.root }, 'billing');
  });
  const { ours: own, theirs } = await comparePaces(here, run.pace(), seconds);
  return [
    ...compared,
    `${(theirs / own).toFixed(1)} x ${name} (${theirs.toFixed(3)} and ${own.toFixed(3)} ms)`,
  ];
}

function mutantsOf(examples: readonly ArtefactDocument[]): ArtefactDocument[] {
  const samples = fc.sample(fc.tuple(fc.constantFrom(...examples), fc.constantFrom(...examples), mutations), {
    numRuns: Number(values.mutants),
    seed: 1,
  });
  return samples.flatMap(([one, other, changes], at) =>
    parsed(`mutant ${at} of ${one.name}`, mutated(one.xml, other.xml, changes)),
  );
}

function tellDifference(
  { path }: Artefact,
  { name, xml }: ArtefactDocument,
  lines: readonly string[],
  oracle: string,
): void {
  if (values.differences === undefined) return;
  const text = [`== ${path} ${oracle} ${name}`, ...lines, xml.replaceAll('\n', '&#10;'), ''].join('\n');
  appendFileSync(values.differences, text);
}
