/**
 * `npm run suites -- DIR [NAME]`: runs test cases of Schematron that others publish (ISO's conformance suite, those of
 * SchXslt), as they lie in a folder, and lists those that end otherwise than they say. A case is an XML file whose root is
 * `testcase`. Where we follow the standard instead of a case, `scripts/suites/followed-instead.ts` says why.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { followedInstead } from './suites/followed-instead.ts';
import { type Ending, endingOf, testCaseOf } from './suites/test-case.ts';

const [folder, only] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run suites -- DIR [NAME]');
  process.exit(2);
}

const counts = { passed: 0, instead: 0, failed: 0 };
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.xml')) continue;
  const name = basename(file, '.xml');
  const testCase = testCaseOf(readFileSync(join(folder, file), 'utf8'));
  if (testCase === undefined || (only !== undefined && only !== name)) continue;
  const endings = testCase.schemas.map((schema) => endingOf(testCase, schema));
  // Of schemas that a case has as alternatives, one that ends as it says is enough.
  const passes = endings.some((ending) => isExpected(ending));
  const reason = followedInstead[name];
  counts[passes ? 'passed' : reason === undefined ? 'failed' : 'instead'] += 1;
  if (passes) continue;
  console.log(`${reason === undefined ? 'FAILS' : 'instead'} ${file}: expects ${testCase.expect}`);
  if (reason !== undefined) console.log(`  ${reason.en}`);
  for (const { outcome, why } of endings) console.log(`  ${outcome}${why === '' ? '' : `: ${why}`}`);

  function isExpected({ outcome, why }: Ending): boolean {
    return outcome === testCase?.expect && why === '';
  }
}
console.log(
  `\n${counts.passed} end as they say, ${counts.instead} as the standard says instead, ${counts.failed} do not`,
);
process.exitCode = counts.failed === 0 ? 0 : 1;
