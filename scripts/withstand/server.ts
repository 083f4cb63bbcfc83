import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { attacks, request } from './attacks.ts';

const jobs = 2;
const mebibyte = 1024 * 1024;
/**
 * The bytes of bodies and answers that the server may hold, and the memory of a worker, in MiB: the stated
 * bound is made from them.
 */
const held = 256;
const workerMemory = 2048;
/** The number of attacking clients, each with its own address, besides the one that sends light documents. */
const clients = 6;
/** Memory of Node.js and the server's code before the first document, in MiB. */
const idle = 256;
const promised = idle + 2 * held + jobs * workerMemory;

interface Attack {
  readonly name: string;
  readonly body: string;
  readonly contentType: string;
  readonly connections: number;
  /** Whether clients read their answers; otherwise the answers stay with the server. */
  readonly reads: boolean;
}

const json = 'application/json';
const xml = 'application/xml';
const many = 'a namespace of 100,000 characters, 2,000 times';
const deep = '40,000 elements 200 deep';
const lines = '100,000 lines that are empty';
/** Nearly the largest body allowed. */
const large = () => JSON.stringify({ ...request, notes: 'x'.repeat(10 * mebibyte - 10_000) });

const attacksOnServer: readonly Attack[] = [
  { name: many, body: attacks[many](), contentType: xml, connections: 120, reads: false },
  { name: deep, body: attacks[deep](), contentType: xml, connections: 120, reads: false },
  { name: lines, body: attacks[lines](), contentType: json, connections: 120, reads: false },
  {
    name: 'the same from clients that read',
    body: attacks[many](),
    contentType: xml,
    connections: 120,
    reads: true,
  },
  { name: 'documents of 10 MB', body: large(), contentType: json, connections: 60, reads: false },
  {
    name: 'JSON of 10 MB that is nothing but lists',
    body: `[${'[],'.repeat(3_400_000)}[]]`,
    contentType: json,
    connections: 30,
    reads: true,
  },
  {
    name: 'a large invoice, its UBL not read',
    body: JSON.stringify(manyLines(8_000)),
    contentType: json,
    connections: 60,
    reads: false,
  },
];

function manyLines(count: number): object {
  const [line] = (request as { lines: object[] }).lines;
  const { taxTotal: _, legalMonetaryTotal: __, ...rest } = request as Record<string, unknown>;
  return {
    ...rest,
    lines: Array.from({ length: count }, () => ({ ...line, id: null, lineExtensionAmount: null })),
  };
}

/**
 * Starts a server, attacks it, and reports its peak memory; returns whether that is within the stated bound.
 */
export async function attackServer(): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['dist/cli.js', 'serve', '--port', '0', '--jobs', String(jobs), '--log-format', 'none'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [chunk] = await once(child.stdout, 'data');
  const url = new URL(String(chunk).trim());
  let isWithin = true;
  console.log(
    '| attack on a server | connections | answers | light documents meanwhile | slowest of them, ms | memory at most, MB |',
  );
  console.log('| --- | ---: | --- | ---: | ---: | ---: |');
  try {
    for (const attack of attacksOnServer) {
      const peak = await tell(attack, url, child);
      isWithin &&= peak <= promised;
    }
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  console.log(`\n${isWithin ? 'within' : 'BEYOND'} the ${promised} MB that are promised for ${jobs} workers`);
  return isWithin;
}

async function tell(attack: Attack, url: URL, child: ChildProcess): Promise<number> {
  forgetPeak(child);
  const before = await documents(url);
  const sockets = Array.from({ length: attack.connections }, (_, index) =>
    attacker(attack, url, `127.0.0.${2 + (index % clients)}`),
  );
  const light = { answered: 0, asked: 0, slowest: 0 };
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const start = performance.now();
    light.asked += 1;
    const answer = await fetch(`${url}v1/validate`, {
      method: 'POST',
      headers: { 'content-type': json },
      body: JSON.stringify(request),
    });
    if (answer.status === 200) light.answered += 1;
    await answer.arrayBuffer();
    light.slowest = Math.max(light.slowest, performance.now() - start);
    await wait(50);
  }
  const judged = (await documents(url)) - before - light.answered;
  const peak = peakOf(child);
  for (const { socket } of sockets) socket.destroy();
  const statuses = attack.reads
    ? countsOf(sockets.map(({ status }) => status()))
    : `${judged} judged, none read`;
  console.log(
    `| ${attack.name} | ${attack.connections} | ${statuses} | ${light.answered} of ${light.asked} | ${Math.round(light.slowest)} | ${peak} |`,
  );
  await wait(2_000);
  return peak;
}

function attacker(
  { body, contentType, reads }: Attack,
  url: URL,
  localAddress: string,
): { socket: Socket; status: () => string } {
  const socket = connect({ port: Number(url.port), host: url.hostname, localAddress });
  const operation = contentType === json ? 'convert' : 'validate';
  let received = '';
  socket.on('error', () => {});
  if (reads) {
    socket.on('data', (data) => {
      if (received === '') received = String(data).slice(9, 12);
    });
  } else socket.pause();
  socket.write(
    `POST /v1/${operation} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: ${contentType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  socket.write(body);
  return { socket, status: () => received || 'none yet' };
}

function countsOf(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ');
}

/** The number of documents with a verdict so far. */
async function documents(url: URL): Promise<number> {
  const text = await (await fetch(`${url}metrics`)).text();
  return [...text.matchAll(/^pint_ae_documents_total\S* (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

/** The peak memory of the process in MB, if the system reports it (Linux). */
function peakOf({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024);
}

function forgetPeak({ pid }: ChildProcess): void {
  const file = `/proc/${pid}/clear_refs`;
  if (existsSync(file)) writeFileSync(file, '5');
}
