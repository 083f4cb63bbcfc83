/** The facts about a release that are checked before it is published. */
export interface ReleaseFacts {
  readonly version: string;
  readonly changelog: string;
  /** Files of the tarball by their paths, with their sizes in bytes. */
  readonly files: ReadonlyMap<string, number>;
  /** Bytes of the tarball. */
  readonly packedBytes: number;
  /** Files that the manifest names: entry points, their types, the command. */
  readonly named: readonly string[];
  /** Files changed and not committed. */
  readonly uncommitted: readonly string[];
}

/** The most bytes of a tarball, packed and unpacked. */
const mostPackedBytes = 2_500_000;
const mostBytes = 8_000_000;

/** Files that people expect in a package. */
const expectedFiles = [
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'examples/standard-invoice.json',
  'dist/corpus.ndjson.br',
];

/** Files that do not belong in a package. */
const forbidden = /(^|\/)(\.env|\.git|node_modules|test|service|coverage)(\/|$)|\.(tgz|pem|key)$/;

/** The reasons why a release must not be published; empty if there are none. */
export function objectionsTo({
  version,
  changelog,
  files,
  packedBytes,
  named,
  uncommitted,
}: ReleaseFacts): string[] {
  const entry = new RegExp(`^## ${version.replaceAll('.', '\\.')} \\((\\d{4}-\\d{2}-\\d{2})\\)$`, 'm').exec(
    changelog,
  );
  const missing = [...expectedFiles, ...named].filter((file) => !files.has(file));
  const bytes = [...files.values()].reduce((total, size) => total + size, 0);
  return [
    /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? '' : `${version} is not a version (semver)`,
    entry === null ? `CHANGELOG.md has no heading "## ${version} (date)"` : '',
    entry !== null && Number.isNaN(Date.parse(entry[1] ?? ''))
      ? `${entry[1]} in CHANGELOG.md is not a date`
      : '',
    ...missing.map((file) => `${file} is not in the tarball`),
    ...[...files.keys()].filter((file) => forbidden.test(file)).map((file) => `${file} is in the tarball`),
    packedBytes > mostPackedBytes ? `the tarball has ${packedBytes} bytes, more than ${mostPackedBytes}` : '',
    bytes > mostBytes ? `its files have ${bytes} bytes, more than ${mostBytes}` : '',
    ...uncommitted.map((file) => `${file} is not committed`),
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
