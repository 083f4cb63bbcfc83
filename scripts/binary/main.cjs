/**
 * What the binary runs first: it unpacks the command, once for each version, into the cache folder of the user, and runs
 * it there, so that worker threads, the page and packages find their files as in an installation.
 */
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { homedir, tmpdir } = require('node:os');
const { dirname, join, sep } = require('node:path');
const { getAsset, getRawAsset } = require('node:sea');
const { pathToFileURL } = require('node:url');
const { constants, runInThisContext } = require('node:vm');
const { brotliDecompressSync } = require('node:zlib');

const folder = unpacked(getAsset('version', 'utf8'));
const [, , first = ''] = process.argv;
// A program that the command starts with this executable, as the compiler of SaxonJS.
const isOwnProgram = first.startsWith(`${folder}${sep}`);
if (isOwnProgram) process.argv.splice(1, 2, first);
else process.argv[1] = join(folder, 'dist', 'cli.js');
// That this import is experimental in Node.js is nothing that a user can mend.
const { emitWarning } = process;
process.emitWarning = () => {};
runInThisContext(`import(${JSON.stringify(pathToFileURL(process.argv[1]).href)})`, {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
process.emitWarning = emitWarning;

/** The folder with the files of this version. Where no cache can be written, one that lasts as long as the process. */
function unpacked(version) {
  const kept = join(cacheFolder(), 'pint-ae', version);
  if (existsSync(kept)) return kept;
  try {
    mkdirSync(dirname(kept), { recursive: true, mode: 0o700 });
    const made = mkdtempSync(`${kept}-`);
    unpackInto(made);
    try {
      renameSync(made, kept);
    } catch {
      // Another process was first.
      rmSync(made, { recursive: true });
    }
    return kept;
  } catch {
    const made = mkdtempSync(join(tmpdir(), 'pint-ae-'));
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    unpackInto(made);
    return made;
  }
}

function cacheFolder() {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (process.platform === 'win32') return LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return XDG_CACHE_HOME || join(homedir(), '.cache');
}

/** The files are one after another, behind the list of their paths and lengths. */
function unpackInto(target) {
  const whole = brotliDecompressSync(Buffer.from(getRawAsset('files')));
  const end = whole.indexOf('\n');
  let at = end + 1;
  for (const [path, length] of JSON.parse(whole.subarray(0, end).toString())) {
    const file = join(target, ...path.split('/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, whole.subarray(at, at + length));
    at += length;
  }
}
