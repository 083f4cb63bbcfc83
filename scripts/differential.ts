/**
 * `tsx scripts/differential.ts [documents] [seed]`: compares both engines on changed documents until they
 * disagree.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { differenceOf, findings } from '../test/schematron/compiled/compare-engines.ts';
import { mutated, mutations } from '../test/schematron/compiled/mutations.ts';
import { projectFolder } from './sources.ts';

const [documents = '1000', seed = String(Date.now())] = process.argv.slice(2);
const folder = join(projectFolder, 'test/fixtures/ubl');
const fixtures = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
const samples = fc.sample(
  fc.tuple(
    fc.constantFrom(...fixtures),
    fc.constantFrom(...fixtures),
    mutations,
    fc.constantFrom('billing' as const, 'selfbilling' as const),
  ),
  { numRuns: Number(documents), seed: Number(seed) },
);

let disagreements = 0;
let errorsBeyond = 0;
for (const [fixture, donor, changes, profile] of samples) {
  const { compiled, saxon } = findings(mutated(fixture, donor, changes), profile);
  const difference = differenceOf(compiled, saxon);
  if (difference === 'none') continue;
  if (difference === 'verdict') disagreements += 1;
  else errorsBeyond += 1;
  console.log(JSON.stringify(changes));
  for (const line of compiled.filter((each) => !saxon.includes(each)))
    console.log(`  compiled only: ${line}`);
  for (const line of saxon.filter((each) => !compiled.includes(each)))
    console.log(`  saxon only:    ${line}`);
  if (compiled.length === saxon.length && compiled.every((each) => saxon.includes(each)))
    console.log('  in another order');
}
console.log(`${samples.length} documents, seed ${seed}: ${disagreements} disagreements`);
if (errorsBeyond > 0)
  console.log(
    `${errorsBeyond} where SaxonJS met an error in what decides nothing any more (XPath 2.0, 2.3.4)`,
  );
process.exitCode = disagreements === 0 ? 0 : 1;
