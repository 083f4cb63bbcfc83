import { UsageError } from '../io.ts';
import { type Content, isFolder, mayHold, usualEnding } from './content-endings.ts';
import type { CommandName, CommandTable } from './flags-of-commands.ts';

/** The arguments of a command that decide its output and its output file. */
interface OutputArguments {
  readonly operands: readonly string[];
  readonly out?: string | undefined;
  readonly format?: Content | undefined;
  readonly pdf?: boolean | undefined;
}

/**
 * Throws a UsageError if the file name that a command would write indicates another kind of content. A folder
 * indicates nothing.
 */
export function refuseOtherEnding(command: CommandName, table: CommandTable, args: OutputArguments): void {
  const path = command === 'init' ? args.operands[0] : args.out;
  const content = args.format ?? (args.pdf === true ? 'pdf' : table.writes);
  if (path === undefined || content === undefined || mayHold(path, content) || isFolder(path)) return;
  const ending = usualEnding(content);
  const option = optionsOf(table).find((each) => mayHold(path, each.content))?.option;
  throw option === undefined
    ? new UsageError('endingPromisesOther', { path, ending })
    : new UsageError('endingNeedsOption', { path, option, ending });
}

/** The options of a command that decide its output. */
function optionsOf({
  flags,
}: CommandTable): readonly { readonly option: string; readonly content: Content }[] {
  return [
    ...(flags.format?.allowed ?? []).map((content) => ({ option: `--format ${content}`, content })),
    ...(flags.pdf === undefined ? [] : [{ option: '--pdf', content: 'pdf' as const }]),
  ];
}
