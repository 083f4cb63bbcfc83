import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The environment of a user who has installed the package: `pint-ae` in a folder runs the sources. */
export function environmentWithProgram(folder: string): NodeJS.ProcessEnv {
  const program = join(folder, 'pint-ae');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${resolve('src/generated/cli.js')}' "$@"\n`);
  chmodSync(program, 0o755);
  return { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`, HOME: folder };
}
