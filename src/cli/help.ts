import type { Language, Localised } from '../core/language.ts';
import { fill } from '../core/message.ts';
import { help as helpOption, version as versionOption } from './arguments.ts';
import { type CommandName, type CommandTable, commands } from './commands.ts';
import type { Flag, OptionText } from './flag.ts';
import texts from './messages/command-line.json' with { type: 'json' };

const tables: Readonly<Record<string, CommandTable>> = commands;
const width = 110;
const column = 32;

/** Command lines to copy, the same in every language. */
const examples = [
  'pint-ae validate invoice.json',
  "pint-ae validate 'out/*.json' --format json > verdicts.json",
  'pint-ae validate invoice.xml --format html --lang ar --out report.html',
  'pint-ae convert invoice.json --out invoice.xml',
  'cat invoice.json | pint-ae convert > invoice.xml',
  'pint-ae batch invoices/ --out results/ --xml',
  'zcat invoices.ndjson.gz | pint-ae batch --filter > verdicts.ndjson',
  'pint-ae serve --port 8080',
  'pint-ae explain ibr-167-ae --lang ar',
  'pint-ae rules exemption --lang ar',
];

/** What `pint-ae --help` prints. */
export function helpText(language: Language): string {
  const {
    headline,
    usage,
    operands,
    optionsHeading,
    exitCodes,
    exitCodeList,
    examples: heading,
  } = texts.help;
  const text = (part: Localised) => fill(part, language);
  const sections = [
    text(headline),
    `${text(usage)}\n${usageLines(language)}`,
    text(operands),
    `${text(optionsHeading)}\n${optionLines(language)}`,
    `${text(exitCodes)}\n${text(exitCodeList).replaceAll(/^/gm, '  ')}`,
    `${text(heading)}\n${examples.map((example) => `  ${example}`).join('\n')}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

function usageLines(language: Language): string {
  return Object.entries(commands)
    .map(([name, table]) =>
      entry(
        `pint-ae ${name} ${table.operands}`.trimEnd(),
        fill(texts.help.commands[name as CommandName], language),
      ),
    )
    .join('\n');
}

/** Each option once for each of its meanings, with the commands that take it so. */
function optionLines(language: Language): string {
  const meanings = new Map<string, { readonly flag: Flag<unknown>; readonly commands: string[] }>();
  for (const [command, { flags }] of Object.entries(tables)) {
    for (const flag of Object.values(flags)) {
      const key = `${flag.name} ${flag.placeholder} ${flag.help}`;
      const meaning = meanings.get(key) ?? { flag, commands: [] };
      meanings.set(key, { ...meaning, commands: [...meaning.commands, command] });
    }
  }
  const all = Object.keys(tables).length;
  const meaningOf = (help: OptionText) => fill(texts.help.options[help], language);
  const lines = Array.from(meanings.values())
    .toSorted((one, other) => one.flag.name.localeCompare(other.flag.name))
    .map(({ flag, commands: takers }) => {
      const help = meaningOf(flag.help);
      const isOfAll = takers.length === all;
      return entry(
        written(flag),
        isOfAll ? help : fill(texts.help.takers, language, { commands: takers, help }),
      );
    });
  return [
    ...lines,
    entry(written(helpOption), meaningOf('help')),
    entry(written(versionOption), meaningOf('version')),
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
