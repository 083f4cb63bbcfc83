/**
 * `npm run tool -- binary`: the command as one file that needs no Node.js, in binaries/, by Node's single executable applications.
 * Usage: npm run tool -- binary [--target linux-x64 ...] [--node FILE]. Without a target: for this system. `--node` is
 * the executable of Node.js for the target, of the version that runs this. `npm run tool -- runtimes Binary` tests that of this system.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { extra } from '../extras/index.ts';
import { projectFolder } from '../project-folder.ts';
import { inFolder } from '../trials.ts';
import { copyNode, filesOfCommand, type PackedFile, type Target, targets, thisTarget } from './files.ts';

const { values } = parseArgs({
  options: {
    target: { type: 'string', multiple: true, default: [thisTarget] },
    node: { type: 'string' },
  },
});

/** Marker that Node.js looks for in its own executable. */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const output = join(projectFolder, 'binaries');
mkdirSync(output, { recursive: true });
const blob = await inFolder(blobOf);
for (const name of values.target) {
  const target = targets.find((each) => each === name);
  if (target === undefined) throw new Error(`not a target: ${name}; targets: ${targets.join(', ')}`);
  await make(target);
}

async function make(target: Target): Promise<void> {
  const binary = join(output, `pint-ae-${target}${target.startsWith('win32') ? '.exe' : ''}`);
  if (values.node === undefined) await copyNode(target, binary);
  else copyFileSync(values.node, binary);
  chmodSync(binary, 0o755);
  if (process.platform === 'darwin') execFileSync('codesign', ['--remove-signature', binary]);
  await extra('postject').inject(binary, 'NODE_SEA_BLOB', blob, {
    sentinelFuse: fuse,
    ...(target.startsWith('darwin') ? { machoSegmentName: 'NODE_SEA' } : {}),
  });
  console.log(binary);
  if (!target.startsWith('darwin')) return;
  if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', binary]);
  else console.log(`macOS runs it once it is signed there: codesign --sign - ${binary}`);
}

/** The list of paths and lengths, and behind it the files. */
function packed(files: readonly PackedFile[]): Buffer {
  const list = JSON.stringify(files.map(({ path, content }) => [path, content.length]));
  return Buffer.concat([Buffer.from(`${list}\n`), ...files.map(({ content }) => content)]);
}

/** Content of the executable: the program that runs first, and the files as its asset; made in a folder. */
function blobOf(folder: string): Buffer {
  const files = packed(filesOfCommand());
  const at = (name: string) => join(folder, name);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
  writeFileSync(at('files'), brotliCompressSync(files, { params: quality }));
  writeFileSync(at('version'), createHash('sha256').update(files).digest('hex').slice(0, 16));
  const config = {
    main: join(projectFolder, 'scripts/binary/main.cjs'),
    output: at('blob'),
    disableExperimentalSEAWarning: true,
    assets: { files: at('files'), version: at('version') },
  };
  writeFileSync(at('config.json'), JSON.stringify(config));
  execFileSync(process.execPath, ['--experimental-sea-config', at('config.json')], { stdio: 'pipe' });
  return readFileSync(at('blob'));
}
