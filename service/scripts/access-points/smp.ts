import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyAlias, type Pki, storePassword } from './pki.ts';
import { isAnswered, type Program, program } from './started.ts';

/** One kind of document that a participant receives. */
export interface Reception {
  readonly participant: string;
  /** With its scheme. */
  readonly documentType: string;
  readonly process: string;
  /** The address of the access point. */
  readonly endpoint: string;
  /** Its certificate, in Base64. */
  readonly certificate: string;
}

/** The REST interface of phoss-smp, with its data in a folder. */
export async function smpServer(folder: string, port: number, jars: string, pki: Pki): Promise<Program> {
  const settings = {
    'webapp.datapath': join(folder, 'smp-data'),
    'global.production': 'true',
    'smp.backend': 'xml',
    'smp.forceroot': 'true',
    'smp.publicurl': `http://127.0.0.1:${port}/`,
    'smp.identifiertype': 'peppol',
    'smp.rest.type': 'peppol',
    'smp.keystore.type': 'pkcs12',
    'smp.keystore.path': await pki.issue('smp', 'PSM000001'),
    'smp.keystore.password': storePassword,
    'smp.keystore.key.alias': keyAlias,
    'smp.keystore.key.password': storePassword,
    'smp.truststore.type': 'pkcs12',
    'smp.truststore.path': pki.trustStore('smp'),
    'smp.truststore.password': storePassword,
    'sml.enabled': 'false',
    'sml.smpid': 'TEST-SMP',
  };
  const file = join(folder, 'smp.properties');
  await writeFile(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const memory = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  return program(
    [
      'java',
      ...memory,
      `-Dconfig.file=${file}`,
      '-cp',
      jars,
      'smp.Smp',
      String(port),
      join(folder, 'smp-base'),
    ],
    join(folder, 'smp.log'),
    () => isAnswered(`http://127.0.0.1:${port}/iso6523-actorid-upis%3A%3A0235%3A1`),
  );
}

const schemas = {
  smp: 'http://busdox.org/serviceMetadata/publishing/1.0/',
  ids: 'http://busdox.org/transport/identifiers/1.0/',
  wsa: 'http://www.w3.org/2005/08/addressing',
};
const names = Object.entries(schemas)
  .map(([prefix, name]) => ` xmlns:${prefix}="${name}"`)
  .join('');

/** Publishes what participants receive. */
export async function publish(smp: string, receptions: readonly Reception[]): Promise<void> {
  for (const participant of new Set(receptions.map((each) => each.participant)))
    await put(
      `${smp}/${pathOf(participant)}`,
      `<smp:ServiceGroup${names}>${identified(participant)}<smp:ServiceMetadataReferenceCollection/></smp:ServiceGroup>`,
    );
  for (const each of receptions)
    await put(
      `${smp}/${pathOf(each.participant)}/services/${encodeURIComponent(each.documentType)}`,
      metadata(each),
    );
}

const pathOf = (participant: string) => encodeURIComponent(`iso6523-actorid-upis::${participant}`);
const identified = (participant: string) =>
  `<ids:ParticipantIdentifier scheme="iso6523-actorid-upis">${participant}</ids:ParticipantIdentifier>`;

function metadata({ participant, documentType, process, endpoint, certificate }: Reception): string {
  const [scheme, type] = divided(documentType);
  const [processScheme, processId] = divided(process);
  return `<smp:ServiceMetadata${names}><smp:ServiceInformation>${identified(participant)}
<ids:DocumentIdentifier scheme="${scheme}">${type}</ids:DocumentIdentifier>
<smp:ProcessList><smp:Process><ids:ProcessIdentifier scheme="${processScheme}">${processId}</ids:ProcessIdentifier>
<smp:ServiceEndpointList><smp:Endpoint transportProfile="peppol-transport-as4-v2_0">
<wsa:EndpointReference><wsa:Address>${endpoint}</wsa:Address></wsa:EndpointReference>
<smp:RequireBusinessLevelSignature>false</smp:RequireBusinessLevelSignature>
<smp:ServiceActivationDate>2020-01-01T00:00:00Z</smp:ServiceActivationDate>
<smp:ServiceExpirationDate>2099-01-01T00:00:00Z</smp:ServiceExpirationDate>
<smp:Certificate>${certificate}</smp:Certificate>
<smp:ServiceDescription>test</smp:ServiceDescription>
<smp:TechnicalContactUrl>mailto:test@example.com</smp:TechnicalContactUrl>
</smp:Endpoint></smp:ServiceEndpointList></smp:Process></smp:ProcessList>
</smp:ServiceInformation></smp:ServiceMetadata>`;
}

function divided(identifier: string): readonly [string, string] {
  const [scheme = '', ...rest] = identifier.split('::');
  return [scheme, rest.join('::')];
}

/** With the credentials that phoss-smp has when it is new. */
async function put(url: string, body: string): Promise<void> {
  const authorization = `Basic ${btoa('admin@helger.com:password')}`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/xml' },
    body,
  });
  if (!response.ok) throw new Error(`${response.status} of ${url}: ${await response.text()}`);
}
