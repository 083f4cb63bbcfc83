import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boundedBytes, boundedBytesAtOnce } from '../../src/cli/input/bounded.ts';
import { commandNames } from '../../src/cli/syntax/flags-of-commands.ts';
import { defaultLimits } from '../../src/core/options/limits.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const endless = '/dev/zero';
const invoice = 'examples/standard-invoice.json';
const tooLarge = /larger than|longer than|exceeds|tooLarge|too-large| MB|cannot be read|is not the request/;

/** Describes how each command is given what never ends. */
const calls: readonly (readonly string[])[] = [
  ['validate', endless],
  ['convert', endless],
  ['render', endless],
  ['compute', endless],
  ['read', endless],
  ['credit', endless, '--number', 'CN-1', '--reason', 'DL8.61.1.A'],
  ['table', endless, '--document-type', 'Invoice'],
  ['conformance', endless],
  ['table', 'x.csv', '--map', endless],
  ['mls', 'read', endless],
  ['mls', 'write', endless, '--from', '001147', '--to', '000773'],
  ['ledger', endless],
  ['tdd', endless, '--role', '01', '--authority', '000773', '--representative', '001147'],
  ['schematron', endless, '--', invoice],
  ['rule-set', 'compile', endless],
  ['validate', invoice, '--rule-set', `${endless}`],
  ['validate', invoice, '--options', endless],
  ['validate', invoice, '--config', endless],
];

const ownSchema = join(temporaryFolder(), 'own.sch');
writeFileSync(
  ownSchema,
  '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="*"><assert id="a" test="true()"/></rule></pattern></schema>',
);

/** Command lines that read standard input as one document, table or file. */
const standardInputs = [
  ...['validate -', 'convert -', 'render -', 'compute', 'read -', 'ledger -', 'mls read -'],
  'credit - --number CN-1 --reason DL8.61.1.A',
  'table - --document-type Invoice',
  'tdd - --role 01 --authority 000773 --representative 001147',
  `schematron ${ownSchema} -- -`,
];

/** Returns what the program says of the output of a shell command, and the most memory that it took, in MB. */
async function answerTo(line: string, source: string) {
  const atEnd = `import { readFileSync } from 'node:fs';
    process.on('exit', () => process.stderr.write(/VmHWM.*/.exec(readFileSync('/proc/self/status', 'utf8'))[0]));`;
  const imported = `data:text/javascript,${encodeURIComponent(atEnd)}`;
  const program = `'${process.execPath}' --max-old-space-size=1024 --import "$IMPORTED" '${resolve('src/generated/cli.js')}'`;
  const child = spawn('sh', ['-c', `${source} | ${program} ${line}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, IMPORTED: imported },
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      told += piece;
    });
  const [code] = await once(child, 'close');
  return { code, told, peak: Number(/VmHWM:\s*(\d+)/.exec(told)?.[1]) / 1024 };
}

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

  test.each(standardInputs)('is refused as standard input by pint-ae %s', async (line) => {
    // A reader without a limit would never answer.
    const { code, told } = await answerTo(line, `cat ${endless}`);
    expect([code, told]).toEqual([expect.any(Number), expect.stringMatching(tooLarge)]);
    expect(code).toBeGreaterThan(0);
  });

  test.each([
    ['batch - --threads 0', 1, tooLarge],
    ['mcp', 0, /"error"/],
    ['conformance /dev/stdin', 2, tooLarge],
  ])(
    'as one line of 600 MB takes no more memory of pint-ae %s than a long line may',
    async (line, exit, said) => {
      const { code, told, peak } = await answerTo(line, `head -c 600000000 ${endless}`);
      expect([line, code, told]).toEqual([line, exit, expect.stringMatching(said)]);
      expect(peak).toBeLessThan(400);
    },
  );

  test('is tried with every command that reads a file', () => {
    const tried = new Set([...calls, ...standardInputs.map((line) => line.split(' '))].map(([name]) => name));
    const readNothing = ['explain', 'rules', 'schema', 'init', 'config', 'completion', 'serve'];
    // Of lines, each of which has a limit.
    const ofLines = ['batch', 'mcp'];
    expect([...tried, ...readNothing, ...ofLines].toSorted()).toEqual([...commandNames].toSorted());
  });

  test('is read no further than the limit', async () => {
    const bytes = await boundedBytes(endless, 5_000_000);
    expect(bytes.length).toBeLessThan(8_000_000);
    expect(() => boundedBytesAtOnce(endless)).toThrow(`larger than ${defaultLimits.maxBytes / 2 ** 20} MB`);
  });
});
