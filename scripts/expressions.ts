/**
 * `npm run expressions -- [COUNT] [SEED]`: makes expressions, evaluates them by our compiler and by Saxon-HE on the JVM,
 * and lists those that they give other items for. What either refuses or fails at counts as an error.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { evaluate, namespaces, treeOf } from '../test/schematron/compiled/evaluate-xpath.ts';
import { document } from '../test/schematron/compiled/expression-document.ts';
import { saxonHeOfDebian } from './artefacts/saxon-he.ts';
import { expressions } from './expressions/made.ts';
import { projectFolder } from './sources.ts';

const [count = '2500', seed = '1'] = process.argv.slice(2);
const made = [...new Set(fc.sample(expressions, { numRuns: Number(count), seed: Number(seed) }))];
const root = treeOf(document);
const folder = mkdtempSync(join(tmpdir(), 'pint-ae-expressions-'));
const outcomes = { agree: 0, bothFail: 0, refused: 0, oneFails: 0, differ: 0 };
try {
  const theirs = bySaxonHe(made);
  for (const [at, expression] of made.entries()) {
    // Addresses are computed as texts here.
    const other = (theirs[at] ?? 'error no answer').replaceAll('xs:anyURI ', 'xs:string ');
    const own = ours(expression);
    const [fails, otherFails] = [own, other].map((each) => /^(?:error|refused)/.test(each));
    if (fails && otherFails) outcomes.bothFail += 1;
    else if (own === other) outcomes.agree += 1;
    else {
      const isRefused = own.startsWith('refused');
      // An error that does not decide on the value may be left out (XPath 2.0, 2.3.4).
      outcomes[isRefused ? 'refused' : fails || otherFails ? 'oneFails' : 'differ'] += 1;
      console.log(`${expression}\n  ours:     ${own}\n  Saxon-HE: ${other}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
const { agree, bothFail, refused, oneFails, differ } = outcomes;
console.log(
  `\n${made.length} expressions: ${agree} agree, ${bothFail} fail in both, ${refused} refused here only, ${oneFails} fail in one, ${differ} differ`,
);
process.exitCode = differ === 0 ? 0 : 1;

function ours(expression: string): string {
  return evaluate(expression, root).replaceAll('\n', '&#10;');
}

function bySaxonHe(all: readonly string[]): string[] {
  const file = join(folder, 'document.xml');
  writeFileSync(file, document);
  const program = join(projectFolder, 'scripts/expressions/Expressions.java');
  const prefixes = Object.entries(namespaces).map(([prefix, uri]) => `${prefix}=${uri}`);
  const { stdout, stderr, status } = spawnSync('java', ['-cp', saxonHeOfDebian, program, file, ...prefixes], {
    input: `${all.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n');
}
