/**
 * `npm run expressions -- [COUNT] [SEED] [--all]`: makes expressions, evaluates them by our compiler and by Saxon-HE on the
 * JVM, and counts those that they give other items for by the sections of the recommendations that say why
 * (scripts/expressions/differences.ts); lists those for which none does, or all. What either refuses is an error.
 */
import fc from 'fast-check';
import { evaluate, treeOf } from '../test/schematron/compiled/evaluate-xpath.ts';
import { document } from '../test/schematron/compiled/expression-document.ts';
import { type Difference, differences } from './expressions/differences.ts';
import { expressions } from './expressions/generator.ts';
import { bySaxonHe } from './expressions/saxon-he.ts';

const [count = '3000', seed = '1'] = process.argv.slice(2).filter((each) => each !== '--all');
const isListed = process.argv.includes('--all');
const made = [...new Set(fc.sample(expressions, { numRuns: Number(count), seed: Number(seed) }))];
const root = treeOf(document);
const counts = { agree: 0, bothFail: 0, unsorted: 0 };
const sorted = new Map<Difference, number>();
const theirs = bySaxonHe(made);
for (const [at, expression] of made.entries()) {
  // Addresses are computed as texts here.
  const other = (theirs[at] ?? 'error no answer').replaceAll('xs:anyURI ', 'xs:string ');
  sort({ expression, ours: ours(expression), theirs: other });
}
const { agree, bothFail, unsorted } = counts;
console.log(`\n${made.length} expressions: ${agree} have the same value, ${bothFail} are errors in both`);
for (const [{ standard, section, en }, count] of sorted)
  console.log(`${count} by ${standard}, ${section}: ${en}`);
console.log(`${unsorted} differ otherwise`);
process.exitCode = unsorted === 0 ? 0 : 1;

function sort(answers: {
  readonly expression: string;
  readonly ours: string;
  readonly theirs: string;
}): void {
  const { expression, ours, theirs } = answers;
  const fail = [ours, theirs].map((each) => /^(?:error|refused)/.test(each));
  if (fail.every((each) => each)) counts.bothFail += 1;
  else if (ours === theirs) counts.agree += 1;
  else {
    const difference = differences.find(({ isOne }) => isOne(answers));
    if (difference === undefined) counts.unsorted += 1;
    else sorted.set(difference, (sorted.get(difference) ?? 0) + 1);
    if (difference === undefined || isListed)
      console.log(`${expression}\n  ours:     ${ours}\n  Saxon-HE: ${theirs}`);
  }
}

function ours(expression: string): string {
  return evaluate(expression, root).replaceAll('\n', '&#10;');
}
