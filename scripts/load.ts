/**
 * `npm run tool -- load`: measures the built servers under load on loopback, beside the least that a server around `validate` does.
 * All run at the same time and have their rounds in turn, so that whatever else the machine does concerns all of them. What
 * counts is processor time for a request; times and rates include the load generator's share of the machine.
 * `npm run tool -- load 10 20 2000` sends documents of 10 lines on 20 connections, 2,000 to each server in each round; without
 * numbers it makes the whole table, and what becomes of `serve` under too much and beside large documents. Exits with 1 if an answer was wrong or missing; asserts nothing about time.
 */
import { availableParallelism, loadavg } from 'node:os';
import { invoiceWithLines } from '../bench/requests.ts';
import { extra, type Load } from './extras/index.ts';
import { exampleServer, type Subject, servedBy, type Usage } from './load/servers.ts';
import { besideLarge, overload } from './load/strain.ts';

const autocannon = extra('autocannon');
const given = process.argv.slice(2).map(Number);
const [lines, connections, requests = 2_000] = given;
const rounds = 3;
/** After so many documents in each of its processes the code that judges is compiled. */
const toWarmUp = 8_000;
let wrong = 0;
/** How many answers had each other status than 200. */
const refused: Record<string, number> = {};

const subjects = [
  ...(await Promise.all(['plain', 'handler', 'fastify', 'express', 'hono'].map(exampleServer))),
  ...(await Promise.all([1, 2, 4].map((processes) => servedBy(processes)))),
];
for (const subject of subjects) await shoot(subject, 2, 20, subject.processes * toWarmUp);
const loads =
  lines === undefined || connections === undefined
    ? [
        [2, 1],
        [2, 10],
        [2, 20],
        [10, 20],
        [2, 100],
        [2, 1000],
      ]
    : [[lines, connections]];
for (const [size = 2, clients = 20] of loads) console.log(await measured(size, clients));
if (loads.length > 1) console.log(`${await overload()}\n${await besideLarge()}`);
const ended = await Promise.all(subjects.map(({ stop }) => stop()));
console.log(
  `${wrong} wrong answers ${JSON.stringify(refused)}; ${ended.filter((isNormal) => !isNormal).length} servers ended abnormally`,
);
process.exitCode = wrong === 0 && ended.every(Boolean) ? 0 : 1;

/** A table of all servers at one load, in Markdown. */
async function measured(size: number, clients: number): Promise<string> {
  const results = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [subject, done] of results) done.push(await roundOf(subject, size, clients));
  const [plain = []] = results.values();
  const least = median(plain.map(({ milliseconds }) => milliseconds));
  const rows = Array.from(results, ([{ name }, done]) => row(name, done, least));
  const [load = 0] = loadavg();
  return [
    `\n${size} lines, ${clients} connections; ${availableParallelism()} processors, load ${load.toFixed(1)}\n`,
    '| server | CPU a request, ms | against plain | requests a second | p50, ms | p99, ms | memory, MB |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

interface Round extends Usage {
  readonly load: Load;
  readonly seconds: number;
}

async function roundOf(subject: Subject, size: number, clients: number): Promise<Round> {
  const before = await subject.usage();
  const start = performance.now();
  const { load, end } = await shoot(subject, size, clients, Math.max(requests, 4 * clients));
  const seconds = (end - start) / 1000;
  const { milliseconds, bytes } = await subject.usage();
  return { load, bytes, seconds, milliseconds: (milliseconds - before.milliseconds) / load.requests.total };
}

async function shoot({ url }: Subject, size: number, clients: number, amount: number) {
  // The generator's own duration is in whole samples.
  let end = 0;
  const load = await autocannon({
    url: `${url}/v1/validate`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(invoiceWithLines(size)),
    connections: clients,
    amount,
    timeout: 60,
    setupClient: (client) => {
      client.on('response', () => {
        end = performance.now();
      });
    },
    verifyBody: (text) => text.startsWith('{"valid":true'),
  });
  wrong += load.non2xx + load.errors + load.timeouts + load.mismatches;
  for (const [status, { count }] of Object.entries(load.statusCodeStats))
    if (status !== '200') refused[status] = (refused[status] ?? 0) + count;
  return { load, end };
}

function row(name: string, done: readonly Round[], least: number): string {
  const milliseconds = median(done.map((round) => round.milliseconds));
  const cells = [
    name,
    milliseconds.toFixed(2),
    (milliseconds / least).toFixed(2),
    median(done.map(({ load, seconds }) => load.requests.total / seconds)).toFixed(0),
    median(done.map(({ load }) => load.latency.p50)),
    median(done.map(({ load }) => load.latency.p99)),
    (median(done.map(({ bytes }) => bytes)) / 1e6).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
