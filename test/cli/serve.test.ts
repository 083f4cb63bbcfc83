import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { validateOverHttp } from '../../examples/erp/over-http.ts';
import { run } from '../../src/cli/run.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const project = resolve(import.meta.dirname, '../..');

/** The server in a process of its own, and the address that it prints. */
async function serve(...args: string[]) {
  const command = ['src/generated/cli.js', 'serve', '--port', '0', ...args];
  const server = spawn(process.execPath, command, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  const [url] = await once(createInterface({ input: server.stdout }), 'line');
  return { server, url: String(url) };
}

async function healthy(url: string): Promise<unknown> {
  return (await fetch(`${url}/healthz`)).json();
}

function post(url: string, request: unknown): Promise<Response> {
  return fetch(`${url}/v1/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
}

/** A client that keeps its connection alive and sends a request after each answer, until the connection is closed. */
function busyClient(url: string, onAnswer: () => void): Promise<string[]> {
  const body = JSON.stringify(example('standard-invoice'));
  const request = `POST /v1/validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(request));
  const answers: string[] = [];
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    const head = received.indexOf('\r\n\r\n') + 4;
    const [, length = '0'] = /content-length: (\d+)/i.exec(received.toString('latin1', 0, head)) ?? [];
    if (head < 4 || received.length < head + Number(length)) return;
    answers.push(received.toString());
    received = received.subarray(head + Number(length));
    onAnswer();
    if (socket.writable) socket.write(request);
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject).on('close', () => {
      if (received.length > 0) reject(new Error(`an answer was cut off: ${received}`));
      else resolve(answers);
    });
  });
}

test('SIGTERM under load: started work is answered, connections close without an error, and the server ends normally', async () => {
  const { server, url } = await serve('--processes', '2', '--log-format', 'none');
  const exited = once(server, 'exit');
  let answered = 0;
  const clients = Array.from({ length: 30 }, () =>
    busyClient(url, () => {
      answered += 1;
      if (answered === 100) server.kill('SIGTERM');
    }),
  );
  const answers = (await Promise.all(clients)).flat();
  expect(await exited).toEqual([0, null]);
  expect(answers.length).toBeGreaterThanOrEqual(100);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"valid":true/);
});

test('a second signal ends the server at once', async () => {
  const { server, url } = await serve('--processes', '1', '--log-format', 'json');
  const exited = once(server, 'exit');
  const { hostname, port } = new URL(url);
  const unfinished = connect(Number(port), hostname).on('error', () => {});
  unfinished.write('POST /v1/validate HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
  const events = createInterface({ input: server.stderr });
  await healthy(url);
  server.kill('SIGTERM');
  for await (const line of events) if (JSON.parse(line).event === 'draining') break;
  server.kill('SIGINT');
  expect(await exited).toEqual([130, null]);
});

test('serve judges by a rule set that is given, and says so', async () => {
  const folder = temporaryFolder();
  const source = join(folder, 'own.sch');
  const file = join(folder, 'own.json');
  writeFileSync(
    source,
    '<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="/*"><assert id="own-1" flag="fatal" test="false()">Never.</assert></rule></pattern></schema>',
  );
  const io = { stdout: () => {}, stderr: () => {}, readStdin: async () => new Uint8Array(), colour: false };
  expect(await run(['rule-set', 'compile', source, '--out', file], io)).toBe(0);
  const { server, url } = await serve('--processes', '1', '--log-format', 'none', '--rule-set', file);
  const exited = once(server, 'exit');
  expect(await healthy(url)).toMatchObject({ ruleSet: { id: 'own' } });
  const { issues } = await (await post(url, example('standard-invoice'))).json();
  expect(issues.map(({ rule }: { readonly rule: string }) => rule)).toEqual(['own-1']);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('an ERP asks the server of its company', async () => {
  const { server, url } = await serve('--processes', '1', '--log-format', 'none');
  const exited = once(server, 'exit');
  expect(await validateOverHttp(example('standard-invoice'), url)).toMatchObject({ valid: true });
  const { issues } = await validateOverHttp(example('broken/exempt-without-reason'), url);
  expect(issues.map(({ path }) => path)).toEqual(['lines[2].exemptionReasonCode']);
  await expect(validateOverHttp({ documentType: 'Invoice' }, url)).rejects.toThrow('seller');
  server.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
});

test('its pages carry what the company puts on its documents', async () => {
  const file = join(temporaryFolder(), 'options.json');
  writeFileSync(file, JSON.stringify({ render: { footer: 'Thank you' } }));
  const { server, url } = await serve('--processes', '1', '--log-format', 'none', '--options', file);
  const exited = once(server, 'exit');
  const body = JSON.stringify(example('standard-invoice'));
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL('/v1/render', url), { method: 'POST', headers, body });
  expect(await answer.text()).toContain('Thank you');
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('an occupied port is reported', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const errors: string[] = [];
  const io = {
    stdout: () => {},
    stderr: (text: string) => void errors.push(text),
    readStdin: async () => new Uint8Array(),
    colour: false,
  };
  expect(await run(['serve', '--port', String(port), '--processes', '1', '--log-format', 'none'], io)).toBe(
    2,
  );
  expect(errors.join('')).toContain(`cannot listen on 127.0.0.1:${port}: another program`);
  other.close();
});
