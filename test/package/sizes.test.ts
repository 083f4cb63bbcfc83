import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { entrySources } from '../../scripts/entry-points.ts';

const project = resolve(import.meta.dirname, '../..');
const isBuilt = existsSync(join(project, 'dist/index.js'));

interface Bundle {
  readonly text: string;
  readonly files: readonly string[];
}

const bundles = new Map<string, Promise<Bundle>>();

/** A minified browser bundle of a program, and the files in it; made once for all tests. */
function bundled(program: string): Promise<Bundle> {
  const made = bundles.get(program) ?? bundle(program);
  bundles.set(program, made);
  return made;
}

async function compressedSize(program: string): Promise<number> {
  return brotliCompressSync((await bundled(program)).text).length;
}

async function bundle(program: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: project,
    stdin: { contents: program, resolveDir: project },
    bundle: true,
    minify: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    metafile: true,
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('esbuild gave no bundle');
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return { text: output.text, files };
}

describe('the core in a browser, minified and compressed by Brotli, with the texts of both languages', () => {
  test.each([
    ['validate', "export { validate } from './src/index.ts'", 180_500],
    ['convert', "export { convert } from './src/index.ts'", 181_500],
    ['validateUbl', "export { validateUbl } from './src/index.ts'", 222_500],
    ['all of it', "export * from './src/index.ts'", 286_000],
    ['what is sent after a document', "export * from './src/network/index.ts'", 286_000],
    ['ledgers', "export * from './src/ledger/index.ts'", 286_000],
    ['tables', "export * from './src/table/index.ts'", 263_000],
    // Names of codes in both languages, and exact decimals for percentages, are most of it.
    ['the schema of requests', "export { documentRequestSchema } from './src/index.ts'", 66_000],
    ['credit notes', "export { creditNoteFor } from './src/index.ts'", 15_000],
  ])('has at most this many bytes: %s', async (_, program, most) => {
    expect(await compressedSize(program)).toBeLessThan(most);
  });

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
    expect(await ofUbl("export { validate } from './src/index.ts'")).toEqual([]);
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
    for (const name of ['documentRequestSchema', 'creditNoteFor']) {
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
    expect(await hasTitles('validate')).toBe(false);
    expect(await hasTitles('catalogue')).toBe(true);
  });
});

test('a verdict on the command line loads neither the rule compiler nor the search for files', async () => {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: ['src/cli/index.ts', 'src/cli/commands/validate.ts', 'src/cli/explain/code-meanings.ts'],
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
  load('out/index.js');
  load('out/commands/validate.js');
  // Needed only if there is a finding.
  load('out/explain/code-meanings.js');
  const files = Array.from(loaded).flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
  expect(files).toContain('src/api/validate.ts');
  const late =
    /^(?:engine\/src\/(?:schematron\/source|xpath\/(?:syntax|compile|functions|passes|arabic-reason|messages))|src\/(?:schematron\/rule-set-file|api\/reasons-in|request\/schema\/schemas|ubl\/field-table|report\/html|cli\/fix))/;
  expect(files.filter((file) => late.test(file) || /^rules\/\w+\/fields\//.test(file))).toEqual([]);
  expect(Array.from(loaded).filter((name) => ['zod', 'tinyglobby', 'piscina'].includes(name))).toEqual([]);
});

// CI builds first, and so never skips it.
describe.skipIf(!isBuilt && process.env.CI === undefined)('the package (npm run build makes it)', () => {
  test.each([
    ['validate', '{ validate }', 180_500],
    ['convert', '{ convert }', 181_500],
    ['validateUbl', '{ validateUbl }', 222_500],
    ['the schema of requests', '{ documentRequestSchema }', 66_000],
    ['credit notes', '{ creditNoteFor }', 15_000],
    ['all of it', '*', 286_000],
  ])('takes hardly more in a browser than its sources do: %s', async (_, exported, most) => {
    expect(await compressedSize(`export ${exported} from './dist/src/index.js'`)).toBeLessThan(most);
  });

  test.each(['index', 'network', 'render', 'table', 'http', 'schematron'] as const)(
    'runs in a browser, as what it has of %s imports nothing of Node.js',
    async (entry) => {
      const module = entrySources[entry].replace(/ts$/, 'js');
      const { files } = await bundled(`export * from './dist/${module}'`);
      expect(files.length).toBeGreaterThan(5);
    },
  );

  test('has the page that works from disk, compressed', () => {
    const read = (file: string) => readFileSync(join(project, 'dist', file));
    expect(brotliDecompressSync(read('page/index.html.br')).equals(read('page/index.html'))).toBe(true);
  });
});
