import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { entrySources } from '../../scripts/entry-sources.ts';
import { textOf } from '../source-files.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const engine = new URL('../..', import.meta.url).pathname;
const shell = process.platform === 'win32';
let folder: string;
let installed: string;

/** Runs a program in the folder, and returns its output. */
const printedBy = (file: string) =>
  execFileSync(process.execPath, [join(folder, file)], { encoding: 'utf8' });

beforeAll(() => {
  folder = temporaryFolder();
  installed = join(folder, 'node_modules/schematron-compiler');
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: engine, shell });
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  mkdirSync(join(folder, 'node_modules'));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed}`], {
    cwd: folder,
    shell,
  });
});

describe('the package, packed and installed', () => {
  test('runs the first example of its README', () => {
    const [, example = ''] = /^```ts\n(.*?)^```/ms.exec(textOf('README.md')) ?? [];
    const comments = Array.from(example.matchAll(/console\.log\([^;]*\); \/\/ (.*)$/gm), ([, text]) => text);
    writeFileSync(join(folder, 'example.js'), example);
    expect(comments.length).toBe(3);
    expect(printedBy('example.js').trim().split('\n')).toEqual(comments);
  });

  test('runs rules that it compiled to a module', () => {
    const program = `import { compileSchematron, loadSchematron } from 'schematron-compiler';
      import { writeFileSync } from 'node:fs';
      const text = '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="a"><assert test="b">no b</assert></rule></pattern></schema>';
      writeFileSync(new URL('rules.js', import.meta.url), compileSchematron(text).toModule());
      const { rules } = await import('./rules.js');
      console.log(loadSchematron(rules).judge('<a/>').outcome, loadSchematron(rules).judge('<a><b/></a>').outcome);`;
    writeFileSync(join(folder, 'ahead.js'), program);
    expect(printedBy('ahead.js')).toBe('invalid valid\n');
  });

  test('has each entry point with its types, and nothing of the repository', () => {
    const names = Object.keys(entrySources()).map((name) => (name === 'index' ? '' : `/${name}`));
    const imports = names.map((name, at) => `import * as e${at} from 'schematron-compiler${name}';`);
    const uses = names.map((_, at) => `console.log(Object.keys(e${at}).length > 0);`);
    writeFileSync(join(folder, 'entries.ts'), [...imports, ...uses].join('\n'));
    const compiler = join(
      dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
      'bin/tsc',
    );
    const words = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--types', '', '--module', 'nodenext'];
    execFileSync(
      process.execPath,
      [compiler, ...words, '--target', 'es2023', '--lib', 'es2023,dom', 'entries.ts'],
      {
        cwd: folder,
        stdio: 'pipe',
      },
    );
    expect(readdirSync(installed).sort()).toEqual([
      'API.md',
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
    expect(readdirSync(join(installed, 'dist')).filter((name) => !name.endsWith('.js'))).toEqual([
      'chunks',
      'types',
    ]);
  });

  test('leads from its README to files that it has', () => {
    const links = Array.from(
      readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g),
    );
    expect(
      links.map(([, link = '']) => link).filter((link) => !readdirSync(installed).includes(link)),
    ).toEqual([]);
  });
});
