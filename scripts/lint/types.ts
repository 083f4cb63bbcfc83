/** The types of the project and of the service, with the packages of the documentation, which is checked with them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { docs, install } from '../extras/install.ts';
import { projectFolder } from '../project-folder.ts';

install(docs);
const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
const codes = ['.', 'service'].map((project) => {
  // Each further checker checks the libraries once more: by one, all takes half the work.
  const words = [compiler, '-p', project, '--checkers', '1'];
  return spawnSync(process.execPath, words, { cwd: projectFolder, stdio: 'inherit' }).status ?? 1;
});
process.exitCode = Math.max(...codes);
