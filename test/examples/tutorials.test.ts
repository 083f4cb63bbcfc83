import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ServiceProcess, startProcess } from '../../service/test/support/process.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The program of each language; without its runtime, no test. */
const programs = [
  { language: 'php', needs: 'php', start: ['php', 'deliver.php'] },
  { language: 'python', needs: 'python3', start: ['python3', '-W', 'error', 'deliver.py'] },
] as const;

/** The service takes its time to start beside others. */
const patience = 240_000;
const sources = resolve('examples/tutorials');
const folder = temporaryFolder();
const buyersAddress = 'Office 801, Tower B, Corniche Road';
/** Output that the page of the tutorial states for each of them. */
const page = readFileSync('docs/guides/erp-to-delivered.md', 'utf8');
const [, printed = ''] = /```text\n([\s\S]*?)```/.exec(page) ?? [];

let service: ServiceProcess;
let address = '';
let key = '';

beforeAll(async () => {
  service = startProcess({ DATA_FOLDER: 'memory' }, '--demo');
  address = (await service.address) ?? '';
  const keyOfDemo = () => /X-Api-Key: ([^']+)'/.exec(service.output())?.[1];
  key = await vi.waitUntil(keyOfDemo, { timeout: 60_000 });
}, patience);

afterAll(() => service.kill('SIGTERM'));

describe.each(programs)('the tutorial in $language', ({ language, needs, start }) => {
  const cwd = join(folder, language);
  const run = ([program = '', ...operands]: readonly string[]) =>
    promisify(execFile)(program, operands, {
      cwd,
      env: { ...process.env, PINT_AE_SERVER: address, PINT_AE_KEY: key },
    });

  test.runIf(spawnSync('which', [needs]).status === 0)(
    'delivers the invoice of an ERP once what it lacks is filled in, and keeps its XML',
    async () => {
      cpSync(sources, cwd, { recursive: true });
      const number = `SI-${language}`;
      const erp = readFileSync(join(sources, 'erp-invoice.json'), 'utf8');
      writeFileSync(join(cwd, 'erp-invoice.json'), erp.replace('SI-26-1187', number));
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
