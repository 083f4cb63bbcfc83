import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Files that are not the tests': caches of tools, and the folders of a browser that was ended before it had tidied
 * up.
 */
const othersFiles = ['tsx-', 'node-compile-cache', 'org.chromium.', '.org.chromium.', 'playwright'];

/** Gives the run its own folder for temporary files; anything that the tests leave in it fails the run. */
export default function ownTemporaryFolder(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-tests-'));
  process.env.TMPDIR = folder;
  return () => {
    const left = readdirSync(folder).filter((name) => !othersFiles.some((others) => name.startsWith(others)));
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    if (left.length === 0) return;
    console.error(`the tests have left in the temporary folder: ${left.join(', ')}`);
    process.exitCode = 1;
  };
}
