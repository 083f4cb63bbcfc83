/**
 * `npm run release -- --dry-run`: builds and packs the package, and lists what stands in the way of
 * publishing it: version, changelog, tarball, known weaknesses (npm audit), publint, are-the-types-wrong.
 * Without `--dry-run` it is published if nothing does.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { projectFolder } from '../sources.ts';
import { filesNamedIn, objectionsTo, weaknessesIn } from './findings.ts';

const folder = mkdtempSync(join(tmpdir(), 'pint-ae-release-'));
try {
  const objections = checkRelease(folder);
  for (const objection of objections) console.error(`✘ ${objection}`);
  const goesOut = objections.length === 0 && !process.argv.includes('--dry-run');
  if (goesOut) run('npm', ['publish', tarballIn(folder)]);
  else if (objections.length === 0) console.log('✔ nothing speaks against it; without --dry-run it goes out');
  process.exitCode = objections.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

function checkRelease(at: string): string[] {
  run('npm', ['run', '--silent', 'build']);
  const packed = JSON.parse(run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', at]));
  const [{ files, size }] = Array.isArray(packed) ? packed : Object.values(packed);
  const tarball = tarballIn(at);
  console.log(
    `${manifest.name} ${manifest.version}: ${files.length} files, ${statSync(tarball).size} bytes packed`,
  );
  const { main, types, exports, bin } = manifest;
  return [
    ...objectionsTo({
      version: manifest.version,
      changelog: readFileSync(join(projectFolder, 'CHANGELOG.md'), 'utf8'),
      files: new Map(files.map((file: { path: string; size: number }) => [file.path, file.size])),
      packedBytes: size,
      named: [...new Set(filesNamedIn({ main, types, exports, bin }))],
      uncommitted: run('git', ['status', '--porcelain'])
        .split('\n')
        .filter((line) => line !== ''),
    }),
    ...weaknesses(),
    ...complaintsOf('publint', ['--strict', tarball]),
    ...complaintsOf('attw', ['--quiet', tarball]),
  ];
}

function weaknesses(): string[] {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  const { isAnswered, objections } = weaknessesIn(stdout);
  if (!isAnswered) console.log('– the registry has not answered npm audit: run it where one does');
  return objections;
}

function tarballIn(at: string): string {
  return join(at, `${manifest.name}-${manifest.version}.tgz`);
}

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });
}

function complaintsOf(program: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('npx', [program, ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${program}: ${stdout}${stderr}`];
}
