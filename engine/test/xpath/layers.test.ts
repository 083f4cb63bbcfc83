import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');

function filesIn(folder: string): string[] {
  return readdirSync(resolve(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`);
}

/** Returns what a file imports at run time, which leaves out imports of types. */
function importsOf(file: string): string[] {
  const text = readFileSync(resolve(source, file), 'utf8');
  return Array.from(text.matchAll(/^(import|export) (?!type )[^;]*?from '(\.[^']+)';/gm), ([, , path = '']) =>
    relative(source, resolve(source, dirname(file), path)),
  );
}

function cycleFrom(file: string, way: readonly string[], done: Set<string>): readonly string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file) || !file.endsWith('.ts')) return undefined;
  for (const imported of importsOf(file)) {
    const cycle = cycleFrom(imported, [...way, file], done);
    if (cycle !== undefined) return cycle;
  }
  done.add(file);
  return undefined;
}

test.each(['text', 'xml', 'xpath', 'schematron'])('no file of %s imports itself through others', (folder) => {
  const done = new Set<string>();
  expect(filesIn(folder).flatMap((file) => cycleFrom(file, [], done) ?? [])).toEqual([]);
});

test('XPath knows nothing of Schematron', () => {
  const imported = filesIn('xpath').flatMap(importsOf);
  expect(
    imported.filter((file) => !file.startsWith('xpath/') && !/^(?:xml|text)\/|^once-per\.ts$/.test(file)),
  ).toEqual([]);
});
