import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { areExtrasThere } from '../scripts/extras/index.ts';
import { extras, folderOf } from '../scripts/extras/install.ts';
import { commands } from '../src/cli/syntax/flags-of-commands.ts';
import { defaultWorkerMemory } from '../src/workers/time-limit.ts';
import { manifest } from './entry-points.ts';

const project = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(project, file), 'utf8');

/** The instructions of a Dockerfile, with continued lines joined. */
function instructionsOf(file: string): [name: string, value: string][] {
  return read(file)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1).trim()]);
}

const server = instructionsOf('docker/Dockerfile');
const valuesOf = (name: string) => server.filter(([each]) => each === name).map(([, value]) => value);

/** The release of Node in the images, and the day from which it gets no security fixes. */
const supported = { release: 24, until: '2028-04-30' };

test.each(['docker/Dockerfile', 'service/Dockerfile'])(
  '%s starts from one image of Node by its digest, of a release that gets security fixes',
  (file) => {
    const bases = instructionsOf(file).flatMap(([name, value]) =>
      name === 'FROM' ? [value.split(' AS ')[0]] : [],
    );
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(/^node:\d+\.\d+\.\d+-[a-z-]+@sha256:[0-9a-f]{64}$/);
    expect(bases[0]).toContain(`node:${supported.release}.`);
    expect(new Date(supported.until).getTime()).toBeGreaterThan(Date.now());
  },
);

test('only files that exist are copied into the image', () => {
  const copied = valuesOf('COPY').filter((value) => !value.startsWith('--from'));
  for (const file of copied.flatMap((value) => value.split(' ').slice(0, -1)))
    expect(existsSync(resolve(project, file)), file).toBe(true);
});

test('it runs without root, tells its health, and takes signals itself', () => {
  const names = server.map(([name]) => name);
  expect(valuesOf('USER')).toEqual(['node']);
  expect(names.lastIndexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
  expect(valuesOf('HEALTHCHECK')[0]).toContain('/healthz');
  // As a list: a shell in between would not pass SIGTERM on.
  const [program, file, command, ...flags] = JSON.parse(valuesOf('ENTRYPOINT')[0] ?? '[]');
  expect([program, file, command]).toEqual(['node', 'pint-ae/dist/cli.js', 'serve']);
  const known = Object.values(commands.serve.flags).map(({ name }) => `--${name}`);
  for (const flag of flags.filter((each: string) => each.startsWith('--'))) expect(known).toContain(flag);
});

test('the image has the packages that the server needs beside the library', () => {
  const { dependencies } = JSON.parse(read('docker/package.json'));
  const needed = [...Object.keys(manifest.dependencies), 'piscina', 'prom-client'];
  expect(Object.keys(dependencies).toSorted()).toEqual(needed.toSorted());
});

test('the packages of the image are those that are tested, by their hashes, and none runs a script when it is installed', () => {
  const packagesOf = (file: string) =>
    Object.entries<{ version: string; integrity: string }>(JSON.parse(read(file)).packages).slice(1);
  const tested = new Map(packagesOf('package-lock.json'));
  const installed = packagesOf('docker/package-lock.json');
  expect(installed.length).toBeGreaterThan(5);
  for (const [name, { version, integrity }] of installed) {
    expect(integrity, name).toMatch(/^sha512-/);
    expect([name, version, integrity]).toEqual([
      name,
      tested.get(name)?.version,
      tested.get(name)?.integrity,
    ]);
  }
  const installs = valuesOf('RUN').filter((value) => /npm (ci|install|i)\b/.test(value));
  for (const value of installs) expect(value).toMatch(/^npm ci .*--ignore-scripts/);
});

test.each(['docker/Dockerfile', 'service/Dockerfile'])(
  'packages of %s are installed where the sources are not, so no script of the project runs then',
  (file) => {
    const installs = instructionsOf(file).filter(([, value]) => value.startsWith('npm ci '));
    expect(installs.length).toBeGreaterThan(0);
    for (const [, value] of installs) expect(value).toContain(' --ignore-scripts ');
  },
);

test.each(['docker/Dockerfile', 'service/Dockerfile'])(
  'the workspaces that a build in %s links are there when packages are installed',
  (file) => {
    const before = instructionsOf(file).slice(
      0,
      instructionsOf(file).findIndex(([, value]) => value.startsWith('npm ci ')),
    );
    const copied = before.flatMap(([name, value]) => (name === 'COPY' ? value.split(' ').slice(0, -1) : []));
    for (const workspace of manifest.workspaces) expect(copied).toContain(`${workspace}/package.json`);
  },
);

test('what is in the image is listed for a package that has a version, without which npm lists nothing', () => {
  const value = instructionsOf('docker/Dockerfile').map(([, told]) => told);
  const [began, listed] = ['npm ci --omit=dev', 'npm sbom '].map((command) =>
    value.findIndex((told) => told.startsWith(command)),
  );
  expect(JSON.parse(read('docker/package.json')).version).toBeDefined();
  expect(began).toBeGreaterThan(-1);
  expect(listed).toBeGreaterThan(began ?? -1);
});

test('folders that are packed and unpacked into are made before, as neither npm nor tar makes them', () => {
  const packing = valuesOf('RUN').find((value) => value.includes('npm pack')) ?? '';
  const into = Array.from(packing.matchAll(/(?:--pack-destination|-C) (\S+)/g), ([, folder]) => folder);
  expect(into).toHaveLength(2);
  const [first = ''] = packing.split(' && ');
  expect(first.split(' ')).toEqual(['mkdir', ...into]);
});

test('compose runs it on a read-only file system, without privileges, for this machine only', () => {
  const compose = read('docker/compose.yaml');
  for (const line of ['read_only: true', '- ALL', '- no-new-privileges:true', `- '127.0.0.1:8080:8080'`])
    expect(compose).toContain(line);
  // 256 + 2 × maxHeldBytes + threads × maxMemory, in megabytes.
  const [threads = '', limit = ''] = [/'--processes', '(\d+)'/, /mem_limit: (\d+)g/].map(
    (each) => each.exec(compose)?.[1],
  );
  expect(Number(limit) * 1024).toBeGreaterThan(256 + 2 * 256 + Number(threads) * defaultWorkerMemory);
});

test.skipIf(!areExtrasThere).each(['docker', 'service'])(
  'the linter of compose files has nothing to say about that of %s',
  (folder) => {
    const file = resolve(project, folder, 'compose.yaml');
    const argv = [resolve(folderOf(extras, 'dclint') ?? '', 'bin/dclint.cjs'), '--max-warnings', '0', file];
    const { status, stdout } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
    expect([status, stdout.trim()]).toEqual([0, '']);
  },
);

test('nothing that images build anew is copied into them', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const name of ['.git', '**/node_modules', 'dist', '**/service-data']) expect(ignored).toContain(name);
});
