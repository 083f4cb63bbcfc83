import { findChromium, isExecutable, printByChromium } from '../../node/chromium.ts';
import { UsageError } from '../io.ts';

/** Limits of one document. */
const limits = { milliseconds: 120_000, pdfBytes: 1_000_000_000 };

/** Prints a page to PDF with a Chromium. */
export type PrintPdf = (html: string) => Promise<Uint8Array>;

/** An installed Chromium that prints PDF. Throws a UsageError if none is installed. */
export function findPrinter(environment: NodeJS.ProcessEnv = process.env): PrintPdf {
  const program = findChromium(environment);
  if (program === undefined) throw new UsageError('noBrowser');
  if (!isExecutable(program)) throw new UsageError('cannotRunBrowser', { browser: program });
  // Chromium refuses to run as root with its sandbox, which a page without scripts does not need.
  const isSandboxed = process.getuid?.() !== 0;
  return async (html) => {
    try {
      // Chromium finds the user's fonts through the environment.
      return await printByChromium(html, { program, isSandboxed, environment, ...limits });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UsageError('notPrinted', { browser: program, reason });
    }
  };
}
