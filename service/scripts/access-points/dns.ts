import { Resolver } from 'node:dns/promises';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dnsNameOf } from '../../src/participants/register.ts';
import { type Program, program } from './started.ts';

/** The register of the network in the DNS: it lists the participants and nobody else. */
export async function dnsServer(
  folder: string,
  port: number,
  {
    zone,
    smp,
    participants,
  }: { readonly zone: string; readonly smp: string; readonly participants: readonly string[] },
): Promise<Program> {
  const records = participants.map(
    (id) => `naptr-record=${dnsNameOf(id, zone)},100,10,U,Meta:SMP,!.*!${smp}!,`,
  );
  const place = [`port=${port}`, 'listen-address=127.0.0.1', 'bind-interfaces'];
  const alone = ['no-resolv', 'no-hosts', 'no-daemon', 'user=root', 'pid-file', `local=/${zone}/`];
  const file = join(folder, 'dnsmasq.conf');
  await writeFile(file, [...place, ...alone, ...records, ''].join('\n'));
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${port}`]);
  const first = dnsNameOf(participants[0] ?? '', zone);
  return program(['dnsmasq', `--conf-file=${file}`], join(folder, 'dns.log'), () =>
    resolver.resolveNaptr(first).then(
      () => true,
      () => false,
    ),
  );
}
