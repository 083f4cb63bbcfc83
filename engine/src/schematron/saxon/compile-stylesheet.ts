import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { because, ReasonedError } from '../../xpath/reason.ts';
import type { StylesheetExport } from './engine.ts';
import { stylesheetCompiler } from './packages.ts';

/** The compiler writes the time into the SEF and its checksum; a constant time makes builds reproducible. */
const fixedClock = `data:text/javascript,${encodeURIComponent(`
  const { Date: Clock } = globalThis;
  globalThis.Date = class extends Clock {
    constructor(...parts) { super(...(parts.length === 0 ? [0] : parts)); }
    static now() { return 0; }
  };`)}`;

/**
 * Compiles a stylesheet to the SEF that SaxonJS runs. The SEF is relocatable, so it contains no folder name of this
 * machine. Throws if the package `xslt3`, which compiles it, is not installed: `saxon-js` alone would compile the
 * stylesheet again for each document.
 */
export function compileStylesheet(stylesheet: string): StylesheetExport {
  const compiler = stylesheetCompiler();
  const folder = mkdtempSync(join(tmpdir(), 'schematron-compiler-'));
  try {
    const [source, target] = [join(folder, 'rules.xsl'), join(folder, 'rules.sef.json')];
    writeFileSync(source, stylesheet);
    runCompiler([
      '--import',
      fixedClock,
      compiler,
      `-xsl:${source}`,
      `-export:${target}`,
      '-nogo',
      '-relocate:on',
    ]);
    return JSON.parse(readFileSync(target, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs the compiler; if it refuses a stylesheet, the error has its message without the names of temporary
 * files.
 */
function runCompiler(command: readonly string[]): void {
  try {
    execFileSync(process.execPath, command, { stdio: 'pipe' });
  } catch (error) {
    if (!(error instanceof Error && 'stderr' in error)) throw error;
    const message = String(error.stderr).replaceAll(/\s+/g, ' ').trim();
    throw new ReasonedError(because('SaxonJS refuses the rules: {message}', { message }));
  }
}
