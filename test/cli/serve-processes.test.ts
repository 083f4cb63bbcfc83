import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { invoiceWithLines } from '../../bench/requests.ts';
import { example } from '../requests.ts';
import { metric, post, until } from '../server/running.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface Serving {
  readonly server: ChildProcess;
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly events: () => string[];
}

/** A server of two processes, and what it logs. */
async function serve(...args: string[]): Promise<Serving> {
  const command = ['src/generated/cli.js', 'serve', '--port', '0', '--processes', '2', ...args];
  const cwd = resolve(import.meta.dirname, '../..');
  const server = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const logged: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => void logged.push(line));
  const [url] = await once(createInterface({ input: server.stdout }), 'line');
  const events = () => logged.map((line) => String(JSON.parse(line).event));
  const close = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  };
  return { server, url: String(url), close, events };
}

/** The ids of the processes that a server has started. */
function processesOf({ server: { pid } }: Serving): number[] {
  const ofThread = (thread: string) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    ofThread(thread).split(' ').filter(Boolean).map(Number),
  );
}

const document = JSON.stringify(example('standard-invoice'));
const onLinux = test.skipIf(process.platform !== 'linux');

/** A process that replaces another judges thousands of documents first. */
const patience = 300_000;

onLinux('the metrics are those of all processes, whichever is asked', async () => {
  const serving = await serve('--log-format', 'none');
  expect(processesOf(serving)).toHaveLength(2);
  // Each connection is handed to the next process.
  for (let count = 0; count < 6; count += 1)
    expect((await post(serving, document, { connection: 'close' })).status).toBe(200);
  expect(await metric(serving, 'pint_ae_documents_total{outcome="valid"}')).toBe(6);
  expect(await metric(serving, 'pint_ae_workers')).toBe(2);
  const built = 'pint_ae_build_info{version="0.1.0",rule_set="pint-ae",rule_set_version="1.0.4"}';
  expect(await metric(serving, built)).toBe(1);
  await serving.close();
});

onLinux(
  'a process that dies is replaced, and only its requests are lost',
  async () => {
    const serving = await serve();
    const [victim = 0] = processesOf(serving);
    process.kill(victim, 'SIGKILL');
    await until(() => serving.events().includes('process-lost'));
    for (let count = 0; count < 10; count += 1)
      expect((await post(serving, document, { connection: 'close' })).status).toBe(200);
    await until(async () => {
      await wait(100);
      return processesOf(serving).length === 2 && (await metric(serving, 'pint_ae_workers')) === 2;
    });
    expect(processesOf(serving)).not.toContain(victim);
    expect(serving.events()).toContain('process-lost');
    expect(await metric(serving, 'pint_ae_worker_restarts_total')).toBe(1);
    await serving.close();
  },
  patience,
);

onLinux(
  'SIGHUP reads the options again and replaces the processes; none of its requests is lost',
  async () => {
    const options = join(temporaryFolder(), 'options.json');
    writeFileSync(options, JSON.stringify({ render: { footer: 'Old footer' } }));
    const serving = await serve('--options', options);
    const before = processesOf(serving);
    const page = async () => {
      const headers = { 'content-type': 'application/json', connection: 'close' };
      const answer = await fetch(`${serving.url}/v1/render`, { method: 'POST', headers, body: document });
      return answer.text();
    };
    expect(await page()).toContain('Old footer');
    writeFileSync(options, JSON.stringify({ render: { footer: 'New footer' } }));
    serving.server.kill('SIGHUP');
    await until(async () => {
      await wait(250);
      expect(await page()).toMatch(/(?:Old|New) footer/);
      return serving.events().includes('renewed');
    });
    expect(await page()).toContain('New footer');
    expect(processesOf(serving).filter((id) => before.includes(id))).toEqual([]);
    // What those have counted that have ended is still counted.
    expect(
      await metric(serving, 'pint_ae_http_requests_total{route="/v1/render",method="POST",status="200"}'),
    ).toBeGreaterThanOrEqual(3);
    await serving.close();
  },
  patience,
);

onLinux('a connection handed to a process that just ended is answered by another', async () => {
  const serving = await serve('--log-format', 'none');
  const [ended = 0] = processesOf(serving);
  // While the main process stands still, clients connect and one of the others ends: it learns of both at once.
  serving.server.kill('SIGSTOP');
  const answers = Array.from({ length: 4 }, () => post(serving, document, { connection: 'close' }));
  await wait(200);
  process.kill(ended, 'SIGTERM');
  await wait(1_000);
  serving.server.kill('SIGCONT');
  for (const answer of answers) expect((await answer).status).toBe(200);
  // A process in its place is being started; the server ends without waiting for it.
  await until(() => processesOf(serving).length === 2 && !processesOf(serving).includes(ended));
  await serving.close();
});

onLinux('a large document is judged in a thread with its limits, and small ones pass meanwhile', async () => {
  const serving = await serve('--log-format', 'none', '--time-limit', '500');
  const processes = processesOf(serving);
  const large = JSON.stringify(invoiceWithLines(20_000));
  const tooLong = Array.from({ length: 4 }, () => post(serving, large, { connection: 'close' }));
  for (let count = 0; count < 10; count += 1)
    expect((await post(serving, document, { connection: 'close' })).status).toBe(200);
  for (const each of tooLong) expect((await each).status).toBe(500);
  expect(await metric(serving, 'pint_ae_requests_rejected_total{reason="timed-out"}')).toBe(4);
  expect(processesOf(serving)).toEqual(processes);
  await serving.close();
});

onLinux('a second signal ends all processes at once', async () => {
  const serving = await serve();
  const { hostname, port } = new URL(serving.url);
  const unfinished = connect(Number(port), hostname).on('error', () => {});
  unfinished.write('POST /v1/validate HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
  await post(serving, document);
  const exited = once(serving.server, 'exit');
  serving.server.kill('SIGTERM');
  await until(() => serving.events().includes('draining'));
  const processes = processesOf(serving);
  serving.server.kill('SIGINT');
  expect(await exited).toEqual([130, null]);
  const isUp = (id: number) => {
    try {
      process.kill(id, 0);
      return true;
    } catch {
      return false;
    }
  };
  await until(() => !processes.some(isUp));
});
