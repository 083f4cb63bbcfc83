import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { entrySources, packageName } from '../../scripts/entry-points.ts';
import { howToAdd, optionalParts } from '../../src/node/optional-package.ts';
import { manifest } from '../entry-points.ts';
import { withoutDirection } from '../without-direction.ts';
import { describeBuilt, installPackage } from './installed.ts';

const project = resolve(import.meta.dirname, '../..');
let folder = '';

/** Runs a Node program in the folder in which the package is installed. */
async function run(...args: readonly string[]) {
  const started = promisify(execFile)(process.execPath, args, { cwd: folder });
  return started.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

const cli = 'node_modules/pint-ae/dist/cli.js';
const example = 'node_modules/pint-ae/examples/standard-invoice.json';

describeBuilt('the package as it is installed (npm run build makes it)', () => {
  beforeAll(() => {
    folder = installPackage();
  });
  test('is at most 6 packages', () => {
    expect(readdirSync(join(folder, 'node_modules')).length).toBeLessThanOrEqual(6);
  });

  test('has the licence of every package whose code it contains, also in the page', () => {
    const notices = readFileSync(join(folder, 'node_modules/pint-ae/dist/third-party-licences.txt'), 'utf8');
    const named = notices.split(/^-{80}$/m).map((notice) => notice.trim().split('\n', 1)[0]);
    const inPage: readonly string[] = JSON.parse(
      readFileSync(join(project, 'src/generated/page-packages.json'), 'utf8'),
    );
    expect(inPage).toEqual(expect.arrayContaining(['@codemirror/state', '@lezer/common']));
    expect(named).toEqual(expect.arrayContaining([...inPage]));
  });

  test('judges the examples that come with it', async () => {
    expect(await run(cli, 'validate', example)).toMatchObject({ code: 0, stderr: '' });
    expect(await run(cli, 'batch', example, '--threads', '0')).toMatchObject({ code: 0 });
  });

  test('is the same to import and to require', async () => {
    // What needs SaxonJS says so, in another test.
    const names = Object.keys(entrySources)
      .filter((name) => name !== 'saxon')
      .map(packageName);
    const program = `
      const { createRequire } = await import('node:module');
      const require = createRequire(process.cwd() + '/program.cjs');
      for (const name of ${JSON.stringify(names)}) {
        const imported = await import(name);
        const required = require(name);
        for (const key of Object.keys(imported)) if (imported[key] !== required[key]) throw new Error(name + ' ' + key);
        console.log(name + ' ' + (Object.keys(imported).length > 0));
      }`;
    const { stdout } = await run('--no-warnings', '--input-type=module', '-e', program);
    expect(stdout.trim().split('\n')).toEqual(names.map((name) => `${name} true`));
  });

  test.each<[keyof typeof optionalParts, readonly string[]]>([
    ['batch', [cli, 'batch', example]],
    ['server', [cli, 'serve', '--port', '0']],
    ['saxon', [cli, 'validate', example, '--engine', 'saxon']],
    ['saxon', ['--input-type=module', '-e', "await import('pint-ae/saxon')"]],
    ['server', ['--input-type=module', '-e', "await (await import('pint-ae/server')).startServer()"]],
    [
      'batch',
      [
        '--input-type=module',
        '-e',
        "for await (const _ of (await import('pint-ae/batch')).validateBatch([]));",
      ],
    ],
  ])('without its packages, %s says how to add them: %j', async (part, args) => {
    const { code, stderr } = await run(...args);
    expect(code).not.toBe(0);
    expect(stderr).toContain(`${howToAdd(part)} (with --global if pint-ae itself is global)`);
  });

  test('says in Arabic what to install, to readers of Arabic', async () => {
    for (const [part, ...args] of [
      ['batch', 'batch', example],
      ['server', 'serve', '--port', '0'],
      ['saxon', 'validate', example, '--engine', 'saxon'],
    ] as const) {
      const { code, stderr } = await run(cli, ...args, '--lang', 'ar');
      expect(code).toBe(2);
      expect(withoutDirection(stderr)).toContain(
        `${howToAdd(part, 'ar')} (مع --global إن كان pint-ae نفسه مثبّتاً كذلك)`,
      );
      expect(stderr).not.toMatch(/worker|engine|with/);
    }
  });

  test.each(['mts', 'cts'])('has types for a program in .%s', async (ending) => {
    const imports = Object.keys(entrySources).map(
      (entry, index) => `import * as entry${index} from '${packageName(entry)}';\nexport { entry${index} };`,
    );
    const program = `${imports.join('\n')}
import { validate, version, type DocumentRequest } from 'pint-ae';
import { type Line, type Party } from 'pint-ae/steps';
import { createHandler } from 'pint-ae/http';
const request: Partial<DocumentRequest> = { documentType: 'Invoice', dueDate: null };
export const valid: boolean = validate(request, { language: 'ar' }).valid;
export const release: string = version;
export const handler: (request: Request) => Promise<Response> = createHandler();
export const sellers = (parties: readonly Party[], lines: readonly Line[]) => [parties, lines];
// @ts-expect-error: a language is one of two
validate(request, { language: 'de' });
`;
    writeFileSync(join(folder, `program.${ending}`), program);
    const types = join(folder, 'node_modules/@types');
    if (!existsSync(types)) symlinkSync(join(project, 'node_modules/@types'), types);
    const { stdout } = await run(
      join(project, 'node_modules/typescript/bin/tsc'),
      ...['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom'],
      ...['--types', 'node', '--skipLibCheck', 'false', `program.${ending}`],
    );
    expect(stdout).toBe('');
  });
});

test('the guide on programs says how each optional part is added', () => {
  const guide = readFileSync(join(project, 'docs/guides/in-a-program.md'), 'utf8');
  for (const part of Object.keys(optionalParts) as (keyof typeof optionalParts)[])
    expect(guide).toContain(howToAdd(part));
  const named = Object.values(optionalParts).flatMap(({ packages }) => packages);
  expect(Object.keys(manifest.peerDependencies).sort()).toEqual([...new Set(named)].sort());
  expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(Object.keys(manifest.peerDependencies));
});
