/**
 * npm runs this after every install in a checkout, and before it packs one that it has cloned for `npm install git+…`. Only
 * there the command is built: a checkout has `npm run build` for it, and npm has no other sign of it than the folder.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sep } from 'node:path';

const isCloneOfNpm = process.cwd().includes(`${sep}_cacache${sep}tmp${sep}`);
if (isCloneOfNpm && !existsSync('dist/cli.js')) {
  // For `npm install --global`, as of pre-commit, npm installs nothing in its clone.
  const install = ['ci', '--global=false', '--include=dev', '--ignore-scripts', '--silent'];
  if (!existsSync('node_modules')) npm(install);
  if (!process.exitCode) npm(['run', '--silent', 'build']);
}

function npm(words) {
  const { status } = spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exitCode = status ?? 1;
}
