import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../engine-folder.ts';
import type { Pace } from './pace.ts';
import { folderWith, paceOfProgram } from './program.ts';

/** The file of Saxon-HE in Debian's package. */
export const saxonHeOfDebian = '/usr/share/java/Saxon-HE.jar';

/** The class path of Saxon-HE for expressions and schemas; SAXON_CLASSPATH can name another version. */
export const saxonHe = process.env.SAXON_CLASSPATH ?? saxonHeOfDebian;

/** The program that asks it. */
export const saxonHeProgram = join(engineFolder, 'scripts/SaxonHe.java');

/** The output of a stylesheet for a document, or the error. */
export type SaxonHeResult = { readonly output: string } | { readonly error: string };

type Stylesheet = { readonly file: string } | { readonly text: string };

/** The part that is missing on this machine to run Saxon-HE; undefined if nothing is missing. */
export function missingForSaxonHe(jar: string): string | undefined {
  if (!existsSync(jar))
    return `Saxon-HE is not installed: there is no ${jar}. On Debian: apt-get install libsaxonhe-java; elsewhere name the file with --saxon-jar`;
  return modulesOfJava().includes('jdk.compiler')
    ? undefined
    : 'A JDK is not installed, which Saxon-HE is run with. On Debian: apt-get install default-jdk-headless';
}

function modulesOfJava(): string {
  try {
    return execFileSync('java', ['--list-modules'], { stdio: 'pipe' }).toString();
  } catch {
    return '';
  }
}

/** Saxon-HE's message for a stylesheet that does not compile; its driver exits with this code. */
export class StylesheetRefused extends Error {}
const refused = 3;

/** If each document is run once, optimizing costs the JVM more time than it saves. */
const onceEach = '-XX:TieredStopAtLevel=1';

/**
 * Runs a stylesheet on documents in one JVM; throws a StylesheetRefused if the stylesheet does not compile.
 */
export function runSaxonHe(
  jar: string,
  stylesheet: Stylesheet,
  documents: readonly string[],
): readonly SaxonHeResult[] {
  const folder = folderWith(documents);
  try {
    const command = [onceEach, ...commandFor(jar, stylesheet, folder)];
    execFileSync('java', command, { stdio: ['ignore', 'pipe', 'pipe'] });
    return documents.map((_, at) => resultOf(folder, at));
  } catch (error) {
    if (!(error instanceof Error && 'status' in error && 'stderr' in error) || error.status !== refused)
      throw error;
    throw new StylesheetRefused(String(error.stderr).replaceAll(/\s+/g, ' ').trim());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The pace of one JVM. */
export function paceOfSaxonHe(jar: string, stylesheet: Stylesheet, documents: readonly string[]): Pace {
  const folder = folderWith(documents);
  return paceOfProgram('java', commandFor(jar, stylesheet, folder), folder);
}

function commandFor(jar: string, stylesheet: Stylesheet, folder: string): readonly string[] {
  const file = 'file' in stylesheet ? stylesheet.file : join(folder, 'rules.xsl');
  if ('text' in stylesheet) writeFileSync(file, stylesheet.text);
  return ['-XX:+UseSerialGC', '-Xss64m', '-cp', jar, saxonHeProgram, 'stylesheet', file, folder];
}

function resultOf(folder: string, at: number): SaxonHeResult {
  const output = join(folder, `${at}.out`);
  return existsSync(output)
    ? { output: readFileSync(output, 'utf8') }
    : { error: readFileSync(join(folder, `${at}.error`), 'utf8') };
}
