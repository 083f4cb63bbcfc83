import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyAlias, type Pki, storePassword } from './pki.ts';
import { isAnswered, type Program, program } from './started.ts';

/** An access point: its seat in the network, its keys, and the service that it serves. */
export interface Seat {
  /** Such as POP001147. */
  readonly id: string;
  readonly keyStore: string;
  readonly port: number;
  /** The value of `X-Token` that requests to send must have. */
  readonly token: string;
  readonly inbound: { readonly url: string; readonly token: string };
}

/** The parts of the network that an access point must know. */
export interface Surroundings {
  readonly folder: string;
  readonly jars: string;
  readonly pki: Pki;
  readonly zone: string;
  /** Of the DNS, as `address:port`. */
  readonly dns: string;
}

/** An access point built from phase4's libraries. */
export async function accessPoint(seat: Seat, around: Surroundings): Promise<Program> {
  const { folder, jars, dns } = around;
  const file = join(folder, `${seat.id}.properties`);
  await mkdir(join(folder, seat.id), { recursive: true });
  const settings = Object.entries(settingsOf(seat, around));
  await writeFile(file, settings.map(([name, value]) => `${name}=${value}\n`).join(''));
  const memory = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  return program(
    [
      'java',
      ...memory,
      `-Ddns.server=${dns}`,
      `-Dconfig.file=${file}`,
      '-cp',
      jars,
      'accesspoint.AccessPoint',
    ],
    join(folder, `${seat.id}.log`),
    () => isAnswered(`http://127.0.0.1:${seat.port}/`),
  );
}

function settingsOf({ id, keyStore, port, token, inbound }: Seat, { folder, pki, zone }: Surroundings) {
  const merlin = 'org.apache.wss4j.crypto.merlin';
  return {
    'global.debug': 'false',
    'global.production': 'true',
    'global.datapath': join(folder, id),
    'server.port': String(port),
    'peppol.seatid': id,
    'phase4.endpoint.address': `http://127.0.0.1:${port}/as4`,
    'phase4.api.requiredtoken': token,
    'accesspoint.issuer': pki.issuer('ap'),
    'accesspoint.zone': `${zone}.`,
    'accesspoint.inbound.url': inbound.url,
    'accesspoint.inbound.token': inbound.token,
    [`${merlin}.keystore.type`]: 'pkcs12',
    [`${merlin}.keystore.file`]: keyStore,
    [`${merlin}.keystore.password`]: storePassword,
    [`${merlin}.keystore.alias`]: keyAlias,
    [`${merlin}.keystore.private.password`]: storePassword,
    [`${merlin}.truststore.type`]: 'pkcs12',
    [`${merlin}.truststore.file`]: pki.trustStore('ap'),
    [`${merlin}.truststore.password`]: storePassword,
    'smpclient.truststore.type': 'pkcs12',
    'smpclient.truststore.path': pki.trustStore('smp'),
    'smpclient.truststore.password': storePassword,
  };
}
