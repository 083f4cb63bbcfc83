import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitClients } from '../../../scripts/clients/emit-clients.ts';
import type { OpenApi } from '../../../scripts/clients/openapi.ts';
import { openApiDocument } from '../../src/app/openapi.ts';
import { prepareDemo } from '../../src/cli/demo.ts';
import { createHttpServer, type HttpServer } from '../../src/http/http-server.ts';
import { asker } from '../support/asking.ts';
import { openTestService, type TestService } from '../support/service.ts';

const isThere = spawnSync('which', ['python3']).status === 0;
const example = resolve(import.meta.dirname, '../../../examples/standard-invoice.json');

let opened: TestService;
let http: HttpServer;
let address: string;
let folder: string;
beforeAll(async () => {
  opened = await openTestService();
  http = createHttpServer((request) => opened.app.fetch(request), opened.service.settings);
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'pint-ae-client-'));
});
afterAll(async () => {
  await http.close();
  await opened.close();
  await rm(folder, { recursive: true });
});

test.runIf(isThere)(
  'A client in Python that is made from the description takes an invoice of the demo all its way',
  async () => {
    const description: OpenApi = JSON.parse(JSON.stringify(openApiDocument('')));
    const made = emitClients({ name: 'pint-ae-service', description });
    for (const [path, text] of Object.entries(made.python)) await writeFile(join(folder, path), text);
    const demo = await prepareDemo(opened.service, address, 'en');
    const [, key = ''] = /X-Api-Key: ([^']+)'/.exec(demo) ?? [];
    const program = resolve(import.meta.dirname, 'demo.py');
    const { stdout } = await promisify(execFile)('python3', ['-W', 'error', program, address, key, example], {
      env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
    });
    const { id, ...told } = JSON.parse(stdout);
    expect(told).toEqual({
      created: 'Draft',
      again: true,
      valid: true,
      refused: [412, 'precondition-failed'],
      replaced: 'PYTHON-2',
      findings: expect.arrayContaining(['ibr-167-ae']),
      fields: expect.arrayContaining(['lines', 'seller']),
      total: expect.stringMatching(/^\d+(?:\.\d+)?$/),
      ubl: true,
      lines: [201, 400],
      stranger: 401,
    });
    await opened.drain();
    const { body } = await asker(opened.app, key)(`/v1/invoices/${id}`);
    expect(body).toMatchObject({ invoiceNumber: 'PYTHON-2', status: 'Sent' });
  },
);
