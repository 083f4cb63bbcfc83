/**
 * Makes a measurement of the nightly search (`measurements/table.ts`): measure.ts NAME MINUTES SEED. Prints a table of its figures
 * with what they may be at most, and exits with 1 if one is beyond that.
 */
import { measurements } from './measurements/table.ts';

const [name = '', minutes = '1', seed = '1'] = process.argv.slice(2);
const measurement = measurements.find((each) => each.name === name);
if (measurement === undefined) throw new Error(`no measurement ${name}`);

console.log('| figure | measured | at most | |\n| --- | ---: | ---: | --- |');
let figures = 0;
let beyond = 0;
for await (const { of, value, unit, bound } of measurement.run({
  minutes: Number(minutes),
  seed: Number(seed),
})) {
  const isWithin = value <= bound;
  figures += 1;
  if (!isWithin) beyond += 1;
  console.log(`| ${of} | ${rounded(value)} ${unit} | ${rounded(bound)} | ${isWithin ? '' : '**beyond**'} |`);
}
console.log(`\n${figures} figures, ${beyond} beyond their bound`);
process.exitCode = beyond === 0 ? 0 : 1;

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
