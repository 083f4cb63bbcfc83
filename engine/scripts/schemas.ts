/**
 * `npm run schemas -- [COUNT] [SEED] [--transpiler FILE] [--keep FILE]`: makes schemas and documents, and compares our
 * findings with those of Saxon-HE on the JVM: by the stylesheet that this library makes of a schema, or by the one that
 * another transpiler makes (such as SchXslt's transpile.xsl). `--keep` writes those that agree, as the tests have them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { readJudgement } from '../src/schematron/saxon/engine.ts';
import { toXslt } from '../src/schematron/saxon/to-xslt.ts';
import { readSchematron } from '../src/schematron/source.ts';
import { saxonHe, saxonHeProgram } from './artefacts/saxon-he.ts';
import { differences, type Verdict, verdictOfJudgement, verdictOfSvrl } from './artefacts/verdict.ts';
import { type Made, schemasWithDocuments } from './schemas/generator.ts';
import { verdictsOf } from './schemas/verdicts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { transpiler: { type: 'string' }, keep: { type: 'string' } },
});
const [count = '300', seed = '1'] = positionals;
const made = fc.sample(schemasWithDocuments, { numRuns: Number(count), seed: Number(seed) });
const counts = { agree: 0, bothFail: 0, refused: 0, refusedThere: 0, differ: 0 };
const folder = mkdtempSync(join(tmpdir(), 'schematron-compiler-schemas-'));
const kept: (Made & { readonly findings: readonly (readonly string[])[] })[] = [];
try {
  run();
} finally {
  rmSync(folder, { recursive: true });
}
console.log(
  `\n${made.length} schemas, ${made.length * 4} documents: ${counts.agree} judged alike, ${counts.bothFail} fail in both, ${counts.differ} differ; ${counts.refused} schemas refused here, ${counts.refusedThere} there`,
);
if (values.keep !== undefined)
  writeFileSync(values.keep, kept.map((each) => `${JSON.stringify(each)}\n`).join(''));
process.exitCode = counts.differ === 0 ? 0 : 1;

function run(): void {
  for (const [at, { schema, documents }] of made.entries()) {
    writeFileSync(
      join(folder, `${at}.rules`),
      values.transpiler === undefined ? ownStylesheet(schema) : schema,
    );
    for (const [number, xml] of documents.entries()) writeFileSync(join(folder, `${at}.${number}.xml`), xml);
  }
  const transpiler = values.transpiler === undefined ? [] : [values.transpiler];
  const command = [
    '-Xss64m',
    '-XX:TieredStopAtLevel=1',
    '-cp',
    saxonHe,
    saxonHeProgram,
    'schemas',
    folder,
    ...transpiler,
  ];
  const { status, stderr } = spawnSync('java', command, { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr);
  for (const [at, each] of made.entries()) compare(at, each);
}

function ownStylesheet(schema: string): string {
  try {
    return toXslt(readSchematron('made.sch', () => schema, []));
  } catch {
    return '<refused/>';
  }
}

function compare(at: number, { schema, documents }: Made): void {
  const ours = verdictsOf(schema, documents, values.transpiler !== undefined);
  const refusal = join(folder, `${at}.refused`);
  if ('refused' in ours) {
    counts.refused += 1;
    console.log(`schema ${at} is refused here: ${ours.refused}`);
    return;
  }
  if (existsSync(refusal)) {
    counts.refusedThere += 1;
    console.log(`schema ${at} is refused there: ${readFileSync(refusal, 'utf8')}`);
    return;
  }
  const alike = documents.map((xml, number) => tell(at, number, xml, ours.verdicts[number] as Verdict));
  if (alike.every((each) => each === 'agree'))
    kept.push({ schema, documents, findings: ours.verdicts.map(({ findings }) => findings) });
}

/** The stylesheet of this library writes no messages. */
function resultOf(output: string): Verdict {
  return values.transpiler === undefined
    ? verdictOfJudgement(readJudgement(output, new Map()))
    : verdictOfSvrl(output);
}

function tell(at: number, number: number, xml: string, own: Verdict): keyof typeof counts {
  const error = join(folder, `${at}.${number}.error`);
  const theirs = existsSync(error)
    ? { findings: [], unjudged: [readFileSync(error, 'utf8')] }
    : resultOf(readFileSync(join(folder, `${at}.${number}.out`), 'utf8'));
  const fails = [own, theirs].filter(({ unjudged }) => unjudged.length > 0).length;
  const found = fails === 2 ? [] : differences(own, theirs);
  const outcome = fails === 2 ? 'bothFail' : found.length === 0 ? 'agree' : 'differ';
  counts[outcome] += 1;
  if (found.length > 0) console.log(`schema ${at}, document ${number}: ${xml}\n  ${found.join('\n  ')}`);
  return outcome;
}
