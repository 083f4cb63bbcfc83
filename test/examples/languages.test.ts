import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ofServer } from '../../scripts/clients/descriptions.ts';
import { emitClients } from '../../scripts/clients/emit-clients.ts';
import type { Files } from '../../scripts/clients/language.ts';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { createHandler } from '../../src/http/index.ts';
import { toNodeListener } from '../../src/http/node.ts';
import { environmentWithProgram } from '../docs/program.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * The programs of each language, in a folder with the client that was made, and how they are compiled and started there.
 * Where a runtime is not there, its tests do not run.
 */
const languages = [
  {
    name: 'Python',
    folder: 'python',
    needs: 'python3',
    compiled: [],
    overHttp: ['python3', '-W', 'error', 'over_http.py'],
    lines: ['python3', 'lines.py'],
  },
  {
    name: 'PHP',
    folder: 'php',
    needs: 'php',
    compiled: [],
    overHttp: ['php', 'over-http.php'],
    lines: ['php', 'lines.php'],
  },
  {
    name: 'Java',
    folder: 'java',
    needs: 'javac',
    compiled: [
      ['javac', '-Xlint:all', '-Werror', '-d', 'classes', '-sourcepath', '.', 'OverHttp.java', 'Lines.java'],
    ],
    overHttp: ['java', '-cp', 'classes', 'OverHttp'],
    lines: ['java', '-cp', 'classes', 'Lines'],
  },
  {
    name: 'Go',
    folder: 'go',
    needs: 'go',
    compiled: [['go', 'mod', 'init', 'example']],
    // Its client is made by oapi-codegen: `npm run tool -- counterparts oapi-codegen` runs the program.
    overHttp: [],
    lines: ['go', 'run', 'lines.go'],
  },
  {
    name: 'C#',
    folder: 'csharp',
    needs: 'mcs',
    compiled: ['OverHttp', 'Lines'].map((program) => [
      ...['mcs', '-warn:4', '-warnaserror', '-r:System.Net.Http.dll', `-out:${program}.exe`],
      ...[`${program}.cs`, 'PintAe.cs'],
    ]),
    overHttp: ['mono', 'OverHttp.exe'],
    lines: ['mono', 'Lines.exe'],
  },
] as const;

/** Compilers and virtual machines take their time beside others. */
const patience = 240_000;

const folder = temporaryFolder();
const env = environmentWithProgram(folder);
const file = (name: string) => join(folder, name);
const made: Readonly<Record<string, Files>> = emitClients(ofServer());

let server: Server;
let address = '';

beforeAll(async () => {
  writeFileSync(file('valid.json'), JSON.stringify(valid, null, 2));
  writeFileSync(file('broken.json'), JSON.stringify(broken, null, 2));
  server = createServer(toNodeListener(createHandler())).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

const valid = example('standard-invoice');
const broken = { ...valid, invoiceNumber: null };

/** What a program prints of a document: its outcome, then the place, message and hint of each issue. */
function told(document: unknown): string {
  const { outcome, issues } = validate(document);
  const lines = issues.map(({ path, rule, message, hint }) => `${path} (${rule})\n${message}\n${hint}\n`);
  return `${outcome}\n${lines.join('')}`;
}

describe.each(languages)('in $name', ({ folder: language, needs, compiled, overHttp, lines }) => {
  const isThere = spawnSync('which', [needs]).status === 0;
  const cwd = file(language);
  const printedBy = async ([program = '', ...operands]: readonly string[]) => {
    const { stdout } = await promisify(execFile)(program, operands, {
      cwd,
      env: { ...env, HOME: process.env.HOME, PINT_AE_SERVER: address },
    });
    return stdout;
  };

  beforeAll(async () => {
    const sources = join('examples/languages', language);
    mkdirSync(cwd, { recursive: true });
    for (const source of readdirSync(sources)) copyFileSync(join(sources, source), join(cwd, source));
    for (const [path, text] of Object.entries(made[language] ?? {})) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    if (isThere) for (const command of compiled) await printedBy(command);
  }, patience);

  test.runIf(isThere && overHttp.length > 0)(
    'the made client asks a server for the verdict, and for the UBL',
    async () => {
      const printed = await printedBy([...overHttp, file('broken.json'), file('valid.json')]);
      expect(printed).toBe(`${told(broken)}${told(valid)}${convert(valid).xml}\n`);
    },
    patience,
  );

  test.runIf(isThere)(
    'a program asks the command for the verdict on each document, line by line',
    async () => {
      const printed = await printedBy([...lines, file('valid.json'), file('broken.json')]);
      expect(printed).toBe(`${told(valid)}${told(broken)}`);
    },
    patience,
  );
});
