/**
 * Changes operators and constants of the sources, one at a time, and counts those that the nearest tests notice.
 * Usage: npm run mutation -- [PART ...] [--sample EVERY]; the parts are those of scripts/mutation/parts.ts.
 */
import { setMaxListeners } from 'node:events';
import { parseArgs } from 'node:util';
import { parts } from './mutation/parts.ts';
import { tryPart } from './mutation/try-part.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '1' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = names.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
  throw new Error(`not a part: ${unknown.join(', ')}; parts: ${Object.keys(parts).join(', ')}`);

// One instance of vitest runs hundreds of files, and listens for the end of each.
setMaxListeners(0);
for (const name of names) {
  const part = parts[name];
  if (part === undefined) continue;
  const { changes, noticed, unnoticed, seconds } = await tryPart(name, part, Number(values.sample));
  for (const { place, before, after } of unnoticed) console.log(`${place}\n  - ${before}\n  + ${after}`);
  const share = ((100 * noticed) / changes).toFixed(1);
  console.log(`${name}: ${noticed} of ${changes} changes noticed (${share} %) in ${Math.round(seconds)} s`);
}
process.exitCode = 0;
