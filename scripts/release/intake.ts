/**
 * `npm run release:intake -- DIR`: reads an unpacked publication of the rules and says what differs from the last release
 * that is here, and what its rules probably do not mean. With `--write VERSION --from DATE` it writes the folder of the release, to be completed by hand.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeRelease } from '../../rules/ae/releases/index.ts';
import { lintLines } from '../../src/cli/schematron/lint.ts';
import { codeListsOf, projectFolder, projectSchema } from '../sources.ts';
import { comparisonOf, type KeptPublication, linesOf } from './comparison.ts';
import { readPublication } from './publication.ts';
import { type NewRelease, skeletonOf } from './skeleton.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'string' }, from: { type: 'string' } },
});
const releases = join(projectFolder, 'rules/ae/releases');

try {
  takeIn(positionals);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function takeIn([folder]: readonly string[]): void {
  if (folder === undefined || wholeRelease === undefined)
    throw new Error('npm run release:intake -- DIR [--write VERSION --from YYYY-MM-DD]');
  const { version } = wholeRelease;
  const release = newRelease(version);
  const publication = readPublication(folder);
  const kept: KeptPublication = JSON.parse(readFileSync(join(releases, version, 'official.json'), 'utf8'));
  const comparison = comparisonOf({ ...kept, codeLists: codeListsOf(version) }, publication);
  console.log([`Compared with ${version}:`, ...linesOf(comparison)].join('\n'));
  console.log(
    ['', 'What it probably does not mean:', ...lintLines(publication.lint, folder, 'en')].join('\n'),
  );
  if (release === undefined) return;
  write(release.version, {
    ...skeletonOf(release, comparison, projectSchema(version)),
    'official.json': `${JSON.stringify({ rules: publication.rules, lists: kept.lists })}\n`,
  });
}

function newRelease(differsFrom: string): NewRelease | undefined {
  const { write: version, from: validFrom } = values;
  if (version === undefined) return undefined;
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is not a version`);
  if (existsSync(join(releases, version))) throw new Error(`rules/ae/releases/${version} is there already`);
  if (validFrom === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(validFrom))
    throw new Error('--write needs --from YYYY-MM-DD, the first day of the release');
  return { version, validFrom, differsFrom };
}

function write(version: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(releases, version, 'messages'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(releases, version, name), text);
  console.log(`\nrules/ae/releases/${version} is written; RECIPES.md says what is left to do.`);
}
