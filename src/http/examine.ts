import { pickOptions } from '../core/check-options.ts';
import { type Finding, malformedField } from '../core/finding.ts';
import { decodeXml } from '../intake/decode.ts';
import { parseUbl } from '../intake/parse-ubl.ts';
import { convert } from '../judge/convert.ts';
import { malformedRequest, type ValidationResult } from '../judge/result.ts';
import { type ValidateOptions, validate } from '../judge/validate.ts';
import { validateUbl } from '../judge/validate-ubl.ts';
import { serialise } from '../ubl/serialise.ts';
import { readJson } from './read-json.ts';
import { type AnswerOptions, type DocumentLimits, judgingShape, type Work } from './work.ts';

/** The result of a document in whatever form it came, with its UBL where the operation is to write it. */
export type Examined = ValidationResult & { readonly xml?: string | null };

/** Runs the operation of some work on its document. */
export function examine(work: Work, options: AnswerOptions): Examined {
  const { documentLimits = {} } = options;
  const judging = pickOptions(judgingShape, options);
  return work.format === 'xml'
    ? examineUbl(work, documentLimits, judging)
    : examineJson(work, documentLimits, judging);
}

function examineJson(work: Work, limits: DocumentLimits, judging: ValidateOptions): Examined {
  const parsed = readJson(work.body, limits);
  const { language, documentType } = work;
  if (!parsed.ok) return malformedRequest([parsed.finding], work);
  const tooMany = tooManyLines(parsed.value, limits);
  if (tooMany !== undefined) return malformedRequest([tooMany], work);
  const options = { ...judging, language, ...(documentType === undefined ? {} : { documentType }) };
  return work.operation === 'convert'
    ? withoutSourceOf(convert(parsed.value, options))
    : validate(parsed.value, options);
}

/** A function is no part of an answer. */
function withoutSourceOf({ sourceOf, ...result }: ReturnType<typeof convert>): Examined {
  return result;
}

function tooManyLines(
  value: unknown,
  { lines = Number.POSITIVE_INFINITY }: DocumentLimits,
): Finding | undefined {
  if (typeof value !== 'object' || value === null || !('lines' in value) || !Array.isArray(value.lines))
    return undefined;
  return value.lines.length > lines
    ? malformedField('tooManyEntries', 'lines', { maximum: lines })
    : undefined;
}

function examineUbl(work: Work, limits: DocumentLimits, judging: ValidateOptions): Examined {
  const decoded = decodeXml(work.body);
  const xml = decoded.ok ? decoded.text : work.body;
  if (typeof xml === 'string' && hasMoreLines(xml, limits)) {
    return malformedRequest([malformedField('tooManyLines', '', { maximum: limits.lines ?? 0 })], work);
  }
  const result = validateUbl(xml, { ...judging, language: work.language });
  return work.operation === 'convert' && typeof xml === 'string'
    ? { ...result, xml: rewritten(xml) }
    : result;
}

/** Counts the tags, so that a document with too many is not read at all. */
function hasMoreLines(xml: string, { lines = Number.POSITIVE_INFINITY }: DocumentLimits): boolean {
  if (lines === Number.POSITIVE_INFINITY) return false;
  const tags = /<(?:[\w.-]+:)?(?:Invoice|CreditNote)Line[\s/>]/g;
  let count = 0;
  while (count <= lines && tags.test(xml)) count += 1;
  return count > lines;
}

/** The same document in UTF-8, whatever encoding it came in. */
function rewritten(xml: string): string | null {
  const parsed = parseUbl(xml);
  return 'root' in parsed ? serialise(parsed.root, 'exact') : null;
}
