import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { emitClients } from '../../scripts/clients/emit-clients.ts';
import { type ServiceProcess, startProcess } from '../../service/test/support/process.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The program of each language, how it is compiled beside its client, and how it starts; without its runtime, no test. */
const programs = [
  { language: 'php', needs: 'php', compile: [], start: ['php', 'deliver.php'] },
  { language: 'python', needs: 'python3', compile: [], start: ['python3', '-W', 'error', 'deliver.py'] },
  {
    language: 'csharp',
    needs: 'mcs',
    compile: [
      ...['mcs', '-warn:4', '-warnaserror', '-r:System.Net.Http.dll', '-out:Deliver.exe'],
      ...['Deliver.cs', 'PintAeService.cs'],
    ],
    start: ['mono', 'Deliver.exe'],
  },
  {
    language: 'java',
    needs: 'javac',
    compile: ['javac', '-Xlint:all', '-Werror', '-d', 'classes', '-sourcepath', '.', 'Deliver.java'],
    start: ['java', '-cp', 'classes', 'Deliver'],
  },
] as const;

/** Compilers and virtual machines take their time beside others. */
const patience = 240_000;
const sources = resolve('examples/tutorials');
const folder = temporaryFolder();
const buyersAddress = 'Office 801, Tower B, Corniche Road';
/** What the page of the tutorial says that each of them prints. */
const page = readFileSync('docs/guides/erp-to-delivered.md', 'utf8');
const [, printed = ''] = /```text\n([\s\S]*?)```/.exec(page) ?? [];

let service: ServiceProcess;
let address = '';
let key = '';
let clients: ReturnType<typeof emitClients>;

beforeAll(async () => {
  service = startProcess({ DATA_FOLDER: 'memory' }, '--demo');
  address = (await service.address) ?? '';
  const keyOfDemo = () => /X-Api-Key: ([^']+)'/.exec(service.output())?.[1];
  key = await vi.waitUntil(keyOfDemo, { timeout: 60_000 });
  const description = await (await fetch(`${address}/openapi.json`)).json();
  clients = emitClients({ name: 'pint-ae-service', description });
}, patience);

afterAll(() => service.kill('SIGTERM'));

describe.each(programs)('the tutorial in $language', ({ language, needs, compile, start }) => {
  const cwd = join(folder, language);
  const run = ([program = '', ...operands]: readonly string[]) =>
    promisify(execFile)(program, operands, {
      cwd,
      env: { ...process.env, PINT_AE_SERVER: address, PINT_AE_KEY: key },
    });

  test.runIf(spawnSync('which', [needs]).status === 0)(
    'delivers the invoice of an ERP once what it lacks is filled in, and keeps its XML',
    async () => {
      mkdirSync(cwd, { recursive: true });
      for (const file of readdirSync(sources)) copyFileSync(join(sources, file), join(cwd, file));
      for (const [path, text] of Object.entries(clients[language])) {
        mkdirSync(dirname(join(cwd, path)), { recursive: true });
        writeFileSync(join(cwd, path), text);
      }
      const number = `SI-${language}`;
      const erp = readFileSync(join(sources, 'erp-invoice.json'), 'utf8');
      writeFileSync(join(cwd, 'erp-invoice.json'), erp.replace('SI-26-1187', number));
      if (compile.length > 0) await run(compile);
      const { stdout } = await run([...start, 'erp-invoice.json', 'company.json']);
      expect(stdout.replaceAll(/valid: \w+/g, (told) => told.toLowerCase())).toBe(
        printed.replaceAll('SI-26-1187', number),
      );
      const kept = (ending: string) => readFileSync(join(cwd, `${number}.${ending}`), 'utf8');
      expect(kept('xml')).toContain(`<cbc:ID>${number}</cbc:ID>`);
      expect(kept('xml')).toContain('<cbc:DueDate>2026-12-24</cbc:DueDate>');
      expect(kept('xml')).toContain(buyersAddress);
      expect(JSON.parse(kept('json'))).toMatchObject({ exchange: 'delivered', reporting: 'reported' });
    },
    patience,
  );
});
