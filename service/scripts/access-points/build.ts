import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Programs that are not Node's, with the packages of Debian that have them. */
const programs = { dnsmasq: 'dnsmasq-base', javac: 'default-jdk-headless', mvn: 'maven' } as const;

/** Makes Maven fetch phase4 and phoss-smp and build the programs that start them, unless that was done before. */
export function build(): void {
  for (const [name, packages] of Object.entries(programs)) {
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
    const { status } = spawnSync('bash', ['-c', `command -v ${name} || { ${install}; }`]);
    if (status !== 0) throw new Error(`${name} is not there; it is in Debian's package ${packages}`);
  }
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
