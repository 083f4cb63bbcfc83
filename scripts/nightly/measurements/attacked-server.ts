import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attacks, request } from './attacks.ts';
import { servedBy } from './servers.ts';
import type { Figure } from './table.ts';

const threads = 2;
const mebibyte = 1024 * 1024;
/**
 * The bytes of bodies and answers that the server may hold, and the memory of a worker, in MiB: the stated
 * bound is made from them.
 */
const held = 256;
const maxMemory = 2048;
/** The number of attacking clients, each with its own address, besides the one that sends light documents. */
const clients = 6;
/** Memory of Node.js and the server's code before the first document, in MiB. */
const idle = 256;
const promised = idle + 2 * held + threads * maxMemory;

interface Attack {
  readonly name: string;
  readonly body: string;
  readonly contentType: string;
  readonly connections: number;
  /** True if clients read their answers; otherwise the answers stay with the server. */
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

/** Starts a server and attacks it: its peak memory, and how many of the light documents sent meanwhile have no answer. */
export async function* attackedServer(): AsyncGenerator<Figure> {
  const subject = await servedBy(threads);
  try {
    for (const attack of attacksOnServer) {
      const { peak, unanswered } = await attacked(attack, new URL(subject.url), `/proc/${subject.pid}`);
      yield { of: `${attack.name}: memory`, value: peak, unit: 'MB', bound: promised };
      // A machine that is busy with other programs leaves a few open when the time is over.
      yield { of: `${attack.name}: light documents unanswered`, value: unanswered, unit: '', bound: 3 };
    }
  } finally {
    await subject.stop();
  }
}

/** Attacks the process of a folder of the system, if it has such folders (Linux): its peak memory in MB. */
async function attacked(attack: Attack, url: URL, folder: string) {
  const hasFolder = existsSync(folder);
  if (hasFolder) writeFileSync(join(folder, 'clear_refs'), '5');
  const sockets = Array.from({ length: attack.connections }, (_, index) =>
    attacker(attack, url, `127.0.0.${2 + (index % clients)}`),
  );
  let unanswered = 0;
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    const answer = await fetch(`${url}v1/validate`, {
      method: 'POST',
      headers: { 'content-type': json },
      body: JSON.stringify(request),
    });
    if (answer.status !== 200) unanswered += 1;
    await answer.arrayBuffer();
    await wait(50);
  }
  const status = hasFolder ? readFileSync(join(folder, 'status'), 'utf8') : '';
  const peak = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  for (const socket of sockets) socket.destroy();
  await wait(2_000);
  return { peak, unanswered };
}

function attacker({ body, contentType, reads }: Attack, url: URL, localAddress: string): Socket {
  const socket = connect({ port: Number(url.port), host: url.hostname, localAddress });
  const operation = contentType === json ? 'convert' : 'validate';
  socket.on('error', () => {});
  if (reads) socket.resume();
  else socket.pause();
  socket.write(
    `POST /v1/${operation} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: ${contentType}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  socket.write(body);
  return socket;
}
