import type { Language, Localised } from '../core/language.ts';
import { fill } from '../core/message.ts';
import { inReadingOrder } from '../report/reading-order.ts';
import { wrapped } from '../report/wrap.ts';
import { defaultSpecification } from '../specification/default.ts';
import { help as helpOption, version as versionOption } from './arguments.ts';
import { type CommandName, type CommandTable, commands } from './commands.ts';
import { examples } from './examples.ts';
import type { Flag, OptionText } from './flag.ts';
import texts from './messages/command-line.json' with { type: 'json' };

const tables: Readonly<Record<string, CommandTable>> = commands;
const width = 110;
/** The column in which meanings begin. */
const optionColumn = 32;
const startColumn = 58;

/** Commands of which the overall help shows an example: those that people use daily. */
const commonCommands = ['validate', 'convert', 'render', 'batch', 'serve', 'explain', 'rules'] as const;

/** A text of the help, with the specification's name filled in. */
function textIn(text: Localised, language: Language): string {
  const { exampleRule, homeCountryName, release } = defaultSpecification;
  return fill(text, language, {
    exampleRule,
    country: homeCountryName[language],
    specification: release.name,
  });
}

function paragraph(text: Localised, language: Language): string {
  return textIn(text, language)
    .split('\n')
    .flatMap((line) => wrapped(line, width, language))
    .join('\n');
}

/** The output of `pint-ae` alone: how to begin. */
export function startText(language: Language): string {
  const { headline, start } = texts.help;
  const steps = Object.entries(start.steps).map(([name, meaning]) =>
    entry(examples[name as CommandName][0], textIn(meaning, language), language, startColumn),
  );
  return `${[paragraph(headline, language), steps.join('\n'), paragraph(start.more, language)].join('\n\n')}\n`;
}

/** The output of `pint-ae COMMAND --help`: what it does, its options, and three examples. */
export function commandHelp(command: CommandName, language: Language): string {
  const { operands, flags } = tables[command] ?? { operands: '', flags: {} };
  const { commands: meanings, about, usage, optionsHeading, examples: heading } = texts.help;
  const text = (part: Localised) => paragraph(part, language);
  const lines = [...Object.values(flags), helpOption].map((flag) =>
    entry(written(flag), textIn(texts.help.options['help' in flag ? flag.help : 'help'], language), language),
  );
  const sections = [
    wrapped(`pint-ae ${command}: ${textIn(meanings[command], language)}`, width, language).join('\n'),
    text(about[command]),
    `${text(usage)}\n  ${`pint-ae ${command} ${operands}`.trimEnd()}`,
    `${text(optionsHeading)}\n${lines.join('\n')}`,
    `${text(heading)}\n${examples[command].map((example) => `  ${example}`).join('\n')}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The output of `pint-ae --help`. */
export function helpText(language: Language): string {
  const {
    headline,
    usage,
    operands,
    optionsHeading,
    exitCodes,
    exitCodeList,
    examples: heading,
    start: { more },
  } = texts.help;
  const text = (part: Localised) => paragraph(part, language);
  const sections = [
    text(headline),
    `${text(usage)}\n${usageLines(language)}`,
    text(operands),
    `${text(optionsHeading)}\n${optionLines(language)}`,
    `${text(exitCodes)}\n${exitCodeLines(exitCodeList, language)}`,
    `${text(heading)}\n${commonCommands.map((name) => `  ${examples[name][0]}`).join('\n')}`,
    text(more),
  ];
  return `${sections.join('\n\n')}\n`;
}

function usageLines(language: Language): string {
  return Object.entries(commands)
    .map(([name, table]) =>
      entry(
        `pint-ae ${name} ${table.operands}`.trimEnd(),
        textIn(texts.help.commands[name as CommandName], language),
        language,
      ),
    )
    .join('\n');
}

/** Each exit code with its meaning. */
function exitCodeLines(text: Localised, language: Language): string {
  return textIn(text, language)
    .split('\n')
    .map((line) => line.split('  '))
    .map(([codes = '', meaning = '']) => `  ${codes}  ${inReadingOrder(meaning, language)}`)
    .join('\n');
}

/** Each option once for each of its meanings, with the commands that use it so. */
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
        language,
      );
    });
  return [
    ...lines,
    entry(written(helpOption), meaningOf('help'), language),
    entry(written(versionOption), meaningOf('version'), language),
  ].join('\n');
}

function written({
  name,
  short,
  placeholder,
}: Pick<Flag<unknown>, 'name' | 'short' | 'placeholder'>): string {
  return `${short === undefined ? '    ' : `-${short}, `}--${name}${placeholder === null ? '' : ` ${placeholder}`}`;
}

/** A term and its meaning, which begins in its own column. */
function entry(term: string, meaning: string, language: Language, column = optionColumn): string {
  const [first = '', ...rest] = wrapped(meaning, width - column, language);
  const indent = ' '.repeat(column);
  const begin = `  ${term}`;
  const head = begin.length < column - 1 ? [`${begin.padEnd(column)}${first}`] : [begin, `${indent}${first}`];
  return [...head, ...rest.map((line) => `${indent}${line}`)].join('\n');
}
