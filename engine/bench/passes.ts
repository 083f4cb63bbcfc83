import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePaces, paceHere } from '../scripts/artefacts/pace.ts';
import type { CompiledRules } from '../src/schematron/compiled/compiled-rules.ts';
import { createCompiledEngine } from '../src/schematron/compiled/engine.ts';
import { evaluateModule } from '../src/schematron/compiled/evaluate.ts';
import { compileModule } from '../src/schematron/compiled/module.ts';
import type { SchematronSchema } from '../src/schematron/schema.ts';
import { readSchematron } from '../src/schematron/source.ts';
import type { XmlElement } from '../src/xml/element.ts';
import { parseXml } from '../src/xml/parse-xml.ts';
import { type LeftOut, passes } from '../src/xpath/passes/pass-names.ts';

/** Seconds of processor time for each pass of each rule set. */
const seconds = 8;
const mostDocuments = 60;

/**
 * Writes a row for each rule set of a folder: how many percent longer one of its documents takes without each pass.
 * Rule sets are schemas, stylesheets, and JSON with `schemas` as data.
 */
export async function measurePasses(folder: string): Promise<void> {
  console.log(`| rule set | documents | µs | ${passes.join(' | ')} |`);
  console.log(`| --- | --- | --- | ${passes.map(() => '---').join(' | ')} |`);
  const documents = documentsIn(folder);
  for (const file of filesIn(folder, /\.(sch|xslt?|json)$/)) {
    const schemas = schemasOf(folder, file);
    const engineOf = (leftOut: LeftOut) => {
      const module = compileModule(schemas, { namesElements: true, leftOut });
      return { text: module.body, engine: createCompiledEngine(evaluateModule<CompiledRules>(module)) };
    };
    const whole = engineOf(new Set());
    const judged = documents
      .filter((root) => whole.engine.judge({ root }, '').rulesFired !== 0)
      .slice(0, mostDocuments);
    if (judged.length === 0) continue;
    const cells: string[] = [];
    let microseconds = 0;
    for (const pass of passes) {
      const without = engineOf(new Set([pass]));
      // A pass that leaves the rules as they are need not be timed.
      if (without.text === whole.text) {
        cells.push('same');
        continue;
      }
      const [all, less] = [whole, without].map(({ engine }) =>
        paceHere(judged, (root) => engine.judge({ root }, '')),
      );
      if (all === undefined || less === undefined) continue;
      const { ours, theirs } = await comparePaces(all, less, seconds);
      microseconds = ours * 1000;
      cells.push(`${((theirs / ours - 1) * 100).toFixed(1)} %`);
    }
    console.log(`| ${file} | ${judged.length} | ${microseconds.toFixed(0)} | ${cells.join(' | ')} |`);
  }
}

function schemasOf(folder: string, file: string): readonly SchematronSchema[] {
  const path = join(folder, file);
  if (file.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8')).schemas;
  return [readSchematron(path, (included) => readFileSync(included), [], { root: folder })];
}

function documentsIn(folder: string): readonly XmlElement[] {
  return filesIn(folder, /\.xml$/).flatMap((file) => {
    const read = parseXml(readFileSync(join(folder, file), 'utf8'));
    return 'error' in read ? [] : [read.root];
  });
}

function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .sort();
}
