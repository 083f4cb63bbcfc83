/** What tests need of the generated files: each is made anew only where what it is made of has changed. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const record = join(project, 'src/generated/made-of.json');

interface Step {
  readonly output: string;
  /** Files and folders that it is made of; a step comes after those that it reads the output of. */
  readonly sources: readonly string[];
  readonly make: () => Promise<{ readonly default: () => void | Promise<void> }>;
}

const rules = ['schematron', 'rules', 'src/schematron', 'src/xpath', 'src/core', 'src/intake', 'scripts'];
const compiled = [
  'code-lists.js',
  'official-units.js',
  'messages.js',
  'rules.js',
  'other-releases.js',
  'assertion-texts.js',
  'request-facts.js',
  'as-sent.js',
  'request-shape.js',
  'present-rows.js',
].map((file) => `src/generated/${file}`);
const library = ['src', 'rules', 'examples', 'package.json', 'scripts', ...compiled];

/** The rows of the fields of a request, and what reads them. */
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

const steps: readonly Step[] = [
  {
    output: 'code-lists.js',
    sources: [
      'rules/pint/codelists',
      'rules/pint/messages/countries.json',
      'rules/pint/messages/units.json',
      'rules/pint/aliases/countries.json',
      'src/core/messages/named-codes.ts',
      'src/core/messages/packed-codes.ts',
      'scripts/generate/code-lists.ts',
    ],
    make: () => import('./code-lists.ts'),
  },
  {
    output: 'messages.js',
    sources: [
      'rules/pint/messages',
      'rules/ae/messages',
      'src/core/messages/packed-messages.ts',
      'scripts/generate/messages.ts',
    ],
    make: () => import('./messages.ts'),
  },
  { output: 'request-facts.js', sources: rows, make: () => import('./request-facts.ts') },
  { output: 'as-sent.js', sources: rows, make: () => import('./as-sent.ts') },
  { output: 'request-shape.js', sources: rows, make: () => import('./request-shape.ts') },
  {
    output: 'request-types.d.ts',
    sources: [...rows, 'rules/ae/defaults'],
    make: () => import('./request-types.ts'),
  },
  {
    output: 'present-rows.js',
    sources: [
      ...rows,
      'rules/pint/binding',
      'rules/ae/binding',
      'src/ubl/needed-fields.ts',
      'src/ubl/reading/part-table.ts',
      'scripts/generate/present-rows.ts',
    ],
    make: () => import('./present-rows.ts'),
  },
  { output: 'rules.js', sources: rules, make: () => import('./rules.ts') },
  { output: 'tax-data-rules.js', sources: rules, make: () => import('./rules.ts') },
  { output: 'message-status-rules.js', sources: rules, make: () => import('./rules.ts') },
  { output: 'reference.js', sources: rules, make: () => import('./reference.ts') },
  {
    output: 'corpus.ndjson.br',
    sources: ['test/schematron', 'test/fixtures', 'examples', 'scripts/generate/corpus.ts'],
    make: () => import('./corpus.ts'),
  },
  { output: 'batch-worker.js', sources: library, make: () => import('./workers.ts') },
  {
    output: 'service/index.js',
    sources: [...library, 'service/src'],
    make: () => import('./service.ts'),
  },
  { output: 'page.html', sources: library, make: () => import('./page.ts') },
  {
    output: 'console.html',
    sources: [...library, 'service/src/console'],
    make: () => import('./console.ts'),
  },
];

/** Makes what is missing or older than its sources. */
export default async function generateStale(): Promise<void> {
  const made: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  for (const { output, sources, make } of steps) {
    const before = existsSync(join(project, 'src/generated', output)) ? made[output] : undefined;
    if (before === stateOf(sources)) continue;
    await (await make()).default();
    made[output] = stateOf(sources);
    writeFileSync(record, JSON.stringify(made));
  }
}

/** Notes that everything has been made of the sources as they are. */
export function noteAllMade(): void {
  const made = Object.fromEntries(steps.map(({ output, sources }) => [output, stateOf(sources)]));
  writeFileSync(record, JSON.stringify(made));
}

/** Name, size and time of every file, in a text of bounded length. */
function stateOf(sources: readonly string[]): string {
  let count = 0;
  let newest = 0;
  let bytes = 0;
  let names = 0;
  for (const path of sources.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(join(project, path));
    count += 1;
    bytes += size;
    newest = Math.max(newest, mtimeMs);
    for (let at = 0; at < path.length; at += 1) names = (names * 31 + path.charCodeAt(at)) % 2 ** 32;
  }
  return `${count} files, ${bytes} bytes, names ${names}, until ${newest}`;
}

function filesOf(source: string): string[] {
  if (statSync(join(project, source)).isFile()) return [source];
  return readdirSync(join(project, source), { withFileTypes: true })
    .filter(({ name }) => name !== 'generated' && name !== 'node_modules')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesOf(`${source}/${entry.name}`));
}
