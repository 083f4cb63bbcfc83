import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOneOfMany } from '../../node/whole-file.ts';
import { unusedName } from '../../table/requests/unused-name.ts';
import type { TableVerdict } from '../../table/requests/validate-table.ts';
import { orCannotWrite } from '../output/write-output.ts';

/** Writes the requests of a table into a folder, one file each, named by the number of the invoice. */
export async function openRequestFolder(folder: string) {
  await orCannotWrite(folder, () => mkdir(folder, { recursive: true }));
  const taken = new Set<string>();
  const old: string[] = [];
  let written = 0;
  return {
    /** Writes the request; for an invoice without a request, records the file of an earlier run. */
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
    /** Files of an earlier run for invoices that this run cannot write. */
    old: () => old,
  };
}
