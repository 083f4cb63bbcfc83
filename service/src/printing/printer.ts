import { printByChromium } from 'pint-ae/internal/server';
import { RequestProblem } from '../problems/request-problem.ts';
import { createTurns, type Waiting } from '../queue/turns.ts';
import type { PrintingSettings } from '../settings.ts';
import type { Log } from '../telemetry/log.ts';

/** Makes PDFs of pages. */
export interface Printer {
  /** Throws the 406 if this service makes no PDFs, before any work on a document. */
  readonly expect: () => void;
  /** Returns the PDF of a page. Companies take turns; a request that would have to wait too long gets the 503. */
  readonly print: (page: string, companyId: string, ended?: AbortSignal) => Promise<Uint8Array>;
}

export interface PrintLimits {
  /** The largest page, in characters: Chromium takes some hundred times as much memory. */
  readonly pageCharacters: number;
  /** The largest PDF, in bytes. */
  readonly pdfBytes: number;
  /** Longest time that a page may take, in milliseconds. */
  readonly milliseconds: number;
  /** Limits of the pages of a company, and of all pages, that may wait. */
  readonly waitingOfCompany: number;
  readonly waiting: number;
}

const limitsOfService: PrintLimits = {
  pageCharacters: 4_000_000,
  pdfBytes: 50_000_000,
  milliseconds: 30_000,
  waitingOfCompany: 4,
  waiting: 32,
};

const secondsUntilRoom = 5;

interface Page extends Waiting {
  readonly begin: () => void;
}

/** Prints by the program that the settings name. */
export function createPrinter(
  { chromium, isSandboxed, atOnce }: PrintingSettings,
  log: Log,
  limits: PrintLimits = limitsOfService,
): Printer {
  const turns = createTurns(atOnce);
  const waiting = new Set<Page>();
  const callNext = () => {
    for (const next of turns.begin([...waiting])) {
      waiting.delete(next);
      next.begin();
    }
  };
  const turnOf = (companyId: string, ended: AbortSignal | undefined) =>
    new Promise<Page>((resolve, reject) => {
      const own = [...waiting].filter((page) => page.companyId === companyId).length;
      if (own >= limits.waitingOfCompany || waiting.size >= limits.waiting || ended?.aborted === true)
        return reject(tooMany());
      const leave = () => {
        if (waiting.delete(page)) reject(tooMany());
      };
      const page: Page = {
        companyId,
        begin: () => {
          ended?.removeEventListener('abort', leave);
          resolve(page);
        },
      };
      waiting.add(page);
      ended?.addEventListener('abort', leave, { once: true });
      callNext();
    });
  const expected = () => {
    if (chromium === undefined) throw new RequestProblem('not-acceptable', { detail: { text: 'noPdf' } });
    return chromium;
  };
  return {
    expect: () => void expected(),
    print: async (page, companyId, ended) => {
      const program = expected();
      if (page.length > limits.pageCharacters)
        throw new RequestProblem('not-acceptable', { detail: { text: 'largePdf' } });
      const turn = await turnOf(companyId, ended);
      try {
        return await printByChromium(page, { program, isSandboxed, ...limits });
      } catch (error) {
        const said = error instanceof Error ? String(error.cause ?? '') : '';
        log.error('A document could not be printed.', { company: companyId, said }, error);
        throw new RequestProblem('internal-error', { detail: { text: 'failedPdf' } });
      } finally {
        turns.end(turn);
        callNext();
      }
    },
  };
}

function tooMany(): RequestProblem {
  return new RequestProblem('unavailable', {
    detail: { text: 'manyPdfs' },
    headers: { 'retry-after': String(secondsUntilRoom) },
  });
}
