/** Runs the checks where there are files and threads: in Node, Bun and Deno. Prints the results as JSON. */
import { readFileSync } from 'node:fs';
import { type Check, checks, runChecks, same } from './checks.ts';

const inBatch: Check = async ({ valid, broken }) => {
  const { validateBatch } = await import('pint-ae/batch');
  const all = Object.entries({ ...valid, ...broken });
  async function* documents() {
    for (const [name, request] of all) yield { name, content: JSON.stringify(request) };
  }
  const batch = validateBatch(documents(), { threads: 2 });
  const names: unknown[] = [];
  for await (const { document } of batch) names.push(document);
  same(
    'the order',
    names,
    all.map(([name]) => name),
  );
  same('the valid ones', batch.summary().valid, Object.keys(valid).length);
  return all.length;
};

const [, , file = ''] = process.argv;
const documents = JSON.parse(readFileSync(file, 'utf8'));
const named = { ...checks, 'batch in worker threads': inBatch };
process.stdout.write(`${JSON.stringify(await runChecks(documents, named))}\n`, () => process.exit(0));
