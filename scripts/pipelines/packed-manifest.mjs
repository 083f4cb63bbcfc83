/**
 * `npm pack` runs this before it packs (`without-prepare`) and after (`restore`): npm warns whoever installs a tarball of a package
 * that has a script `prepare`, which only a checkout needs.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const manifest = 'package.json';
const kept = '.package.json.kept';

// A run that was broken off left the manifest as it packs it.
if (existsSync(kept)) renameSync(kept, manifest);
if (process.argv[2] === 'without-prepare') {
  const text = readFileSync(manifest, 'utf8');
  const { scripts, ...others } = JSON.parse(text);
  const { prepare: _, ...packed } = scripts;
  writeFileSync(kept, text);
  writeFileSync(manifest, `${JSON.stringify({ ...others, scripts: packed }, null, 2)}\n`);
}
