import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOneOfMany } from '../../node/whole-file.ts';
import type { TableVerdict } from '../../table/requests/validate-table.ts';
import { orCannotWrite } from '../output/write-output.ts';

/** Characters of a number that its file takes over. */
const longestName = 80;

/** Writes the requests of a table into a folder, a file each, named by the number of the invoice. */
export async function openRequestFolder(folder: string) {
  await orCannotWrite(folder, () => mkdir(folder, { recursive: true }));
  const taken = new Set<string>();
  const old: string[] = [];
  let written = 0;
  return {
    /** Writes the request; of an invoice that has none, remembers the file of an earlier run. */
    write: async ({ number, request }: TableVerdict): Promise<string | undefined> => {
      if (number === undefined) return undefined;
      const path = join(folder, `${unusedName(number, taken)}.json`);
      if (request === undefined) {
        if (existsSync(path)) old.push(path);
        return undefined;
      }
      await orCannotWrite(path, async () => writeOneOfMany(path, `${JSON.stringify(request, null, 2)}\n`));
      written += 1;
      return path;
    },
    written: () => written,
    /** Files of an earlier run whose invoices cannot be written now. */
    old: () => old,
  };
}

/** A name that no file of the run has, on file systems too that do not tell letter case. */
function unusedName(number: string, taken: Set<string>): string {
  const readable = number
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}.-]+/gu, '_')
    .replace(/^[._]{1,80}/, '')
    .slice(0, longestName);
  const name = readable === '' ? 'invoice' : readable;
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (taken.has(tried.toLowerCase())) continue;
    taken.add(tried.toLowerCase());
    return tried;
  }
}
