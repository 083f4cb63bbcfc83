import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPackage } from './installed.ts';

const project = resolve(import.meta.dirname, '../..');
const isBuilt = existsSync(join(project, 'dist/index.js'));

// CI builds first, and so never skips it.
describe.skipIf(!isBuilt && process.env.CI === undefined)('the package (npm run build makes it)', () => {
  let folder = '';
  let files: readonly string[] = [];
  const at = (...path: readonly string[]) => join(folder, 'node_modules/pint-ae', ...path);
  beforeAll(() => {
    folder = installPackage();
    files = readdirSync(at(), { recursive: true, encoding: 'utf8' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has a module for each source that programs reach, at the same path', () => {
    const mirrored = files.filter((file) => /^dist\/(?:src|rules|engine)\/.*\.js$/.test(file));
    expect(mirrored.length).toBeGreaterThan(600);
    expect(mirrored).toEqual(expect.arrayContaining(['dist/src/api/validate.js', 'dist/rules/ae/index.js']));
    const ofNoSource = mirrored
      .map((file) => file.slice('dist/'.length, -'.js'.length))
      .filter((file) => ['.ts', '.js', ''].every((ending) => !existsSync(join(project, file + ending))));
    expect(ofNoSource).toEqual([]);
  });

  test('has no minified code', () => {
    const own = files.filter(
      (file) => /^dist\/(?!packages\/).*\.js$/.test(file) && files.includes(`${file}.map`),
    );
    expect(own.length).toBeGreaterThan(800);
    expect(own.filter((file) => isDense(readFileSync(at(file), 'utf8')) && !isOfData(file))).toEqual([]);
  });

  const isDense = (code: string) => code.length > 5_000 && code.length / code.split('\n').length > 200;

  /** Whether a module is made of data: packed texts, compiled rules, JSON. */
  const isOfData = (file: string) =>
    sourcesOf(file).some((source) => /^src\/generated\/|\.json$/.test(source));

  /** The sources to which a map leads, by their paths in the package. */
  function sourcesOf(file: string): string[] {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(at(`${file}.map`), 'utf8'));
    return sources.map((source) => join(dirname(file), source));
  }

  test('leads from each declaration to its source', () => {
    const declarations = files.filter((file) => /^dist\/.*\.d\.ts$/.test(file));
    expect(declarations.length).toBeGreaterThan(100);
    const mapped = declarations.filter((file) => files.includes(`${file}.map`));
    const unmapped = declarations.filter((file) => !mapped.includes(file));
    expect(unmapped.filter((file) => !/\/generated\/|\.json\.d\.ts$/.test(file))).toEqual([]);
    expect(mapped.flatMap(sourcesOf).filter((source) => !files.includes(source))).toEqual([]);
  });

  test('leads from each of its own modules to a source', () => {
    const modules = files.filter((file) => file.startsWith('dist/') && files.includes(`${file}.map`));
    const own = modules.flatMap(sourcesOf).filter((source) => /^(?:src|rules|engine)\/.*\.ts$/.test(source));
    expect(own.length).toBeGreaterThan(1000);
    expect(own.filter((source) => !files.includes(source))).toEqual([]);
    expect(modules.filter((file) => !sourcesOf(file).some((source) => files.includes(source)))).toEqual([]);
  });

  test('contains no folder of sources to which nothing leads', () => {
    const maps = files.filter((file) => file.endsWith('.map')).map((file) => file.slice(0, -'.map'.length));
    const folderOf = (source: string) => source.split('/').slice(0, 2).join('/');
    const folders = files.filter((file) => /^src\/.*\.ts$/.test(file)).map(folderOf);
    expect(new Set(folders)).toEqual(
      new Set(
        maps
          .flatMap(sourcesOf)
          .map(folderOf)
          .filter((folder) => folders.includes(folder)),
      ),
    );
  });

  test.each([
    ['the file and the line', [], /^ +at .*node_modules\/pint-ae\/dist\/[\w/-]+\.js:\d+:\d+\)?$/m],
    [
      'the source and the line with --enable-source-maps',
      ['--enable-source-maps'],
      /^ +at checkOptions .*node_modules\/pint-ae\/src\/core\/options\/check-options\.ts:\d+:\d+\)?$/m,
    ],
  ])('names %s of an error in a stack trace', async (_, flags, place) => {
    writeFileSync(
      join(folder, 'program.mjs'),
      "import { validate } from 'pint-ae';\nvalidate({}, { language: 'de' });\n",
    );
    const failed = promisify(execFile)(process.execPath, [...flags, 'program.mjs'], { cwd: folder });
    const { stderr } = await failed.then(
      () => ({ stderr: '' }),
      (error: { readonly stderr: string }) => error,
    );
    expect(stderr).toContain('CallerError');
    expect(stderr).toMatch(place);
    expect(Math.max(...stderr.split('\n').map(({ length }) => length))).toBeLessThan(300);
  });
});
