import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian's package puts Saxon-HE. */
export const saxonHeOfDebian = '/usr/share/java/Saxon-HE.jar';

/** From the root of the project, where npm runs scripts. */
const driver = 'scripts/artefacts/SaxonHe.java';

/** The result of a stylesheet for each document, or what went wrong, and how long a document takes once the JVM is warm. */
export interface SaxonHeRun {
  readonly results: readonly ({ readonly output: string } | { readonly error: string })[];
  /** Of processor time, from the text of the document to that of the result. */
  readonly milliseconds: number;
}

/** Says what is missing to run Saxon-HE on this machine; undefined where nothing is. */
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

/** Runs a stylesheet on documents in one JVM; throws what the JVM says where the stylesheet itself does not compile. */
export function runSaxonHe(
  jar: string,
  stylesheet: { readonly file: string } | { readonly text: string },
  documents: readonly string[],
  millisecondsOfTiming: number,
): SaxonHeRun {
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-saxon-he-'));
  try {
    for (const [at, xml] of documents.entries()) writeFileSync(join(folder, `${at}.xml`), inUtf8(xml));
    const file = 'file' in stylesheet ? stylesheet.file : join(folder, 'rules.xsl');
    if ('text' in stylesheet) writeFileSync(file, stylesheet.text);
    const command = [
      '-XX:+UseSerialGC',
      '-Xss64m',
      '-cp',
      jar,
      driver,
      file,
      folder,
      String(millisecondsOfTiming),
    ];
    const milliseconds = Number(
      execFileSync('java', command, { stdio: ['ignore', 'pipe', 'pipe'] }).toString(),
    );
    return { results: documents.map((_, at) => resultOf(folder, at)), milliseconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function resultOf(folder: string, at: number): SaxonHeRun['results'][number] {
  const output = join(folder, `${at}.out`);
  return existsSync(output)
    ? { output: readFileSync(output, 'utf8') }
    : { error: readFileSync(join(folder, `${at}.error`), 'utf8') };
}

/** A document without the declaration of another encoding than that in which it is written here. */
const inUtf8 = (xml: string) => xml.replace(/^<\?xml[^>]*\?>/, '');
