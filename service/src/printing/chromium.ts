import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Printing {
  readonly program: string;
  readonly isSandboxed: boolean;
  readonly milliseconds: number;
  readonly pdfBytes: number;
}

/**
 * The PDF of a page, by a process of Chromium of its own: the page may run and load nothing, there is no network, its
 * environment has nothing of the settings, and its folder is gone afterwards.
 */
export async function printByChromium(page: string, printing: Printing): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-print-'));
  try {
    const source = join(folder, 'page.html');
    const target = join(folder, 'page.pdf');
    await writeFile(source, closed(page), { mode: 0o600 });
    await run(
      printing,
      [...argumentsFor(folder, printing), `--print-to-pdf=${target}`, pathToFileURL(source).href],
      folder,
    );
    const { size } = await stat(target);
    if (size > printing.pdfBytes) throw new Error(`A PDF of ${size} bytes is too large.`);
    return await readFile(target);
  } finally {
    // A process that was ended may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Headers of the page's answer. Chromium prints nothing where its settings forbid scripts. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

function closed(page: string): string {
  return page.replace('<head>', () => `<head>${policy}`);
}

function argumentsFor(folder: string, { isSandboxed }: Printing): string[] {
  return [
    '--headless',
    ...(isSandboxed ? [] : ['--no-sandbox']),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    '--renderer-process-limit=1',
    // Nothing is found, and what would be asked for goes to a port where nobody listens.
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--proxy-server=127.0.0.1:9',
    `--user-data-dir=${join(folder, 'profile')}`,
    '--no-pdf-header-footer',
  ];
}

/** The last of what the program said. */
const toldCharacters = 500;

function run({ program, milliseconds }: Printing, given: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, TMPDIR: folder },
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-toldCharacters);
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      endAll(child);
    }, milliseconds);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      // Those that it started.
      endAll(child);
      if (isLate) reject(new Error(`The printing took longer than ${milliseconds} ms.`));
      else if (code === 0) resolve();
      else reject(new Error(`The printing ended with ${code}: ${said}`));
    });
  });
}

/** Ends the process with those that it started, which are its group. */
function endAll({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // They are gone.
  }
}
