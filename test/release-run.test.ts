import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { present } from './files-of-package.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('npm run release', () => {
  const program = resolve(import.meta.dirname, '../scripts/release/run.ts');
  const tsconfig = resolve(import.meta.dirname, '../tsconfig.json');
  const tsx = resolve(import.meta.dirname, '../node_modules/tsx/dist/cli.mjs');
  const changelog = '# Changelog\n\n## Unreleased\n\n- Credit notes.\n';
  const passing = { lint: 'node -v', build: 'node -v', 'test:all': 'node -v', package: 'node -v' };

  /** A repository with a package whose checks end as given, and what tells of it. */
  function repository(scripts: Readonly<Record<string, string>>) {
    const folder = temporaryFolder();
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
    const files = ['dist', 'examples', 'CHANGELOG.md'];
    const contents = {
      ...Object.fromEntries(present.map((file) => [file, file])),
      'CHANGELOG.md': changelog,
      'package.json': JSON.stringify({
        name: 'made-up',
        version: '0.1.0',
        workspaces: ['service'],
        files,
        scripts,
      }),
      'service/package.json': JSON.stringify({
        name: 'service',
        version: '0.1.0',
        scripts: { test: 'node -v' },
      }),
    };
    for (const [file, text] of Object.entries(contents)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    git('init', '--quiet');
    for (const [name, value] of [
      ['user.name', 'Nobody'],
      ['user.email', 'nobody@example.com'],
    ])
      git('config', name ?? '', value ?? '');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'All');
    const release = (...args: readonly string[]) =>
      spawnSync(process.execPath, [tsx, '--tsconfig', tsconfig, program, ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    return { git, release, read };
  }

  test('only lists what stands in the way with --dry-run, then gives the version, dates the changelog, commits and tags', () => {
    const { git, release, read } = repository(passing);
    const tried = release('0.2.0', '--dry-run');
    expect([tried.status, tried.stderr]).toEqual([0, '']);
    expect(tried.stdout).toContain('nothing speaks against 0.2.0');
    expect(git('tag', '--list')).toBe('');
    expect(read('CHANGELOG.md')).toBe(changelog);

    expect(release('0.2.0').stdout).toContain('v0.2.0 is tagged');
    expect(read('CHANGELOG.md')).toMatch(
      /\n## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- Credit notes\.\n/,
    );
    expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
    expect(git('log', '-1', '--format=%s %D')).toContain('Release 0.2.0 HEAD -> ');
    expect(git('describe')).toBe('v0.2.0\n');
    expect(git('status', '--porcelain')).toBe('');

    const again = release('0.2.0');
    expect([again.status, again.stderr]).toEqual([
      1,
      '✘ v0.2.0 is a tag already\n✘ CHANGELOG.md has nothing under "## Unreleased"\n',
    ]);
  });

  test('releases nothing if lint or a test fails', () => {
    const { git, release, read } = repository({ ...passing, lint: 'node -e process.exit(1)' });
    const { status, stderr } = release('0.2.0');
    expect([status, stderr]).toEqual([1, expect.stringContaining('✘ npm run lint fails')]);
    expect([git('tag', '--list'), read('CHANGELOG.md')]).toEqual(['', changelog]);
  });
});
