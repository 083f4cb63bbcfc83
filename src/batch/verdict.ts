import { tooManyBytes } from '../intake/read-document.ts';
import { notJudged as notJudgedFinding } from '../judge/judge.ts';
import { type JudgedDocument, judgeDocument, refusedDocument } from '../judge/judge-document.ts';
import { unjudged } from '../judge/result.ts';
import type { ValidateOptions } from '../judge/validate.ts';
import type { DocumentReport } from '../report/document-report.ts';
import type { ChunkDocument } from './chunk.ts';

/** One line of a batch's output. */
export interface Verdict extends Omit<DocumentReport, 'name'> {
  /** File name, or `name:line`. */
  readonly document: string;
  /** The request's own number (IBT-001), as far as it has one. */
  readonly invoiceNumber?: string;
  /** File with the UBL, seen from the output folder. */
  readonly ubl?: string;
  /** File of the document request that the UBL says, seen from the output folder. */
  readonly request?: string;
  /** File with the page that shows it, seen from the output folder. */
  readonly page?: string;
}

/** A verdict with the document that it is of; null where it was not read. */
export interface Judged {
  readonly verdict: Verdict;
  readonly judged: JudgedDocument | null;
}

/** The verdict on a document, whatever it holds. Never throws. */
export function verdictOn({ name, content }: ChunkDocument, options: ValidateOptions): Judged {
  try {
    switch (content.kind) {
      case 'bytes':
        return judgedAs(name, judgeDocument(content.bytes, options));
      case 'too-long':
        return judgedAs(name, refusedDocument('request', [tooManyBytes(content.limit)], options));
      case 'unreadable':
        return { verdict: notJudged(name, 'unreadable', content.message, options), judged: null };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { verdict: notJudged(name, undefined, reason, options), judged: null };
  }
}

function judgedAs(document: string, judged: JudgedDocument): Judged {
  const { kind, result, request } = judged;
  return { verdict: { document, ...numberOf(request), kind, ...result }, judged };
}

function numberOf(request: unknown): Pick<Verdict, 'invoiceNumber'> {
  if (typeof request !== 'object' || request === null || !('invoiceNumber' in request)) return {};
  const { invoiceNumber } = request;
  return typeof invoiceNumber === 'string' && invoiceNumber.length <= 200 ? { invoiceNumber } : {};
}

/** The verdict on a document that nobody could judge; `text` names the case. */
export function notJudged(
  document: string,
  text: string | undefined,
  reason: string,
  options: Pick<ValidateOptions, 'language'>,
): Verdict {
  const finding = notJudgedFinding(text, { reason });
  return { document, kind: 'request', ...unjudged(finding, options) };
}
