/**
 * `npm run release -- VERSION`: runs lint, all tests and npm audit, builds and packs, and lists what stands in the way. If
 * nothing does, it gives the package the version, dates the changelog, commits and tags; the workflow `release` publishes
 * the tag once it is pushed. With `--dry-run` it changes nothing.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import law from '../../rules/ae/law.json' with { type: 'json' };
import { otherReleases, release } from '../../rules/ae/releases/index.ts';
import { isUnasked } from '../../test/schematron/official/verdicts.ts';
import { keptNights, partsThatFound } from '../nightly/page.ts';
import { datedChangelog, filesNamedIn, objectionsTo, objectionsToVersion, weaknessesIn } from './findings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const isDryRun = values['dry-run'];
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const [version = manifest.version] = positionals;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly main?: string;
  readonly types?: string;
  readonly exports?: object;
  readonly bin?: object;
}

const steps = [before, checks, tarball] as const;
let objections: readonly string[] = [];
for (const step of steps) if (objections.length === 0) objections = step();
for (const objection of objections) console.error(`✘ ${objection}`);
if (objections.length > 0) process.exitCode = 1;
else if (isDryRun)
  console.log(`✔ nothing speaks against ${version}; without --dry-run it is dated and tagged`);
else tag();

function before(): string[] {
  return objectionsToVersion({
    version,
    current: manifest.version,
    tags: linesOf('git', 'tag', '--list'),
    changelog: readFileSync('CHANGELOG.md', 'utf8'),
    uncommitted: linesOf('git', 'status', '--porcelain'),
    unasked: [...otherReleases, release].filter(isUnasked).map((each) => each.version),
    foundByNight: partsThatFound(keptNights('.').at(-1)),
    oldLaw: law
      .filter(({ assessed }) => Date.now() - Date.parse(assessed) > 30 * 86_400_000)
      .map(({ id }) => id),
  });
}

function checks(): string[] {
  const failing = [['lint'], ['build'], ['test:all'], ['test', '--workspace', 'service'], ['package']].find(
    (words) => spawnSync('npm', ['run', ...words], { stdio: 'inherit' }).status !== 0,
  );
  return failing === undefined ? weaknesses() : [`npm run ${failing.join(' ')} fails`];
}

function weaknesses(): string[] {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
  const { isAnswered, objections: found } = weaknessesIn(stdout);
  if (!isAnswered) console.log('– the registry has not answered npm audit: run it where one does');
  return found;
}

function tarball(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-release-'));
  try {
    const packed = JSON.parse(
      told('npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder),
    );
    const [{ files, size }] = Array.isArray(packed) ? packed : Object.values(packed);
    console.log(`${manifest.name} ${version}: ${files.length} files, ${size} bytes packed`);
    const { main, types, exports, bin } = manifest;
    return objectionsTo({
      files: new Map(files.map((file: { path: string; size: number }) => [file.path, file.size])),
      packedBytes: size,
      named: [...new Set(filesNamedIn({ main, types, exports, bin }))],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function tag(): void {
  told('npm', 'version', version, '--no-git-tag-version', '--allow-same-version', '--ignore-scripts');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync('CHANGELOG.md', datedChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, day));
  told('git', 'commit', '--all', '--quiet', '--message', `Release ${version}`);
  told('git', 'tag', '--annotate', `v${version}`, '--message', `${manifest.name} ${version}`);
  console.log(`✔ v${version} is tagged; git push --follow-tags publishes it`);
}

function told(program: string, ...args: readonly string[]): string {
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} has failed`);
  return stdout;
}

function linesOf(program: string, ...args: readonly string[]): string[] {
  return told(program, ...args)
    .split('\n')
    .filter((line) => line !== '');
}
