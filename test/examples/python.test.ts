import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { environmentWithProgram } from '../docs/program.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const valid = example('standard-invoice');
const broken = { ...valid, invoiceNumber: null };

/** Returns what the program prints of a document: its outcome, then the place, message and hint of each issue. */
function told(document: unknown): string {
  const { outcome, issues } = validate(document);
  const lines = issues.map(({ path, rule, message, hint }) => `${path} (${rule})\n${message}\n${hint}\n`);
  return `${outcome}\n${lines.join('')}`;
}

test.runIf(spawnSync('which', ['python3']).status === 0)(
  'a program in Python asks the command for the verdict on each document, line by line',
  async () => {
    const folder = temporaryFolder();
    const env = { ...environmentWithProgram(folder), HOME: process.env.HOME };
    const files = [valid, broken].map((document, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(document, null, 2));
      return file;
    });
    const program = resolve('examples/clients/lines.py');
    const { stdout } = await promisify(execFile)('python3', [program, ...files], { env });
    expect(stdout).toBe(`${told(valid)}${told(broken)}`);
  },
  120_000,
);
