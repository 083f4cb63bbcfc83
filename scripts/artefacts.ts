/**
 * `npm run artefacts -- DIR [--oracle saxon] [--mutants N]`: for every .sch and .xslt under a folder, whether it compiles
 * or why not, how its rules judge the documents under it, and with an oracle how often both agree on mutants of them and
 * how much faster the compiled rules are. Documents are judged by the artefacts whose rules find something in them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { UblElement } from '../src/core/element.ts';
import type { Engine } from '../src/core/engine.ts';
import { parseUbl } from '../src/intake/parse-ubl.ts';
import { createCompiledEngine } from '../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../src/schematron/compiled/evaluate.ts';
import { compileStylesheet } from '../src/schematron/saxon/compile-stylesheet.ts';
import { createSaxonEngine } from '../src/schematron/saxon/engine.ts';
import { toXslt } from '../src/schematron/saxon/to-xslt.ts';
import { readSchematron, type SchematronSchema } from '../src/schematron/source.ts';
import { mutated, mutations } from '../test/schematron/compiled/mutations.ts';

interface Document {
  readonly name: string;
  readonly xml: string;
  readonly root: UblElement;
}

interface Row {
  readonly artefact: string;
  readonly rules: string;
  readonly examples: string;
  readonly mutants: string;
  readonly times: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { oracle: { type: 'string' }, mutants: { type: 'string', default: '250' } },
});
const [folder] = positionals;
if (folder === undefined || (values.oracle !== undefined && values.oracle !== 'saxon')) {
  console.error('npm run artefacts -- DIR [--oracle saxon] [--mutants N]');
  process.exit(2);
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const artefacts = files.filter((file) => /\.(sch|xslt?)$/.test(file));
const documents = files.filter((file) => file.endsWith('.xml')).flatMap(documentOf);
const rows = artefacts.map(rowOf);
printTable(rows);
console.log(`${rows.filter(({ rules }) => /^\d/.test(rules)).length} of ${rows.length} compile`);

function documentOf(name: string): Document[] {
  const xml = readFileSync(join(folder as string, name), 'utf8');
  const parsed = parseUbl(xml);
  return 'error' in parsed ? [] : [{ name, xml, root: parsed.root }];
}

function rowOf(artefact: string): Row {
  const nothing = { artefact, examples: '', mutants: '', times: '' };
  try {
    const read = (path: string) => readFileSync(path);
    const schema = readSchematron(join(folder as string, artefact), read, [], { root: folder });
    const rules = evaluateRules(schema);
    const engine = createCompiledEngine(rules);
    const judged = documents.filter(({ root }) => engine.judge({ root }, 'billing').rulesFired !== 0);
    const right = judged.filter(({ root }) => isClean(engine, root)).length;
    return {
      ...nothing,
      rules: String(rules.asserts.length),
      examples: `${right} of ${judged.length} clean`,
      ...(values.oracle === 'saxon' && judged.length > 0 ? againstSaxon(schema, engine, judged) : {}),
    };
  } catch (error) {
    return { ...nothing, rules: error instanceof Error ? error.message : String(error) };
  }
}

function isClean(engine: Engine, root: UblElement): boolean {
  const { failed, unjudged } = engine.judge({ root }, 'billing');
  return failed.length === 0 && unjudged.length === 0;
}

function againstSaxon(
  schema: SchematronSchema,
  engine: Engine,
  judged: readonly Document[],
): Pick<Row, 'mutants' | 'times'> {
  const saxon = createSaxonEngine(compileStylesheet(toXslt(schema)), new Map());
  const samples = fc.sample(fc.tuple(fc.constantFrom(...judged), fc.constantFrom(...judged), mutations), {
    numRuns: Number(values.mutants),
    seed: 1,
  });
  const mutants = samples.flatMap(([one, other, changes]) => {
    const xml = mutated(one.xml, other.xml, changes);
    const parsed = parseUbl(xml);
    return 'error' in parsed ? [] : [{ xml, root: parsed.root }];
  });
  const inTime = (judge: (mutant: (typeof mutants)[number]) => string[]) => {
    const start = performance.now();
    const verdicts = mutants.map((mutant) => judge(mutant).join());
    return { verdicts, milliseconds: performance.now() - start };
  };
  const ofSaxon = inTime(({ root, xml }) => failedBy(saxon, root, xml));
  inTime(({ root }) => failedBy(engine, root));
  const ofOurs = inTime(({ root }) => failedBy(engine, root));
  const agreeing = ofOurs.verdicts.filter((verdict, at) => verdict === ofSaxon.verdicts[at]).length;
  return {
    mutants: `${agreeing} of ${mutants.length} agree`,
    times: `${(ofSaxon.milliseconds / ofOurs.milliseconds).toFixed(0)} x SaxonJS`,
  };
}

/** What fails, and what cannot be judged, each once. */
function failedBy(engine: Engine, root: UblElement, xml?: string): string[] {
  const { failed, unjudged } = engine.judge(xml === undefined ? { root } : { root, xml }, 'billing');
  return [...new Set([...failed.map(({ id }) => id), ...unjudged.map(({ id }) => `${id}?`)])].sort();
}

function printTable(all: readonly Row[]): void {
  for (const { artefact, rules, examples, mutants, times } of all)
    console.log([artefact, rules, examples, mutants, times].join('\t'));
}
