/**
 * `npm run tool -- differential [DOCUMENTS] [SEED]`: compares our engine on changed documents with SaxonJS and, where it is
 * installed, with Saxon-HE on the JVM. Exits with 1 if a verdict differs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { readJudgement, toXslt } from 'schematron-compiler/saxon';
import {
  missingForSaxonHe,
  mutated,
  mutations,
  runSaxonHe,
  saxonHeOfDebian,
} from 'schematron-compiler/testing';
import { xsltOptions } from '../src/schematron/profile-parameter.ts';
import { differenceOf, findings, linesOf } from '../test/schematron/compiled/compare-engines.ts';
import { projectFolder, projectSchema } from './sources.ts';

const [documents = '1000', seed = String(Date.now())] = process.argv.slice(2);
const profiles = ['billing', 'selfbilling'] as const;
const folder = join(projectFolder, 'test/fixtures/ubl');
const fixtures = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
const samples = fc
  .sample(
    fc.tuple(
      fc.constantFrom(...fixtures),
      fc.constantFrom(...fixtures),
      mutations,
      fc.constantFrom(...profiles),
    ),
    { numRuns: Number(documents), seed: Number(seed) },
  )
  .map(([fixture, donor, changes, profile]) => {
    const xml = mutated(fixture, donor, changes);
    return { xml, changes, profile, ...findings(xml, profile) };
  });

const counts = [
  { engine: 'SaxonJS', ...compared('saxon only', (index) => samples[index]?.saxon ?? [], differenceOf) },
];
const missing = missingForSaxonHe(saxonHeOfDebian);
if (missing === undefined) {
  const bySaxonHe = linesBySaxonHe();
  counts.push({
    engine: 'Saxon-HE',
    ...compared('saxon-he only', (index) => bySaxonHe[index] ?? [], eitherWay),
  });
} else console.log(missing);

for (const { engine, disagreements, errorsBeyond } of counts) {
  console.log(`${samples.length} documents, seed ${seed}, ${engine}: ${disagreements} disagreements`);
  if (errorsBeyond > 0)
    console.log(
      `${errorsBeyond} where one of the two met an error in what decides nothing any more (XPath 2.0, 2.3.4 and 3.6)`,
    );
}
process.exitCode = counts.every(({ disagreements }) => disagreements === 0) ? 0 : 1;

function compared(
  whose: string,
  linesOfOther: (index: number) => readonly string[],
  difference: typeof differenceOf,
) {
  let disagreements = 0;
  let errorsBeyond = 0;
  for (const [index, { compiled, changes }] of samples.entries()) {
    const other = linesOfOther(index);
    const found = difference(compiled, other);
    if (found === 'none') continue;
    if (found === 'verdict') disagreements += 1;
    else errorsBeyond += 1;
    console.log(JSON.stringify(changes));
    for (const line of compiled.filter((each) => !other.includes(each)))
      console.log(`  compiled only: ${line}`);
    for (const line of other.filter((each) => !compiled.includes(each))) console.log(`  ${whose}: ${line}`);
    if (compiled.length === other.length && compiled.every((each) => other.includes(each)))
      console.log('  in another order');
  }
  return { disagreements, errorsBeyond };
}

/**
 * Saxon-HE may take the second part of an `or` first, or leave out what a comparison with nothing is compared with, and
 * then not meet an error that SaxonJS and we meet (3.6, 2.3.4).
 */
function eitherWay(compiled: readonly string[], other: readonly string[]): ReturnType<typeof differenceOf> {
  const unjudged = [...compiled, ...other]
    .filter((line) => line.startsWith('unjudged '))
    .map(assertionAndNode);
  const judged = (lines: readonly string[]) =>
    lines.filter((line) => !unjudged.includes(assertionAndNode(line)));
  const difference = differenceOf(compiled, other);
  return difference === 'verdict' && differenceOf(judged(compiled), judged(other)) === 'none'
    ? 'error beyond what decides'
    : difference;
}

function assertionAndNode(line: string): string {
  return line.slice(line.indexOf(' '));
}

/** Verdicts of Saxon-HE on each sample by the stylesheet that SaxonJS has too; one JVM for each profile. */
function linesBySaxonHe(): readonly (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  const stylesheet = toXslt(projectSchema(), xsltOptions);
  for (const profile of profiles) {
    const indexes = [...samples.keys()].filter((index) => samples[index]?.profile === profile);
    const texts = indexes.map((index) => samples[index]?.xml ?? '');
    const text = stylesheet.replace(/(?<=<xsl:param name="profile" select=")'billing'/, `'${profile}'`);
    const results = runSaxonHe(saxonHeOfDebian, { text }, texts);
    for (const [at, result] of results.entries()) {
      const said = 'error' in result ? [result.error] : linesOf(readJudgement(result.output, new Map()));
      lines[indexes[at] ?? 0] = said;
    }
  }
  return lines;
}
