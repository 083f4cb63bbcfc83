import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import Module from 'node:module';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { changesThatCount } from '../../src/cli/input/watch.ts';
import { ownOutputsAmong } from '../../src/cli/output/file-identity.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe, pintAeBatch } from './command-line.ts';

const valid = readFileSync('examples/standard-invoice.json', 'utf8');
const invalid = valid.replace('"vatRate": 5', '"vatRate": 15');
const line = `${JSON.stringify(JSON.parse(valid))}\n`;

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(at('invoice.json'), invalid);
});

describe('A report among the documents that it is about', () => {
  test.each([
    ['json', 'night.json', []],
    ['json', 'counts.json', ['--statistics']],
    ['sarif', 'night.sarif.json', []],
    ['gitlab', 'night.json', []],
    ['junit', 'night.xml', []],
    ['svrl', 'night.xml', []],
  ])(
    'as %s in %s is written anew the next night only by --skip-outputs, and named',
    async (format, name, more) => {
      const night = (...skip: readonly string[]) =>
        pintAe(['validate', folder, '--format', format, ...more, '--out', at(name), ...skip]);
      expect((await night()).code).toBe(1);
      const first = readFileSync(at(name), 'utf8');
      expect((await night()).code).toBe(2);
      expect(readFileSync(at(name), 'utf8')).toBe(first);
      const { code, stderr } = await night('--skip-outputs');
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining(`${at(name)} was not checked: this command writes it`),
      ]);
      expect(readFileSync(at(name), 'utf8')).not.toBe(first);
    },
  );

  test('is never written over a document', async () => {
    const { code, stderr } = await pintAe([
      ...['validate', folder, '--format', 'json'],
      ...['--out', at('invoice.json')],
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('is one of the files to read')]);
    expect(readFileSync(at('invoice.json'), 'utf8')).toBe(invalid);
  });
});

describe('A batch', () => {
  const batch = (...args: readonly string[]) => pintAeBatch(['batch', folder, ...args, '--threads', '0']);

  test.each([
    ['verdicts', 'march.ndjson', (path: string) => ['--out', path]],
    ['verdicts in a folder', 'results/verdicts.ndjson', () => ['--out', at('results')]],
    ['a report', 'march.junit.xml', (path: string) => ['--report', path]],
  ])('writes no %s over documents in its folder', async (_, name, args) => {
    mkdirSync(at('results'));
    const ubl = (await pintAe(['convert', 'examples/standard-invoice.json'])).stdout;
    const documents = name.endsWith('.xml') ? ubl : line;
    writeFileSync(at(name), documents);
    await expect(batch(...args(at(name)))).rejects.toThrow(
      `${at(name)} contains a document, and ${at(name)} would be written over it`,
    );
    expect(readFileSync(at(name), 'utf8')).toBe(documents);
  });

  test.each([
    ['link', symlinkSync],
    ['second name', linkSync],
  ])('writes nothing over a document elsewhere that has a %s in its folder', async (_, link) => {
    const elsewhere = join(temporaryFolder(), 'march.ndjson');
    writeFileSync(elsewhere, line);
    link(elsewhere, at('april.ndjson'));
    await expect(batch('--out', elsewhere)).rejects.toThrow(`${at('april.ndjson')} contains a document`);
    expect(readFileSync(elsewhere, 'utf8')).toBe(line);
  });

  test('writes its verdicts and its report among its documents night after night', async () => {
    const night = () => batch('--out', at('night.ndjson'), '--report', at('night.junit.xml'), '--overwrite');
    const first = await night();
    expect(first.stderr).toContain('1 document;');
    expect((await night()).stderr).toContain('1 document;');
  });
});

test('A batch that cannot run for want of a package writes nothing', async () => {
  const resolve: unknown = Reflect.get(Module, '_resolveFilename');
  if (typeof resolve !== 'function') throw new Error('Node.js finds packages in another way');
  Reflect.set(Module, '_resolveFilename', (name: string, ...rest: readonly unknown[]) => {
    if (name === 'piscina')
      throw Object.assign(new Error("Cannot find module 'piscina'"), { code: 'MODULE_NOT_FOUND' });
    return Reflect.apply(resolve, Module, [name, ...rest]);
  });
  try {
    const run = pintAeBatch(['batch', folder, '--out', at('results'), '--threads', '1']);
    await expect(run).rejects.toThrow('npm install piscina');
  } finally {
    Reflect.set(Module, '_resolveFilename', resolve);
  }
  expect(readdirSync(folder)).toEqual(['invoice.json']);
});

describe('Standard output that leads to a file among the documents', () => {
  test('is known, by whatever name it is reached', async () => {
    const open = openSync(at('report.json'), 'w');
    try {
      symlinkSync(at('report.json'), at('link.json'));
      writeFileSync(at('other.json'), valid);
      expect(await ownOutputsAmong([folder], [open])).toEqual([at('link.json'), at('report.json')]);
      expect(await ownOutputsAmong([at('invoice.json')], [open])).toEqual([]);
    } finally {
      closeSync(open);
    }
  });

  test('is none if it is closed', async () => {
    expect(await ownOutputsAmong([folder], [2 ** 30])).toEqual([]);
  });
});

test.each([
  ['report.json', false],
  ['report.json.4711.unfinished', false],
  ['invoice.json', true],
  ['november/report.json', true],
  [null, true],
])('what is written to %s wakes --watch: %s', (name, wakes) => {
  const link = join(temporaryFolder(), 'link');
  symlinkSync(folder, link);
  expect(changesThatCount({ folder }, [join(link, 'report.json'), at('none/other.json')])(name)).toBe(wakes);
});

test.each([
  ['invoice.json', true],
  ['other.json', false],
  [null, false],
])('of a file that is watched, a change of %s in its folder counts: %s', (name, counts) => {
  expect(changesThatCount({ folder, file: 'invoice.json' }, [])(name)).toBe(counts);
});
