import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compileSchematron, type SchematronReport } from '../../schematron/index.ts';
import type { Arguments } from '../commands.ts';
import { type ExitCode, exitCodes, type Io, UsageError } from '../io.ts';
import { registeredDocuments } from '../registered-documents.ts';
import { writeOutput } from '../write-output.ts';

/** `pint-ae schematron FILE.sch -- DOC.xml…`: judges documents of any kind by a schema. */
export async function schematronCommand(args: Arguments<'schematron'>, io: Io): Promise<ExitCode> {
  const [schema, ...documents] = args.operands;
  if (schema === undefined || documents.length === 0) throw new UsageError('schematronTakes');
  const folder = args.root ?? dirname(schema);
  const compiled = compileSchematron(read(schema), {
    phase: args.phase,
    documents: registeredDocuments(args.documents),
    path: relative(folder, schema).split(sep).join('/'),
    resolve: (path) => read(join(folder, path)),
    clock: args.now === undefined ? undefined : () => args.now ?? '',
  });
  const reports = documents.map((path) => ({ path, report: compiled.judge(read(path)) }));
  const text = reports.map(({ path, report }) => written(path, report, args.format)).join('');
  await writeOutput(args.out, text, io);
  if (reports.some(({ report }) => report.outcome === 'malformed' || report.outcome === 'not-judged'))
    return exitCodes.failed;
  return reports.every(({ report }) => report.outcome === 'valid') ? exitCodes.valid : exitCodes.invalid;
}

function written(path: string, report: SchematronReport, format: 'text' | 'json' | 'svrl'): string {
  if (format === 'svrl') return report.svrl;
  const { svrl: _, ...known } = report;
  if (format === 'json') return `${JSON.stringify({ file: path, ...known })}\n`;
  const lines = report.findings.map(
    ({ id, text, location, line, column }) => `  ${line ?? '-'}:${column ?? '-'} ${id} ${text} (${location})`,
  );
  return [
    `${path}: ${report.outcome}${report.error === undefined ? '' : `, ${report.error}`}`,
    ...lines,
    '',
  ].join('\n');
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError('cannotRead', { path });
  }
}
