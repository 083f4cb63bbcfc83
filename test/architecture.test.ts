import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');

/** The way of the data: a folder imports only from those before it, and from the shared files below. */
const order = [
  'document',
  'invoice',
  'compute',
  'business',
  'ubl',
  'schematron',
  'conformance',
  'report',
  'render',
  'batch',
  'http',
  'server',
  'cli',
];

function sourceFiles(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`);
}

function importsOf(file: string): string[] {
  const text = readFileSync(resolve(project, file), 'utf8');
  return Array.from(text.matchAll(/from '([^']+)'/g), ([, specifier = '']) =>
    specifier.startsWith('.') ? relative(project, resolve(project, dirname(file), specifier)) : specifier,
  );
}

function reachableFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.ts')) return seen;
  for (const imported of importsOf(file)) reachableFrom(imported, seen);
  return seen;
}

test('nothing imports what lies to its right', () => {
  const violations = sourceFiles('src').flatMap((file) => {
    const rank = order.indexOf(file.split('/')[1] ?? '');
    if (rank < 0) return [];
    return (
      importsOf(file)
        // Types flow freely: the models to the right are made of those to the left, and tables of both.
        .filter(
          (imported) => imported.startsWith('src/') && order.indexOf(imported.split('/')[1] ?? '') > rank,
        )
        .filter((imported) => !isTypeOnly(file, imported))
        .map((imported) => `${file} imports ${imported}`)
    );
  });
  expect(violations).toEqual([]);
});

function isTypeOnly(file: string, imported: string): boolean {
  const text = readFileSync(resolve(project, file), 'utf8');
  const name = imported.split('/').at(-1)?.replaceAll('.', '\\.');
  return new RegExp(`import type [^;]*${name}'`).test(text);
}

test('the core entry point reaches no node: module and no SaxonJS', () => {
  const reached = [...reachableFrom('src/index.ts')];
  expect(reached.filter((name) => name.startsWith('node:') || name === 'saxon-js')).toEqual([]);
  expect(reached.length).toBeGreaterThan(50);
});
