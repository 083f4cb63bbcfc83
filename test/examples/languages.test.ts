import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { createHandler } from '../../src/http/index.ts';
import { toNodeListener } from '../../src/http/node.ts';
import { environmentWithProgram } from '../docs/program.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The programs of each language, and how they are started. Where a runtime is not there, its tests do not run. */
const languages = [
  { name: 'Python', run: ['python3'], overHttp: 'python/over_http.py', lines: 'python/lines.py' },
  { name: 'PHP', run: ['php'], overHttp: 'php/over-http.php', lines: 'php/lines.php' },
  { name: 'Java', run: ['java'], overHttp: 'java/OverHttp.java', lines: 'java/Lines.java', needs: 'javac' },
  { name: 'Go', run: ['go', 'run'], overHttp: 'go/over_http.go', lines: 'go/lines.go' },
  { name: 'C#', run: ['dotnet', 'run'], overHttp: 'csharp/OverHttp.cs', lines: 'csharp/Lines.cs' },
];

const folder = temporaryFolder();
const env = environmentWithProgram(folder);
const file = (name: string) => join(folder, name);

let server: Server;
let address = '';

beforeAll(async () => {
  writeFileSync(file('valid.json'), JSON.stringify(example('standard-invoice'), null, 2));
  writeFileSync(file('broken.json'), JSON.stringify(broken, null, 2));
  server = createServer(toNodeListener(createHandler())).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

const broken = { ...example('standard-invoice'), invoiceNumber: null };

/** What a program prints of a document: its outcome, then the place, message and hint of each issue. */
function told(document: unknown): string {
  const { outcome, issues } = validate(document);
  const lines = issues.map(({ path, rule, message, hint }) => `${path} (${rule})\n${message}\n${hint}\n`);
  return `${outcome}\n${lines.join('')}`;
}

/** What it printed; of a language without a parser of JSON, which prints the verdict as it came, the same of that. */
function read(printed: string): string {
  if (!printed.startsWith('{')) return printed;
  const verdicts = printed
    .trim()
    .split(/\n(?=\{)/)
    .map((text) => JSON.parse(text));
  return verdicts
    .map(
      ({ outcome, issues }) =>
        `${outcome}\n${issues.map((issue: Record<string, string>) => `${issue.path} (${issue.rule})\n${issue.message}\n${issue.hint}\n`).join('')}`,
    )
    .join('');
}

describe.each(languages)('in $name', ({ run: [program = '', ...args], overHttp, lines, needs }) => {
  const isThere = spawnSync('which', [needs ?? program]).status === 0;
  const printedBy = async (source: string, operands: readonly string[]) => {
    const { stdout } = await promisify(execFile)(
      program,
      [...args, resolve('examples/languages', source), ...operands],
      { env: { ...env, HOME: process.env.HOME } },
    );
    return read(stdout);
  };

  test.runIf(isThere)('a program asks a server for the verdict', async () => {
    expect(await printedBy(overHttp, [file('broken.json'), address])).toBe(told(broken));
  });

  test.runIf(isThere)(
    'a program asks the command for the verdict on each document, line by line',
    async () => {
      const printed = await printedBy(lines, [file('valid.json'), file('broken.json')]);
      expect(printed).toBe(`${told(example('standard-invoice'))}${told(broken)}`);
    },
  );
});
