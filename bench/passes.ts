/**
 * `npm run bench -- --passes [DIR]`: how much slower compiled rules are without each pass, for the project's rule sets
 * and for those in a folder, on documents of the project and of that folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledRules, SchematronSchema } from 'schematron-compiler/rules';
import {
  compileModule,
  createCompiledEngine,
  evaluateModule,
  readSchematron,
} from 'schematron-compiler/rules';
import { comparePaces, type LeftOut, paceHere, passes } from 'schematron-compiler/testing';
import { networkSchemas, projectSchema } from '../scripts/sources.ts';
import type { UblElement } from '../src/core/xml/element.ts';
import { parseUbl } from '../src/intake/parse-ubl.ts';
import { corpus } from '../test/schematron/corpus.ts';
import { validDocument } from '../test/schematron/network-cases.ts';

/** Seconds of processor time for each pass of each rule set. */
const seconds = 8;
const mostDocuments = 60;

/** Writes a row for each rule set: without each pass, how many percent longer a document takes. */
export async function measurePasses(folder: string | undefined): Promise<void> {
  console.log(`| rule set | documents | µs | ${passes.join(' | ')} |`);
  console.log(`| --- | --- | --- | ${passes.map(() => '---').join(' | ')} |`);
  for (const [name, schema] of schemas(folder)) {
    const engineOf = (leftOut: LeftOut) => {
      const module = compileModule([schema], { namesElements: true, leftOut });
      return { text: module.body, engine: createCompiledEngine(evaluateModule<CompiledRules>(module)) };
    };
    const whole = engineOf(new Set());
    const judged = documents(folder)
      .filter((root) => whole.engine.judge({ root }, 'billing').rulesFired !== 0)
      .slice(0, mostDocuments);
    if (judged.length === 0) continue;
    const cells: string[] = [];
    let microseconds = 0;
    for (const pass of passes) {
      const without = engineOf(new Set([pass]));
      // A pass that changes nothing need not be timed.
      if (without.text === whole.text) {
        cells.push('same');
        continue;
      }
      const [all, less] = [whole, without].map(({ engine }) =>
        paceHere(judged, (root) => engine.judge({ root }, 'billing')),
      );
      if (all === undefined || less === undefined) continue;
      const { ours, theirs } = await comparePaces(all, less, seconds);
      microseconds = ours * 1000;
      cells.push(`${((theirs / ours - 1) * 100).toFixed(1)} %`);
    }
    console.log(`| ${name} | ${judged.length} | ${microseconds.toFixed(0)} | ${cells.join(' | ')} |`);
  }
}

function* schemas(folder: string | undefined): Generator<readonly [name: string, schema: SchematronSchema]> {
  yield ['PINT-AE', projectSchema()];
  yield* Object.entries(networkSchemas());
  for (const file of filesIn(folder, /\.(sch|xslt?)$/)) {
    try {
      yield [
        file,
        readSchematron(join(folder ?? '', file), (path) => readFileSync(path), [], { root: folder ?? '' }),
      ];
    } catch (error) {
      console.error(`${file} is left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

let read: readonly UblElement[] | undefined;

function documents(folder: string | undefined): readonly UblElement[] {
  read ??= [
    ...corpus().map(({ xml }) => xml),
    validDocument('tax-data'),
    validDocument('message-status'),
    ...filesIn(folder, /\.xml$/).map((file) => readFileSync(join(folder ?? '', file), 'utf8')),
  ].flatMap((xml) => {
    const parsed = parseUbl(xml);
    return 'error' in parsed ? [] : [parsed.root];
  });
  return read;
}

function filesIn(folder: string | undefined, wanted: RegExp): string[] {
  if (folder === undefined) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .sort();
}
