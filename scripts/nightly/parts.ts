import { targetNames } from '../../test/fuzz/target-names.ts';

/** Time of a part: its minutes, and a number of the night, which is the seed of everything random. */
export interface Night {
  readonly minutes: number;
  readonly seed: number;
}

/** A search for faults: an existing script that gets a share of the night. */
export interface Part {
  readonly name: string;
  /** Its share of the time, beside those of the others. */
  readonly share: number;
  readonly command: (night: Night) => readonly [program: string, ...rest: string[]];
  readonly environment?: (night: Night) => Readonly<Record<string, string>>;
  /** The numbers of its output that become a trend, by name. */
  readonly figures: RegExp;
  /** The problem that its figures show, if the exit code does not. */
  readonly fault?: (figures: Readonly<Record<string, number>>) => boolean;
  /** Output that it has as soon as something is found, if it may be stopped after that. */
  readonly finding?: RegExp;
  /** The file of what is being tried: still there after the time of the part, it is what did not end. */
  readonly trying?: string;
  /** Describes how a finding becomes a failing test. */
  readonly next: string;
}

const script = (name: string, ...rest: readonly string[]) =>
  [process.execPath, '--import', 'tsx', `scripts/${name}.ts`, ...rest] as const;

const ofEngine = (name: string, ...rest: readonly string[]) =>
  [process.execPath, '--import', 'tsx', `engine/scripts/${name}.ts`, ...rest] as const;

const atRate = (perMinute: number, { minutes }: Night) =>
  String(Math.max(1, Math.round(perMinute * minutes)));

const fuzzing = targetNames.map(
  (target): Part => ({
    name: `fuzz ${target}`,
    share: 17 / targetNames.length,
    command: ({ minutes, seed }) => script('fuzz', target, minutes.toFixed(2), String(seed)),
    figures:
      /(?<texts>\d+) texts .*: (?<found>\d+) found, slowest (?<slowestMs>\d+) ms, at most (?<peakMB>\d+) MB/,
    finding: /^\w+-[\da-f]{12}: |^did not end: /m,
    trying: `test/fuzz/found/${target}-unfinished`,
    next: 'The input is in test/fuzz/found, where test/fuzz/targets.test.ts takes it: it fails until the cause is mended. Commit both.',
  }),
);

const testCounts = /Tests\s+(?:(?<failed>\d+) failed[^\n]*?)?(?<passed>\d+) passed/;

const kills = ['npx', 'vitest', 'run', 'test/faults/kill', 'test/database/migrations'] as const;

const killing = [
  { name: 'kills on PostgreSQL', command: ['bash', 'service/scripts/on-postgres.sh', ...kills] },
  { name: 'kills embedded', command: ['npm', 'exec', '--workspace', 'service', '--', ...kills.slice(1)] },
].map(
  ({ name, command: [program = '', ...rest] }): Part => ({
    name,
    share: 4,
    command: () => [program, ...rest],
    environment: (night) => ({ KILLS: atRate(3, night) }),
    figures: testCounts,
    next: 'service/test/faults/kill.test.ts is the failing test already: it kills at random moments, so run it again until it fails.',
  }),
);

const measured = [
  {
    name: 'growth',
    share: 2,
    next: 'The part that grows is named: add it to the cases of test/growth, and mend what visits it again.',
  },
  {
    name: 'leaks',
    share: 5,
    next: 'Memory that grows with the number of documents: find what keeps documents with a heap snapshot, and test that it lets them go.',
  },
  {
    name: 'withstand',
    share: 1,
    next: 'Each attack that takes more than twice as long as test/what-it-withstands.md prints is named: find what made it slow, and print the new figure if it has to be.',
  },
  {
    name: 'withstand server',
    share: 1,
    next: 'test/server and service/test/limits have what a server may hold: find what it holds beyond that.',
  },
  {
    name: 'load',
    share: 1,
    next: 'What is done for a request beside judging it: `npm run bench` has the steps of the handler.',
  },
  {
    name: 'strain',
    share: 1,
    next: 'test/approved/server-parts.test.ts and test/server have how documents wait and are refused.',
  },
].map(
  ({ name, share, next }): Part => ({
    name,
    share,
    command: ({ minutes, seed }) => [
      process.execPath,
      '--expose-gc',
      '--max-semi-space-size=512',
      ...['--import', 'tsx', 'scripts/nightly/measure.ts', name, minutes.toFixed(2), String(seed)],
    ],
    figures: /(?<figures>\d+) figures, (?<beyond>\d+) beyond their bound/,
    next,
  }),
);

export const parts: readonly Part[] = [
  ...fuzzing,
  ...measured,
  {
    name: 'differential',
    share: 6,
    command: (night) => script('differential', atRate(300, night), String(night.seed)),
    figures: /(?<documents>\d+) documents, .*: (?<disagreements>\d+) disagreements/,
    next: 'Each line of JSON is the changes of a document. Make the smallest document on which the engines differ a case of engine/test/schematron/compiled, or its expression one of engine/test/xpath/conformance/edges.',
  },
  {
    name: 'expressions',
    share: 5,
    command: (night) => ofEngine('expressions', atRate(2000, night), String(night.seed)),
    figures:
      /(?<made>\d+) expressions: (?<alike>\d+) have the same value[\s\S]*?(?<unsorted>\d+) differ otherwise/,
    next: 'An expression with the value that the recommendation gives it is a line of engine/test/xpath/conformance/by-saxon-he.ts, or of edges/not-by-saxon.ts where Saxon-HE is wrong; a new kind of difference one of engine/scripts/expressions/differences.ts.',
  },
  {
    name: 'schemas',
    share: 4,
    command: (night) => ofEngine('schemas', atRate(40, night), String(night.seed)),
    figures: /(?<schemas>\d+) schemas, .*: (?<alike>\d+) judged alike, .*, (?<differ>\d+) differ/,
    next: '`npm run schemas --workspace schematron-compiler -- COUNT SEED --keep FILE` keeps them; a line of that file belongs into engine/test/schematron/generated-schemas.ndjson.',
  },
  {
    name: 'mutation',
    share: 20,
    command: () => script('mutation'),
    figures: /All files\s*\|\s*(?<percentNoticed>[\d.]+)|(?<sources>0) of 0 changes noticed/,
    fault: ({ percentNoticed = 100 }) => percentNoticed < 90,
    next: 'Each survivor is a change of the last day that no test of its folder notices. Write the fact that it breaks as a test.',
  },
  {
    name: 'every test',
    share: 1,
    command: () => ['npm', 'run', 'test:all'],
    environment: () => ({ EVERY_TEST: '1' }),
    figures: testCounts,
    next: 'The failing test is named; with EVERY_TEST=1 vitest repeats it.',
  },
  {
    name: 'every test of the engine',
    share: 1,
    command: () => ['npm', 'run', 'test:all', '--workspace', 'schematron-compiler'],
    environment: () => ({ EVERY_TEST: '1' }),
    figures: testCounts,
    next: 'The failing test is named; `npm run test:all` in engine/ repeats it.',
  },
  {
    name: 'a release is taken in',
    share: 2,
    command: () => script('release/drill'),
    figures: /taken in, in (?<seconds>\d+) s/,
    next: 'The step that fails is named; `npm run release:drill -- --keep` leaves the copy to look at.',
  },
  {
    name: 'Python, also on Spark, Beam, Ray and Dask',
    share: 3,
    command: () => script('python/index', '--check', '--cluster'),
    environment: (night) => ({ EVERY_TEST: '1', PINT_AE_DOCUMENTS: atRate(5_000, night) }),
    figures: /(?<passed>\d+) passed[\s\S]*?(?<onClusters>\d+) passed/,
    next: 'python/tests or python/cluster has the failing test; PINT_AE_DOCUMENTS sets how many documents the latter tries.',
  },
  {
    name: 'access points of phase4',
    share: 4,
    command: () => ['npm', 'run', 'access-points', '--workspace', 'service', '--', '--test'],
    environment: (night) => ({ KILLS: atRate(1, night) }),
    figures: testCounts,
    next: 'service/test/access-points has the failing test; `npm run access-points --workspace service` starts its network to look at.',
  },
  {
    name: 'consumers',
    share: 3,
    command: () => script('consumers'),
    figures: /(?<consumers>\d+) consumers, (?<differ>\d+) differ/,
    next: 'A consumer that does not say the verdicts is told with its output: `npm run tool -- consumers NAME` repeats it; a test of test/package that needs no registry keeps it.',
  },
  {
    name: 'frameworks',
    share: 2,
    command: () => script('frameworks'),
    figures: /(?<frameworks>\d+) frameworks, (?<differ>\d+) differ/,
    next: 'The answer that differs is told with its framework: `npm run tool -- frameworks NAME` repeats it.',
  },
  {
    name: 'counterparts',
    share: 3,
    command: () => script('counterparts'),
    environment: ({ minutes, seed }) => ({ PINT_AE_SEED: String(seed), PINT_AE_MINUTES: String(minutes) }),
    figures: /(?<counterparts>\d+) counterparts, (?<differ>\d+) differ/,
    next: 'The counterpart that differs is told with what it said: `npm run tool -- counterparts NAME` repeats it; what Schemathesis finds becomes a test of test/http or service/test/app.',
  },
  {
    name: 'clients',
    share: 3,
    command: () => script('clients'),
    figures: /(?<clients>\d+) clients, (?<differ>\d+) differ/,
    next: 'The client that differs is told with what the generator, the compiler or its program said: `npm run tool -- clients NAME` repeats it.',
  },
  {
    name: 'runtimes',
    share: 3,
    command: () => script('runtimes/run'),
    figures: /(?<documents>\d+) documents\n*$/,
    next: 'The check that differs is told with its runtime: scripts/runtimes/checks.ts has it, and `npm run tool -- runtimes` repeats it.',
  },
  {
    name: 'reproducible',
    share: 2,
    command: () => script('reproducible'),
    figures: /(?<files>\d+) files are the same/,
    next: 'Each file of dist that is not the same after a second build is named: find what its generator takes from the clock, the order of files or a random value.',
  },
  {
    name: 'service embedded',
    share: 2,
    command: () => ['npm', 'test', '--workspace', 'service'],
    environment: () => ({ EVERY_TEST: '1' }),
    figures: testCounts,
    next: 'The failing test is named; `npm test --workspace service` repeats it on the embedded database.',
  },
  ...killing,
];
