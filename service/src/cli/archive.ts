import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { CommandResult } from '../admin-commands/administer.ts';
import type { CommandLine } from '../admin-commands/language.ts';
import { fingerprintOf } from '../exports/archive-format.ts';
import { documentsIn, verifyArchive } from '../exports/read-archive.ts';
import { inWords, type ServiceText, ToldError } from '../texts/service-text.ts';

type Said = Pick<CommandResult, 'code' | 'text'>;

const faultTexts = {
  changed: 'fileChanged',
  missing: 'fileMissingInArchive',
  added: 'fileAdded',
  twice: 'fileTwice',
  unsigned: 'manifestUnsigned',
  otherKey: 'manifestOtherKey',
  cutOff: 'archiveCutOff',
} as const;

/** Checks the archive of a company, or reads documents in it; undefined for another command. */
export async function onArchive({ words, language }: CommandLine): Promise<Said | undefined> {
  const [, what, ...rest] = words;
  if (what !== 'verify' && what !== 'read') return undefined;
  const options = { key: { type: 'string' } } as const;
  const { values, positionals } = parsedArgs({ args: rest, allowPositionals: true, options });
  const [file, wanted, folder] = positionals;
  if (file === undefined || (what === 'read' && wanted === undefined))
    throw new ToldError({ text: 'fileMissing' });
  const say = (text: ServiceText) => inWords(text, language);
  return what === 'verify' ? verify(file, values.key, say) : read(file, wanted ?? '', folder, say);
}

/** The options of a command; an unreadable one must not count as a missing one. */
export function parsedArgs<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const word = error instanceof Error ? error.message : String(error);
    throw new ToldError({ text: 'noSuchWord', values: { word } });
  }
}

async function verify(
  file: string,
  expected: string | undefined,
  say: (text: ServiceText) => string,
): Promise<Said> {
  const { faults, manifest, signer } = await verifyArchive(file, expected);
  const found = faults.map(({ name, fault }) => say({ text: faultTexts[fault], values: { name } }));
  if (found.length > 0) return { code: 1, text: found.join('\n') };
  const values = {
    files: manifest?.files.length ?? 0,
    company: manifest?.companyId ?? '',
    at: manifest?.exportedAt ?? '',
    key: signer === undefined ? '' : fingerprintOf(signer),
  };
  return { code: 0, text: say({ text: 'archiveVerified', values }) };
}

/** Prints the index entry of each document; with a folder, writes the evidence there. */
async function read(
  file: string,
  wanted: string,
  folder: string | undefined,
  say: (text: ServiceText) => string,
): Promise<Said> {
  const found = await documentsIn(file, wanted);
  if (found.length === 0) return { code: 1, text: say({ text: 'notInArchive', values: { wanted } }) };
  for (const { evidence, document } of folder === undefined ? [] : found) {
    // The id comes from a file: a forged id could lead elsewhere.
    const name = document.id.replace(/[^\w-]/g, '_');
    await writeFile(join(folder ?? '', `${name}.zip`), evidence, { flag: 'wx' });
  }
  return { code: 0, text: found.map(({ document }) => JSON.stringify(document)).join('\n') };
}
