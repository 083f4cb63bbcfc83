import { resolve } from 'node:path';
import { administer, type CommandResult } from '../admin-commands/administer.ts';
import { askRunning } from '../admin-commands/ask-running.ts';
import { faultWords } from '../admin-commands/fault-words.ts';
import { type CommandLine, commandNamed, languageOfLine, splitLanguage } from '../admin-commands/language.ts';
import { databaseFolder, type Opened, type Opening, openService } from '../lifecycle/open.ts';
import { serve } from '../lifecycle/serve.ts';
import { readSettings, type Settings } from '../settings.ts';
import { inWords, type ServiceText, ToldError } from '../texts/service-text.ts';
import { checkAdapter } from './adapter-check.ts';
import { onArchive } from './archive.ts';
import { backUp, type EmbeddedPlace, restore } from './backup.ts';
import { prepareDemo } from './demo.ts';

/** Runs the command line and returns the exit code. */
async function main(line: readonly string[]): Promise<number> {
  const { language, words } = splitLanguage(line);
  const [command = '', ...rest] = words;
  const help = inWords({ text: 'help' }, language);
  if (words.length === 0 || words[0] === 'help' || words.some((word) => word === '--help' || word === '-h'))
    return say(help, 0);
  const settings = readSettings(process.env, language);
  if (commandNamed(words) !== undefined) return runAdministration(settings, line);
  const unknown = unknownWord(command, rest);
  const refuse = (text: ServiceText) => say(`${inWords(text, language)}\n\n${help}`, 2);
  if (unknown !== undefined) return refuse({ text: 'noSuchWord', values: { word: unknown } });
  switch (command) {
    case 'serve':
      return runServer(settings, { language, words });
    case 'migrate':
      await (await openForCommand(settings, { migrates: true })).close();
      return say(inWords({ text: 'databaseCurrent' }, language), 0);
    case 'adapter': {
      if (rest[0] !== 'check') return refuse({ text: 'noCommand', values: { words: words.join(' ') } });
      const { code, text } = await checkAdapter(settings, { language, words });
      return say(text, code);
    }
    case 'archive': {
      const said = await onArchive({ language, words });
      if (said === undefined) return refuse({ text: 'noCommand', values: { words: words.join(' ') } });
      return say(said.text, said.code);
    }
    case 'backup': {
      const [file] = rest;
      const saving = file === undefined ? undefined : [command, resolve(file), '--lang', language];
      const running = saving && (await askRunning(settings, saving));
      return running === undefined
        ? onEmbedded(settings, { language, words }, backUp)
        : say(running.text, running.code);
    }
    case 'restore':
      return onEmbedded(settings, { language, words }, restore);
    default:
      return refuse({ text: 'noCommand', values: { words: words.join(' ') } });
  }
}

/** A word that a command does not accept: anything but an option for serve, or after the file for others. */
function unknownWord(command: string, rest: readonly string[]): string | undefined {
  if (command === 'serve') return rest.find((word) => !['--demo', '--no-migrate'].includes(word));
  if (command === 'migrate') return rest[0];
  return command === 'backup' || command === 'restore' ? rest[1] : undefined;
}

function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(
    text.endsWith('\n') || text === '' ? text : `${text}\n`,
  );
  return code;
}

/** Prints the output for programs, and the notes for people on standard error. */
function sayResult({ text, code, notice }: CommandResult): number {
  if (notice !== undefined) process.stderr.write(`${notice}\n`);
  return say(text, code);
}

async function runAdministration(settings: Settings, line: readonly string[]): Promise<number> {
  const running = await askRunning(settings, line);
  if (running !== undefined) return sayResult(running);
  const { service, close } = await openForCommand(settings, { migrates: false });
  try {
    return sayResult(await administer(service, line));
  } finally {
    await close();
  }
}

/** The longest time that open connections may take after a stop. */
const farewellMilliseconds = 2000;

async function runServer(settings: Settings, { language, words }: CommandLine): Promise<number> {
  const running = await serve(settings, { migrates: !words.includes('--no-migrate') });
  if (words.includes('--demo'))
    say(`\n${await prepareDemo(running.opened.service, running.address, language)}`, 0);
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  await running.stop();
  // Connections of a silent database would keep the process alive for hours.
  setTimeout(() => process.exit(), farewellMilliseconds).unref();
  return 0;
}

function openForCommand(settings: Settings, opening: Pick<Opening, 'migrates'>): Promise<Opened> {
  return openService({ ...settings, logLevel: 'error' }, { ...opening, logTo: process.stderr });
}

/** Backs up or restores an embedded database in a folder; for a server, pg_dump and pg_restore do this. */
async function onEmbedded(
  settings: Settings,
  { language, words: [, file] }: CommandLine,
  run: (place: EmbeddedPlace, file: string) => Promise<ServiceText>,
): Promise<number> {
  const { databaseUrl, dataFolder } = settings;
  if (file === undefined) throw new ToldError({ text: 'fileMissing' });
  if (databaseUrl !== undefined || dataFolder === undefined) throw new ToldError({ text: 'onlyEmbedded' });
  const done = await run({ dataFolder, databaseFolder: databaseFolder(settings, dataFolder) }, file);
  return say(inWords(done, language), 0);
}

/** Runs a command line to its end. */
export async function run(line: readonly string[]): Promise<void> {
  try {
    process.exitCode = await main(line);
  } catch (error) {
    process.exitCode = say(faultWords(error, languageOfLine(line)), 2);
  }
}
