import type { Language, Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { wrapped } from '../../report/wrap.ts';
import { defaultSpecification } from '../../specification/default.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { help as helpOption, version as versionOption } from '../syntax/arguments.ts';
import type { Flag } from '../syntax/flag.ts';
import { type CommandName, type CommandTable, commandNames, commands } from '../syntax/flags-of-commands.ts';
import { general } from '../syntax/shared-flags.ts';
import rows from './examples.json' with { type: 'json' };

interface Layout {
  readonly language: Language;
  readonly width: number;
  /** The column where the meanings of options and commands begin. */
  readonly optionColumn: number;
  /** The column of the examples to start with, which are longer. */
  readonly startColumn: number;
}

const widest = 110;
const narrowest = 40;
/** The least widths at which meanings stand beside their terms; otherwise they stand below. */
const besideOptions = 78;
const besideExamples = 100;
const belowColumn = 8;
const commandColumn = 24;

function layoutFor(language: Language, columns = widest): Layout {
  const width = Math.min(widest, Math.max(narrowest, columns));
  return {
    language,
    width,
    optionColumn: width < besideOptions ? belowColumn : 32,
    startColumn: width < besideExamples ? belowColumn : 58,
  };
}

const commonCommands = ['validate', 'convert', 'render', 'batch', 'serve', 'explain'] as const;

const firstCommands = ['init', 'validate', 'convert', 'render', 'explain'] as const;

function textIn(text: Localised, language: Language): string {
  const { exampleRule, homeCountryName, release } = defaultSpecification;
  return fill(text, language, {
    exampleRule,
    country: homeCountryName[language],
    specification: release.name,
  });
}

function paragraph(text: Localised, { language, width }: Layout): string {
  return textIn(text, language)
    .split('\n')
    .flatMap((line) => wrapped(line, width, language))
    .join('\n');
}

/** The output of `pint-ae` alone: how to begin. */
export function startText(language: Language, columns?: number): string {
  const layout = layoutFor(language, columns);
  const { headline, start } = texts.help;
  const steps = firstCommands.map((name) =>
    entry(
      commandLines(examplesOf(name)[0], layout),
      textIn(start.steps[name], language),
      layout,
      layout.startColumn,
    ),
  );
  return `${[paragraph(headline, layout), steps.join('\n'), paragraph(start.more, layout)].join('\n\n')}\n`;
}

/** Returns the output of `pint-ae COMMAND --help`: a description, the options, and three examples. */
export function commandHelp(command: CommandName, language: Language, columns?: number): string {
  const layout = layoutFor(language, columns);
  const { operands, flags }: CommandTable = commands[command];
  const { commands: meanings, about, usage, optionsHeading, examples: heading } = texts.help;
  const text = (part: Localised) => paragraph(part, layout);
  const lines = [...Object.values(flags), helpOption].map((flag) =>
    entry(
      termLines(written(flag), layout),
      textIn(texts.help.options['help' in flag ? flag.help : 'help'], language),
      layout,
    ),
  );
  const sections = [
    wrapped(`pint-ae ${command}: ${textIn(meanings[command], language)}`, layout.width, language).join('\n'),
    text(about[command]),
    `${text(usage)}\n${termLines(`pint-ae ${command} ${operands}`.trimEnd(), layout).join('\n')}`,
    `${text(optionsHeading)}\n${lines.join('\n')}`,
    `${text(heading)}\n${examplesOf(command)
      .flatMap((example) => commandLines(example, layout))
      .join('\n')}`,
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Returns the output of `pint-ae --help`: every command on a line; the help of each command has the details. */
export function helpText(language: Language, columns?: number): string {
  const layout = layoutFor(language, columns);
  const {
    headline,
    usage,
    operands,
    common,
    exitCodes,
    exitCodeList,
    examples: heading,
    start: { more },
  } = texts.help;
  const text = (part: Localised) => paragraph(part, layout);
  const sections = [
    text(headline),
    `${text(usage)}\n${commandList(layout)}`,
    text(operands),
    `${text(common)}\n${optionsOfEveryCommand(layout)}`,
    `${text(exitCodes)}\n${exitCodeLines(exitCodeList, layout)}`,
    `${text(heading)}\n${commonCommands.flatMap((name) => commandLines(examplesOf(name)[0], layout)).join('\n')}`,
    text(more),
  ];
  return `${sections.join('\n\n')}\n`;
}

function commandList(layout: Layout): string {
  const column = layout.width < besideOptions ? layout.optionColumn : commandColumn;
  return commandNames
    .map((name) =>
      entry(
        termLines(`pint-ae ${name}`, layout),
        textIn(texts.help.commands[name], layout.language),
        layout,
        column,
      ),
    )
    .join('\n');
}

function optionsOfEveryCommand(layout: Layout): string {
  return [
    ...Object.values(general),
    { ...helpOption, help: 'help' } as const,
    { ...versionOption, help: 'version' } as const,
  ]
    .map((flag) =>
      entry(termLines(written(flag), layout), fill(texts.help.options[flag.help], layout.language), layout),
    )
    .join('\n');
}

function exitCodeLines(text: Localised, { language, width }: Layout): string {
  return textIn(text, language)
    .split('\n')
    .map((line) => line.split('  '))
    .flatMap(([codes = '', meaning = '']) => {
      const begin = `  ${codes}  `;
      return wrapped(meaning, width - begin.length, language).map(
        (line, index) => `${index === 0 ? begin : ' '.repeat(begin.length)}${line}`,
      );
    })
    .join('\n');
}

function written({
  name,
  short,
  placeholder,
}: Pick<Flag<unknown>, 'name' | 'short' | 'placeholder'>): string {
  return `${short === undefined ? '    ' : `-${short}, `}--${name}${placeholder === null ? '' : ` ${placeholder}`}`;
}

/** A term as written, with line breaks after a blank or a bar if it is wider than the terminal. */
function termLines(term: string, { width }: Layout): string[] {
  return filledLines(`  ${term}`.split(/(?<=[^ ] |\|)/), width, '          ').map((line) => line.trimEnd());
}

/** A command line to copy; if it is wider than the terminal, the shell continues on the next line. */
function commandLines(command: string, { width }: Layout): string[] {
  const whole = `  ${command}`;
  if (whole.length <= width) return [whole];
  const lines = filledLines(whole.split(/(?<=[^ ] )/), width - 1, '      ');
  return lines.map((line, index) => (index < lines.length - 1 ? `${line}\\` : line));
}

function filledLines(pieces: readonly string[], width: number, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && line.length + piece.length > width) {
      lines.push(line);
      line = `${indent}${piece}`;
    } else line += piece;
  }
  return [...lines, line];
}

function entry(
  term: readonly string[],
  meaning: string,
  layout: Layout,
  column = layout.optionColumn,
): string {
  const [first = '', ...rest] = wrapped(meaning, layout.width - column, layout.language);
  const indent = ' '.repeat(column);
  const [begin = '', ...others] = term;
  const fits = others.length === 0 && begin.length < column - 1;
  const head = fits ? [`${begin.padEnd(column)}${first}`] : [...term, `${indent}${first}`];
  return [...head, ...rest.map((line) => `${indent}${line}`)].join('\n');
}

const { codeLists, exampleRule } = defaultSpecification;
const [code = ''] = Object.keys(codeLists.exemptionReasons.codes);
const [reason = ''] = Object.keys(codeLists.creditNoteReasons.codes);

/** Three command lines to copy for a command, the same in every language. */
export function examplesOf(command: CommandName): readonly [string, string, string] {
  const [first = '', second = '', third = ''] = rows[command].map((line) =>
    line.replace('{rule}', exampleRule).replace('{code}', code).replace('{reason}', reason),
  );
  return [first, second, third];
}
