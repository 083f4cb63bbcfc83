import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { UsageError } from '../io.ts';

const names = [
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

/** How long printing one document may take, in milliseconds. */
const timeLimit = 120_000;

/** Prints a page to PDF with a Chromium. */
export type PrintPdf = (html: string) => Promise<Uint8Array>;

/**
 * An installed Chromium that prints PDF: the one of PINT_AE_CHROMIUM, otherwise the first in the PATH or
 * where installers put it. Throws a UsageError if there is none.
 */
export async function findPrinter(environment: NodeJS.ProcessEnv = process.env): Promise<PrintPdf> {
  const chromium = await findChromium(environment);
  return (html) => print(chromium, html);
}

async function findChromium({ PATH = '', PINT_AE_CHROMIUM: named }: NodeJS.ProcessEnv): Promise<string> {
  if (named !== undefined && named !== '') {
    if (await isExecutable(named)) return named;
    throw new UsageError('cannotRunBrowser', { browser: named });
  }
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  for (const file of [...inPath, ...installed]) if (await isExecutable(file)) return file;
  throw new UsageError('noBrowser');
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function print(chromium: string, html: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-'));
  try {
    const [page, pdf] = [join(folder, 'invoice.html'), join(folder, 'invoice.pdf')];
    await writeFile(page, html);
    await promisify(execFile)(
      chromium,
      [...flags(folder), `--print-to-pdf=${pdf}`, pathToFileURL(page).href],
      {
        timeout: timeLimit,
      },
    );
    return await readFile(pdf);
  } catch (error) {
    throw new UsageError('notPrinted', { browser: chromium, reason: reasonOf(error) });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Flags that leave the user's own browser profile alone, and keep Chromium from using the network by itself.
 */
function flags(folder: string): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    '--headless',
    '--disable-gpu',
    '--no-pdf-header-footer',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--user-data-dir=${join(folder, 'profile')}`,
    // Chromium refuses to run as root with its sandbox; the page has no scripts for it to contain.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

function reasonOf(error: unknown): string {
  const { killed, code } = Object(error) as { readonly killed?: boolean; readonly code?: unknown };
  if (killed) return `it took longer than ${timeLimit / 1000} seconds`;
  if (typeof code === 'number') return `it ended with exit code ${code}`;
  return error instanceof Error ? error.message : String(error);
}
