/** `npm run tool -- reproducible`: builds twice from the sources alone, and names each file of dist that is not the same both times. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './sources.ts';

const dist = join(projectFolder, 'dist');
const first = built();
const second = built();
const names = new Set([...first.keys(), ...second.keys()]);
const different = Array.from(names).filter((name) => first.get(name) !== second.get(name));
for (const name of different) console.error(`✘ dist/${name} differs`);
if (different.length === 0) console.log(`✔ ${names.size} files are the same, byte by byte`);
process.exitCode = different.length === 0 ? 0 : 1;

function built(): ReadonlyMap<string, string> {
  // The declarations among them are sources.
  execFileSync('git', ['clean', '-fdXq', 'src/generated'], { cwd: projectFolder });
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: projectFolder, stdio: 'inherit' });
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const digestOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(dist.length + 1), digestOf(path)]),
  );
}
