import { readdirSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { manifest } from './entry-points.ts';
import { textOf } from './source-files.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { isQuick } from './tier.ts';
import { walkField } from './walks/field.ts';
import { missedByCompiler, walkOperation } from './walks/operation.ts';

const text = ['CONTRIBUTING.md', 'RECIPES.md', 'scripts/README.md'].map(textOf).join('\n');

/** Words that look like a path of the project; `<topic>` stands for any name. */
const paths = Array.from(text.matchAll(/`([\w*<>./-]+)`/g), ([, path = '']) => path)
  .filter((path) => /^(?:rules|schematron|src|test|scripts|bench|docs|examples|service)\//.test(path))
  // Made by a tool, and not committed.
  .filter((path) => !path.startsWith('bench/nightly/'))
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
    const scripts = Object.keys(manifest.scripts).filter((name) => !/^(?:pre|post)/.test(name));
    const unsaid = scripts.filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(text + readme));
    expect(unsaid).toEqual([]);
  });

  test('names tools that there are, and each tool has its file', () => {
    const source = textOf('scripts/tool.ts');
    const files = Array.from(source.matchAll(/file: '([^']+)'/g), ([, file = '']) => `scripts/${file}`);
    expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
    const guides = globSync('docs/**/*.md', { ignore: 'docs/node_modules/**' }).map(textOf);
    const named = Array.from(
      [text, ...guides].join('\n').matchAll(/tool -- ([a-z][\w-]+)/g),
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !new RegExp(`^  '?${name}'?: \\{`, 'm').test(source))).toEqual([]);
    expect(named.length).toBeGreaterThan(20);
  });
});

/** Compiling takes a while. */
describe.skipIf(isQuick)('RECIPES.md, walked in a copy', () => {
  test('a plain field is its row: it is written to UBL, read back, and explained in the JSON Schema', () => {
    expect(walkField(temporaryFolder())).toEqual({
      written: true,
      read: { paymentMode: '10', walkedNote: 'At the desk' },
      schema: expect.objectContaining({ description: 'A note.' }),
    });
  }, 120_000);

  test('an HTTP operation is its record, a line and its texts, of which everything else is made', () => {
    const folder = temporaryFolder();
    const { files, known } = walkOperation(folder);
    expect(files).toHaveLength(3);
    expect(known).toEqual({
      router: [200, 'AED'],
      openApi: ['The totals of a document', 'إجماليات مستند'],
      documentation: [true, true],
      tool: true,
    });
    // What all operations of its kind share, or none of them needs, may be left out.
    const missed = new Set(missedByCompiler(folder));
    expect([...missed].sort()).toEqual([
      ...[
        'answerFormats',
        'body',
        'examples',
        'name',
        'parameters',
        'path',
        'schema',
        'shown',
        'tag',
        'tool',
      ],
      'work',
    ]);
  }, 60_000);
});
