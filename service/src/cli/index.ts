import { askRunning } from '../admin-commands/ask-running.ts';
import { commandNamed, splitLanguage } from '../admin-commands/language.ts';
import { dataFolderOf, defaultDataFolder } from '../database/place.ts';

const line = process.argv.slice(2);

/**
 * Answer of a running service to a command; undefined if the command needs none. Loads nothing else of the program,
 * because loading takes longer than answering; the running service reports errors.
 */
async function answered() {
  try {
    if (commandNamed(splitLanguage(line).words) === undefined) return undefined;
    const { DATABASE_URL: databaseUrl, DATA_FOLDER: folder = defaultDataFolder } = process.env;
    return await askRunning(
      { databaseUrl: databaseUrl || undefined, dataFolder: dataFolderOf(folder) },
      line,
    );
  } catch {
    return undefined;
  }
}

const told = await answered();
if (told === undefined) await (await import('./main.ts')).run(line);
else {
  process.exitCode = told.code;
  const { text } = told;
  (told.code === 0 ? process.stdout : process.stderr).write(
    text.endsWith('\n') || text === '' ? text : `${text}\n`,
  );
}
