import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { optionalParts } from 'pint-ae/internal/server';
import { afterAll, expect, test } from 'vitest';
import { packaged, writePackaged } from '../../scripts/package/packaged.ts';

const service = resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(service, 'package.json'), 'utf8'));

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-packed-'));
for (const name of ['package.json', 'README.md', 'bin'])
  await cp(join(service, name), join(folder, name), { recursive: true });
writePackaged(join(folder, 'dist'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('The package holds the program, what it reads beside it, and nothing else', () => {
  const argv = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ files }] = JSON.parse(execFileSync('npm', argv, { cwd: folder, encoding: 'utf8' }));
  const paths = files.map(({ path }: { path: string }) =>
    path.replace(/^(dist\/open-telemetry)-\w+\.js$/, '$1.js'),
  );
  expect(paths.filter((path: string) => !/^dist\/chunk-\w+\.js$/.test(path)).sort()).toEqual([
    'README.md',
    'bin/pint-ae-service.js',
    'dist/LICENSE',
    'dist/console.html',
    'dist/empty-database.tar.gz',
    'dist/examples/standard-invoice.json',
    'dist/index.js',
    'dist/main.js',
    'dist/open-telemetry.js',
    'dist/service-worker.js',
    'package.json',
  ]);
});

test('The package begins and ends where only its dependencies are beside it', async () => {
  await symlink(join(service, '../node_modules'), join(folder, 'node_modules'));
  const argv = [join(folder, 'bin/pint-ae-service.js'), '--help'];
  expect(execFileSync(process.execPath, argv, { cwd: folder, encoding: 'utf8' })).toContain('serve [--demo]');
});

test('Its dependencies are what the program imports, and the packages that it loads by name', () => {
  const programs = Object.values(packaged()).filter((file) => file.endsWith('.js'));
  const imported = programs.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /^(?:import|\} from) ?(?:[^"'\n;]*from )?"((?:@[^/"]+\/)?[^./"][^/"]*)[^"]*"/gm,
      ),
      ([, name = '']) => name,
    ),
  );
  const needed = new Set([
    ...imported.filter((name) => !isBuiltin(name)),
    // The threads of large documents, and the viewer of the interface, whose files are found through its manifest.
    ...optionalParts.batch.packages,
    'swagger-ui-dist',
  ]);
  expect([...needed].sort()).toEqual(Object.keys(manifest.dependencies).sort());
});
