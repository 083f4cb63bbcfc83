import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { ownDescriptions } from '../clients/descriptions.ts';
import { emitClients } from '../clients/emit-clients.ts';
import { docsFolder } from './write-reference.ts';

/** The day of every file in an archive, so that the same clients are the same archive. */
const mtime = new Date(1980, 0, 1);

/** Writes the clients that the site offers: an archive for each description and language. */
export async function writeClients(): Promise<void> {
  const folder = join(docsFolder, 'public/clients');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const described of Object.values(await ownDescriptions()))
    for (const [language, files] of Object.entries(emitClients(described))) {
      const packed = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
      const archive = zipSync(Object.fromEntries(packed), { mtime });
      writeFileSync(join(folder, `${described.name}-${language}.zip`), archive);
    }
}
