import { tooManyBytes } from '../intake/read-document.ts';
import { notJudged as notJudgedFinding } from '../judge/judge.ts';
import { type JudgedDocument, judgeDocument, refusedDocument, ublTextOf } from '../judge/judge-document.ts';
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
}

/** A verdict, and the UBL of a valid document where it was asked for. */
export interface Judged {
  readonly verdict: Verdict;
  readonly ubl: string | null;
}

export type Conversion = 'verdict-only' | 'with-ubl';

/** The verdict on a document, whatever it holds. Never throws. */
export function verdictOn(
  { name, content }: ChunkDocument,
  options: ValidateOptions,
  conversion: Conversion,
): Judged {
  try {
    switch (content.kind) {
      case 'bytes':
        return judgeBytes(name, content.bytes, options, conversion);
      case 'too-long':
        return judgedAs(name, refusedDocument('request', [tooManyBytes(content.limit)], options));
      case 'unreadable':
        return { verdict: notJudged(name, 'unreadable', content.message, options), ubl: null };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { verdict: notJudged(name, undefined, reason, options), ubl: null };
  }
}

function judgeBytes(
  name: string,
  bytes: Uint8Array,
  options: ValidateOptions,
  conversion: Conversion,
): Judged {
  const judged = judgeDocument(bytes, options);
  const isWanted = conversion === 'with-ubl' && judged.result.valid;
  return { ...judgedAs(name, judged), ubl: isWanted ? ublTextOf(judged) : null };
}

function judgedAs(document: string, { kind, result, request }: JudgedDocument): Judged {
  return { verdict: { document, ...numberOf(request), kind, ...result }, ubl: null };
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
