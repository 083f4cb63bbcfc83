import type { Language } from '../core/language.ts';
import { fill } from '../core/message.ts';
import { help, version } from './arguments.ts';
import { type CommandName, type CommandTable, commands } from './commands.ts';
import type { Flag } from './flag.ts';
import texts from './messages/command-line.json' with { type: 'json' };

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** What a shell completes command lines by, made of the table of commands; descriptions in the language. */
export function completionScript(shell: Shell, language: Language): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](language);
}

type Option = Pick<Flag<unknown>, 'name' | 'short' | 'placeholder' | 'allowed'> & {
  readonly help: Flag<unknown>['help'];
};

const ofEveryCommand: Option = { ...help, help: 'help' };
const ofNone: Option = { ...version, help: 'version' };
const tables = Object.entries<CommandTable>(commands).map(([name, { flags }]) => ({
  name: name as CommandName,
  options: [...Object.values(flags), ofEveryCommand] as readonly Option[],
}));
const names = tables.map(({ name }) => name);
const commandWords = [...names, 'help'].join(' ');

/** The words that may follow a command, where they are few. */
const operands: Readonly<Partial<Record<string, string>>> = {
  completion: shells.join(' '),
  help: names.join(' '),
  ruleset: 'compile',
};

function forms({ name, short }: Option): string[] {
  return short === undefined ? [`--${name}`] : [`--${name}`, `-${short}`];
}

/** No associative arrays: macOS has a bash that does not know them. */
function bashScript(): string {
  const valued = tables.flatMap(({ options }) => options.filter(({ placeholder }) => placeholder !== null));
  const withValue = [...new Set(valued.flatMap(forms))];
  const choices = tables.flatMap(({ name, options }) =>
    options.flatMap((option) =>
      option.allowed === undefined
        ? []
        : [
            `    ${forms(option)
              .map((form) => `${name}:${form}`)
              .join('|')}) words="${option.allowed.join(' ')}" ;;`,
          ],
    ),
  );
  const optionWords = tables.map(
    ({ name, options }) => `      ${name}) words="${options.flatMap(forms).join(' ')}" ;;`,
  );
  const operandWords = Object.entries(operands).map(([name, words]) => `      ${name}) words="${words}" ;;`);
  return `_pint_ae() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command="" skip="" words="" i
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
      -*:) words="--help --version" ;;
      -*) case "$command" in
${optionWords.join('\n')}
      esac ;;
      *:) words="${commandWords}" ;;
      *) case "$command" in
${operandWords.join('\n')}
      esac ;;
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _pint_ae pint-ae
`;
}

function zshScript(language: Language): string {
  const quoted = (text: string) => text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, '\\$&');
  const described = names.map((name) => `    '${name}:${quoted(fill(texts.help.commands[name], language))}'`);
  const cases = tables.map(({ name, options }) => {
    const specs = options.map((option) => {
      const short = option.short === undefined ? '' : `-${option.short}`;
      const long = `--${option.name}`;
      const written = short === '' ? `'${long}` : `'(${short} ${long})'{${short},${long}}'`;
      const meaning = quoted(fill(texts.help.options[option.help], language));
      return `${written}[${meaning}]${zshValue(option)}'`;
    });
    const few = operands[name];
    const rest = few === undefined ? "'*:file:_files'" : `'*:word:(${few})'`;
    return `      ${name}) _arguments -s ${[...specs, rest].join(' \\\n        ')} ;;`;
  });
  return `#compdef pint-ae
_pint_ae() {
  local context state line
  local -a names
  names=(
${described.join('\n')}
  )
  _arguments -C '(- *)'{-h,--help}'[${quoted(fill(texts.help.options[ofEveryCommand.help], language))}]' \\
    '(- *)'{-V,--version}'[${quoted(fill(texts.help.options[ofNone.help], language))}]' '1: :->command' '*:: :->rest'
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

function zshValue({ placeholder, allowed }: Option): string {
  if (placeholder === null) return '';
  if (allowed !== undefined) return `:value:(${allowed.join(' ')})`;
  return /^(FILE|PATH)$/.test(placeholder) ? `:${placeholder}:_files` : `:${placeholder}:`;
}

function fishScript(language: Language): string {
  const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
  const lines = tables.flatMap(({ name, options }) => {
    const seen = `complete -c pint-ae -n '__fish_seen_subcommand_from ${name}'`;
    const few = operands[name];
    return [
      `complete -c pint-ae -n __fish_use_subcommand -f -a ${name} -d ${quoted(fill(texts.help.commands[name], language))}`,
      ...(few === undefined ? [] : [`${seen} -f -a '${few}'`]),
      ...options.map(
        (option) =>
          `${seen}${fishOption(option)} -d ${quoted(fill(texts.help.options[option.help], language))}`,
      ),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function fishOption({ name, short, placeholder, allowed }: Option): string {
  const written = ` -l ${name}${short === undefined ? '' : ` -s ${short}`}`;
  if (placeholder === null) return written;
  return allowed === undefined ? `${written} -r` : `${written} -x -a '${allowed.join(' ')}'`;
}
