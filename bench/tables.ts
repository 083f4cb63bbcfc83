import type { Results } from './results.ts';

/** The results as tables of text, for a terminal. */
export function tables(results: Results): string {
  const { machine } = results;
  const sections = [
    `${machine.node}, ${machine.cores} cores, ${machine.processor}`,
    pipelineTable(results),
    ublTable(results),
    ublByLinesTable(results),
    stepsTable(results),
    scalingTable(results),
    memoryTable(results),
    freshTable(results),
    mixTable(results),
    batchTable(results.batch),
  ];
  return `${sections.join('\n\n')}\n`;
}

function pipelineTable({ pipeline }: Results): string {
  return section(
    `JSON text to verdict and UBL text, ${pipeline.lines} lines (${pipeline.jsonBytes} B of JSON, ${pipeline.ublBytes} B of UBL)`,
    ['', 'documents a second', 'ratio'],
    [
      ['compiled rules', number(pipeline.compiledPerSecond), ''],
      ['SaxonJS', number(pipeline.saxonPerSecond), `1 / ${pipeline.ratio}`],
      ['floor: JSON.parse + serialise', number(pipeline.floorPerSecond), `${pipeline.floorRatio}`],
      ['verdict only', number(pipeline.validatePerSecond), ''],
    ],
  );
}

function ublTable({ ubl }: Results): string {
  return section(
    `UBL text to verdict, ${ubl.documents} invoices of ${ubl.averageBytes} B`,
    ['', 'documents a second', 'ratio'],
    [
      ['compiled rules', number(ubl.compiledPerSecond), ''],
      ['compiled rules and checks', number(ubl.checkedPerSecond), ''],
      ['SaxonJS', number(ubl.saxonPerSecond), `1 / ${ubl.ratio}`],
      ['parse only', number(ubl.parsePerSecond), ''],
      ['UBL to request', number(ubl.readPerSecond), ''],
    ],
  );
}

function ublByLinesTable({ ubl }: Results): string {
  return section(
    'UBL to verdict and to request, by lines',
    ['lines', 'by the rules, ms', 'and the checks, ms', 'read, ms'],
    ubl.byLines.map(({ lines, judged, checked, read }) => [
      number(lines),
      String(judged),
      String(checked),
      String(read),
    ]),
  );
}

function stepsTable({ pipeline, steps }: Results): string {
  return section(
    `Steps, ${pipeline.lines} lines`,
    ['', 'microseconds', 'share'],
    steps.map(({ name, microseconds, share }) => [
      name,
      number(microseconds),
      `${Math.round(share * 100)} %`,
    ]),
  );
}

function scalingTable({ scaling }: Results): string {
  return section(
    `Length of the document (time = c · lines^${scaling.exponent} from 100 lines on; last to 100 lines: ${scaling.growth})`,
    ['lines', 'milliseconds', 'microseconds a line'],
    scaling.points.map((point) => [
      number(point.lines),
      number(point.milliseconds),
      number(point.microsecondsPerLine),
    ]),
  );
}

function memoryTable({ memory }: Results): string {
  return section(
    'Memory',
    ['lines', 'seconds, cold', 'peak MiB resident'],
    [[number(memory.lines), number(memory.seconds), number(memory.peakMebibytes)]],
  );
}

function freshTable({ fresh }: Results): string {
  return section(
    `Processes that see documents of one length only (last to first: ${fresh.growth}; first 1,000 documents of ten lines at ${fresh.firstToWarm} of the rate once warm)`,
    ['lines', 'microseconds a line'],
    fresh.ofOneLength.map((each) => [number(each.lines), number(each.microsecondsPerLine)]),
  );
}

function mixTable({ mix }: Results): string {
  return section(
    `A mix of ${mix.different} documents of ${mix.averageBytes} B on average: ${mix.ubl} are UBL, ${mix.invalid} are not valid`,
    ['documents a second', 'median, ms', '99 %, ms', 'longest, ms'],
    [[number(mix.perSecond), String(mix.median), String(mix.p99), String(mix.longest)]],
  );
}

/** The rates of batches, as a table of text. */
export function batchTable(batches: Results['batch']): string {
  return section(
    'Batches, documents a second',
    ['of', 'workers', 'documents', 'start included', 'once warm', 'to one worker'],
    batches.map(({ of, threads, documents, perSecond, warmPerSecond, ratio }) => [
      ...[of, number(threads), number(documents), number(perSecond), number(warmPerSecond), `${ratio}`],
    ]),
  );
}

function section(title: string, header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${title}\n\n${table(header, rows)}`;
}

/** A table of text columns, the first to the left and the others to the right. */
function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [line(header), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

function number(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 });
}
