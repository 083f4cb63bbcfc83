import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SignedXml } from 'xml-crypto';
import { dnsNameOf } from '../../src/participants/register.ts';

export const zone = 'sml.test';

/** Signer: a key with its certificate, both in PEM. */
interface Signer {
  readonly key: string;
  readonly certificate: string;
}

/** A register in the DNS and an SMP, in this process. */
export interface NetworkStandIn {
  /** The certificate of who issues that of the SMP. */
  readonly issuer: string;
  readonly dnsServer: string;
  readonly smpUrl: string;
  readonly smp: Signer;
  readonly stranger: Signer;
  /** The participants that the register has. */
  readonly registered: Set<string>;
  /** Describes how the register answers: as it should, with a failure of a server, or not at all. */
  readonly register: { answers: 'well' | 'failure' | 'not' };
  /** The answers of the SMP, by their path, decoded. */
  readonly pages: Map<string, { readonly status: number; readonly text: string }>;
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

export async function openNetwork(): Promise<NetworkStandIn> {
  const { issuer, smp, stranger } = await signers();
  const register: NetworkStandIn['register'] = { answers: 'well' };
  const registered = new Set<string>();
  const pages: NetworkStandIn['pages'] = new Map();
  const asked: string[] = [];
  const web = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    const page = pages.get(path);
    response.writeHead(page?.status ?? 404, { 'content-type': 'application/xml' }).end(page?.text);
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const smpUrl = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  const dns = createSocket('udp4');
  dns.on('message', (query, { address, port }) => {
    if (register.answers === 'not') return;
    const name = nameIn(query).toLowerCase();
    const isKnown = [...registered].some((id) => dnsNameOf(id, zone).toLowerCase() === name);
    const code = register.answers === 'failure' ? 2 : isKnown ? 0 : 3;
    dns.send(dnsAnswer(query, code, `!.*!${smpUrl}!`), port, address);
  });
  dns.bind(0, '127.0.0.1');
  await once(dns, 'listening');
  return {
    ...{ issuer, smp, stranger, smpUrl, registered, register, pages, asked },
    dnsServer: `127.0.0.1:${dns.address().port}`,
    close: async () => {
      dns.close();
      web.close();
      await once(web, 'close');
    },
  };
}

/** The name in the question of a query. */
function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; (query[at] ?? 0) > 0; at += 1 + (query[at] ?? 0))
    labels.push(query.subarray(at + 1, at + 1 + (query[at] ?? 0)).toString());
  return labels.join('.');
}

/** The answer to a query: a NAPTR record, or only a code. */
function dnsAnswer(query: Buffer, code: number, regexp: string): Buffer {
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(code === 0 ? 1 : 0, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  if (code !== 0) return Buffer.concat([head, question]);
  const text = (value: string) => Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
  const order = Buffer.from([0, 100, 0, 10]);
  const data = Buffer.concat([order, text('U'), text('Meta:SMP'), text(regexp), Buffer.from([0])]);
  // A pointer to the name, type NAPTR, class IN, a minute, and the length.
  const record = Buffer.from([0xc0, 12, 0, 35, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, question, record, data]);
}

async function signers() {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-smp-'));
  const run = (...words: string[]) => promisify(execFile)('openssl', words, { cwd: folder });
  const pem = (name: string) => readFile(join(folder, name), 'utf8');
  try {
    for (const name of ['ca', 'stranger'])
      await run(
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', '-subj', `/CN=${name}`],
        ...['-keyout', `${name}.key`, '-out', `${name}.pem`],
      );
    await run(
      ...['req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=PSMP000001'],
      ...['-keyout', 'smp.key', '-out', 'smp.csr'],
    );
    await run(
      ...['x509', '-req', '-in', 'smp.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
      ...['-days', '3650', '-out', 'smp.pem'],
    );
    return {
      issuer: await pem('ca.pem'),
      smp: { key: await pem('smp.key'), certificate: await pem('smp.pem') },
      stranger: { key: await pem('stranger.key'), certificate: await pem('stranger.pem') },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const publishing = 'xmlns="http://busdox.org/serviceMetadata/publishing/1.0/"';
const identifiers = 'xmlns:id="http://busdox.org/transport/identifiers/1.0/"';

/** The list of what an SMP has of a participant. */
export function serviceGroup(smpUrl: string, id: string, documentTypes: readonly string[]): string {
  const of = (type: string) =>
    `<ServiceMetadataReference href="${smpUrl}/${encodeURIComponent(`iso6523-actorid-upis::${id}`)}/services/${encodeURIComponent(type)}"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ServiceGroup ${publishing} ${identifiers}><id:ParticipantIdentifier scheme="iso6523-actorid-upis">${id}</id:ParticipantIdentifier>
<ServiceMetadataReferenceCollection>${documentTypes.map(of).join('')}</ServiceMetadataReferenceCollection></ServiceGroup>`;
}

export interface Published {
  readonly id: string;
  readonly type: string;
  readonly redirect?: string;
  readonly until?: string;
}

/** Metadata of a kind of document, signed as an SMP signs. */
export function signedMetadata({ key, certificate }: Signer, published: Published): string {
  const [scheme = '', ...type] = published.type.split('::');
  const { id, redirect, until } = published;
  const information = `<ServiceInformation><id:ParticipantIdentifier scheme="iso6523-actorid-upis">${id}</id:ParticipantIdentifier>
<id:DocumentIdentifier scheme="${scheme}">${type.join('::')}</id:DocumentIdentifier><ProcessList><Process>
<id:ProcessIdentifier scheme="cenbii-procid-ubl">urn:peppol:bis:billing</id:ProcessIdentifier><ServiceEndpointList>
<Endpoint transportProfile="peppol-transport-as4-v2_0"><ServiceActivationDate>2026-01-01T00:00:00Z</ServiceActivationDate>
${until === undefined ? '' : `<ServiceExpirationDate>${until}</ServiceExpirationDate>`}</Endpoint>
</ServiceEndpointList></Process></ProcessList></ServiceInformation>`;
  const other = `<Redirect href="${redirect}"><CertificateUID>CN=PSMP000001</CertificateUID></Redirect>`;
  const xml = `<SignedServiceMetadata ${publishing} ${identifiers}><ServiceMetadata>${redirect === undefined ? information : other}</ServiceMetadata></SignedServiceMetadata>`;
  const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
  const signed = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: c14n,
  });
  signed.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature'],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signed.computeSignature(xml);
  return signed.getSignedXml();
}
