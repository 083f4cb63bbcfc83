import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The password of the key stores; the network exists only for a test. */
export const storePassword = 'access-points';
/** The name of the key in its key store. */
export const keyAlias = 'key';

/** Purpose of a certificate, which is also the name of its issuer's file. */
type Use = 'ap' | 'smp';

const issuerNames: Readonly<Record<Use, string>> = {
  ap: 'TEST ACCESS POINT CA',
  smp: 'TEST SERVICE METADATA PUBLISHER CA',
};

/** The files of a network's certificates: a root, an issuer for access points and one for SMPs. */
export interface Pki {
  /** The certificate of an issuer. */
  readonly issuer: (use: Use) => string;
  /** A store of PKCS#12 with the root and an issuer, which Java trusts. */
  readonly trustStore: (use: Use) => string;
  /** Makes a key and its certificate, with the seat of the owner as name, and returns the store of both. */
  readonly issue: (use: Use, seat: string, from?: Use | 'stranger') => Promise<string>;
  /** The certificate of a seat, in Base64 on one line as SMPs publish it. */
  readonly published: (seat: string) => Promise<string>;
}

/** Makes the files. The lists of revoked certificates are at the given address. */
export async function makePki(folder: string, lists: string): Promise<Pki> {
  const openssl = (...words: string[]) => promisify(execFile)('openssl', words, { cwd: folder });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-sha256'];
  const sign = async (name: string, issuer: string, subject: string, extensions: string) => {
    await writeFile(join(folder, `${name}.ext`), extensions);
    await openssl('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', subject);
    const by = ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`, '-CAcreateserial'];
    const out = ['-days', '700', '-extfile', `${name}.ext`, '-out', `${name}.pem`];
    await openssl('x509', '-req', '-sha256', '-in', `${name}.csr`, ...by, ...out);
  };
  const makeRoot = (name: string) =>
    openssl(
      'req',
      '-x509',
      ...key,
      '-days',
      '3650',
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
      '-subj',
      `/C=AE/O=pint-ae/CN=TEST ROOT CA ${name}`,
    );
  const makeIssuer = async (name: string, root: string, commonName: string) => {
    const extensions = 'basicConstraints=critical,CA:true\nkeyUsage=critical,keyCertSign,cRLSign\n';
    await sign(name, root, `/C=AE/O=pint-ae/OU=FOR TEST ONLY/CN=${commonName}`, extensions);
  };
  await makeRoot('root');
  await makeRoot('stranger-root');
  await makeIssuer('stranger', 'stranger-root', issuerNames.ap);
  for (const use of ['ap', 'smp'] as const) {
    await makeIssuer(use, 'root', issuerNames[use]);
    for (const [alias, name] of [
      ['root', 'root'],
      ['issuer', use],
    ] as const)
      await promisify(execFile)(
        'keytool',
        [
          '-importcert',
          '-noprompt',
          '-alias',
          alias,
          '-file',
          `${name}.pem`,
          '-keystore',
          `${use}-trust.p12`,
          '-storetype',
          'PKCS12',
          '-storepass',
          storePassword,
        ],
        { cwd: folder },
      );
  }
  for (const use of ['ap', 'stranger', 'smp']) {
    await writeFile(join(folder, `${use}.index`), '');
    await writeFile(
      join(folder, `${use}.conf`),
      `[ca]\ndefault_ca=x\n[x]\ndatabase=${use}.index\ndefault_md=sha256\ndefault_crl_days=700\n`,
    );
  }
  const listed = async (use: string) => {
    const by = ['-config', `${use}.conf`, '-keyfile', `${use}.key`, '-cert', `${use}.pem`];
    await openssl('ca', '-gencrl', ...by, '-out', `${use}.crl.pem`);
    await openssl('crl', '-in', `${use}.crl.pem`, '-outform', 'DER', '-out', `${use}.crl`);
  };
  for (const use of ['ap', 'stranger', 'smp']) await listed(use);
  return {
    issuer: (use) => join(folder, `${use}.pem`),
    trustStore: (use) => join(folder, `${use}-trust.p12`),
    issue: async (use, seat, from = use) => {
      const usage =
        'basicConstraints=CA:false\nkeyUsage=critical,digitalSignature,keyEncipherment,dataEncipherment\n';
      const list = `crlDistributionPoints=URI:${lists}/${from}.crl\n`;
      await sign(seat, from, `/C=AE/O=pint-ae/OU=PEPPOL TEST ${use.toUpperCase()}/CN=${seat}`, usage + list);
      const certificates = ['-in', `${seat}.pem`, '-inkey', `${seat}.key`, '-certfile', `${from}.pem`];
      await openssl(
        'pkcs12',
        '-export',
        ...certificates,
        '-name',
        keyAlias,
        '-passout',
        `pass:${storePassword}`,
        '-out',
        `${seat}.p12`,
      );
      return join(folder, `${seat}.p12`);
    },
    published: async (seat) => {
      const pem = await readFile(join(folder, `${seat}.pem`), 'utf8');
      return pem.replace(/-----[^-]+-----|\s/g, '');
    },
  };
}
