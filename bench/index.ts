/**
 * `npm run bench`: speeds in tables, and as a page with charts (dist/bench.html). `--quick` measures in a
 * minute and a half, `--json` prints one JSON object instead of tables; `--million` measures only batches of a million documents;
 * `--packages` compares our code with the packages in whose place it stands; `--peer NAME` compares with another validator.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freshArgument, measureInThisProcess } from './fresh.ts';
import { convertOneDocument, memoryArgument } from './memory.ts';
import { packagesTable } from './packages.ts';
import { page } from './page.ts';
import { besidePeer } from './peer.ts';
import { measureAll, measureMillion, plans } from './results.ts';
import { batchTable, tables } from './tables.ts';

const pageFile = 'dist/bench.html';

if (process.argv[2] === memoryArgument) {
  console.log(JSON.stringify(convertOneDocument(Number(process.argv[3]))));
} else if (process.argv[2] === freshArgument) {
  console.log(measureInThisProcess(Number(process.argv[3])));
} else {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      json: { type: 'boolean' },
      million: { type: 'boolean' },
      packages: { type: 'boolean' },
      peer: { type: 'string' },
      rules: { type: 'string' },
    },
  });
  if (values.peer !== undefined) {
    console.log(besidePeer(values.peer, values.quick ? 4 : 20, values.rules));
    process.exit();
  }
  if (values.packages) {
    console.log(packagesTable(values.quick ? 1_000 : 5_000));
    process.exit();
  }
  if (values.million) {
    console.log(batchTable(await measureMillion()));
    process.exit();
  }
  const results = await measureAll(plans[values.quick ? 'quick' : 'full']);
  writeFileSync(pageFile, page(results));
  console.log(values.json ? JSON.stringify(results, null, 2) : `${tables(results)}\nCharts: ${pageFile}`);
}
