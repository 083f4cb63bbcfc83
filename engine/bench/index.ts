/**
 * `npm run bench -- --passes DIR`: the gain of each pass over compiled rules, for the rule sets of a folder on its
 * documents. `npm run bench -- --compile FILE…`: time and memory of compiling a schema or stylesheet.
 * `npm run artefacts -- DIR --oracle … --seconds 8` compares the engine with others.
 */
import { parseArgs } from 'node:util';
import { compileOneSchema, compilingArgument, measureCompiling } from './compiling.ts';
import { measurePasses } from './passes.ts';

if (process.argv[2] === compilingArgument) {
  console.log(JSON.stringify(compileOneSchema(process.argv[3] ?? '')));
} else {
  const { values, positionals } = parseArgs({
    options: { passes: { type: 'string' }, compile: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.passes !== undefined) await measurePasses(values.passes);
  if (values.compile) measureCompiling(positionals);
  if (values.passes === undefined && !values.compile)
    console.error('npm run bench -- --passes DIR, or --compile FILE…');
}
