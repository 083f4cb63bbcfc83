import type { Issue } from '../core/finding.ts';
import { parseJson } from '../intake/json.ts';
import { convert } from '../judge/convert.ts';
import { malformed, type ValidateOptions, type ValidationResult, validate } from '../judge/validate.ts';
import { validateUbl } from '../judge/validate-ubl.ts';
import type { DocumentReport } from '../report/document-report.ts';
import { isXml } from './bytes.ts';
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
  readonly ubl: string | Uint8Array | null;
}

export type Conversion = 'verdict-only' | 'with-ubl';

/** The verdict on a document, whatever it holds. Never throws. */
export function judgeDocument(
  { name, content }: ChunkDocument,
  options: ValidateOptions,
  conversion: Conversion,
): Judged {
  try {
    switch (content.kind) {
      case 'bytes':
        return judgeBytes(name, content.bytes, options, conversion);
      case 'too-long':
        return { verdict: tooLong(name, content.limit), ubl: null };
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
  if (isXml(bytes)) return judgeUbl(name, bytes, options, conversion);
  const parsed = parseJson(textOf(bytes));
  if (!parsed.ok) return { verdict: requestVerdict(name, malformed([parsed.problem])), ubl: null };
  const ubl = ublWithin(parsed.value);
  if (ubl !== undefined) return judgeUbl(name, ubl, options, conversion);
  return judgeRequest(name, parsed.value, options, conversion);
}

function judgeRequest(
  name: string,
  request: unknown,
  options: ValidateOptions,
  conversion: Conversion,
): Judged {
  const numbered = numberOf(request);
  if (conversion === 'verdict-only') {
    return { verdict: requestVerdict(name, validate(request, options), numbered), ubl: null };
  }
  const { xml, sourceOf, ...result } = convert(request, options);
  return { verdict: requestVerdict(name, result, numbered), ubl: result.valid ? xml : null };
}

function requestVerdict(
  document: string,
  { valid, outcome, issues, warnings, problems, ruleset, totals }: ValidationResult,
  numbered: Pick<Verdict, 'invoiceNumber'> = {},
): Verdict {
  return {
    document,
    ...numbered,
    kind: 'request',
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

function judgeUbl(
  document: string,
  xml: string | Uint8Array,
  options: ValidateOptions,
  conversion: Conversion,
): Judged {
  const { valid, outcome, issues, warnings, ruleset } = validateUbl(xml, options);
  const verdict: Verdict = {
    document,
    kind: 'ubl',
    valid,
    outcome,
    issues,
    warnings,
    problems: [],
    ruleset,
    totals: null,
  };
  return { verdict, ubl: valid && conversion === 'with-ubl' ? xml : null };
}

/** UBL inside JSON: a text that is XML, or an object whose only field is `xml`. */
function ublWithin(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trimStart().startsWith('<') ? value : undefined;
  if (typeof value !== 'object' || value === null || !('xml' in value)) return undefined;
  return typeof value.xml === 'string' && Object.keys(value).length === 1 ? value.xml : undefined;
}

function tooLong(name: string, limit: number): Verdict {
  return requestVerdict(name, malformed([{ field: '', message: `is longer than ${limit} bytes` }]));
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

const decoder = new TextDecoder();

/** JSON is UTF-8 (RFC 8259); bytes that are not become replacement characters, which the parser then reports. */
function textOf(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
