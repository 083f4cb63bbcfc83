import { basename, extname } from 'node:path';
import { statusOf } from '../../batch/found.ts';
import { UsageError } from '../io.ts';

/** File endings of each output of a command; the first is the usual one. */
const endingsOf = {
  text: ['.txt'],
  concise: ['.txt'],
  github: ['.txt'],
  gitlab: ['.json', '.txt'],
  json: ['.json', '.yaml', '.yml', '.txt'],
  ndjson: ['.ndjson', '.jsonl', '.ndjson.gz', '.jsonl.gz', '.txt'],
  sarif: ['.sarif', '.json', '.txt'],
  xml: ['.xml', '.txt'],
  junit: ['.xml', '.txt'],
  svrl: ['.xml', '.svrl', '.txt'],
  html: ['.html', '.htm', '.txt'],
  pdf: ['.pdf'],
  csv: ['.csv', '.txt'],
  xlsx: ['.xlsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Content = keyof typeof endingsOf;

const foreignEndings = [
  ...['.tsv', '.xls', '.doc', '.docx', '.zip'],
  ...['.sch', '.xsl', '.xslt', '.xsd'],
] as const;

const promisingEndings: ReadonlySet<string> = new Set([
  ...Object.values(endingsOf).flat(),
  ...foreignEndings,
]);

/** Tells whether the name of a file indicates its content. */
export function isPromising(path: string): boolean {
  const ending = endingOf(path);
  return promisingEndings.has(ending) || ending.endsWith('.gz');
}

/** Tells whether a path is a folder, by its name or because it exists. */
export function isFolder(path: string): boolean {
  return path.endsWith('/') || statusOf(path)?.isDirectory() === true;
}

/** Tells whether a path is a file to write, either by its name or because it exists, such as /dev/null. */
export function isNameOfFile(path: string): boolean {
  return !isFolder(path) && (statusOf(path) !== undefined || isPromising(path));
}

/** Tells whether a file of this name may hold the content. */
export function mayHold(path: string, content: Content): boolean {
  const endings: readonly string[] = endingsOf[content];
  return !isPromising(path) || endings.includes(endingOf(path));
}

/** The ending of a name; for a compressed file, with the ending before it. */
function endingOf(path: string): string {
  const [name, compressed] = splitCompressed(basename(path).toLowerCase());
  return `${extname(name)}${compressed}`;
}

function splitCompressed(name: string): readonly [name: string, compressed: string] {
  return name.endsWith('.gz') ? [name.slice(0, -3), '.gz'] : [name, ''];
}

interface OutputTable {
  readonly writes?: Content;
  readonly flags: { readonly format?: { readonly allowed?: readonly Content[] }; readonly pdf?: unknown };
}

interface OutputArguments {
  readonly operands: readonly string[];
  readonly out?: string | undefined;
  readonly format?: Content | undefined;
  readonly pdf?: boolean | undefined;
}

/** Refuses a file whose name indicates another kind of content than the command would write. */
export function refuseOtherEnding(command: string, table: OutputTable, args: OutputArguments): void {
  const path = command === 'init' ? args.operands[0] : args.out;
  const content = args.format ?? (args.pdf === true ? 'pdf' : table.writes);
  if (path === undefined || content === undefined || mayHold(path, content) || isFolder(path)) return;
  const ending = endingsOf[content][0];
  const option = [
    ...(table.flags.format?.allowed ?? []).map((content) => ({ option: `--format ${content}`, content })),
    ...(table.flags.pdf === undefined ? [] : [{ option: '--pdf', content: 'pdf' as const }]),
  ].find((each) => mayHold(path, each.content))?.option;
  throw option === undefined
    ? new UsageError('endingPromisesOther', { path, ending })
    : new UsageError('endingNeedsOption', { path, option, ending });
}
