import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Has Maven fetch phase4 and phoss-smp and build what starts them, unless that is done already. */
export function build(): void {
  for (const name of ['phase4', 'smp']) {
    const folder = resolve(import.meta.dirname, '../../access-points', name);
    const done = resolve(folder, 'target/dependency');
    if (existsSync(done) && statSync(done).mtimeMs > statSync(resolve(folder, 'pom.xml')).mtimeMs) continue;
    const goals = ['-q', '-B', '-ntp', 'package', 'dependency:copy-dependencies', '-DincludeScope=runtime'];
    const { status, stdout, error } = spawnSync('mvn', goals, { cwd: folder, encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`Maven cannot build ${folder}: ${error?.message ?? stdout.slice(0, 2000)}`);
  }
}
