/**
 * `npm run tool -- load`: measures the built server under load on loopback. Finds the highest rate for a 10-line
 * invoice, then runs at half of it; reports latencies, memory and the ratio to calling the library directly.
 * Exits with 1 if an answer was wrong or missing; asserts nothing about time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { invoiceWithLines } from '../bench/requests.ts';
import { extra, type Load } from './extras/index.ts';

const body = JSON.stringify(invoiceWithLines(10));
const seconds = Number(process.argv[2] ?? 15);
const connections = 16;
const autocannon = extra('autocannon');

const library = await libraryPerSecond();
const server = spawn(process.execPath, ['dist/cli.js', 'serve', '--port', '0', '--log-format', 'none'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [url] = await once(createInterface({ input: server.stdout }), 'line');

// Until the workers are warm.
await run(8);
const memory = [await residentMegabytes()];
const most = await run(seconds);
memory.push(await residentMegabytes());
const half = await run(seconds, Math.floor(most.requests.average / 2));
memory.push(await residentMegabytes());
const again = await run(seconds);
memory.push(await residentMegabytes());
const flood = await run(5, undefined, 400);
server.kill('SIGTERM');
const [code] = await once(server, 'exit');

console.table({
  'as fast as it can': row(most),
  'at half of that': row(half),
  'as fast as it can, again': row(again),
  '400 connections': row(flood),
});
console.log(`library called directly, one thread: ${library.toFixed(0)} a second`);
console.log(`server to library: ${(most.requests.average / library).toFixed(2)}`);
console.log(`p99 to p50 at half the rate: ${(half.latency.p99 / half.latency.p50).toFixed(1)}`);
console.log(`resident memory before, between and after the runs: ${memory.join(', ')} MB`);
const wrong = [most, half, again].reduce(
  (sum, { non2xx, errors, timeouts, mismatches }) => sum + non2xx + errors + timeouts + mismatches,
  0,
);
const hung = flood.timeouts;
console.log(`${wrong} wrong answers, ${hung} requests that hung, exit code ${code}`);
process.exitCode = wrong === 0 && hung === 0 && code === 0 ? 0 : 1;

function run(duration: number, rate?: number, clients = connections): Promise<Load> {
  return autocannon({
    url: `${url}/v1/validate`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections: clients,
    duration,
    timeout: 20,
    ...(rate === undefined ? {} : { overallRate: rate }),
    ...(clients === connections ? { verifyBody: (text: string) => JSON.parse(text).valid === true } : {}),
  });
}

function row({ requests, latency, non2xx, errors, timeouts }: Load) {
  return {
    'requests/s': requests.average,
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    refused: non2xx,
    errors,
    timeouts,
  };
}

/** Measured in its own process, like the server. */
async function libraryPerSecond(): Promise<number> {
  const program = `import { validate } from './dist/index.js';
    const body = ${JSON.stringify(body)};
    for (let count = 0; count < 3000; count++) validate(JSON.parse(body));
    const start = performance.now();
    for (let count = 0; count < 5000; count++) validate(JSON.parse(body));
    console.log(5000 / (performance.now() - start) * 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return Number(line);
}

async function residentMegabytes(): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  return Math.round(Number(bytes) / 1e6);
}
