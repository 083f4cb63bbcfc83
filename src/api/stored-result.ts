import type { Finding } from '../core/findings/finding.ts';
import { listedFaults, listedFindings } from '../core/findings/finding-limits.ts';
import { checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { Outcome } from '../judge/judge.ts';
import { asRelease } from '../judge/rule-sets.ts';
import { defaultSpecification } from '../specification/default.ts';
import { kindsOf } from '../specification/kinds.ts';
import { foundInWords } from './adjustments.ts';
import { showResultOptionsKind } from './option-shapes.ts';
import type { ShowResultOptions } from './options.ts';
import { malformedDocument, verdictInWords } from './result.ts';

import type { ValidatedDocument } from './validate-document.ts';
import type { NoFacts, ValidationResult } from './validation-result.ts';

export type { ShowResultOptions };

/** A result without wording: store it as JSON, and put it into words of any language later. */
export interface StoredResult {
  readonly form: 'request' | 'ubl';
  readonly outcome: Outcome;
  /** The findings in the result. */
  readonly findings: readonly Finding[];
  /** Values that are written differently from how they were sent, or undefined. */
  readonly adjustments?: readonly Finding[];
  /** The version of the release that checked the document, if it was not the default one. */
  readonly release?: string;
}

/**
 * Converts the result of a document to data. Store it before you know who will read it, and in which language.
 *
 * @example
 * ```ts
 * const kept = storeResult(validateDocument(JSON.stringify({ ...request, invoiceNumber: null })));
 * console.log(kept.outcome, kept.findings[0].path); // invalid invoiceNumber
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function storeResult(validated: ValidatedDocument): StoredResult {
  checkObject('storeResult', 'validated document', validated, {
    form: 'text',
    result: 'object',
    found: 'object',
  });
  return readable('storeResult', 'validated document', () => {
    const { outcome } = validated.result;
    const listed =
      outcome === 'malformed'
        ? listedFaults(validated.found.findings, {})
        : listedFindings(validated.found.findings, {}, validated.found.unlisted);
    const { adjusted = [] } = validated.found;
    const others = defaultSpecification.otherReleases;
    const release = others.find(({ ruleSet }) => validated.result.ruleSet?.hash.startsWith(ruleSet.hash))
      ?.ruleSet.version;
    return {
      form: validated.form,
      outcome,
      findings: listed,
      ...(adjusted.length === 0 ? {} : { adjustments: adjusted }),
      ...(release === undefined ? {} : { release }),
    };
  });
}

/**
 * Puts a stored result into words. Apart from its findings, it contains nothing of the document.
 *
 * @example
 * ```ts
 * const stored = JSON.stringify(storeResult(validateDocument(JSON.stringify({ ...request, invoiceNumber: null }))));
 * const { issues } = showResult(JSON.parse(stored), { language: 'ar' });
 * console.log(issues[0].path); // invoiceNumber
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function showResult(
  verdict: StoredResult,
  options: ShowResultOptions = {},
): ValidationResult<NoFacts> {
  checkOptions('showResult', showResultOptionsKind, options);
  checkObject('showResult', 'verdict', verdict, { outcome: 'text', findings: 'list' });
  const { specification: given = defaultSpecification } = options;
  const specification = asRelease(given, ({ version }) => version === verdict.release);
  const {
    ruleSets = kindsOf(specification).flatMap(({ ruleSet = specification.ruleSet }) => ruleSet ?? []),
  } = options;
  const inItsWords = specification === given ? options : { ...options, specification };
  return readable('showResult', 'verdict', () => {
    const { outcome, findings, adjustments = [] } = verdict;
    if (outcome !== 'malformed')
      return {
        ...verdictInWords(verdict, ruleSets, inItsWords),
        adjustments: foundInWords(adjustments, inItsWords),
      };
    return malformedDocument(findings, options);
  });
}
