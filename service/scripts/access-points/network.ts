import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dnsServer } from './dns.ts';
import { type Gate, openGate } from './gate.ts';
import { accessPoint } from './phase4.ts';
import { makePki, type Pki } from './pki.ts';
import { billing, report, status } from './receptions.ts';
import { publish, type Reception, smpServer } from './smp.ts';
import { freePorts, type Program } from './started.ts';

/** Owner of an access point: a provider of service A or B, and the tax authority. */
const owners = ['a', 'b', 'authority'] as const;
export type Owner = (typeof owners)[number];

export const seats: Readonly<Record<Owner, string>> = {
  a: 'POP001147',
  b: 'POP001148',
  authority: 'POP000773',
};
/** The identifier of a provider, without its scheme. */
export const providerOf = (owner: Owner) => seats[owner].slice(3);

/** A seat whose certificate belongs to another network. */
export const strangerSeat = 'POP009999';

const zone = 'participant.sml.test.tech.peppol.org';
const sendToken = 'token-of-what-is-sent';
export const inboundToken = 'token-of-what-arrives';

/** A network on 127.0.0.1: a register in the DNS, an SMP, and three access points. */
export interface Network {
  readonly folder: string;
  readonly pki: Pki;
  readonly dns: Program;
  readonly smp: Program;
  readonly smpUrl: string;
  readonly accessPoints: Readonly<Record<Owner, Program>>;
  /** The port that receives what arrives at an access point. */
  readonly ports: Readonly<Record<Owner, number>>;
  /** Settings of a service that uses an access point. */
  readonly settings: (owner: Owner) => Readonly<Record<string, string>>;
  readonly urlOf: (owner: Owner) => string;
  readonly sendToken: string;
  /** The gate before the access point of B. */
  readonly gate: Gate;
  readonly close: () => Promise<void>;
}

/** A participant that receives through an access point. */
export interface Resident {
  readonly participant: string;
  readonly at: Owner;
  /** The seat whose certificate the SMP names instead of the access point's. */
  readonly certificateOf?: string;
}

const jarsOf = (name: string) => {
  const target = resolve(import.meta.dirname, '../../access-points', name, 'target');
  return `${target}/classes:${target}/dependency/*`;
};

/** Serves the lists of revoked certificates, which lie in a folder. */
async function revocationLists(folder: string) {
  const server = createServer((request, response) => {
    const name = /^\/(\w+\.crl)$/.exec(request.url ?? '')?.[1];
    if (name === undefined) return response.writeHead(404).end();
    createReadStream(join(folder, name)).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts the network; the jars must have been built. */
export async function startNetwork(residents: readonly Resident[]): Promise<Network> {
  const folder = await mkdtemp(join(tmpdir(), 'access-points-'));
  const lists = await revocationLists(folder);
  const pki = await makePki(folder, lists.url);
  const [dnsPort = 0, smpPort = 0, ...ports] = await freePorts(8);
  const place = (at: number) => ({ a: ports[at] ?? 0, b: ports[at + 1] ?? 0, authority: ports[at + 2] ?? 0 });
  const [as4, inbound] = [place(0), place(3)];
  const smpUrl = `http://127.0.0.1:${smpPort}`;
  const around = { folder, jars: jarsOf('phase4'), pki, zone, dns: `127.0.0.1:${dnsPort}` };
  const started = async (owner: Owner) =>
    accessPoint(
      {
        id: seats[owner],
        keyStore: await pki.issue('ap', seats[owner]),
        port: as4[owner],
        token: sendToken,
        inbound: { url: `http://127.0.0.1:${inbound[owner]}/inbound`, token: inboundToken },
      },
      around,
    );
  const accessPoints = {
    a: await started('a'),
    b: await started('b'),
    authority: await started('authority'),
  };
  const smp = await smpServer(folder, smpPort, jarsOf('smp'), pki);
  await pki.issue('ap', strangerSeat, 'stranger');
  const gate = await openGate(as4.b);
  const at = async (owner: Owner, seat = seats[owner]) => ({
    endpoint: owner === 'b' ? gate.url : `http://127.0.0.1:${as4[owner]}/as4`,
    certificate: await pki.published(seat),
  });
  const receptions: Reception[] = [];
  for (const { participant, at: owner, certificateOf } of residents)
    for (const each of billing)
      receptions.push({ ...each, participant, ...(await at(owner, certificateOf)) });
  for (const owner of owners)
    receptions.push({ ...status, participant: `0242:${providerOf(owner)}`, ...(await at(owner)) });
  receptions.push({ ...report, participant: `0242:${providerOf('authority')}`, ...(await at('authority')) });
  const participants = [...new Set(receptions.map((each) => each.participant))];
  const dns = await dnsServer(folder, dnsPort, { zone, smp: smpUrl, participants });
  const smpIssuer = await readFile(pki.issuer('smp'), 'utf8');
  const programs = [dns, smp, ...Object.values(accessPoints)];
  await Promise.all(programs.map(({ start }) => start()));
  await publish(smpUrl, receptions);
  const urlOf = (owner: Owner) => `http://127.0.0.1:${as4[owner]}`;
  return {
    folder,
    pki,
    dns,
    smp,
    smpUrl,
    accessPoints,
    ports: inbound,
    urlOf,
    sendToken,
    gate,
    settings: (owner) => ({
      DELIVERY: 'phase4',
      PHASE4_URL: urlOf(owner),
      PHASE4_TOKEN: sendToken,
      INBOUND_TOKEN: inboundToken,
      PORT: String(inbound[owner]),
      SERVICE_PROVIDER_ID: providerOf(owner),
      TAX_AUTHORITY_ID: providerOf('authority'),
      SML_ZONE: zone,
      SMP_ISSUERS: smpIssuer,
      DNS_SERVERS: `127.0.0.1:${dnsPort}`,
      WEBHOOK_TARGETS: 'any',
    }),
    close: async () => {
      await Promise.all(programs.map(({ kill }) => kill('SIGKILL')));
      lists.close();
      gate.close();
      await rm(folder, { recursive: true });
    },
  };
}
