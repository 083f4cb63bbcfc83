import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { buyerId, sellerId } from '../test/support/requests.ts';
import { openAuthority } from './access-points/authority.ts';
import { build } from './access-points/build.ts';
import { startNetwork } from './access-points/network.ts';
import { openSide } from './access-points/side.ts';

/**
 * Starts two services behind access points of phase4, with phoss-smp, a register in the DNS and a tax authority, on
 * 127.0.0.1 until it is interrupted. With --test it tests them instead (KILLS sets how often a program is killed).
 */
build();
if (process.argv.includes('--test')) {
  const words = [
    'vitest',
    'run',
    'test/access-points/access-points',
    '--maxWorkers',
    '1',
    '--reporter',
    'verbose',
  ];
  const environment = { ...process.env, ACCESS_POINTS: 'on' };
  const folder = resolve(import.meta.dirname, '..');
  process.exit(spawnSync('npx', words, { cwd: folder, stdio: 'inherit', env: environment }).status ?? 1);
}

const network = await startNetwork([
  { participant: sellerId, at: 'a' },
  { participant: buyerId, at: 'b' },
]);
const authority = await openAuthority(network);
const sides = await Promise.all([openSide(network, 'a', sellerId), openSide(network, 'b', buyerId)]);
await Promise.all(sides.map(({ start }) => start()));
for (const [at, participant] of [sellerId, buyerId].entries())
  process.stdout.write(`${participant}: ${sides[at]?.address}/console, key ${sides[at]?.apiKey}\n`);
process.stdout.write(`settings, keys and logs: ${network.folder}\n`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all(sides.map(({ kill }) => kill()));
    await authority.close();
    await network.close();
    process.exit();
  });
