import { help as helpOption, version as versionOption } from './arguments.ts';
import { type CommandTable, commands } from './commands.ts';
import type { Flag } from './flag.ts';

const tables: Readonly<Record<string, CommandTable>> = commands;
const width = 110;
const column = 32;

/** What `pint-ae --help` prints. */
export const help = `pint-ae: validates UAE e-invoices (PINT-AE 1.0.4) and writes their UBL 2.1 XML

Usage
${usageLines()}

FILE is a JSON document request, for validate also UBL; globs work ('out/**/*.json'), and - or nothing reads standard input.
IN is also a folder, or lines of documents (.ndjson, .jsonl, standard input); all may be compressed with gzip.

Options
${optionLines()}

Exit code
  0  every document is valid
  1  a document is invalid or malformed
  2  the command could not run
  130, 143  batch: stopped by Ctrl-C or SIGTERM, after what was in flight

Examples
  pint-ae validate invoice.json
  pint-ae validate 'out/*.json' --format json > verdicts.json
  pint-ae validate invoice.xml --format html --lang ar --out report.html
  pint-ae convert invoice.json --out invoice.xml
  cat invoice.json | pint-ae convert > invoice.xml
  pint-ae batch invoices/ --out results/ --xml
  zcat invoices.ndjson.gz | pint-ae batch --filter > verdicts.ndjson
  pint-ae serve --port 8080
  pint-ae explain ibr-167-ae --lang ar
  pint-ae rules exemption --lang ar
`;

function usageLines(): string {
  return Object.entries(tables)
    .map(([name, table]) => entry(`pint-ae ${name} ${table.operands}`.trimEnd(), table.help))
    .join('\n');
}

/** Each option once for each of its meanings, with the commands that take it so. */
function optionLines(): string {
  const meanings = new Map<string, { readonly flag: Flag<unknown>; readonly commands: string[] }>();
  for (const [command, { flags }] of Object.entries(tables)) {
    for (const flag of Object.values(flags)) {
      const key = `${flag.name} ${flag.placeholder} ${flag.help}`;
      const meaning = meanings.get(key) ?? { flag, commands: [] };
      meanings.set(key, { ...meaning, commands: [...meaning.commands, command] });
    }
  }
  const all = Object.keys(tables).length;
  const lines = Array.from(meanings.values())
    .toSorted((one, other) => one.flag.name.localeCompare(other.flag.name))
    .map(({ flag, commands: takers }) =>
      entry(written(flag), takers.length === all ? flag.help : `${takers.join(', ')}: ${flag.help}`),
    );
  return [
    ...lines,
    entry(written(helpOption), 'this text'),
    entry(written(versionOption), 'the version'),
  ].join('\n');
}

function written({
  name,
  short,
  placeholder,
}: Pick<Flag<unknown>, 'name' | 'short' | 'placeholder'>): string {
  return `${short === undefined ? '    ' : `-${short}, `}--${name}${placeholder === null ? '' : ` ${placeholder}`}`;
}

/** A term and what it means, which begins in a column of its own. */
function entry(term: string, meaning: string): string {
  const [first = '', ...rest] = wrapped(meaning, width - column);
  const indent = ' '.repeat(column);
  const begin = `  ${term}`;
  const head = begin.length < column - 1 ? `${begin.padEnd(column)}${first}` : `${begin}\n${indent}${first}`;
  return [head, ...rest.map((line) => `${indent}${line}`)].join('\n');
}

function wrapped(text: string, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > size) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
