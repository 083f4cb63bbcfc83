/** Steps of generating, with their sources and in their order: a step may import the results of earlier ones. */
export interface Step {
  readonly makes: string;
  /** One of the files that it makes for each of its parts, in `src/generated/`. */
  readonly outputs: readonly [string, ...string[]];
  readonly sources: readonly string[];
  readonly run: () => Promise<{ readonly default: () => void | Promise<void> }>;
}

const rules = ['schematron', 'rules', 'src/schematron', 'engine/src', 'src/core', 'src/intake', 'scripts'];

const rows = [
  'rules/pint/fields',
  'rules/ae/fields',
  'src/core/specification/fields.ts',
  'src/core/specification/plain-fields.ts',
  'src/ubl/structure',
  'src/core/options/limits.ts',
  'src/request/schema',
  'scripts/generate',
];

/** Generated modules that the sources import, made from PINT-AE's data. */
export const sourceSteps: readonly Step[] = [
  {
    makes: 'the code lists',
    outputs: ['code-lists.js'],
    sources: [
      'rules/pint/codelists',
      'rules/ae/releases',
      'rules/pint/messages/countries.json',
      'rules/pint/messages/units.json',
      'rules/pint/aliases/countries.json',
      'src/core/messages/named-codes.ts',
      'engine/src/xpath/runtime/packed-codes.ts',
      'scripts/generate/code-lists.ts',
    ],
    run: () => import('./code-lists.ts'),
  },
  {
    makes: 'the texts in English and Arabic',
    outputs: ['messages.js', 'arabic.js', 'rule-ids.d.ts', 'text-keys.d.ts'],
    sources: [
      'rules/pint/messages',
      'rules/ae/messages',
      'rules/ae/tax-data/messages',
      'rules/network/message-status/messages',
      'src/core/messages/packed-messages.ts',
      'scripts/generate/messages.ts',
    ],
    run: () => import('./messages.ts'),
  },
  {
    makes: 'the business facts',
    outputs: ['supplies.js'],
    sources: ['rules/ae/supplies.json', 'scripts/generate/supplies.ts'],
    run: () => import('./supplies.ts'),
  },
  {
    makes: 'the fields of documents',
    outputs: ['request-facts.js'],
    sources: [...rows, 'rules/pint/binding', 'rules/ae/binding', 'src/core/specification'],
    run: () => import('./request-facts.ts'),
  },
  { makes: 'what writes them', outputs: ['as-sent.js'], sources: rows, run: () => import('./as-sent.ts') },
  {
    makes: 'what reads them',
    outputs: ['request-shape.js'],
    sources: rows,
    run: () => import('./request-shape.ts'),
  },
  {
    makes: 'their types',
    outputs: ['request-types.d.ts'],
    sources: [...rows, 'rules/ae/defaults', 'rules/ae/supplies.json'],
    run: () => import('./request-types.ts'),
  },
  {
    makes: 'their places in UBL',
    outputs: ['present-rows.js'],
    sources: [
      ...rows,
      'rules/pint/binding',
      'rules/ae/binding',
      'src/ubl/needed-fields.ts',
      'src/ubl/reading/part-table.ts',
      'scripts/generate/present-rows.ts',
    ],
    run: () => import('./present-rows.ts'),
  },
  {
    makes: 'the rules of PINT-AE',
    outputs: ['rules.js', 'release-changes.js', 'tax-data-rules.js', 'message-status-rules.js'],
    sources: rules,
    run: () => import('./rules.ts'),
  },
  {
    makes: 'their reference',
    outputs: ['reference.js'],
    sources: rules,
    run: () => import('./reference.ts'),
  },
];

const compiled = [
  'code-lists.js',
  'official-units.js',
  'messages.js',
  'arabic.js',
  'supplies.js',
  'rules.js',
  'other-releases.js',
  'release-changes.js',
  'assertion-texts.js',
  'request-facts.js',
  'as-sent.js',
  'request-shape.js',
  'present-rows.js',
].map((file) => `src/generated/${file}`);
const library = ['src', 'engine/src', 'rules', 'examples', 'package.json', 'scripts', ...compiled];

/** Files made from the sources: the corpus, the workers, the page and the console. */
export const bundleSteps: readonly Step[] = [
  {
    makes: 'the corpus',
    outputs: ['corpus.ndjson.br'],
    sources: ['test/cases', 'test/schematron', 'test/fixtures', 'examples', 'scripts/generate/corpus.ts'],
    run: () => import('./corpus.ts'),
  },
  {
    makes: 'the workers',
    outputs: ['batch-worker.js'],
    sources: library,
    run: () => import('./workers.ts'),
  },
  {
    makes: 'the service',
    outputs: ['service/index.js'],
    sources: [...library, 'service/src'],
    run: () => import('./service.ts'),
  },
  {
    makes: 'an empty database for it',
    outputs: ['service/empty-database.tar.gz'],
    sources: ['service/src/database', 'service/src/queue/boss.ts', 'service/package.json'],
    run: () => import('./service-database.ts'),
  },
  { makes: 'the page', outputs: ['page.html'], sources: library, run: () => import('./page.ts') },
  {
    makes: 'the console of the service',
    outputs: ['console.html'],
    sources: [...library, 'service/src/console'],
    run: () => import('./console.ts'),
  },
];

/** Takes steps one after the other, and tells of each before it is taken. */
export async function take(steps: readonly Step[], tell: (makes: string) => void = () => {}): Promise<void> {
  for (const { makes, run } of steps) {
    tell(makes);
    await (await run()).default();
  }
}
