export interface VersionFacts {
  readonly version: string;
  readonly current: string;
  readonly tags: readonly string[];
  readonly changelog: string;
  /** Files changed and not committed, as git lists them. */
  readonly uncommitted: readonly string[];
  /** The releases of PINT-AE on which the publisher's artefacts have not been asked. */
  readonly unasked: readonly string[];
  /** The parts of the last nightly search that found something. */
  readonly foundByNight: readonly string[];
  /** The rows of the law that were looked up more than 30 days ago. */
  readonly oldLaw: readonly string[];
}

export interface TarballFacts {
  /** Its files by their paths, with their sizes in bytes. */
  readonly files: ReadonlyMap<string, number>;
  readonly packedBytes: number;
  /** Files that the manifest names: entry points, their types, the command. */
  readonly named: readonly string[];
}

const mostPackedBytes = 3_500_000;
const mostBytes = 12_000_000;

const expectedFiles = [
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'examples/standard-invoice.json',
  'dist/corpus.ndjson.br',
];

const forbidden = /(^|\/)(\.env|\.git|node_modules|test|service|coverage)(\/|$)|\.(tgz|pem|key)$/;

/** The reasons why a version must not be released; empty if there are none. */
export function objectionsToVersion({
  version,
  current,
  tags,
  changelog,
  uncommitted,
  unasked,
  foundByNight,
  oldLaw,
}: VersionFacts): string[] {
  const isVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
  return [
    isVersion ? '' : `${version} is not a version (semver)`,
    isVersion && inOrder(version, current) < 0 ? `${version} is before ${current}` : '',
    tags.includes(`v${version}`) ? `v${version} is a tag already` : '',
    unreleasedIn(changelog) === '' ? 'CHANGELOG.md has nothing under "## Unreleased"' : '',
    ...uncommitted.map((file) => `${file} is not committed`),
    ...unasked.map(
      (release) => `the artefacts of PINT-AE ${release} have not been asked: npm run official-verdicts`,
    ),
    ...foundByNight.map(
      (part) =>
        `the last night found something by ${part}: mend it, and let npm run tool -- nightly find nothing`,
    ),
    ...oldLaw.map((row) => `${row} of rules/ae/law.json was looked up more than 30 days ago`),
  ].filter((objection) => objection !== '');
}

/** Less than 0 if a version is before another, by their numbers. */
function inOrder(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split(/[.-]/).slice(0, 3).map(Number));
  const at = left?.findIndex((number, index) => number !== right?.[index]) ?? -1;
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** The reasons why a tarball must not be published; empty if there are none. */
export function objectionsTo({ files, packedBytes, named }: TarballFacts): string[] {
  const missing = [...expectedFiles, ...named].filter((file) => !files.has(file));
  const bytes = [...files.values()].reduce((total, size) => total + size, 0);
  return [
    ...missing.map((file) => `${file} is not in the tarball`),
    ...[...files.keys()].filter((file) => forbidden.test(file)).map((file) => `${file} is in the tarball`),
    packedBytes > mostPackedBytes ? `the tarball has ${packedBytes} bytes, more than ${mostPackedBytes}` : '',
    bytes > mostBytes ? `its files have ${bytes} bytes, more than ${mostBytes}` : '',
  ].filter((objection) => objection !== '');
}

/** Every file that a manifest names, at any place. */
export function filesNamedIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('./') ? [value.slice(2)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(filesNamedIn);
}

/**
 * The result of `npm audit --json`: a weakness in a shipped package is an objection. The registry may not
 * answer at all.
 */
export function weaknessesIn(audit: string): { readonly isAnswered: boolean; readonly objections: string[] } {
  const { vulnerabilities } = JSON.parse(audit === '' ? '{}' : audit);
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null)
    return { isAnswered: false, objections: [] };
  const entries = Object.entries<{ severity: string; range: string }>(vulnerabilities);
  return {
    isAnswered: true,
    objections: entries.map(([name, { severity, range }]) => `${name} ${range} has a weakness (${severity})`),
  };
}

/** The heading of what is not released yet. */
export const unreleased = '## Unreleased';

/** Entry of a changelog on the next release; empty if there is none, or without its heading. */
export function unreleasedIn(changelog: string): string {
  const [, after = ''] = changelog.split(`\n${unreleased}\n`);
  const [section = ''] = after.split(/^## /m);
  return section.trim();
}

/** The changelog in which what was unreleased is a version, on a day; nothing is unreleased any more. */
export function datedChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace(`\n${unreleased}\n`, `\n${unreleased}\n\n## ${version} (${day})\n`);
}
