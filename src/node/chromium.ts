import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const names = [
  // It has no windows, which takes a fifth less time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
];

const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Returns a Chromium on this machine: the one in PINT_AE_CHROMIUM, which may not work, or else the first in the PATH
 * or where installers put it.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { PATH = '', PINT_AE_CHROMIUM: named = '' } = environment;
  if (named !== '') return named;
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...installed].find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Printing {
  readonly program: string;
  /** True if Chromium uses its own sandbox; it then refuses to run as root. */
  readonly isSandboxed: boolean;
  /** The longest time for a page. */
  readonly milliseconds: number;
  /** The largest PDF, in bytes. */
  readonly pdfBytes: number;
  /** The environment of the process; default: only its path and folder. */
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * Prints a page to PDF in a separate Chromium process. The page may run and load nothing, there is no network, the
 * user's browser profile is not touched, and the process's folder is removed afterwards.
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
    if (size > printing.pdfBytes) throw new Error(`a PDF of ${size} bytes is too large`);
    return await readFile(target);
  } finally {
    // An ended process may still be writing.
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
    // No host name resolves, and requests go to a port without a listener.
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--proxy-server=127.0.0.1:9',
    `--user-data-dir=${join(folder, 'profile')}`,
    '--no-pdf-header-footer',
  ];
}

const toldCharacters = 500;

function run(
  { program, milliseconds, environment }: Printing,
  given: readonly string[],
  folder: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: environment ?? { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, TMPDIR: folder },
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
      // Includes the processes that Chromium started.
      endAll(child);
      if (isLate) reject(new Error(`it took longer than ${milliseconds} ms`));
      else if (code === 0) resolve();
      else reject(new Error(`it ended with exit code ${code}`, { cause: said }));
    });
  });
}

/** Ends a process with the processes that it started, which form its group. */
function endAll(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended, or the system has no groups.
    child.kill('SIGKILL');
  }
}
