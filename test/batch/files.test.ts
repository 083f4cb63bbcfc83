import { appendFileSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FileOptions, readFiles } from '../../src/batch/index.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { brief, invalid, run, ubl, valid } from './documents.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function put(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** The verdicts on files, by their names within the folder. */
async function verdictsOn(operands: readonly string[], options: FileOptions = {}) {
  const { limits } = options;
  const { verdicts } = await run(readFiles(operands, options), limits && { limits });
  return brief(verdicts).map((line) => line.replace(`${folder}/`, ''));
}

const pretty = JSON.stringify(JSON.parse(valid), null, 2);

describe('the documents of a folder', () => {
  test('are its JSON, UBL and lines, compressed or not, and those of its subfolders, by name', async () => {
    put('b.json', pretty);
    put('a/invoice.xml', ubl);
    put('a/z.ndjson.gz', gzipSync(`${valid}\n${invalid}\n`));
    put('c.jsonl', `${valid}\n`);
    put('d.JSON.GZ', gzipSync(pretty));
    put('e.xml.gz', gzipSync(ubl));
    put('notes.txt', 'not read');
    expect(await verdictsOn([folder])).toEqual([
      ...['a/invoice.xml valid', 'a/z.ndjson.gz:1 valid', 'a/z.ndjson.gz:2 invalid', 'b.json valid'],
      ...['c.jsonl:1 valid', 'd.JSON.GZ valid', 'e.xml.gz valid', 'notes.txt not-judged'],
    ]);
  });

  test('include those behind links to files, but not behind links to folders', async () => {
    put('a/one.json', pretty);
    symlinkSync(join(folder, 'a/one.json'), join(folder, 'linked.json'));
    symlinkSync(folder, join(folder, 'circle.json'));
    symlinkSync(join(folder, 'nothing'), join(folder, 'lost.json'));
    expect(await verdictsOn([folder])).toEqual([
      ...['a/one.json valid', 'circle.json not-judged', 'linked.json valid', 'lost.json not-judged'],
    ]);
  });

  test('do not include the output', async () => {
    put('in.ndjson', valid);
    const file = put('out.ndjson', '{}\n');
    put('results/verdicts.ndjson', '{}\n');
    expect(await verdictsOn([folder], { exclude: [file, join(folder, 'results')] })).toEqual([
      'in.ndjson:1 valid',
    ]);
  });
});

describe('a file', () => {
  test('is found by globs, and by a name that looks like a glob', async () => {
    put('one.json', pretty);
    put('two.json', pretty);
    put('copy[1].json', pretty);
    expect(await verdictsOn([`${folder}/*.json`])).toHaveLength(3);
    expect(await verdictsOn([`${folder}/copy[1].json`])).toEqual(['copy[1].json valid']);
  });

  test('is decompressed by its content, whatever its name', async () => {
    const lines = [put('a.ndjson', gzipSync(valid)), put('b.ndjson.gz', valid)];
    const named = [...lines, put('c.json', gzipSync(pretty))];
    expect(await verdictsOn(named)).toEqual(['a.ndjson:1 valid', 'b.ndjson.gz:1 valid', 'c.json valid']);
  });

  test('is one document or lines by the ending of its name, in whatever case', async () => {
    const named = ['JSON', 'Json', 'json.GZ', 'NDJSON', 'jsonL', 'XML'].map((ending) =>
      put(`${ending}/a.${ending}`, ending === 'XML' ? ubl : valid),
    );
    expect(await verdictsOn(named)).toEqual([
      ...['JSON/a.JSON valid', 'Json/a.Json valid', 'json.GZ/a.json.GZ valid'],
      ...['NDJSON/a.NDJSON:1 valid', 'jsonL/a.jsonL:1 valid', 'XML/a.XML valid'],
    ]);
  });

  test('without a meaningful name is UBL or lines, by its content', async () => {
    const named = [put('a', ubl), put('b', `${valid}\n${valid}\n`), put('c.gz', gzipSync(ubl)), put('d', '')];
    const verdicts = await verdictsOn(named);
    expect(verdicts).toEqual(['a valid', 'b:1 valid', 'b:2 valid', 'c.gz valid', 'd not-judged']);
  });

  test('that is larger than a document may be is malformed, compressed or not', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000, ' '));
    const named = [put('a.json', pretty), put('bomb.json.gz', bomb), put('bomb.ndjson.gz', bomb)];
    expect(await verdictsOn(named, { limits: { maxBytes: 20_000 } })).toEqual([
      'a.json valid',
      'bomb.json.gz malformed',
      'bomb.ndjson.gz:1 malformed',
    ]);
  });

  test('with damaged compression is judged as far as it can be read', async () => {
    // Text that cannot be compressed is passed on before the damage is reached.
    const lines = Array.from({ length: 2000 }, (_, index) => `"${Math.sin(index)}${Math.cos(index)}"`);
    const damaged = gzipSync(lines.join('\n'));
    const verdicts = await verdictsOn([
      put('cut.ndjson.gz', damaged.subarray(0, damaged.length - 20_000)),
      put('cut.json.gz', gzipSync(pretty).subarray(0, 100)),
      put('next.json', pretty),
    ]);
    expect(verdicts.slice(-3)).toEqual([
      expect.stringMatching(/^cut\.ndjson\.gz:\d+ not-judged$/),
      'cut.json.gz not-judged',
      'next.json valid',
    ]);
  });
});

describe('a file with one document', () => {
  const inputsOf = async (path: string) => {
    const inputs = [];
    for await (const input of readFiles([path])) inputs.push(input);
    return inputs;
  };

  test('is left for a worker to read, compressed or not, with its size', async () => {
    const packed = gzipSync(ubl);
    const [one, other] = [put('a.json', pretty), put('b.xml.gz', packed)];
    expect(await inputsOf(folder)).toEqual([
      { name: one, fileName: 'a', file: one, size: Buffer.byteLength(pretty) },
      { name: other, fileName: 'b', file: other, size: packed.length },
    ]);
  });

  test('is not judged if it is gone, shorter or longer when its turn comes', async () => {
    const path = put('a.json', pretty);
    const size = Buffer.byteLength(pretty);
    const { verdicts } = await run([
      { name: 'right', file: path, size },
      { name: 'shorter', file: path, size: size + 1 },
      { name: 'longer', file: path, size: size - 1 },
      { name: 'gone', file: `${path}x`, size },
    ]);
    expect(brief(verdicts)).toEqual([
      ...['right valid', 'shorter not-judged', 'longer not-judged', 'gone not-judged'],
    ]);
  });

  test('is told if it is a file of another kind', async () => {
    const pdf = put('a.json', '%PDF-1.7');
    const list = put('b.json.gz', gzipSync(`[${valid}]`));
    put('c.json', pretty);
    const others: string[] = [];
    await run(readFiles([folder]), { onOtherFile: (kind, name) => others.push(`${kind} ${name}`) });
    expect(others).toEqual([`pdf ${pdf}`, `list ${list}`]);
  });
});

test('an operand that names nothing is a failure, not a verdict', async () => {
  await expect(verdictsOn([join(folder, 'none.json')])).rejects.toThrow('no such file or folder');
  await expect(verdictsOn([join(folder, '*.json')])).rejects.toThrow('no file matches');
});

describe('a file that changes while it is read', () => {
  // Long lines: more than is read at once, in few documents.
  const lines = `${valid}${' '.repeat(20_000)}\n`.repeat(60);
  /** The verdicts on a file with which something happens once a part of it has been read. */
  const verdictsWhile = async (happens: (path: string) => void) => {
    const path = put('many.ndjson', lines);
    let isFirst = true;
    const onRead = () => {
      if (isFirst) happens(path);
      isFirst = false;
    };
    return verdictsOn([path], { onRead });
  };

  test('is not judged from the line where it was cut, which is told', async () => {
    const verdicts = await verdictsWhile((path) => truncateSync(path, 0));
    expect(verdicts.length).toBeLessThan(60);
    expect(verdicts.at(-1)).toBe(`many.ndjson:${verdicts.length} not-judged`);
    expect(verdicts.slice(0, -1).every((line) => line.endsWith(' valid'))).toBe(true);
  });

  test('is judged with what is added to it', async () => {
    const verdicts = await verdictsWhile((path) => appendFileSync(path, lines));
    expect(verdicts).toHaveLength(120);
    expect(verdicts.every((line) => line.endsWith(' valid'))).toBe(true);
  });

  test('is not judged at all where it is one document', async () => {
    const path = put('long.json', `${' '.repeat(600_000)}${valid}`);
    let isFirst = true;
    const onRead = () => {
      if (isFirst) truncateSync(path, 10);
      isFirst = false;
    };
    const [verdict] = (await run(readFiles([path], { onRead }))).verdicts;
    expect(verdict).toMatchObject({ outcome: 'not-judged', valid: false });
    expect(verdict?.issues[0]?.message).toContain('the file changed while it was read');
  });
});
