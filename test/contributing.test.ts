import { readdirSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { manifest } from './entry-points.ts';
import { textOf } from './source-files.ts';

const text = ['CONTRIBUTING.md', 'RECIPES.md', 'scripts/README.md'].map(textOf).join('\n');

/** What looks like a path of the project; `<topic>` stands for any name. */
const paths = Array.from(text.matchAll(/`([\w*<>./-]+)`/g), ([, path = '']) => path)
  .filter((path) => /^(?:rules|schematron|src|test|scripts|bench|docs|examples|service)\//.test(path))
  .map((path) => path.replaceAll(/<\w+>/g, '*'));

/** Words a minute at which people read such texts. */
const pace = 220;

describe('CONTRIBUTING.md, with its recipes and commands', () => {
  test('is itself read in five minutes', () => {
    const words = textOf('CONTRIBUTING.md')
      .split(/\s+/)
      .filter((word) => /\w/.test(word));
    expect(words.length).toBeLessThan(5 * pace);
  });

  test('names files and folders that exist', () => {
    const missing = paths.filter((path) => globSync(path.replace(/\/$/, '/**')).length === 0);
    expect(missing).toEqual([]);
    expect(paths.length).toBeGreaterThan(60);
  });

  test('says of every folder of src what is in it', () => {
    const folders = readdirSync('src').filter((name) => name !== 'index.ts' && name !== 'generated');
    expect(folders.filter((folder) => !paths.includes(`src/${folder}/`))).toEqual([]);
  });

  test('names npm commands that are scripts of the package, and says of each what it does', () => {
    const named = Array.from(text.matchAll(/npm (?:run )?([\w:-]+)/g), ([, name]) => name);
    const unknown = named.filter(
      (name) => !['audit', 'ci'].includes(name ?? '') && !Object.hasOwn(manifest.scripts, name ?? ''),
    );
    expect(unknown).toEqual([]);
    const readme = textOf('README.md');
    const scripts = Object.keys(manifest.scripts).filter((name) => !/^pre/.test(name));
    const unsaid = scripts.filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(text + readme));
    expect(unsaid).toEqual([]);
  });
});
