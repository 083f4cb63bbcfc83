import { administer, isAdministration } from '../administration/administer.ts';
import { askRunning } from '../administration/socket.ts';
import { databaseFolder, openService } from '../operate/open.ts';
import { serve } from '../operate/serve.ts';
import { readSettings, type Settings } from '../settings.ts';
import { backUp, type EmbeddedPlace, restore } from './backup.ts';
import { prepareDemo } from './demo.ts';
import { asksForHelp, help } from './help.ts';

/** Runs the command line and returns the exit code. */
async function main(words: readonly string[]): Promise<number> {
  const [command = '', ...rest] = words;
  if (asksForHelp(words)) return say(help, 0);
  const settings = readSettings(process.env);
  if (isAdministration(words)) return runAdministration(settings, words);
  const unknown = unknownWord(command, rest);
  if (unknown !== undefined) return say(`There is no ${unknown} here.\n\n${help}`, 2);
  switch (command) {
    case 'serve':
      return runServer(settings, words.includes('--demo'));
    case 'migrate':
      return runMigrations(settings);
    case 'backup':
      return onEmbedded(settings, words[1], backUp);
    case 'restore':
      return onEmbedded(settings, words[1], restore);
    default:
      return say(`There is no command ${words.join(' ')}.\n\n${help}`, 2);
  }
}

/**
 * A word that a command does not accept: for serve anything but --demo, for others anything after the file.
 */
function unknownWord(command: string, rest: readonly string[]): string | undefined {
  if (command === 'serve') return rest.find((word) => word !== '--demo');
  if (command === 'migrate') return rest[0];
  return command === 'backup' || command === 'restore' ? rest[1] : undefined;
}

function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(
    text.endsWith('\n') || text === '' ? text : `${text}\n`,
  );
  return code;
}

async function runAdministration(settings: Settings, words: readonly string[]): Promise<number> {
  const running = await askRunning(settings, words);
  if (running !== undefined) return say(running.text, running.code);
  const { service, close } = await openService({ ...settings, logLevel: 'error' }, {}, process.stderr);
  try {
    const { text, code } = await administer(service, words);
    return say(text, code);
  } finally {
    await close();
  }
}

async function runServer(settings: Settings, withDemo: boolean): Promise<number> {
  const running = await serve(settings);
  if (withDemo) say(await prepareDemo(running.opened.service, running.address), 0);
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  await running.stop();
  return 0;
}

async function runMigrations(settings: Settings): Promise<number> {
  const { close } = await openService({ ...settings, logLevel: 'error' }, {}, process.stderr);
  await close();
  return say('The database is up to date.', 0);
}

/** Backs up or restores an embedded database in a folder; for a server, pg_dump and pg_restore do this. */
async function onEmbedded(
  settings: Settings,
  file: string | undefined,
  run: (place: EmbeddedPlace, file: string) => Promise<string>,
): Promise<number> {
  const { databaseUrl, dataFolder } = settings;
  if (file === undefined) return say('The file is missing.', 2);
  if (databaseUrl !== undefined || dataFolder === undefined)
    return say('Only an embedded database in a folder is backed up so; use pg_dump for a server.', 2);
  return say(await run({ dataFolder, databaseFolder: databaseFolder(settings, dataFolder) }, file), 0);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = say(error instanceof Error ? error.message : String(error), 2);
}
