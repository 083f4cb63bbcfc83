/** Generated files that tests need: each is made again only where its sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleSteps, sourceSteps, take } from './steps.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const record = join(project, 'src/generated/made-of.json');

const steps = [...sourceSteps, ...bundleSteps];

/** Makes what is missing or older than its sources. */
export default async function generateStale(): Promise<void> {
  const made: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  for (const step of steps) {
    const { makes, outputs, sources } = step;
    const isThere = outputs.every((output) => existsSync(join(project, 'src/generated', output)));
    if (isThere && made[makes] === stateOf(sources)) continue;
    await take([step]);
    made[makes] = stateOf(sources);
    writeFileSync(record, JSON.stringify(made));
  }
}

/** Notes that everything has been made of the sources as they are. */
export function noteAllMade(): void {
  const made = Object.fromEntries(steps.map(({ makes, sources }) => [makes, stateOf(sources)]));
  writeFileSync(record, JSON.stringify(made));
}

/** Name, size and time of every file, in a text of bounded length. */
function stateOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(join(project, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (statSync(join(project, source)).isFile()) return [source];
  return readdirSync(join(project, source), { withFileTypes: true })
    .filter(({ name }) => name !== 'generated' && name !== 'node_modules')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesOf(`${source}/${entry.name}`));
}
