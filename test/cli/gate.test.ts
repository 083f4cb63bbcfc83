import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { withVisibleControls } from '../../src/core/text/text.ts';
import { invalid, invoice, valid } from '../batch/documents.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe, pintAeBatch } from './command-line.ts';

/** The exit codes of the gates over what the operands name. */
async function gates(...operands: readonly string[]): Promise<readonly number[]> {
  const answers = await Promise.all([
    pintAe(['validate', '--no-config', '--', ...operands]),
    pintAe(['validate', '--no-config', '--skip-outputs', '--format', 'sarif', '--', ...operands]),
    pintAeBatch(['batch', '--threads', '0', '--', ...operands]),
    pintAeBatch(['batch', '--threads', '0', '--skip-outputs', '--', ...operands]),
  ]);
  return answers.map(({ code }) => code);
}

let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, content: string | Uint8Array) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
};
beforeEach(() => {
  folder = join(temporaryFolder(), 'invoices');
  write('INV-9.json', invalid);
});

const zeros = '0'.repeat(64);
const record = JSON.stringify(
  { version: '1.0.0', documents: zeros, options: zeros, outputs: ['INV-9.json'], end: 'complete' },
  null,
  2,
);
const verdict = '{"document":"INV-9.json","valid":true,"outcome":"valid","issues":[]}\n';

describe('A document that is not valid is found, whatever lies beside it', () => {
  test.each<readonly [string, () => void]>([
    ['a record of its name', () => write('INV-9.json.run.json', record)],
    ['a record in its folder', () => write('run.json', record)],
    ['verdicts', () => write('verdicts.ndjson', verdict)],
    ['verdicts of its own name', () => write('INV-9.ndjson', `${verdict}${invalid}\n`)],
    ['a summary', () => write('summary.json', '{"end": "complete","documents": 1,"valid": 1,"invalid": 0,')],
    ['a report of JUnit', () => write('a.junit.xml', '<?xml version="1.0"?><testsuites name="pint-ae"/>')],
    ['an empty file', () => write('INV-9.xml', '')],
  ])('such as %s', async (_, add) => {
    add();
    for (const code of await gates(folder)) expect(code).not.toBe(0);
  });

  test.each(['ubl', 'requests', 'html', 'tdd', '.hidden', 'x.json', 'node_modules'])(
    'in the folder %s beside a record',
    async (name) => {
      rmSync(at('INV-9.json'));
      write(`${name}/INV-9.json`, invalid);
      write('run.json', record);
      const codes = await gates(folder);
      expect(codes).not.toContain(0);
      rmSync(at('run.json'));
      expect(await gates(folder)).toEqual([1, 1, 1, 1]);
    },
  );

  test('in a file of lines whose first looks like a verdict', async () => {
    rmSync(at('INV-9.json'));
    write('INV.ndjson', `${verdict}${invalid}\n`);
    expect(await gates(folder)).toEqual([1, 1, 1, 1]);
  });

  test('where a file has the name of the pattern that names it', async () => {
    write('*.json', valid);
    write('INV-[0-9].json', valid);
    write('{INV-9,x}.json', valid);
    for (const pattern of ['*.json', 'INV-[0-9].json', '{INV-9,x}.json'])
      expect(await gates(at(pattern))).toEqual([1, 1, 1, 1]);
  });

  test('in a folder that a pattern names', async () => {
    mkdirSync(at('sub'));
    rmSync(at('INV-9.json'));
    write('sub/INV-9.json', invalid);
    write('INV-1.json', valid);
    expect(await gates(at('*'))).toEqual([1, 1, 1, 1]);
    expect(await gates(at('**'))).toEqual([1, 1, 1, 1]);
  });
});

describe('What is not judged is named, counted, and ends with 2', () => {
  const others: readonly (readonly [string, string, () => void])[] = [
    ['a link to a folder', 'link', () => symlinkSync(temporaryFolder(), at('link'))],
    ['a link to the folder itself', 'link', () => symlinkSync('.', at('link'))],
    ['a link that is named like a document', 'a.json', () => symlinkSync('..', at('a.json'))],
    ['a file of another kind', 'INV-1.pdf', () => write('INV-1.pdf', '%PDF-1.7')],
    ['a compressed folder', 'INV.zip', () => write('INV.zip', 'PK')],
    ['a file without an ending', 'sub/INV-1', () => write('sub/INV-1', valid)],
    ['a file with a line break in its name', 'INV\n1', () => write('INV\n1', valid)],
    ['a hidden file', '.gitkeep', () => write('.gitkeep', '')],
  ];
  beforeEach(() => write('INV-9.json', valid));

  test.each(others)('%s', async (_, name, add) => {
    add();
    expect(await gates(folder)).toEqual([2, 0, 2, 0]);
    const told = withVisibleControls(at(name));
    for (const more of [[], ['--skip-outputs']]) {
      const text = await pintAe(['validate', folder, ...more]);
      expect(text.stdout).toContain('2 documents, 1 valid · 1 not checked');
      expect(text.stdout + text.stderr).toContain(told);
      const json = JSON.parse((await pintAe(['validate', folder, '--format', 'json', ...more])).stdout);
      expect(json).toContainEqual(expect.objectContaining({ file: at(name), outcome: 'not-judged' }));
      const counts = await pintAe(['validate', folder, '--statistics', ...more]);
      expect(counts.stdout).toContain(`not checked: ${told}`);
      const sarif = JSON.parse((await pintAe(['validate', folder, '--format', 'sarif', ...more])).stdout);
      expect(sarif.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
        'pint-ae-not-judged',
      ]);
      const out = join(temporaryFolder(), 'out');
      const run = await pintAeBatch(['batch', folder, '--threads', '0', '--out', out, ...more]);
      expect(run.stderr).toContain(`Not checked:\n  ${told}`);
      const summary = JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'));
      expect(summary).toMatchObject({
        ...{ documents: 2, valid: 1, notJudged: 1, skipped: more.length },
        firstNotJudged: [at(name)],
      });
    }
  });

  test('a broken link and an empty document fail in any case', async () => {
    symlinkSync('nowhere', at('INV-1.json'));
    expect(await gates(folder)).toEqual([2, 2, 2, 2]);
    rmSync(at('INV-1.json'));
    write('INV-1.json', '');
    expect(await gates(folder)).toEqual([1, 1, 1, 1]);
    rmSync(at('INV-1.json'));
    write('INV-1.ndjson', '\n \n');
    expect(await gates(folder)).toEqual([2, 2, 2, 2]);
  });

  test('an empty folder that is named fails, among others too', async () => {
    mkdirSync(at('none'));
    expect(await gates(at('INV-9.json'), at('none'))).toEqual([2, 2, 2, 2]);
    expect(await gates(folder)).toEqual([0, 0, 0, 0]);
  });

  test('a link to a folder into which a pattern reaches', async () => {
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, 'INV-1.json'), invalid);
    symlinkSync(elsewhere, at('link'));
    expect(await gates(at('**/*.json'))).toEqual([2, 0, 2, 0]);
    expect(await gates(at('link/*.json'))).toEqual([1, 1, 1, 1]);
    expect(await gates(at('link'))).toEqual([1, 1, 1, 1]);
    expect(await gates(at('*.json'))).toEqual([0, 0, 0, 0]);
  });

  test('endings in capitals are read', async () => {
    write('INV-1.JSON', invalid);
    expect(await gates(folder)).toEqual([1, 1, 1, 1]);
  });
});

describe('A batch that goes on', () => {
  const out = () => join(dirname(folder), 'results');
  const resume = (place: string) =>
    pintAeBatch(['batch', folder, '--threads', '0', '--out', place, '--resume']);

  test('believes no verdicts without the record of their run', async () => {
    mkdirSync(out());
    writeFileSync(join(out(), 'verdicts.ndjson'), verdict.replace('INV-9.json', at('INV-9.json')));
    await expect(resume(out())).rejects.toThrow('run.json is missing');
  });

  test('believes no results in a folder that it judges', async () => {
    const inside = at('results');
    expect((await resume(inside)).code).toBe(1);
    await expect(resume(inside)).rejects.toThrow('where documents are added');
    // A place whose name only begins with that of the folder is beside it.
    const beside = `${folder}-results`;
    expect((await resume(beside)).code).toBe(1);
    expect((await resume(beside)).code).toBe(1);
  });

  test('believes no record of other documents, though their sizes and times are the same', async () => {
    const name = at('INV-9.json');
    const { utimesSync, statSync } = await import('node:fs');
    write('INV-9.json', valid.padEnd(invalid.length));
    expect((await resume(out())).code).toBe(0);
    const { atime, mtime } = statSync(name);
    writeFileSync(name, invalid.padEnd(valid.length));
    utimesSync(name, atime, mtime);
    await expect(resume(out())).rejects.toThrow('the documents changed since');
  });
});

test.each(['*.json', '[I]*.json', '{INV-9,x}.json'])(
  'a pattern enters no link to a folder that is called %s as well',
  async (pattern) => {
    write('INV-9.json', valid);
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, 'INV-8.json'), valid);
    symlinkSync(elsewhere, at(pattern));
    for (const run of [pintAe, pintAeBatch]) {
      const command = run === pintAe ? ['validate'] : ['batch', '--threads', '0'];
      const { stdout, stderr, code } = await run([...command, '--no-config', '--', at(pattern)]);
      expect(stdout + stderr).not.toContain('INV-8');
      expect([stdout.includes('INV-9'), code === 0]).toEqual([true, false]);
    }
  },
);

/** Names that say something to programs, and names that say nothing. */
const names = fc.oneof(
  fc.constantFrom(
    ...['run.json', 'INV-9.json.run.json', 'verdicts.ndjson', 'summary.json', 'pint-ae.config.json'],
    ...['.gitignore', '.pint-ae-ignore', 'ubl', 'html', 'x.JSON', 'a.xml.gz', '*.json', 'INV-9', 'INV-9.xml'],
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).map((name) => name.replaceAll(/[/\0]/gu, '_')),
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 4 }), fc.constantFrom('json', 'xml', 'ndjson', 'jsonl'))
    .map(([stem, ending]) => `${stem.replaceAll(/[/\0]/gu, '_')}.${ending}`),
);
const entry = fc.record({
  path: fc.array(names, { minLength: 1, maxLength: 3 }),
  content: fc.constantFrom(record, verdict, valid, invoice('INV-8'), '', '{}', `${verdict}${valid}\n`),
  link: fc.option(fc.constantFrom('.', '..', 'INV-9.json', '../INV-9.json', 'nowhere', '/'), {
    nil: undefined,
  }),
});

test('Nothing that is added makes a gate pass over a document that is not valid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 6 }), async (entries) => {
      folder = join(temporaryFolder(), 'invoices');
      write('INV-9.json', invalid);
      for (const { path, content, link } of entries) {
        const name = path.join('/');
        // What cannot be made, such as a file in the place of a folder, is not there.
        try {
          mkdirSync(dirname(at(name)), { recursive: true });
          if (link === undefined) writeFileSync(at(name), content, { flag: 'wx' });
          else symlinkSync(link, at(name));
        } catch {}
      }
      for (const code of await gates(folder)) expect(code).not.toBe(0);
      for (const code of await gates(at('*.json'))) expect(code).not.toBe(0);
    }),
    { numRuns: 20 },
  );
}, 120_000);
