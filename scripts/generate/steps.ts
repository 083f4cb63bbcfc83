/** Steps of generating, with their sources and in their order: a step may import the results of earlier ones. */
export interface Step {
  readonly makes: string;
  /** Files that it makes, in `src/generated/`; of a step with many of one kind, one of them. */
  readonly outputs: readonly string[];
  readonly sources: readonly string[];
  readonly run: readonly (() => Promise<{ readonly default: () => void | Promise<void> }>)[];
}

const rules = ['schematron', 'rules', 'src/schematron', 'engine/src', 'src/core', 'src/intake', 'scripts'];

/** Generated modules that the sources import, made from PINT-AE's data. */
export const sourceSteps: readonly Step[] = [
  {
    makes: 'the code lists, texts and fields',
    outputs: [
      'code-lists.js',
      'official-units.js',
      'messages.js',
      'arabic.js',
      'rule-ids.d.ts',
      'text-keys.d.ts',
      'supplies.js',
      'request-facts.js',
      'as-sent.js',
      'request-shape.js',
      'present-rows.js',
      'request-types.d.ts',
      'document-request.d.ts',
    ],
    sources: ['rules', 'src/core', 'src/ubl', 'src/request/schema', 'engine/src/xpath/runtime', 'scripts'],
    run: [
      () => import('./code-lists.ts'),
      () => import('./messages.ts'),
      () => import('./supplies.ts'),
      () => import('./request-facts.ts'),
      () => import('./as-sent.ts'),
      () => import('./request-shape.ts'),
      () => import('./request-types.ts'),
      () => import('./present-rows.ts'),
    ],
  },
  {
    makes: 'the rules of PINT-AE',
    outputs: [
      'rules.js',
      'other-releases.js',
      'release-changes.js',
      'assertion-texts.js',
      'tax-data-rules.js',
      'message-status-rules.js',
    ],
    sources: rules,
    run: [() => import('./rules.ts')],
  },
  {
    makes: 'their reference',
    outputs: ['reference.js'],
    sources: rules,
    run: [() => import('./reference.ts')],
  },
];

const compiled = sourceSteps.flatMap(({ outputs }) => outputs.map((file) => `src/generated/${file}`));
const library = ['src', 'engine/src', 'rules', 'examples', 'package.json', 'scripts', ...compiled];

/** Files made from the sources: the corpus, the workers, the page and the console. */
export const bundleSteps: readonly Step[] = [
  {
    makes: 'the corpus',
    outputs: ['corpus.ndjson.br'],
    sources: ['test/cases', 'test/schematron', 'test/fixtures', 'examples', 'scripts/generate/corpus.ts'],
    run: [() => import('./corpus.ts')],
  },
  {
    makes: 'the workers',
    outputs: ['batch-worker.js'],
    sources: library,
    run: [() => import('./workers.ts')],
  },
  {
    makes: 'the service',
    outputs: ['service/index.js'],
    sources: [...library, 'service/src'],
    run: [() => import('./service.ts')],
  },
  {
    makes: 'an empty database for it',
    outputs: ['service/empty-database.tar.gz'],
    sources: ['service/src/database', 'service/src/queue/boss.ts', 'service/package.json'],
    run: [() => import('./service-database.ts')],
  },
  { makes: 'the page', outputs: ['page.html'], sources: library, run: [() => import('./page.ts')] },
  {
    makes: 'the console of the service',
    outputs: ['console.html'],
    sources: [...library, 'service/src/console'],
    run: [() => import('./console.ts')],
  },
];

/** Takes steps one after the other, and tells of each before it is taken. */
export async function take(steps: readonly Step[], tell: (makes: string) => void = () => {}): Promise<void> {
  for (const { makes, run } of steps) {
    tell(makes);
    for (const load of run) await (await load()).default();
  }
}
