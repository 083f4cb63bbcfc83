import { type NoticeId, notices as noticeTexts } from '../../rules/ae/defaults/notices.ts';
import { arabicNotices } from '../../rules/ae/messages/arabic/notices.ts';
import type { Language } from '../../rules/ae/messages/entry.ts';
import { compute } from '../compute/compute.ts';
import { checkOptions } from '../core/check-options.ts';
import type { ComputedInvoice } from '../core/computed-invoice.ts';
import type { FieldProblem, Issue, Severity } from '../core/finding.ts';
import type { Notice } from '../core/notice.ts';
import type { RuleSetIdentity } from '../core/rule-set.ts';
import type { Specification } from '../core/specification.ts';
import { normalise } from '../request/normalise/normalise.ts';
import type { NormaliseOptions } from '../request/normalise/options.ts';
import { parseDocumentRequest } from '../request/parse.ts';
import { unknownFields } from '../request/unknown-fields.ts';
import { type IllegalCharacters, type WrittenUbl, writeUbl } from '../ubl/write.ts';
import { type BusinessIssue, checkBusinessRules } from './checks.ts';
import { defaultSpecification } from './default-specification.ts';
import { type JudgeOptions, judge, type Outcome, outcomeOf } from './judge.ts';
import { mergeIssues } from './merge.ts';
import { validateOptionsSchema } from './option-schemas.ts';
import { ruleTexts, textsIn } from './texts.ts';
import { type DocumentTotals, totalsOf } from './totals.ts';

export interface ValidateOptions extends NormaliseOptions, JudgeOptions {
  /** Makes an issue of everything that was derived, defaulted or left out. */
  readonly strict?: boolean;
}

/** The interface's Validation result, and what else is known. */
export interface ValidationResult {
  readonly valid: boolean;
  readonly outcome: Outcome;
  /** What makes the document invalid. */
  readonly issues: readonly Issue[];
  /** What was derived, defaulted or left out, and what the rule set has for warnings only. */
  readonly warnings: readonly Issue[];
  /** What is wrong with the shape of the request; then nothing else was looked at. */
  readonly problems: readonly FieldProblem[];
  /** The rule set that judged the UBL; null where none did. */
  readonly ruleset: RuleSetIdentity | null;
  /** Totals as they go into the UBL; null for a malformed request. */
  readonly totals: DocumentTotals | null;
}

/** A validated document with what it was validated on. */
export interface Assessment {
  readonly result: ValidationResult;
  readonly invoice: ComputedInvoice | undefined;
  readonly written: WrittenUbl | undefined;
}

/**
 * Says whether a document request is a valid PINT-AE document, and if not, what to fix and where. Any value gives a
 * result; bad data never throws.
 *
 * @example
 * ```ts
 * const { valid, issues } = validate(request);
 * for (const { path, message, hint } of issues) console.log(`${path}: ${message} ${hint}`);
 * console.log(valid); // true
 * ```
 */
export function validate(request: unknown, options: ValidateOptions = {}): ValidationResult {
  checkOptions('validate', validateOptionsSchema, options);
  return assess(request, options).result;
}

/** The whole way up to the verdict, with the invoice and the UBL tree that were judged. */
export function assess(request: unknown, options: ValidateOptions): Assessment {
  const { specification = defaultSpecification } = options;
  const parsed = parseDocumentRequest(request, specification);
  if (!parsed.ok) return { result: malformed(parsed.problems), invoice: undefined, written: undefined };
  const { invoice: normalised, notices } = normalise(parsed.request, specification, options);
  const invoice = compute(normalised, specification);
  const written = writeUbl(invoice, specification);
  const business = [
    ...checkBusinessRules(invoice, specification.checks, options.language),
    ...written.illegalCharacters.map((found) => illegalCharactersIssue(found, options.language)),
    ...[...unknownFieldNotices(request, specification), ...notices].map((notice) =>
      noticeIssue(notice, options),
    ),
  ];
  const errors = business.filter(({ severity }) => severity === 'error');
  const warnings = business.filter(({ severity }) => severity === 'warning').map(withoutCovers);
  const judged = judge({ root: written.root }, invoice.profile, invoice.issueDate, options);
  const issues = mergeIssues(errors, judged.issues);
  const outcome = outcomeOf(issues, judged.completed);
  return {
    result: {
      valid: outcome === 'valid',
      outcome,
      issues,
      warnings: [...warnings, ...judged.warnings],
      problems: [],
      ruleset: judged.ruleset,
      totals: totalsOf(invoice),
    },
    invoice,
    written,
  };
}

/** The result for a request of which only its shape was looked at. */
export function malformed(problems: readonly FieldProblem[]): ValidationResult {
  return {
    valid: false,
    outcome: 'malformed',
    issues: [],
    warnings: [],
    problems,
    ruleset: null,
    totals: null,
  };
}

function unknownFieldNotices(request: unknown, specification: Specification): Notice[] {
  return unknownFields(request, specification).map((field) => ({
    id: 'unknownField',
    path: field,
    values: { field },
  }));
}

function noticeIssue(
  { id, path, values }: Notice,
  { strict, language = 'en' }: ValidateOptions,
): BusinessIssue {
  const { rule, terms } = noticeTexts[id as NoticeId];
  const severity: Severity = strict ? 'error' : 'warning';
  return {
    rule,
    ...textsIn(language, noticeTexts[id as NoticeId], arabicNotices[id as NoticeId], values),
    severity,
    path,
    terms,
    covers: [],
  };
}

const illegalCharacters = {
  id: 'pint-ae-illegal-character',
  message: 'The text holds characters that XML can not carry: {characters}.',
  hint: 'Remove these control characters from the text.',
};

function illegalCharactersIssue(
  { path, characters }: IllegalCharacters,
  language: Language = 'en',
): BusinessIssue {
  return {
    rule: illegalCharacters.id,
    ...ruleTexts(illegalCharacters, language, { characters: characters.join(', ') }),
    severity: 'error',
    path,
    terms: [],
    covers: [],
  };
}

function withoutCovers({ covers, ...issue }: BusinessIssue): Issue {
  return issue;
}
