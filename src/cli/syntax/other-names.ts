import type { Values } from '../../core/findings/finding.ts';
import { didYouMean } from '../../core/text/did-you-mean.ts';
import type { CommandName } from './flags-of-commands.ts';

/** Names of our commands in other programs. */
export const commandsByOtherName: ReadonlyMap<string, CommandName> = new Map(
  Object.entries<CommandName>({
    check: 'validate',
    lint: 'validate',
    verify: 'validate',
    test: 'validate',
    transform: 'convert',
    export: 'convert',
    generate: 'convert',
    ubl: 'convert',
    xml: 'convert',
    view: 'render',
    show: 'render',
    print: 'render',
    pdf: 'render',
    html: 'render',
    calculate: 'compute',
    totals: 'compute',
    parse: 'read',
    import: 'read',
    bulk: 'batch',
    stream: 'batch',
    why: 'explain',
    describe: 'explain',
    list: 'rules',
    new: 'init',
    create: 'init',
    template: 'init',
    example: 'init',
    complete: 'completion',
    start: 'serve',
    http: 'serve',
  }),
);

/** Names of our options in other programs. */
export const optionsByOtherName: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '--output': '--out',
    '--locale': '--lang',
    '--reporter': '--format',
    '--json': '--format json',
    '--silent': '--quiet',
    '--limit': '--max-findings',
    '--write': '--fix',
    '--config': '--options',
    '--rules': '--rule-set',
    '--ruleset': '--rule-set',
    '--jobs': '--threads',
    '--workers': '--threads',
    '--parallel': '--threads',
    '--listen': '--host',
    '--timeout': '--time-limit',
  }),
);

/** Returns the command that was probably meant, for the values of a UsageError; for a file name, usually `validate`. */
export function suggestedCommand(name: string, commands: readonly string[]): Values {
  if (/\.(?:json|xml|ndjson|jsonl)(?:\.gz)?$/i.test(name)) return { meant: `validate ${name}` };
  return suggested(name, commands, commandsByOtherName);
}

/** The option of a command that was probably meant, for the values of a UsageError. */
export function suggestedOption(option: string, options: readonly string[]): Values {
  const others = [...optionsByOtherName].filter(([, meant]) => options.includes(meant.split(' ')[0] ?? ''));
  return suggested(option, options, new Map(others));
}

/** The intended word: one of our names, misspelt, or else a name that other programs use. */
function suggested(word: string, names: readonly string[], byOtherName: ReadonlyMap<string, string>): Values {
  const near = byOtherName.has(word) ? word : didYouMean(word, [...names, ...byOtherName.keys()]);
  return near === undefined ? {} : { meant: byOtherName.get(near) ?? near };
}
