import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emitClients } from '../../scripts/clients/emit-clients.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { oddDescription } from './odd-description.ts';

/** A program on the client of the odd description in each language, compiled with all warnings as errors, and what tells it that an answer was cut off. */
const languages = [
  {
    language: 'python',
    needs: 'python3',
    program: 'main.py',
    cutOff: 'URLError',
    commands: [['python3', '-W', 'error', 'main.py']],
  },
  {
    language: 'php',
    needs: 'php',
    program: 'main.php',
    cutOff: 'Odd\\NotReached',
    commands: [['php', 'main.php']],
  },
  {
    language: 'java',
    needs: 'javac',
    program: 'Main.java',
    cutOff: 'IOException',
    commands: [
      [
        'javac',
        '-Xlint:all',
        '-Werror',
        '-encoding',
        'UTF-8',
        '-d',
        'classes',
        '-sourcepath',
        '.',
        'Main.java',
      ],
      ['java', '-cp', 'classes', 'Main'],
    ],
  },
  {
    language: 'csharp',
    needs: 'mcs',
    program: 'Main.cs',
    cutOff: 'HttpRequestException',
    commands: [
      ['mcs', '-warn:4', '-warnaserror', '-r:System.Net.Http.dll', '-out:main.exe', 'Main.cs', 'Odd.cs'],
      ['mono', 'main.exe'],
    ],
  },
] as const;

/** What no field is described for, values that are not described, and numbers that a binary fraction would change. */
const document = `{"amount":1.10,"type":"another","written":null,"class":9007199254740993,"list":[[0.10,100.000]],
"listId":"a","listID":"b","list_id":"c","next":{"amount":12345678901234567890.10,"type":"a","written":"\\u0001 <&> \\ud83d\\ude00"},
"رقم":"ü","unknown":{"n":[1.50,null,true,{}]},"mixed":0.000001}`;

/** Compilers and virtual machines take their time beside others. */
const patience = 240_000;

const folder = temporaryFolder();
const made = emitClients({ name: 'odd', description: oddDescription });
const asked: IncomingMessage[] = [];
let server: Server;
let address = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    if (request.url?.startsWith('/things/redirect'))
      response.writeHead(302, { location: '/elsewhere' }).end();
    // An answer that seems to be whole, and ends before its last chunk or before its length.
    else if (request.url?.startsWith('/things/torn'))
      response.writeHead(200).write(document, () => response.destroy());
    else if (request.url?.startsWith('/things/cut'))
      response.writeHead(200, { 'content-length': '1000' }).write(document, () => response.destroy());
    else
      response
        .writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '7' })
        .end('{"title":"No"}');
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void asked.splice(0));

/** A folder with the client in a language. */
function folderWith(language: keyof typeof made): string {
  const cwd = join(folder, language);
  for (const [path, text] of Object.entries(made[language])) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  return cwd;
}

function isThere(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}

/** JSON with its numbers as the texts that they are. */
function exactly(json: string): unknown {
  return JSON.parse(
    json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
      token.startsWith('"') ? token : `"${token}"`,
    ),
  );
}

for (const { language, needs, program, cutOff, commands } of languages) {
  test.runIf(isThere(needs))(
    `in ${language} a client of an odd description compiles without a warning, loses no digit, asks what it is told and takes no half of an answer`,
    async () => {
      const cwd = folderWith(language);
      copyFileSync(resolve('test/clients/programs', program), join(cwd, program));
      let printed = '';
      for (const [index, [command = '', ...operands]] of commands.entries()) {
        const isRun = index === commands.length - 1;
        const all = isRun ? [...operands, document, address] : operands;
        // Java takes what it is told, and prints, in the language of the system.
        const env = { ...process.env, LC_ALL: 'C.UTF-8' };
        const { stdout } = await promisify(execFile)(command, all, { cwd, env });
        expect(isRun || stdout === '').toBe(true);
        printed = stdout;
      }
      const [written = '', ...refusals] = printed.trim().split('\n');
      expect(exactly(written)).toEqual(exactly(document));
      expect(refusals).toEqual(['503 7 No', '302 None None', `cut ${cutOff}`, `torn ${cutOff}`]);
      const [first, ...others] = asked.map(({ url = '' }) => new URL(url, address));
      expect(others.map(({ pathname }) => pathname)).toEqual([
        '/things/redirect/d',
        '/things/cut/d',
        '/things/torn/d',
      ]);
      expect(first?.pathname).toBe('/things/a%2Fb%20c/d');
      first?.searchParams.sort();
      expect([...(first?.searchParams ?? [])]).toEqual([
        ['from', 'a,b'],
        ['from', 'ü&'],
        ['import', '1,2'],
        ['list_id', 'true'],
      ]);
      expect(asked[0]?.headers).toMatchObject({
        'x-key': 'secret',
        'x-trace-id': 't',
        accept: 'application/json, application/problem+json',
      });
      expect(asked[0]?.headers).not.toHaveProperty('authorization');
    },
    patience,
  );
}
