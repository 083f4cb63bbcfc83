import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

/** A new folder, which is removed after the tests of the file that created it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-test-'));
  made.add(folder);
  return folder;
}

/** Removes the folders that the tests of this file created. */
export function removeTemporaryFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
