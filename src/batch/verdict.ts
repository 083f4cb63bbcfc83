import type { Issue } from '../core/finding.ts';
import { tooManyBytes } from '../intake/read-document.ts';
import { type JudgedDocument, judgeDocument, refusedDocument, ublTextOf } from '../judge/judge-document.ts';
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
        return {
          verdict: verdictOf(name, refusedDocument('request', [tooManyBytes(content.limit)], options)),
          ubl: null,
        };
      case 'unreadable':
        return { verdict: notJudged(name, `The document could not be read: ${content.message}`), ubl: null };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { verdict: notJudged(name, `The document could not be judged: ${reason}`), ubl: null };
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
  return { verdict: verdictOf(name, judged), ubl: isWanted ? ublTextOf(judged) : null };
}

function verdictOf(document: string, judged: JudgedDocument): Verdict {
  const { valid, outcome, issues, warnings, ruleset } = judged.result;
  const { problems, totals } = { problems: [], totals: null, ...judged.result };
  return {
    document,
    ...(judged.kind === 'request' ? numberOf(judged.request) : {}),
    kind: judged.kind,
    valid,
    outcome,
    issues,
    warnings,
    problems,
    ruleset,
    totals,
  };
}

function numberOf(request: unknown): Pick<Verdict, 'invoiceNumber'> {
  if (typeof request !== 'object' || request === null || !('invoiceNumber' in request)) return {};
  const { invoiceNumber } = request;
  return typeof invoiceNumber === 'string' && invoiceNumber.length <= 200 ? { invoiceNumber } : {};
}

/** The verdict on a document that nobody could judge. */
export function notJudged(document: string, message: string): Verdict {
  const issue: Issue = {
    rule: 'pint-ae-not-judged',
    message: message.endsWith('.') ? message : `${message}.`,
    hint: 'Judge this document again on its own.',
    severity: 'error',
    path: '',
    terms: [],
  };
  return {
    document,
    kind: 'request',
    valid: false,
    outcome: 'not-judged',
    issues: [issue],
    warnings: [],
    problems: [],
    ruleset: null,
    totals: null,
  };
}
