import { malformedField } from '../core/finding.ts';
import { parseJson } from '../intake/json.ts';
import { convert } from '../judge/convert.ts';
import { notJudged as notJudgedFinding } from '../judge/judge.ts';
import { malformedRequest, unjudged, type ValidationResult } from '../judge/result.ts';
import { type ValidateOptions, validate } from '../judge/validate.ts';
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
        return { verdict: tooLong(name, content.limit, options), ubl: null };
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
  if (isXml(bytes)) return judgeUbl(name, bytes, options, conversion);
  const parsed = parseJson(textOf(bytes));
  if (!parsed.ok) {
    const result = malformedRequest([parsed.finding], options);
    return { verdict: requestVerdict(name, result), ubl: null };
  }
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
  result: ValidationResult,
  numbered: Pick<Verdict, 'invoiceNumber'> = {},
): Verdict {
  return { document, ...numbered, kind: 'request', ...result };
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
  const verdict: Verdict = { document, kind: 'ubl', ...validateUbl(xml, options) };
  return { verdict, ubl: verdict.valid && conversion === 'with-ubl' ? xml : null };
}

/** UBL inside JSON: a text that is XML, or an object whose only field is `xml`. */
function ublWithin(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trimStart().startsWith('<') ? value : undefined;
  if (typeof value !== 'object' || value === null || !('xml' in value)) return undefined;
  return typeof value.xml === 'string' && Object.keys(value).length === 1 ? value.xml : undefined;
}

function tooLong(name: string, limit: number, options: ValidateOptions): Verdict {
  const finding = malformedField('tooManyBytes', '', { maximum: limit });
  return requestVerdict(name, malformedRequest([finding], options));
}

/** The verdict on a document that nobody could judge; `text` names the case. */
export function notJudged(
  document: string,
  text: string | undefined,
  reason: string,
  options: Pick<ValidateOptions, 'language'>,
): Verdict {
  const finding = notJudgedFinding(text, { reason });
  return requestVerdict(document, unjudged(finding, options));
}

const decoder = new TextDecoder();

/** JSON is UTF-8 (RFC 8259); bytes that are not become replacement characters, which the parser then reports. */
function textOf(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
