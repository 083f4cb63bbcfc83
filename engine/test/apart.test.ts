import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, sourceFiles, textOf } from './source-files.ts';

const code = ['src', 'scripts', 'bench'].flatMap(sourceFiles).filter((file) => file.endsWith('.ts'));
const all = [...code, ...sourceFiles('test').filter((file) => file.endsWith('.ts'))];

describe('the engine', () => {
  test('names no business document, no country and no publisher of rules', () => {
    const words =
      /pint-?ae|peppol|invoice|credit ?note|\bubl\b|\buae\b|emirat|\bvat\b|\btax(?:es)?\b|\baed\b|billing/gi;
    const named = code.flatMap((file) => (textOf(file).match(words) ?? []).map((word) => `${file}: ${word}`));
    expect(named).toEqual([]);
    expect(code.length).toBeGreaterThan(200);
  });

  test('imports nothing from outside its folder', () => {
    const outside = all.flatMap((file) =>
      importsOf(file)
        .filter(
          (name) =>
            name.startsWith('..') || posix.isAbsolute(name) || /^(?:pint-ae|schematron-compiler)/.test(name),
        )
        .map((name) => `${file} imports ${name}`),
    );
    expect(outside).toEqual([]);
  });

  test('has no package that its sources import but Node.js and those of SaxonJS', () => {
    const packages = sourceFiles('src')
      .filter((file) => file.endsWith('.ts'))
      .flatMap(importsOf)
      .filter((name) => !name.startsWith('src/') && !name.startsWith('node:'));
    expect([...new Set(packages)].sort()).toEqual(['saxon-js', 'xmlbuilder2']);
  });
});
