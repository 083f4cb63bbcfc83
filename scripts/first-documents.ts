/**
 * `npm run tool -- first-documents`: how quick a worker of the built server is once `GET /readyz` says 200. Compares the
 * processor time of its thread for the first 1,000 invoices of 10 lines with the least for a later 1,000, as requests
 * and as UBL. Usage: npm run tool -- first-documents [NODE], another version of Node. Runs on Linux, which tells the
 * time of each thread.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { invoiceWithLines } from '../bench/requests.ts';
import { convert } from '../src/api/convert.ts';

const [node = process.execPath] = process.argv.slice(2);
const documentsAtOnce = 4;
const thousands = 10;

const invoice = invoiceWithLines(10);
const kinds = [
  { name: 'request to UBL', path: '/v1/convert', type: 'application/json', body: JSON.stringify(invoice) },
  { name: 'UBL to verdict', path: '/v1/validate', type: 'application/xml', body: convert(invoice).xml ?? '' },
];
type Kind = (typeof kinds)[number];

for (const kind of kinds) {
  const { ready, milliseconds } = await measured(kind);
  const [first = Number.NaN, ...later] = milliseconds;
  const rate = (Math.min(...later) / first).toFixed(2);
  console.log(
    `${kind.name}: ready after ${(ready / 1000).toFixed(1)} s; the first 1,000 documents at ${rate} of the later rate`,
  );
  console.log(`  milliseconds for each 1,000: ${milliseconds.map((each) => each.toFixed(0)).join(', ')}`);
}

/** The milliseconds until a new server was ready, and those of its worker for each 1,000 documents. */
async function measured(kind: Kind): Promise<{ ready: number; milliseconds: readonly number[] }> {
  const begun = performance.now();
  const server = spawn(node, ['dist/cli.js', 'serve', '--port', '0', '--jobs', '1', '--log-format', 'none'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface({ input: server.stdout }), 'line');
  while ((await fetch(`${url}/readyz`)).status !== 200) await after(50);
  const ready = performance.now() - begun;
  const times = [timesOfThreads(server.pid)];
  for (let round = 0; round < thousands; round += 1) {
    await sendThousand(url, kind);
    times.push(timesOfThreads(server.pid));
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
  return { ready, milliseconds: ofBusiestThread(times) };
}

async function sendThousand(url: string, kind: Kind): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: documentsAtOnce });
  let left = 1000;
  async function sendOnes(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await send(url, kind, agent);
    }
  }
  await Promise.all(Array.from({ length: documentsAtOnce }, sendOnes));
  agent.destroy();
}

async function send(url: string, { path, type, body }: Kind, agent: Agent): Promise<void> {
  const sent = request(`${url}${path}`, { method: 'POST', agent, headers: { 'content-type': type } });
  sent.end(body);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
}

/** The processor time of each thread of a process but its first, in milliseconds. */
function timesOfThreads(pid: number | undefined): ReadonlyMap<string, number> {
  const tasks = `/proc/${pid}/task`;
  const threads = readdirSync(tasks).filter((thread) => thread !== String(pid));
  return new Map(
    threads.map((thread) => {
      const [nanoseconds] = readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ');
      return [thread, Number(nanoseconds) / 1e6];
    }),
  );
}

/** The time between readings of the thread that took most at the end: the others compile and collect memory. */
function ofBusiestThread(times: readonly ReadonlyMap<string, number>[]): readonly number[] {
  const [before, last] = times.slice(-2);
  const rows = [...(last ?? [])].map(([thread, time]) => ({
    thread,
    took: time - (before?.get(thread) ?? 0),
  }));
  const busiest = rows.sort((one, other) => other.took - one.took)[0]?.thread ?? '';
  const at = (index: number) => times[index]?.get(busiest) ?? 0;
  return times.slice(1).map((_, index) => at(index + 1) - at(index));
}
