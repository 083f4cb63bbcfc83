import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { verdictFields } from '../../src/batch/verdict.ts';
import { example } from '../requests.ts';
import { ended, startBatch } from './batch-process.ts';
import { pintAeBatch } from './command-line.ts';

const request = example('standard-invoice');
const { xml } = convert(request);
const lines = [
  { id: 'k-1', request },
  { id: 2, xml },
  { id: 'bad', request: { invoiceNumber: 'INV-9', seller: { name: 'Nobody' } } },
  request,
];
const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');

async function filtered(text: string, ...options: readonly string[]) {
  const { code, stdout } = await pintAeBatch(['batch', '--filter', '--threads', '0', ...options], text);
  expect(code).toBe(0);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

describe('a verdict', () => {
  test('carries the key of its line, and what the document is, of UBL as of a request', async () => {
    const seller = request.seller.name;
    expect(await filtered(input)).toMatchObject([
      { id: 'k-1', invoiceNumber: 'INV-2026-0042', seller, typeCode: '380', form: 'request', valid: true },
      { id: 2, invoiceNumber: 'INV-2026-0042', seller, typeCode: '380', form: 'ubl', valid: true },
      { id: 'bad', invoiceNumber: 'INV-9', seller: 'Nobody', outcome: 'malformed' },
      { invoiceNumber: 'INV-2026-0042', seller, valid: true },
    ]);
  });

  test('has no key if none was sent; a key of many digits is a text', async () => {
    const [unkeyed, long] = await filtered(
      `${JSON.stringify(request)}\n{"id": 12345678901234567890, "request": ${JSON.stringify(request)}}\n`,
    );
    expect(unkeyed).not.toHaveProperty('id');
    expect(long).toMatchObject({ id: '12345678901234567890', valid: true });
  });

  test('holds with --filter --xml the UBL of a valid document', async () => {
    const verdicts = await filtered(input, '--xml');
    expect(verdicts.map((verdict) => verdict.xml === xml)).toEqual([true, true, false, true]);
    expect(verdicts[2]).not.toHaveProperty('xml');
  });

  test('has with --fields those fields, in that order', async () => {
    const [first] = await filtered(input, '--fields', 'outcome, id ,invoiceNumber');
    expect(JSON.stringify(first)).toBe('{"outcome":"valid","id":"k-1","invoiceNumber":"INV-2026-0042"}');
    const [whole] = await filtered(input, '--xml');
    expect(Object.keys(whole).filter((name) => !verdictFields.some((field) => field === name))).toEqual([]);
  });

  test.each([
    [['--filter', '--fields', 'id,outcom'], 'did you mean outcome?'],
    [['--filter', '--fields', 'id,xml'], 'verdicts have the field xml only with --xml'],
    [['--filter', '--fields', 'request'], 'verdicts have the field request only with --requests'],
    [['-', '--fields', 'id', '--out', 'x', '--resume'], '--resume needs fields that --fields leaves out'],
    [['-', '--xml'], '--xml needs --out with a folder'],
  ])('%j is refused', async (argv, message) => {
    await expect(pintAeBatch(['batch', ...argv], '')).rejects.toThrow(message);
  });
});

test('one line in, one line out: each answer comes before the next line is sent', async () => {
  const child = startBatch(['--filter', '--threads', '1', '--fields', 'id,outcome']);
  const end = ended(child);
  const answers: string[] = [];
  for (const id of ['a', 'b', 'c']) {
    const answer = new Promise<string>((resolve) => {
      child.stdout.once('data', (text) => resolve(String(text)));
    });
    child.stdin.write(`${JSON.stringify({ id, xml })}\n`);
    answers.push(await answer);
  }
  child.stdin.end();
  expect((await end).code).toBe(0);
  expect(answers).toEqual(['a', 'b', 'c'].map((id) => `{"id":"${id}","outcome":"valid"}\n`));
});

test('a run whose output is closed before its end does not end like one that told all', () => {
  const { stdout } = spawnSync(
    'bash',
    [
      '-c',
      `"${process.execPath}" src/generated/cli.js rules --format json | head -c 1; echo " \${PIPESTATUS[0]}"`,
    ],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe('[ 141\n');
});
