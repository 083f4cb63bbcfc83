import { verdictFields } from '../../batch/verdict.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { topicsOfRules } from '../explain/rule-words.ts';
import { explainableWords } from '../explain/words.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { help, version } from '../syntax/arguments.ts';
import type { Flag } from '../syntax/flag.ts';
import { type CommandTable, commandNames, commands } from '../syntax/flags-of-commands.ts';
import { general } from '../syntax/shared-flags.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** The completion script of a shell, made from the table of commands, with descriptions in the language. */
export function completionScript(shell: Shell, language: Language): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](language);
}

type Option = Pick<Flag<unknown>, 'name' | 'short' | 'placeholder' | 'repeats' | 'help'> & {
  readonly allowed?: readonly string[] | undefined;
  /** Words of which the value has several, with commas between them. */
  readonly listed?: readonly string[] | undefined;
};

const ofEveryCommand: Option = { ...help, help: 'help' };
/** Options that may come before a command, or without one. */
const beforeCommand: readonly Option[] = [general.language, ofEveryCommand, { ...version, help: 'version' }];
/** Values that an option takes of the rules themselves. */
const valuesOfRules: Readonly<Record<string, readonly string[]>> = { topic: topicsOfRules() };
/** The words of an option whose value lists several. */
const wordsOfLists: Readonly<Record<string, readonly string[]>> = { fields: verdictFields };
const tables = commandNames.map((name) => ({
  name,
  options: [...flagsOf(commands[name]), ofEveryCommand].map(
    (option): Option => ({
      ...option,
      allowed: option.allowed ?? valuesOfRules[option.name],
      listed: wordsOfLists[option.name],
    }),
  ),
}));
const commandWords = [...commandNames, 'help'];

/** The words that may follow a command, if they are known. */
const operands: Readonly<Partial<Record<string, string>>> = {
  completion: shells.join(' '),
  explain: explainableWords().join(' '),
  help: commandNames.join(' '),
  ruleset: 'compile',
};

function flagsOf({ flags }: CommandTable): readonly Flag<unknown>[] {
  return Object.values(flags);
}

function forms({ name, short }: Option): string[] {
  return short === undefined ? [`--${name}`] : [`--${name}`, `-${short}`];
}

/** Uses no associative arrays: the bash of macOS does not have them. */
function bashScript(): string {
  const valued = tables.flatMap(({ options }) => options.filter(({ placeholder }) => placeholder !== null));
  const withValue = [...new Set(valued.flatMap(forms))];
  const choices = [{ name: '', options: beforeCommand }, ...tables].flatMap(({ name, options }) =>
    options.flatMap((option) => bashChoice(name, option)),
  );
  const optionWords = tables.map(
    ({ name, options }) => `      ${name}) words="${options.flatMap(forms).join(' ')}" ;;`,
  );
  const operandWords = Object.entries(operands).map(([name, words]) => `      ${name}) words="${words}" ;;`);
  return `_pint_ae() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command="" skip="" words="" listed="" i
  COMPREPLY=()
  if [ "$cur" = "=" ]; then cur=""; elif [ "$prev" = "=" ]; then prev="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [ -n "$skip" ]; then skip=""; continue; fi
    case "\${COMP_WORDS[i]}" in
      ${withValue.join('|')}) skip=1 ;;
      -*|=) ;;
      *) command="\${COMP_WORDS[i]}"; break ;;
    esac
  done
  case "$command:$prev" in
${choices.join('\n')}
    *:${withValue.join('|*:')}) return ;;
    *) case "$cur:$command" in
      -*:) words="${beforeCommand.flatMap(forms).join(' ')}" ;;
      -*) case "$command" in
${optionWords.join('\n')}
      esac ;;
      *:) words="${commandWords.join(' ')}" ;;
      *) case "$command" in
${operandWords.join('\n')}
      esac ;;
    esac ;;
  esac
  COMPREPLY=($(compgen -P "$listed" -W "$words" -- "\${cur#"$listed"}"))
}
complete -o default -F _pint_ae pint-ae
`;
}

/** The words for the value of an option; in a list, those after its last comma. */
function bashChoice(command: string, { allowed, listed, ...option }: Option): string[] {
  const words = allowed ?? listed;
  if (words === undefined) return [];
  const before = listed === undefined ? '' : `; case "$cur" in *,*) listed="\${cur%,*}," ;; esac`;
  const options = forms(option).map((form) => `${command}:${form}`);
  return [`    ${options.join('|')}) words="${words.join(' ')}"${before} ;;`];
}

function zshScript(language: Language): string {
  const described = [
    ...commandNames.map((name) => `'${name}:${zshQuoted(fill(texts.help.commands[name], language))}'`),
    `'help:${zshQuoted(fill(texts.help.options[ofEveryCommand.help], language))}'`,
  ];
  const cases = [...tables, { name: 'help', options: [] }].map(({ name, options }) => {
    const few = operands[name];
    const rest = few === undefined ? "'*:file:_files'" : `'*:word:(${few})'`;
    const specs = options.map((option) => zshOption(option, language));
    return `      ${name}) _arguments -s ${[...specs, rest].join(' \\\n        ')} ;;`;
  });
  const general = beforeCommand.map((option) => zshOption(option, language));
  return `#compdef pint-ae
_pint_ae() {
  local context state line
  local -a names
  names=(
    ${described.join('\n    ')}
  )
  _arguments -C ${[...general, "'1: :->command'", "'*:: :->rest'"].join(' \\\n    ')}
  case $state in
    command) _describe command names ;;
    rest) case $words[1] in
${cases.join('\n')}
    esac ;;
  esac
}
_pint_ae "$@"
`;
}

function zshQuoted(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');
}

/** An option for `_arguments`: its value follows in the next word, or after an equals sign. */
function zshOption(option: Option, language: Language): string {
  const { name, short, placeholder, repeats, help } = option;
  const [long, brief] = placeholder === null ? [`--${name}`, `-${short}`] : [`--${name}=`, `-${short}+`];
  const rest = `[${zshQuoted(fill(texts.help.options[help], language))}]${zshValue(option)}'`;
  if (short === undefined) return `'${repeats ? '*' : ''}${long}${rest}`;
  return `'(-${short} --${name})'{${brief},${long}}'${rest}`;
}

function zshValue({ placeholder, allowed, listed }: Option): string {
  if (placeholder === null) return '';
  if (listed !== undefined) return `:value:_sequence compadd - ${listed.join(' ')}`;
  if (allowed !== undefined) return `:value:(${allowed.join(' ')})`;
  return /^(FILE|PATH)$/.test(placeholder) ? `:${placeholder}:_files` : `:${placeholder}:`;
}

/**
 * Whether the command is still missing: fish itself would take an option's value before it for the command.
 */
const fishNeedsCommand = `function __pint_ae_needs_command
  set -l words (commandline -opc)
  set -l is_value no
  for word in $words[2..-1]
    if test $is_value = yes
      set is_value no
    else if contains -- $word ${beforeCommand
      .filter(({ placeholder }) => placeholder !== null)
      .flatMap(forms)
      .join(' ')}
      set is_value yes
    else if not string match -q -- '-*' $word
      return 1
    end
  end
end
`;

/** The words that may follow in a list, each after what has been written of the list. */
const fishListed = `function __pint_ae_listed
  set -l written (string match -r '^(?:-[^=]*=)?(.*,)' -- (commandline -ct))[2]
  for word in $argv
    echo "$written$word"
  end
end
`;

function fishScript(language: Language): string {
  const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
  const meaning = (option: Option) => ` -d ${quoted(fill(texts.help.options[option.help], language))}`;
  const first = 'complete -c pint-ae -n __pint_ae_needs_command';
  const lines = [...tables, { name: 'help', options: [] }].flatMap(({ name, options }) => {
    const seen = `complete -c pint-ae -n '__fish_seen_subcommand_from ${name}'`;
    const few = operands[name];
    return [
      ...(few === undefined ? [] : [`${seen} -f -a '${few}'`]),
      ...options.map((option) => `${seen}${fishOption(option)}${meaning(option)}`),
    ];
  });
  return `${[
    fishNeedsCommand,
    fishListed,
    ...commandNames.map(
      (name) => `${first} -f -a ${name} -d ${quoted(fill(texts.help.commands[name], language))}`,
    ),
    `${first} -f -a help${meaning(ofEveryCommand)}`,
    ...beforeCommand.map((option) => `${first}${fishOption(option)}${meaning(option)}`),
    ...lines,
  ].join('\n')}\n`;
}

function fishOption({ name, short, placeholder, allowed, listed }: Option): string {
  const written = ` -l ${name}${short === undefined ? '' : ` -s ${short}`}`;
  if (placeholder === null) return written;
  if (listed !== undefined) return `${written} -x -a '(__pint_ae_listed ${listed.join(' ')})'`;
  return allowed === undefined ? `${written} -r` : `${written} -x -a '${allowed.join(' ')}'`;
}
