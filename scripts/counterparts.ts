/**
 * `npm run tool -- counterparts [NAME…]`: tries what the documentation says of other people's software on that software,
 * which each installs in a folder that is removed. Needs the registries. Exits with 1 if one does otherwise.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counterparts } from './counterparts/table.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in counterparts));
if (unknown.length > 0)
  throw new Error(`unknown: ${unknown}; there are ${Object.keys(counterparts).join(', ')}`);

let differing = 0;
const tried = Object.entries(counterparts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
for (const [name, isAsClaimed] of tried) {
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-counterpart-'));
  try {
    console.log(`${name}: ${await isAsClaimed(folder)}`);
  } catch (error) {
    differing += 1;
    console.log(`${name}: DIFFERS\n${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(`${tried.length} counterparts, ${differing} differ`);
process.exitCode = differing === 0 ? 0 : 1;
