import type { Finding } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import { suggestionsOf } from '../core/messages/suggestions.ts';
import { decimal } from '../core/numbers/decimal.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { presentParts } from '../core/specification/present-parts.ts';
import type { Specification } from '../core/specification/specification.ts';
import { judge } from '../judge/judge.ts';
import { asJudgedBy } from '../judge/rule-sets.ts';
import { percentageRule } from '../request/complete.ts';
import { illegalCharacterFindings } from '../request/explain/illegal-characters.ts';
import type { UnknownField } from '../request/explain/unknown-field.ts';
import { inOrderOfRequest } from '../request/fields.ts';
import { readDocumentRequest } from '../request/read.ts';
import { withoutAskedFor } from '../request/supply.ts';
import { defaultSpecification } from '../specification/default.ts';
import { suggestionRowsOf } from '../specification/suggestions.ts';
import { exceededLimit } from '../ubl/exceeded-limit.ts';
import { type WrittenUbl, writeUbl } from '../ubl/write.ts';
import { adjustmentFindings, adjustmentsFound, foundInWords } from './adjustments.ts';
import { coveredRules, findingsOfAdvice, findingsOfChecks } from './checks.ts';
import { computeRequest } from './compute-request.ts';
import { mergeFindings, withoutCovered } from './merge.ts';
import { validateOptionsKind } from './option-shapes.ts';
import type { ValidateRequestOptions } from './options.ts';
import { bySeverity, malformed, resultOf, type Suggest, type UnwordedResult } from './result.ts';
import { totalsOf } from './totals.ts';
import type { MalformedResult, ReadResult, RequestFacts, RequestResult } from './validation-result.ts';

export type { ValidateRequestOptions };

/** A validated request: its result, the findings behind it, and the intermediate data. */
export type ValidatedRequest = {
  readonly found: Pick<UnwordedResult, 'findings' | 'unlisted' | 'adjusted'>;
} & (
  | {
      readonly result: ReadResult<RequestFacts>;
      readonly invoice: ComputedInvoice;
      readonly written: WrittenUbl;
    }
  | { readonly result: MalformedResult; readonly invoice: undefined; readonly written: undefined }
);

/**
 * Validates a document request only, so that a bundle contains no code that reads UBL. Accepts any value; bad data
 * never throws.
 *
 * @example
 * ```ts
 * const { valid, issues } = validateRequest(request);
 * for (const { path, message, hint } of issues) console.log(`${path}: ${message} ${hint}`);
 * console.log(valid); // true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function validateRequest(request: unknown, options: ValidateRequestOptions = {}): RequestResult {
  checkOptions('validateRequest', validateOptionsKind, options);
  return judgeRequest(request, options).result;
}

/** Validates a request, and returns its invoice and UBL tree too. */
export function judgeRequest(request: unknown, options: ValidateRequestOptions): ValidatedRequest {
  const { specification: chosen = defaultSpecification } = options;
  const made = computedInvoice(request, chosen, options);
  if (!made.ok) return malformedRequest(request, made.failure, options);
  const { invoice, sent, unknown, told } = made.value;
  const specification = asJudgedBy(chosen, options, invoice.issueDate);
  const written = writeUbl(invoice, specification);
  const exceeded = exceededLimit(written.root, options.limits);
  if (exceeded !== undefined) return malformedRequest(request, [exceeded], options);
  const present = presentParts(invoice);
  const ofChecks = findingsOfChecks(invoice, specification.checks, present);
  const onRequest = flattened([
    ofChecks,
    findingsOfAdvice(invoice, specification.advice, options, present),
    written.illegalCharacters.length === 0
      ? []
      : illegalCharacterFindings(sent, written.illegalCharacters, specification),
    adjustmentFindings(invoice, specification),
    unknownFindings(unknown, ofChecks),
    told,
  ]);
  const { findings, unlisted, completed, ruleSets, coverage } = judge(
    { root: written.root },
    invoice.profile,
    invoice.issueDate,
    options,
  );
  const adjusted = [
    ...told.filter(({ rule }) => rule === percentageRule),
    ...adjustmentsFound(invoice, specification),
  ];
  const found: UnwordedResult<RequestFacts> = {
    findings: inOrderOfRequest(
      withoutAskedFor(
        merged(withStrictness(onRequest, options), findings, coveredRules(specification.checks)),
        request,
      ),
      specification,
    ),
    unlisted,
    completed,
    ruleSets,
    coverage,
    adjustments: foundInWords(adjusted, options),
    adjusted,
    facts: {
      totals: totalsOf(invoice),
      kind: invoice.root,
      profile: invoice.profile,
      typeCode: invoice.typeCode,
    },
    request: sent,
    suggest: suggestIn(sent, chosen),
    messages: specification.messages,
  };
  return { result: resultOf(found, options), found, invoice, written };
}

function malformedRequest(
  request: unknown,
  findings: readonly Finding[],
  options: ValidateRequestOptions,
): ValidatedRequest {
  const { messages } = options.specification ?? defaultSpecification;
  return {
    result: malformed(findings, messages, options, request),
    found: { findings, unlisted: new Map() },
    invoice: undefined,
    written: undefined,
  };
}

interface MadeInvoice {
  readonly invoice: ComputedInvoice;
  readonly sent: unknown;
  readonly unknown: readonly UnknownField[];
  readonly told: readonly Finding[];
}

/**
 * Returns the invoice of a caller's request. It is a separate function, so that the lines as read and normalised do
 * not stay in memory while the document is written and checked.
 */
export function computedInvoice(
  request: unknown,
  specification: Specification,
  options: ValidateRequestOptions,
): Result<MadeInvoice, readonly Finding[]> {
  const read = readDocumentRequest(request, specification, options);
  if (!read.ok) return read;
  const { sent, unknown, findings } = read.value;
  const computed = computeRequest(read.value.request, specification, options);
  const amountsBeside = unknown.flatMap(({ finding: { path }, amount }) =>
    amount === undefined ? [] : { path, amount: decimal(amount) },
  );
  const invoice = amountsBeside.length === 0 ? computed.invoice : { ...computed.invoice, amountsBeside };
  return { ok: true, value: { invoice, sent, unknown, told: flattened([findings, computed.findings]) } };
}

/** The findings about unknown fields, except for fields that an error mentions. */
function unknownFindings(unknown: readonly UnknownField[], onRequest: readonly Finding[]): Finding[] {
  const told = new Set(onRequest.map(({ path }) => path));
  return unknown.map(({ finding }) => finding).filter(({ path }) => !told.has(path));
}

/** Merges the errors of both layers; warnings of one layer do not affect the other. */
function merged(
  onRequest: readonly Finding[],
  official: readonly Finding[],
  covered: ReturnType<typeof coveredRules>,
): Finding[] {
  if (onRequest.length + official.length === 0) return [];
  const [errors, others] = bySeverity(onRequest);
  const [officialErrors, officialOthers] = bySeverity(official);
  return [
    ...mergeFindings(errors, officialErrors, covered),
    ...withoutCovered(others, errors, covered),
    ...officialOthers,
  ];
}

/** All entries in one list; most documents have none, and this loop is then faster than a spread. */
function flattened<Entry>(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const all: Entry[] = [];
  for (const list of lists) for (const entry of list) all.push(entry);
  return all;
}

/** Suggestions change the request; an unreadable request gets none. */
function suggestIn(request: unknown, specification: Specification): Suggest {
  return (finding, language) => {
    try {
      const rows = suggestionRowsOf(specification);
      const suggestions = suggestionsOf(finding, rows, specification.messages, language, request);
      return suggestions.length === 0 ? {} : { suggestions };
    } catch {
      return {};
    }
  };
}

/** Under `strict`, warnings become errors: only values as sent are accepted. */
function withStrictness(
  findings: readonly Finding[],
  { strict }: ValidateRequestOptions,
): readonly Finding[] {
  if (!strict) return findings;
  return findings.map((finding) =>
    finding.severity === 'warning' ? { ...finding, severity: 'error' } : finding,
  );
}
