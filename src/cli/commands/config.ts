import { fill } from '../../core/messages/message.ts';
import { terminalLine } from '../../report/reading-order.ts';
import { defaultsFor } from '../config/apply-config.ts';
import { configName, findConfig } from '../config/find-config.ts';
import { readConfig } from '../config/read-config.ts';
import { refuseBeyond } from '../config/refuse-beyond.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Io } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import { type Arguments, commandNames, withoutFound } from '../syntax/flags-of-commands.ts';

/** `pint-ae config`: which configuration applies here, and its settings. */
export async function configCommand(
  { format, language, config: named, noConfig }: Arguments<'config'>,
  io: Io,
): Promise<ExitCode> {
  const folder = process.cwd();
  const found = named === undefined && !noConfig ? findConfig(folder) : undefined;
  if (found?.unused !== undefined)
    io.stderr(`${terminalLine(texts.config[found.unused], language, { path: found.path })}\n`);
  const path = found?.unused === undefined ? (named ?? found?.path) : undefined;
  const config = path === undefined ? {} : await readConfig(path);
  if (path !== undefined && named === undefined) refuseBeyond(config, path, path);
  const { options = null } = config;
  const lines = path === undefined ? [] : await commandLines(path, named !== undefined);
  if (format === 'json') {
    io.stdout(
      `${JSON.stringify({ path: path ?? null, options, commands: Object.fromEntries(lines) }, null, 2)}\n`,
    );
    return exitCodes.valid;
  }
  const { found: foundText, none, optionsOfConfig } = texts.config;
  io.stdout(
    [
      path === undefined
        ? terminalLine(none, language, { name: configName, folder })
        : terminalLine(foundText, language, { path }),
      ...(options === null ? [] : [fill(optionsOfConfig, language), JSON.stringify(options, null, 2)]),
      ...lines.map(([command, flags]) => `pint-ae ${command} ${flags}`),
      '',
    ].join('\n'),
  );
  return exitCodes.valid;
}

async function commandLines(
  path: string,
  isNamed: boolean,
): Promise<readonly (readonly [command: string, flags: string])[]> {
  const config = await readConfig(path);
  const following = commandNames.filter((name) => name !== 'config' && (isNamed || !withoutFound.has(name)));
  return following.flatMap((command) => {
    const flags = defaultsFor(command, config, path)
      .filter(({ name }) => name !== 'options')
      .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName} ${value}`));
    return flags.length === 0 ? [] : [[command, flags.join(' ')] as const];
  });
}
