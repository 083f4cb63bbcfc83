import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  bundleSize,
  compressedSize,
  measuredFunctions,
  minified,
  parts,
} from '../../scripts/bundle-size/measure.ts';
import { arabicColumns } from '../../src/generated/arabic.js';
import { entryPoints, manifest } from '../entry-points.ts';
import budgets from './budgets.json' with { type: 'json' };
import { describeBuilt, installPackage } from './installed.ts';

const project = resolve(import.meta.dirname, '../..');

interface Bundle {
  readonly text: string;
  readonly files: readonly string[];
}

const bundles = new Map<string, Promise<Bundle>>();

/** The sizes of the measured functions, which the page tells in both languages; measured once. */
const sizes = new Map<string, ReturnType<typeof bundleSize>>();
function sizeOf(name: string, entry: string): ReturnType<typeof bundleSize> {
  const measured = sizes.get(name) ?? bundleSize(name, entry);
  sizes.set(name, measured);
  return measured;
}

/** A minified browser bundle of a program, and the files in it; made once for all tests. */
function bundled(program: string): Promise<Bundle> {
  const made = bundles.get(program) ?? bundle(program);
  bundles.set(program, made);
  return made;
}

async function bundle(program: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...minified,
    absWorkingDir: project,
    stdin: { contents: program, resolveDir: project },
    metafile: true,
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('esbuild gave no bundle');
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return { text: output.text, files };
}

describe('the core in a browser', () => {
  test('holds nothing that only schemas, pages and documentation need', async () => {
    const { files } = await bundled("export * from './src/index.ts'");
    expect(files.length).toBeGreaterThan(200);
    const unneeded =
      /node_modules\/zod|src\/request\/schema\/schemas|^rules\/\w+\/fields\/|official-units\.js/;
    expect(files.filter((file) => unneeded.test(file))).toEqual([]);
  });

  test('contains the structure of UBL, the XML reader and the rules of other documents only if the program reads UBL', async () => {
    const unneeded =
      /^(?:rules\/pint\/structure|src\/intake\/xml|rules\/ae\/tax-data|rules\/network\/message-status)\/|-rules\.js$/;
    const ofUbl = async (program: string) =>
      (await bundled(program)).files.filter((file) => unneeded.test(file));
    expect(await ofUbl("export { validateRequest } from './src/index.ts'")).toEqual([]);
    expect((await ofUbl("export { validateUbl } from './src/index.ts'")).length).toBeGreaterThan(8);
  });

  test('holds the checks of requests also in a program that reads UBL only, since they are made on UBL too', async () => {
    const { files } = await bundled("export { validateUbl } from './src/index.ts'");
    expect(files).toEqual(
      expect.arrayContaining([
        'rules/ae/checks/index.ts',
        'rules/ae/advice/index.ts',
        'src/compute/compute.ts',
      ]),
    );
  });

  test('holds no rules, checks or UBL in a program that only reads requests or credits invoices', async () => {
    for (const name of ['documentRequest', 'createCreditNote']) {
      const { files } = await bundled(`export { ${name} } from './src/index.ts'`);
      expect(files.length).toBeGreaterThan(10);
      const unneeded =
        /generated\/(?:rules|other-releases)|^rules\/\w+\/(?:checks|advice|binding|releases)\/|^src\/(?:ubl|judge|compute)\//;
      expect(files.filter((file) => unneeded.test(file) && !file.endsWith('/judge/rule-sets.ts'))).toEqual(
        [],
      );
    }
  });

  test('contains the titles of rules only if the program shows them', async () => {
    const hasTitles = async (name: string) =>
      (await bundled(`export { ${name} } from './src/index.ts'`)).files.includes(
        'rules/ae/messages/titles.ts',
      );
    expect(await hasTitles('validateRequest')).toBe(false);
    expect(await hasTitles('describeRules')).toBe(true);
  });
});

test('a verdict on the command line loads neither the rule compiler nor the search for files', async () => {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: ['src/cli/index.ts', 'src/cli/commands/validate.ts', 'src/report/code-meanings.ts'],
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const load = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const each of metafile.outputs[path]?.imports ?? [])
      if (each.kind === 'import-statement') load(each.path);
  };
  load('out/cli/index.js');
  load('out/cli/commands/validate.js');
  // Needed only if there is a finding.
  load('out/report/code-meanings.js');
  const files = Array.from(loaded).flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
  expect(files).toContain('src/api/validate-document.ts');
  const late =
    /^(?:engine\/src\/(?:schematron\/source|xpath\/(?:syntax|compile|functions|passes|arabic-reason|messages))|src\/(?:schematron\/rule-set-file|api\/reasons-in|request\/schema\/schemas|ubl\/field-table|report\/html|cli\/fix))/;
  expect(files.filter((file) => late.test(file) || /^rules\/\w+\/fields\//.test(file))).toEqual([]);
  expect(Array.from(loaded).filter((name) => ['zod', 'tinyglobby', 'piscina'].includes(name))).toEqual([]);
});

describeBuilt('the package (npm run build makes it)', () => {
  let folder = '';
  beforeAll(() => {
    folder = installPackage();
  });

  /** Modules that the compiler writes import its names; programs do not. */
  const internal = 'pint-ae/schematron/runtime';
  /** Entries that import what only Node.js has, where the size matters to who bundles a function for a cloud. */
  const ofNode = ['pint-ae/batch', 'pint-ae/http/node', 'pint-ae/saxon', 'pint-ae/server'];
  const external = Object.keys(manifest.peerDependencies);

  /** A bundle of each program, by its name: in one build, which reads the package once. */
  async function bundlesOf(
    programs: ReadonlyMap<string, string>,
    options: BuildOptions,
  ): Promise<ReadonlyMap<string, string>> {
    const files = new Map<string, string>();
    for (const [name, program] of programs) {
      const file = `exported-${files.size}`;
      writeFileSync(join(folder, `${file}.js`), program);
      files.set(`${file}.js`, name);
    }
    const { outputFiles = [] } = await build({
      ...minified,
      absWorkingDir: folder,
      entryPoints: Array.from(files.keys()),
      outdir: join(folder, 'bundles'),
      ...options,
    });
    return new Map(outputFiles.map(({ path, text }) => [files.get(basename(path)) ?? path, text]));
  }

  test('has a budget for each entry', async () => {
    expect(Object.keys(budgets).toSorted()).toEqual([...(await entryPoints()).keys()].toSorted());
  });

  test.each(Object.entries(budgets))(
    'takes at most its budget, minified and compressed by Brotli: each export of %s',
    async (entry, most) => {
      const exported = (await entryPoints()).get(entry) ?? {};
      const isWhole = ofNode.includes(entry) || entry === internal;
      const names = isWhole ? [] : Object.keys(exported);
      expect(Object.keys(most).toSorted()).toEqual([...names, '*'].toSorted());
      const programs = Object.keys(most).map(
        (name) => [name, `export ${name === '*' ? '*' : `{ ${name} }`} from '${entry}'`] as const,
      );
      const texts = await bundlesOf(
        new Map(programs),
        ofNode.includes(entry) ? { platform: 'node', external } : {},
      );
      const budgetOf = new Map(Object.entries(most));
      const sizes = await Promise.all(
        Array.from(texts, async ([name, text]) => [name, await compressedSize(text)] as const),
      );
      expect(sizes.map(([name]) => name).toSorted()).toEqual([...budgetOf.keys()].toSorted());
      expect(sizes.filter(([name, size]) => size > (budgetOf.get(name) ?? 0))).toEqual([]);
    },
    600_000,
  );

  test.each([
    ['docs/guides/bundle-size.md', 'en'],
    ['docs/ar/guides/bundle-size.md', 'ar'],
  ] as const)('is as large as %s says, to 3 %', async (path, language) => {
    const page = readFileSync(join(project, path), 'utf8');
    const rowsUnder = (heading: string) => {
      const [, table = ''] = /\n\| --- \|.*\n((?:\|.*\n)+)/.exec(page.slice(page.indexOf(heading))) ?? [];
      return table
        .trim()
        .split('\n')
        .map((row) => row.slice(2, -2).split(' | '));
    };
    const expectNear = (shown: string | undefined, bytes: number, name: string) =>
      expect(Math.abs(Number(shown) * 1000 - bytes), name).toBeLessThanOrEqual(1000 + bytes * 0.03);
    const functions = rowsUnder('{#functions}');
    expect(functions.map(([name]) => name)).toEqual(
      Object.keys(measuredFunctions).map((name) => `\`${name}\``),
    );
    for (const [name, entry] of Object.entries(measuredFunctions)) {
      const size = await sizeOf(name, entry);
      expectNear(functions.find(([first]) => first === `\`${name}\``)?.[2], size.compressed, name);
      const rows = { validate: '{#validate}', documentRequest: '{#document-request}' }[name];
      if (rows === undefined) continue;
      const table = new Map(rowsUnder(rows).map(([part = '', shown]) => [part, shown]));
      parts.forEach(({ names }, at) => {
        expectNear(table.get(names[language]) ?? '0', size.parts[at] ?? 0, names[language]);
      });
    }
  });

  test.each(['index', 'network', 'render', 'table', 'http', 'schematron'] as const)(
    'runs in a browser, as what it has of %s imports nothing of Node.js',
    async (entry) => {
      const { files } = await bundled(`export * from './dist/${entry}.js'`);
      expect(files.length).toBeGreaterThan(5);
    },
  );

  test('has Arabic texts in a bundle for browsers only if the program imports them', async () => {
    const sentences = arabicColumns
      .flatMap(([, column]) => column.split('\n'))
      .filter((line) => line.length > 40);
    expect(sentences.length).toBeGreaterThan(500);
    const within = async (program: string) => {
      const bundle = (await bundlesOf(new Map([['', program]]), {})).get('') ?? '';
      return sentences.filter((sentence) => bundle.includes(sentence)).length;
    };
    expect(await within("export { validateRequest, describeRules } from 'pint-ae'")).toBe(0);
    expect(await within("export { arabic } from 'pint-ae/ar'")).toBeGreaterThan(500);
  });

  test('has the page that works from disk, compressed', () => {
    const read = (file: string) => readFileSync(join(project, 'dist', file));
    expect(brotliDecompressSync(read('page/index.html.br')).equals(read('page/index.html'))).toBe(true);
  });
});
