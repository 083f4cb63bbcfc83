import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entrySources, packageName } from '../scripts/entry-points.ts';
import { importsOf, sourceFiles, textOf } from './source-files.ts';

/** The order of the layers: a folder imports only from itself and from those before it. */
const order = [
  'core',
  'node',
  'intake',
  'request',
  'compute',
  'ubl',
  'schematron',
  'specification',
  'judge',
  'api',
  'network',
  'ledger',
  'report',
  'table',
  'render',
  'workers',
  'batch',
  'http',
  'ui',
  'server',
  'cli',
  'page',
  'internal',
];

/**
 * The one file that other files may import from outside the folders: the core's entry point, which re-exports
 * theirs.
 */
const entryPoint = 'src/index.ts';

const files = sourceFiles('src').filter((file) => file.endsWith('.ts'));
const folderOf = (file: string) => file.split('/')[1] ?? '';
const rankOf = (file: string) => order.indexOf(folderOf(file));

/** The imports of files that break a rule, each as a sentence. */
function imports(from: readonly string[], isWrong: (imported: string, file: string) => boolean): string[] {
  return from.flatMap((file) =>
    importsOf(file)
      .filter((imported) => isWrong(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  );
}

describe('the folders of src', () => {
  test('are the folders of the order', () => {
    expect(files.filter((file) => file !== entryPoint && rankOf(file) < 0)).toEqual([]);
    expect(files.length).toBeGreaterThan(200);
  });

  test('import nothing from their right, types included', () => {
    const ordered = files.filter((file) => file !== entryPoint);
    const isRight = (imported: string, file: string) =>
      imported === entryPoint ||
      (imported.startsWith('src/') &&
        !imported.startsWith('src/generated/') &&
        rankOf(imported) > rankOf(file));
    expect(imports(ordered, isRight)).toEqual([]);
  });

  test('are in this order in CONTRIBUTING.md', () => {
    const [line = ''] = /^ {4}core < .*$/m.exec(textOf('CONTRIBUTING.md')) ?? [];
    expect(line.trim().split(/ < |, /)).toEqual(order);
  });
});

describe('the parts beside src', () => {
  const published = Object.keys(entrySources).map(packageName);
  const shared = 'pint-ae/internal/server';
  const sharedByPages = 'pint-ae/internal/ui';
  const ofTexts = 'pint-ae/internal/texts';

  /**
   * Imports of each from the others: a folder's own files and other packages are not listed. The longest name counts.
   */
  const imported: Readonly<Record<string, readonly string[]>> = {
    'service/src': [...published, shared, ofTexts],
    'service/src/console': ['pint-ae', sharedByPages, ofTexts, 'service/src/'],
    'service/test': [...published, shared, sharedByPages, 'service/', 'scripts/', 'test/', 'src/ui/'],
    'service/scripts': [...published, 'service/'],
    examples: published,
    'python/bridge': published,
    // They make, measure and describe what is inside, whose edges they only start.
    scripts: [...published, 'src/', 'rules/', 'test/', 'bench/'],
    bench: ['src/', 'scripts/', 'test/'],
  };
  const folders = Object.keys(imported).toSorted((one, other) => other.length - one.length);
  const outside = [
    ...['service/src', 'service/test', 'service/scripts', 'examples', 'python/bridge', 'scripts', 'bench'],
  ];
  const others = outside.flatMap((folder) => sourceFiles(folder).filter((file) => file.endsWith('.ts')));
  const isOurs = /^(?:src|rules|test|service|scripts|bench|pint-ae)(?:\/|$)/;

  test('enter by the doors that are open to them', () => {
    const isBackDoor = (name: string, file: string) => {
      const folder = folders.find((each) => file.startsWith(`${each}/`)) ?? '';
      if (!isOurs.test(name) || name.startsWith(`${folder}/`)) return false;
      return !imported[folder]?.some((door) => (door.endsWith('/') ? name.startsWith(door) : name === door));
    };
    expect(imports(others, isBackDoor)).toEqual([]);
    for (const folder of folders)
      expect(others.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(0);
  });

  test('of the page are seen by nobody but the page', () => {
    expect(imports(others, (name) => name.startsWith('src/page/'))).toEqual([]);
  });
});

test.each(['src', 'rules', 'bench', 'test', 'service/src', 'service/test'])(
  'no file of %s imports itself through others',
  (folder) => {
    const here = sourceFiles(folder).filter((file) => file.endsWith('.ts'));
    expect(here.filter((file) => reachableFrom(importsOf(file)).has(file))).toEqual([]);
    expect(here.length).toBeGreaterThan(10);
  },
);

describe('what a specification says', () => {
  test('is imported only where the default specification is inserted', () => {
    const elsewhere = files.filter((file) => folderOf(file) !== 'specification');
    expect(imports(elsewhere, (imported) => imported.startsWith('rules/'))).toEqual([]);
    expect(imports(files, (imported) => imported === 'rules/ae/index.ts')).toEqual([
      'src/specification/facts.ts imports rules/ae/index.ts',
    ]);
  });

  test('is compiled for users who run or explain the official rules', () => {
    const usersOf = (generated: RegExp) =>
      files.filter((file) => importsOf(file).some((name) => generated.test(name)));
    expect(usersOf(/^src\/generated\/(?:request-shape|request-facts|as-sent)/)).toEqual([
      'src/request/fields.ts',
      'src/request/normalise/as-sent.ts',
      'src/request/readers.ts',
      'src/request/schema/json-schema.ts',
    ]);
    expect(usersOf(/^src\/generated\/(?:request-types|document-request)/)).toEqual([
      'src/core/invoice/as-sent.ts',
      'src/request/schema/request.ts',
      'src/specification/default.ts',
    ]);
    expect(usersOf(/^src\/generated\/(?:rule-ids|text-keys)/)).toEqual([
      'src/core/findings/finding.ts',
      'src/core/specification/rendering.ts',
    ]);
    expect(usersOf(/^src\/generated\/present-rows/)).toEqual([
      'src/ubl/present-rows.ts',
      'src/ubl/reading/build-from-values.ts',
    ]);
    expect(
      usersOf(/^src\/generated\/(?!request-|document-request|as-sent|present-rows|rule-ids|text-keys)/),
    ).toEqual([
      'src/api/published.ts',
      'src/cli/explain/rules.ts',
      'src/core/messages/arabic.ts',
      'src/schematron/saxon.ts',
      'src/specification/facts.ts',
      'src/specification/network-rules.ts',
      'src/specification/ubl-specification.ts',
    ]);
  });

  test('consists of data, compiled lists and texts, and imports only the core: no package, nothing of the machinery', () => {
    const isForeign = (imported: string) =>
      !/^(rules|src\/core)\/|^src\/generated\/(?:code-lists|official-units|messages|release-changes|request-facts|supplies)\.js$/.test(
        imported,
      );
    const rules = sourceFiles('rules');
    expect(imports(rules, isForeign)).toEqual([]);
    expect(rules.length).toBeGreaterThan(30);
  });

  test('of all PINT specifications names no country', () => {
    const isCountry = (imported: string) => /^rules\/(?!pint\/)/.test(imported);
    expect(imports(sourceFiles('rules/pint'), isCountry)).toEqual([]);
  });
});

describe('the engine', () => {
  const elsewhere = ['schematron-compiler', 'schematron-compiler/runtime', 'schematron-compiler/testing'];
  const own = [
    'src',
    'rules',
    'scripts',
    'bench',
    'test',
    'examples',
    'service/src',
    'service/scripts',
    'service/test',
  ]
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.ts'));

  test('is imported by the name of its package, never by a path', () => {
    expect(imports(own, (imported) => imported.startsWith('engine/'))).toEqual([]);
  });

  test('is imported by entry points that its package has', () => {
    const names = own.flatMap(importsOf).filter((name) => /^schematron-compiler(?:\/|$)/.test(name));
    const missing = [...new Set(names)].filter(
      (name) =>
        !elsewhere.includes(name) &&
        !existsSync(name.replace('schematron-compiler', 'engine/src/entries').concat('.ts')),
    );
    expect(missing).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(5);
  });

  test('has its helpers for tests used by no code that ships', () => {
    const shipped = own.filter((file) => /^(?:src|rules|service\/src)\//.test(file));
    expect(imports(shipped, (imported) => imported === 'schematron-compiler/testing')).toEqual([]);
  });
});

test('the core entry point reaches no node: module and no SaxonJS', () => {
  const reached = [...reachableFrom([entryPoint])];
  expect(reached.filter((name) => name.startsWith('node:') || name === 'saxon-js')).toEqual([]);
  expect(reached.length).toBeGreaterThan(50);
});

const importsByFile = new Map<string, readonly string[]>();

/** All files that some files import, directly or not, and those files themselves. */
function reachableFrom(start: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.endsWith('.ts')) continue;
    const known = importsByFile.get(file) ?? importsOf(file);
    importsByFile.set(file, known);
    waiting.push(...known);
  }
  return seen;
}

test('a doc comment begins with a verb or a noun, not with a question', () => {
  const folders = [
    'src',
    'rules',
    'engine/src',
    'engine/test',
    'service/src',
    'service/test',
    'scripts',
    'test',
    'bench',
  ];
  const question = /\/\*\*\s+(?:\* )?((?:What|Who|Whose|Whoever|Which|Whether|Why|How|Where|When)\b.*)/g;
  const found = folders
    .flatMap(sourceFiles)
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .flatMap((file) => Array.from(textOf(file).matchAll(question), ([, text]) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
