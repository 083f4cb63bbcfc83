import type { Language } from '../../core/messages/language.ts';
import { terminalLine } from '../../report/reading-order.ts';
import { type AppliedConfiguration, UsageError } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import type { CommandLine } from '../syntax/arguments.ts';
import type { CommandName } from '../syntax/flags-of-commands.ts';
import { appliedBy, shownPath } from './applied.ts';
import { defaultsOf } from './apply-config.ts';
import { findConfig } from './find-config.ts';
import { readConfig } from './read-config.ts';
import { refuseBeyond } from './refuse-beyond.ts';

/** A command line with the additions of a configuration. */
export interface ConfiguredLine {
  readonly line: CommandLine;
  /** The applied configuration, or the reason why none applied, in one line. */
  readonly note?: string | undefined;
  readonly configuration?: AppliedConfiguration | undefined;
}

/** Returns a command line with the settings of its configuration: the named one, otherwise the found one. */
export async function withConfiguration(
  command: CommandName,
  line: CommandLine,
  languageOf: (line: CommandLine) => Language,
): Promise<ConfiguredLine> {
  const named = namedConfig(line);
  const found = named === undefined ? findConfig(process.cwd()) : undefined;
  const path = named ?? found?.path;
  if (path === undefined) return { line };
  if (found?.unused !== undefined) return { line, note: noteOf(found.unused, path, languageOf(line)) };
  const config = await readConfig(path);
  if (named === undefined) refuseBeyond(config, path, shownPath(path));
  const defaults = defaultsOf(command, line, config, path);
  if (defaults.length === 0) return { line };
  const configured = { ...line, options: [...line.options, ...defaults] };
  return {
    line: configured,
    note: noteOf('found', path, languageOf(configured)),
    configuration: appliedBy(config, path, defaults),
  };
}

/** The file of `--config`; undefined without a value, which is reported with the other options. */
function namedConfig({ options }: CommandLine): string | undefined {
  const named = options.find(({ name }) => name === 'config')?.value;
  if (named !== undefined && options.some(({ name }) => name === 'no-config'))
    throw new UsageError('configOrNone');
  return named;
}

function noteOf(text: 'found' | 'ofOtherUser' | 'noFileThere', path: string, language: Language): string {
  return terminalLine(texts.config[text], language, { path: shownPath(path) });
}
