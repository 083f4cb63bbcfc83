import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { decode } from '@jridgewell/sourcemap-codec';
import { beforeAll, expect, test } from 'vitest';
import { describeBuilt, installPackage } from './installed.ts';

const project = resolve(import.meta.dirname, '../..');

describeBuilt('the package (npm run build makes it)', () => {
  let folder = '';
  let files: readonly string[] = [];
  const at = (...path: readonly string[]) => join(folder, 'node_modules/pint-ae', ...path);
  beforeAll(() => {
    folder = installPackage();
    files = readdirSync(at(), { recursive: true, encoding: 'utf8' });
  });

  test('has no minified code', () => {
    const modules = files.filter((file) => /^dist\/(?!chunks\/packages\/).*\.js$/.test(file));
    const code = modules.map((file) => [file, readFileSync(at(file), 'utf8').replace(lineMap, '')] as const);
    expect(code.length).toBeGreaterThan(200);
    expect(code.filter(([file, text]) => isDense(text) && !isOfData(file)).map(([file]) => file)).toEqual([]);
  });

  const lineMap = /^\/\/# sourceMappingURL=data:application\/json;base64,(.*)$/m;
  const isDense = (code: string) => code.length > 5_000 && code.length / code.split('\n').length > 200;

  /** Tells whether a module is made of data: packed texts, compiled rules, JSON. */
  const isOfData = (file: string) => {
    const sources = sourcesOf(file);
    return (
      sources.length === 0 || sources.some((source) => /^dist\/source\/src\/generated\/|\.json$/.test(source))
    );
  };

  /** The sources to which the map in a module leads, by their paths in the package. */
  function sourcesOf(file: string): string[] {
    const [, packed] = lineMap.exec(readFileSync(at(file), 'utf8')) ?? [];
    return packed === undefined ? [] : sourcesIn(file, Buffer.from(packed, 'base64').toString());
  }

  function sourcesIn(file: string, map: string): string[] {
    const { sources }: { sources: string[] } = JSON.parse(map);
    return sources.map((source) => join(dirname(file), source));
  }

  test('leads from each declaration to its source, and holds no other source', () => {
    const led = sourcesIn('dist/types.d.ts', readFileSync(at('dist/types.d.ts.map'), 'utf8'));
    expect(led.length).toBeGreaterThan(200);
    expect(led.toSorted()).toEqual(files.filter((file) => /^dist\/source\/.*\.ts$/.test(file)).toSorted());
  });

  test('leads an editor from a function to its TypeScript', () => {
    const { mappings, sources }: { mappings: string; sources: string[] } = JSON.parse(
      readFileSync(at('dist/types.d.ts.map'), 'utf8'),
    );
    const declared = readFileSync(at('dist/types.d.ts'), 'utf8').split('\n');
    const line = declared.findIndex((each) => each.startsWith('declare function validate('));
    const [, index = -1, sourceLine = -1] = decode(mappings)[line]?.at(-1) ?? [];
    const source = sources[index] ?? '';
    expect(source).toBe('source/src/api/validate.ts');
    expect(readFileSync(at('dist', source), 'utf8').split('\n')[sourceLine]).toMatch(
      /validate\(|options|Result/,
    );
  });

  test('leads from each of its own modules to sources of this project', () => {
    const sources = files.filter((file) => /^dist\/.*\.js$/.test(file)).flatMap(sourcesOf);
    const own = sources.filter((source) => /^dist\/source\/(?:src|rules|engine)\/.*\.ts$/.test(source));
    expect(own.length).toBeGreaterThan(800);
    expect(own.filter((source) => !existsSync(join(project, source.slice('dist/source/'.length))))).toEqual(
      [],
    );
  });

  test('takes at most 12 MB in at most 800 files', () => {
    const sizes = files.map((file) => statSync(at(file))).filter((each) => each.isFile());
    expect(sizes.length).toBeLessThanOrEqual(800);
    // Rounded up to whole blocks of 4 KiB, as file systems keep them.
    const blocks = sizes.reduce((sum, { size }) => sum + Math.ceil(size / 4096), 0);
    expect(blocks * 4096).toBeLessThanOrEqual(12 * 1024 * 1024);
  });

  test.each([
    ['the file and the line', [], /^ +at .*node_modules\/pint-ae\/dist\/[\w/-]+\.js:\d+:\d+\)?$/m],
    [
      'the source and the line with --enable-source-maps',
      ['--enable-source-maps'],
      /^ +at checkOptions .*node_modules\/pint-ae\/dist\/source\/src\/core\/options\/check-options\.ts:\d+:\d+\)?$/m,
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
