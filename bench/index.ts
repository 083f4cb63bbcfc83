/**
 * `npm run bench`: speeds in tables, and as a page with charts (dist/bench.html). `--quick` measures in a
 * minute and a half, `--json` prints one JSON object instead of tables. `--passes [DIR]` measures what each pass over
 * compiled rules gains, `--compile FILE…` what compiling a schema takes.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileOneSchema, compilingArgument, measureCompiling } from './compiling.ts';
import { freshArgument, measureInThisProcess } from './fresh.ts';
import { convertOneDocument, memoryArgument } from './memory.ts';
import { page } from './page.ts';
import { measurePasses } from './passes.ts';
import { measureAll, plans } from './results.ts';
import { tables } from './tables.ts';

const pageFile = 'dist/bench.html';

if (process.argv[2] === memoryArgument) {
  console.log(JSON.stringify(convertOneDocument(Number(process.argv[3]))));
} else if (process.argv[2] === compilingArgument) {
  console.log(JSON.stringify(compileOneSchema(process.argv[3] ?? '')));
} else if (process.argv[2] === freshArgument) {
  console.log(measureInThisProcess(Number(process.argv[3])));
} else {
  const { values, positionals } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      json: { type: 'boolean' },
      passes: { type: 'boolean' },
      compile: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.passes) {
    await measurePasses(positionals[0]);
    process.exit();
  }
  if (values.compile) {
    measureCompiling(positionals);
    process.exit();
  }
  const results = await measureAll(plans[values.quick ? 'quick' : 'full']);
  writeFileSync(pageFile, page(results));
  console.log(values.json ? JSON.stringify(results, null, 2) : `${tables(results)}\nCharts: ${pageFile}`);
}
