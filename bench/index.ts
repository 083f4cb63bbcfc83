/** `npm run bench`: every step of the way and the whole of it, on documents of 1 to 1,000 lines. */
import { measure, perSecond, type Timings, table } from './measure.ts';
import { invoiceWithLines } from './requests.ts';
import { pipelineTasks, saxonPipelineTasks, saxonTask, stepTasks } from './steps.ts';

const lineCounts = [1, 10, 100, 1000];
const millisecondsPerTask = 400;

interface Row {
  readonly lines: number;
  readonly steps: Timings;
  readonly pipeline: Timings;
}

const rows: Row[] = lineCounts.map((lines) => {
  const request = invoiceWithLines(lines);
  return {
    lines,
    steps: measure({ ...stepTasks(request), ...saxonTask(request) }, millisecondsPerTask),
    pipeline: measure({ ...pipelineTasks(request), ...saxonPipelineTasks(request) }, millisecondsPerTask),
  };
});

const header = ['', ...lineCounts.map((lines) => `${lines} ${lines === 1 ? 'line' : 'lines'}`)];

console.log('Steps, runs a second\n');
console.log(timesTable((row) => row.steps));
console.log('\nThe whole way, documents a second\n');
console.log(timesTable((row) => row.pipeline));
console.log('\nRatios\n');
console.log(
  table(header, [
    [
      'rules: compiled to SaxonJS',
      ...rows.map(({ steps }) => ratio(steps, 'schematron: SaxonJS', 'schematron: compiled')),
    ],
    [
      'convert: compiled to SaxonJS',
      ...rows.map(({ pipeline }) => ratio(pipeline, 'convert, SaxonJS', 'convert, compiled rules')),
    ],
    [
      'convert: time to the floor',
      ...rows.map(({ pipeline }) =>
        ratio(pipeline, 'convert, compiled rules', 'floor: JSON.parse + JSON.stringify'),
      ),
    ],
    [
      'convert: microseconds a line',
      ...rows.map(({ lines, pipeline }) => microsecondsPerLine(pipeline, lines)),
    ],
  ]),
);

function timesTable(timingsOf: (row: Row) => Timings): string {
  const [first] = rows;
  const names = first ? [...timingsOf(first).keys()] : [];
  return table(
    header,
    names.map((name) => [name, ...rows.map((row) => perSecond(timeOf(timingsOf(row), name)))]),
  );
}

function timeOf(timings: Timings, name: string): number {
  return timings.get(name) ?? Number.NaN;
}

function ratio(timings: Timings, slow: string, fast: string): string {
  return (timeOf(timings, slow) / timeOf(timings, fast)).toFixed(1);
}

function microsecondsPerLine(timings: Timings, lines: number): string {
  return ((timeOf(timings, 'convert, compiled rules') / lines) * 1000).toFixed(1);
}
