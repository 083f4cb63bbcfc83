import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boundedBytes, boundedBytesAtOnce } from '../../src/cli/input/bounded.ts';
import { documentLimits } from '../../src/core/options/limits.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const endless = '/dev/zero';
const invoice = 'examples/standard-invoice.json';
const tooLarge = /larger than|longer than|exceeds|tooLarge|MB/;

/** How each command is given what never ends. */
const calls: readonly (readonly string[])[] = [
  ['validate', endless],
  ['convert', endless],
  ['render', endless],
  ['compute', endless],
  ['read', endless],
  ['credit', endless, '--number', 'CN-1', '--reason', 'DL8.61.1.A'],
  ['table', endless, '--document-type', 'Invoice'],
  ['table', 'x.csv', '--map', endless],
  ['mls', 'read', endless],
  ['mls', 'write', endless, '--from', '001147', '--to', '000773'],
  ['ledger', endless],
  ['tdd', endless, '--role', '01', '--authority', '000773', '--representative', '001147'],
  ['schematron', endless, '--', invoice],
  ['ruleset', 'compile', endless],
  ['validate', invoice, '--ruleset', `${endless}`],
  ['validate', invoice, '--options', endless],
  ['validate', invoice, '--config', endless],
];

describe.runIf(process.platform === 'linux')('a file that never ends', () => {
  test.each(calls.map((call) => [call.join(' '), call]))('is refused by pint-ae %s', async (_, call) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'x.csv'), 'Invoice no;Issue date\nINV-7;2026-11-02\n');
    const { code, stdout, stderr } = await pintAe(
      call.map((word) => (word === 'x.csv' ? join(folder, word) : word)),
    );
    expect(code).not.toBe(0);
    expect(stdout + stderr).not.toBe('');
  });

  test.each(['validate -', 'read -', 'table - --document-type Invoice', 'mls read -', 'compute'])(
    'is refused as standard input by pint-ae %s',
    async (line) => {
      // A reader without a limit would never answer.
      const child = spawn(
        process.execPath,
        ['--max-old-space-size=1024', resolve('src/generated/cli.js'), ...line.split(' ')],
        { stdio: [openSync(endless, 'r'), 'pipe', 'pipe'] },
      );
      let told = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (piece) => {
          told += piece;
        });
      const [code] = await once(child, 'close');
      expect([code, told]).toEqual([expect.any(Number), expect.stringMatching(tooLarge)]);
    },
  );

  test('is read no further than the limit', async () => {
    const bytes = await boundedBytes(endless, 5_000_000);
    expect(bytes.length).toBeLessThan(8_000_000);
    expect(() => boundedBytesAtOnce(endless)).toThrow(`larger than ${documentLimits.bytes / 2 ** 20} MB`);
  });
});
