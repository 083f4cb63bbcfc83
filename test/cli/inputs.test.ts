import { cpSync, linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pintAe, pintAeBatch } from './command-line.ts';
import { invalid, valid } from './example-files.ts';

const validText = readFileSync(valid, 'utf8');
const invalidText = readFileSync(invalid, 'utf8');
const onOneLine = (json: string) => `${JSON.stringify(JSON.parse(json))}\n`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pint-ae-inputs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Each document of a report with its outcome. */
async function outcomes(...operands: readonly string[]) {
  const { code, stdout, stderr } = await pintAe(['validate', ...operands, '--format', 'json']);
  const parsed = JSON.parse(stdout);
  const results: { file: string; outcome: string }[] = Array.isArray(parsed) ? parsed : [parsed];
  const named = results.map(({ file, outcome }) => [file.replace(`${folder}/`, ''), outcome]);
  return { code, named, stderr };
}

describe('lines in UTF-16', () => {
  const lines = `${onOneLine(validText)}${onOneLine(invalidText)}${onOneLine(validText).replace('Falcon', '\u010aصقر')}`;
  const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

  test.each([
    ['little-endian', Buffer.from(lines, 'utf16le')],
    ['little-endian with its mark', Buffer.from(`\ufeff${lines}`, 'utf16le')],
    ['big-endian', bigEndian(lines)],
    ['big-endian with its mark', bigEndian(`\ufeff${lines}`)],
    ['compressed', gzipSync(Buffer.from(`\ufeff${lines}`, 'utf16le'))],
  ])('are read one by one: %s', async (kind, bytes) => {
    const path = file(kind === 'compressed' ? 'a.ndjson.gz' : 'a.ndjson', bytes);
    const { code, named } = await outcomes(path);
    expect([code, named.map(([, outcome]) => outcome)]).toEqual([1, ['valid', 'invalid', 'valid']]);
    const { stdout } = await pintAeBatch(['batch', path]);
    expect(stdout.match(/"outcome":"\w+"/g)).toEqual(
      ['valid', 'invalid', 'valid'].map((each) => `"outcome":"${each}"`),
    );
  });

  test('with half a character are not judged', async () => {
    const path = file('a.ndjson', Buffer.from(`${lines}\ud800 `, 'utf16le').subarray(0, -1));
    expect((await outcomes(path)).code).toBe(2);
  });
});

describe('what validate reads', () => {
  test('is never overwritten by the report', async () => {
    const path = file('a.json', validText);
    const lines = file('lines.ndjson', onOneLine(validText));
    const linked = join(folder, 'linked.json');
    linkSync(lines, linked);
    for (const command of ['validate --format json', 'compute', 'read'])
      for (const [input, out] of [
        [path, path],
        [lines, linked],
      ] as const) {
        const { code, stderr } = await pintAe([...command.split(' '), input, '--out', out]);
        expect([code, stderr]).toEqual([2, expect.stringContaining('is one of the files to read')]);
      }
    expect(readFileSync(path, 'utf8')).toBe(validText);
  });
});

describe('control characters in the name of a file', () => {
  test('are shown escaped and do not control the terminal, in reports, on standard error and in summaries', async () => {
    const name = 'a\u001b[2J.json';
    cpSync(file('x.json', invalidText), join(folder, name));
    const { stdout, stderr } = await pintAe(['validate', join(folder, name), join(folder, `no${name}`)]);
    const batch = await pintAeBatch(['batch', join(folder, name), '--threads', '0']);
    for (const text of [stdout, stderr, batch.stderr]) {
      expect(text).toContain('a\\u001b[2J.json');
      expect(text).not.toContain('\u001b');
    }
  });
});
