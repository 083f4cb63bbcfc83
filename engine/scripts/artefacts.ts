/**
 * `npm run artefacts -- DIR [--oracle saxon|java|node-schematron] [--mutants N]`: reports for every .sch and .xslt
 * in a folder whether it compiles, and if not why; how its rules judge the documents in the folder; and with
 * an oracle, how often both agree on those documents and on mutants of them, and how much faster the compiled
 * rules are. Each document is judged by the artefacts whose rules find something in it. SaxonJS runs the
 * rules as this library reads them; Saxon-HE, on the JVM, runs a stylesheet as published; node-schematron reads the
 * schema itself. The first two are timed in a process of their own, and all each for `--seconds N` (20 by default; below 8 neither side is warm), and not at all
 * with `--seconds 0`. `--differences FILE` writes out each disagreement.
 */
import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { createCompiledEngine } from '../src/schematron/compiled/engine.ts';
import { evaluateModule, evaluateRules } from '../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../src/schematron/compiled/module.ts';
import type { Engine } from '../src/schematron/engine.ts';
import { createSchematron } from '../src/schematron/report/judge.ts';
import type { ExplainedRules } from '../src/schematron/report/report.ts';
import { readSchematron } from '../src/schematron/source.ts';
import { decodeDocument } from '../src/xml/decode.ts';
import { parseXml } from '../src/xml/parse-xml.ts';
import { mutated, mutations } from '../test/schematron/compiled/mutations.ts';
import { end, readArguments, usage } from './artefacts/arguments.ts';
import { askNodeSchematron } from './artefacts/node-schematron.ts';
import {
  type Artefact,
  type ArtefactDocument,
  askSaxonHe,
  askSaxonJs,
  type OracleRun,
  type OracleTask,
} from './artefacts/oracles.ts';
import { comparePaces, paceHere } from './artefacts/pace.ts';
import { missingForSaxonHe } from './artefacts/saxon-he.ts';
import { legendOf, tableOf } from './artefacts/table.ts';
import { agrees, differences, verdictOf, verdictOfJudgement } from './artefacts/verdict.ts';

const { folder, mutants, seconds, jar, ...given } = readArguments();
const oracles = given.oracles.map(oracleNamed);

/** More findings than any document has. */
const everyFinding = 1e9;

const files = filesUnder(folder);
const artefacts = files.filter((file) => /\.(sch|xslt?)$/.test(file));
if (artefacts.length === 0) end(`there is no .sch, .xsl or .xslt under ${folder}`);
const documents = files.filter((file) => file.endsWith('.xml')).flatMap(documentOf);
const parts = new Map(artefacts.flatMap(partsOf));
const asked = oracles.map(({ name }) => name);
const table = tableOf(artefacts, asked, seconds > 0);

console.log(`${folder}: .sch and .xslt ${artefacts.length}, documents ${documents.length}\n`);
console.log(table.heading);
const found = { compiled: 0, parts: 0 };
for (const artefact of artefacts) console.log(await lineOf(artefact));
const others = found.parts === 0 ? '' : `; parts that these include: ${found.parts}`;
console.log(`\n${found.compiled} of ${artefacts.length - found.parts} compile${others}`);
console.log(legendOf(asked, seconds > 0));

function filesUnder(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
    return end(`${path} is not a folder`);
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface Oracle {
  readonly name: string;
  ask(artefact: Artefact, task: OracleTask): OracleRun | Promise<OracleRun>;
}

function oracleNamed(name: string): Oracle {
  if (name === 'saxon') return { name: 'SaxonJS', ask: askSaxonJs };
  if (name === 'node-schematron') return { name, ask: askNodeSchematron };
  if (name !== 'java') return end(usage);
  const missing = missingForSaxonHe(jar);
  if (missing !== undefined) return end(missing);
  return { name: 'Saxon-HE', ask: (artefact, task) => askSaxonHe(artefact, task, jar) };
}

function documentOf(name: string): ArtefactDocument[] {
  const decoded = decodeDocument(readFileSync(join(folder, name)));
  return decoded.ok ? parsed(name, decoded.value) : leftOut(name, 'its bytes are not what its encoding says');
}

function parsed(name: string, xml: string): ArtefactDocument[] {
  const read = parseXml(xml);
  if (!('error' in read)) return [{ name, xml, root: read.root }];
  const { line, column, message } = read.error;
  return leftOut(name, `${line}:${column}: ${message}`);
}

function leftOut(name: string, reason: string): [] {
  console.error(`${name} is left out: ${reason}`);
  return [];
}

/**
 * The files that an artefact includes, with its name; for an unreadable one, those found before the error.
 */
function partsOf(name: string): [part: string, whole: string][] {
  const included: string[] = [];
  const path = join(folder, name);
  const read = (file: string) => {
    included.push(file);
    return readFileSync(file);
  };
  try {
    readSchematron(path, read, [], { root: folder });
  } catch {
    // The reason is reported in its line.
  }
  return included.filter((file) => file !== path).map((file) => [relative(folder, file), name]);
}

async function lineOf(name: string): Promise<string> {
  try {
    const path = join(folder, name);
    const schema = {
      ...readSchematron(path, (file) => readFileSync(file), [], { root: folder }),
      documents: documentsBeside(name),
    };
    const rules = evaluateRules(schema);
    found.compiled += 1;
    const engine = createCompiledEngine(rules, { clock });
    const judged = documents.filter(({ root }) => engine.judge({ root }, '').rulesFired !== 0);
    const clean = judged.filter(({ root }) => isClean(engine, root)).length;
    const cells = [String(rules.asserts.length), `${clean} of ${judged.length}`];
    if (judged.length === 0) return table.line(name, cells, []);
    const compared: Comparison[] = [];
    for (const oracle of oracles)
      compared.push(
        await comparison(oracle, { path, schema, source: readFileSync(path, 'utf8') }, engine, judged),
      );
    return table.line(
      name,
      [...cells, ...compared.flatMap((each) => each.cells)],
      compared.flatMap(({ note = [] }) => note),
    );
  } catch (error) {
    const whole = parts.get(name);
    if (whole === undefined) return table.remark(name, `refused: ${messageOf(error)}`);
    found.parts += 1;
    return table.remark(name, `part of ${whole}`);
  }
}

/** The documents beside an artefact that it reads by name. */
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
  const { failed, unjudged } = engine.judge({ root }, '');
  return failed.length === 0 && unjudged.length === 0;
}

interface Comparison {
  readonly cells: readonly string[];
  readonly note?: string;
}

/** How often an oracle agrees on the documents and their mutants, and how much slower it is. */
async function comparison(
  oracle: Oracle,
  artefact: Artefact,
  engine: Engine,
  examples: readonly ArtefactDocument[],
): Promise<Comparison> {
  try {
    return await compared(oracle, artefact, engine, examples);
  } catch (error) {
    const cells = Array.from({ length: seconds > 0 ? 3 : 2 }, () => '-');
    return { cells, note: `not held to ${oracle.name}: ${messageOf(error)}` };
  }
}

async function compared(
  { name, ask }: Oracle,
  artefact: Artefact,
  engine: Engine,
  examples: readonly ArtefactDocument[],
): Promise<Comparison> {
  const judged = [...examples, ...mutantsOf(examples)];
  const timed = examples.slice(0, 30);
  const run = await ask(artefact, { judged, timed, seconds });
  const note = run.judge === name ? {} : { note: `held to ${run.judge}` };
  const schematron = createSchematron(
    evaluateModule<ExplainedRules>(compileModule([artefact.schema], { explained: true })),
    { clock, limits: { maxFindings: everyFinding, maxFindingsPerRule: everyFinding } },
  );
  const ours = ({ xml, root }: ArtefactDocument) =>
    run.tellsMessages
      ? verdictOf(schematron, engine, { xml, root })
      : verdictOfJudgement(engine.judge({ root }, ''));
  const differing = run.verdicts.map((theirs, at) => {
    const document = judged[at] as ArtefactDocument;
    const own = ours(document);
    if (agrees(own, theirs, run.stopsAtErrors)) return false;
    tellDifference(artefact, document, differences(own, theirs), run.judge);
    return true;
  });
  const agreeing = (from: number, to: number) => {
    const part = differing.slice(from, to);
    return `${part.filter((each) => !each).length} of ${part.length}`;
  };
  const alike = [agreeing(0, examples.length), agreeing(examples.length, judged.length)];
  if (seconds === 0) return { cells: alike, ...note };
  const here = paceHere(timed, ({ xml }) => {
    const read = parseXml(xml);
    return 'error' in read ? undefined : engine.judge({ root: read.root }, '');
  });
  const { ours: own, theirs } = await comparePaces(here, run.pace(), seconds);
  return {
    cells: [...alike, `${(theirs / own).toFixed(1)} (${theirs.toFixed(3)}, ${own.toFixed(3)})`],
    ...note,
  };
}

function mutantsOf(examples: readonly ArtefactDocument[]): ArtefactDocument[] {
  const samples = fc.sample(fc.tuple(fc.constantFrom(...examples), fc.constantFrom(...examples), mutations), {
    numRuns: mutants,
    seed: 1,
  });
  return samples.flatMap(([one, other, changes], at) => {
    const xml = mutated(one.xml, other.xml, changes);
    const read = parseXml(xml);
    return 'error' in read ? [] : [{ name: `mutant ${at} of ${one.name}`, xml, root: read.root }];
  });
}

function tellDifference(
  { path }: Artefact,
  { name, xml }: ArtefactDocument,
  lines: readonly string[],
  oracle: string,
): void {
  if (given.differences === undefined) return;
  const text = [`== ${path} ${oracle} ${name}`, ...lines, xml.replaceAll('\n', '&#10;'), ''].join('\n');
  appendFileSync(given.differences, text);
}
