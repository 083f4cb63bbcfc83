import type { Finding } from '../core/findings/finding.ts';
import { listedFaults, listedFindings } from '../core/findings/finding-limits.ts';
import { checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import type { Outcome } from '../judge/judge.ts';
import { asRelease } from '../judge/rule-sets.ts';
import { defaultSpecification } from '../specification/default.ts';
import { kindsOf } from '../specification/kinds.ts';
import { foundInWords } from './adjustments.ts';
import { keptResultOptionsKind } from './option-shapes.ts';
import type { KeptResultOptions } from './options.ts';
import { malformedDocument, verdictInWords } from './result.ts';

import type { ValidatedDocument } from './validate-document.ts';
import type { NoFacts, ValidationResult } from './validation-result.ts';

export type { KeptResultOptions };

/** A result without words: data that can be stored as JSON and put into words of any language later. */
export interface KeptResult {
  readonly kind: 'request' | 'ubl';
  readonly outcome: Outcome;
  /** The findings that a result lists. */
  readonly findings: readonly Finding[];
  /** Values that are written otherwise than sent; none if undefined. */
  readonly adjustments?: readonly Finding[];
  /** The version of the release that judged, if it was not the default one. */
  readonly release?: string;
}

/**
 * The result of a document as data, to be stored before it is known who will read it, and in which language.
 *
 * @example
 * ```ts
 * const kept = keptResult(validateDocument(JSON.stringify({ ...request, invoiceNumber: null })));
 * console.log(kept.outcome, kept.findings[0].path); // invalid invoiceNumber
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function keptResult(validated: ValidatedDocument): KeptResult {
  checkObject('keptResult', 'validated document', validated, {
    kind: 'text',
    result: 'object',
    found: 'object',
  });
  return readable('keptResult', 'validated document', () => withoutWords(validated));
}

function withoutWords({ kind, result, found }: ValidatedDocument): KeptResult {
  const { outcome } = result;
  const listed =
    outcome === 'malformed'
      ? listedFaults(found.findings, {})
      : listedFindings(found.findings, {}, found.unlisted);
  const { adjusted = [] } = found;
  const release = otherReleaseOf(result);
  return {
    kind,
    outcome,
    findings: listed,
    ...(adjusted.length === 0 ? {} : { adjustments: adjusted }),
    ...(release === undefined ? {} : { release }),
  };
}

function otherReleaseOf({ ruleset }: ValidationResult): string | undefined {
  const others = defaultSpecification.otherReleases;
  return others.find(({ ruleSet }) => ruleset?.hash.startsWith(ruleSet.hash))?.ruleSet.version;
}

/**
 * A kept result in words. It holds nothing of the document besides its findings.
 *
 * @example
 * ```ts
 * const stored = JSON.stringify(keptResult(validateDocument(JSON.stringify({ ...request, invoiceNumber: null }))));
 * const { issues } = resultInWords(JSON.parse(stored), { language: 'ar' });
 * console.log(issues[0].path); // invoiceNumber
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function resultInWords(
  verdict: KeptResult,
  options: KeptResultOptions = {},
): ValidationResult<NoFacts> {
  checkOptions('resultInWords', keptResultOptionsKind, options);
  checkObject('resultInWords', 'verdict', verdict, { outcome: 'text', findings: 'list' });
  const { specification: given = defaultSpecification } = options;
  const specification = asRelease(given, ({ version }) => version === verdict.release);
  const {
    rulesets = kindsOf(specification).flatMap(({ ruleSet = specification.ruleSet }) => ruleSet ?? []),
  } = options;
  const inItsWords = specification === given ? options : { ...options, specification };
  return readable('resultInWords', 'verdict', () => {
    const { outcome, findings, adjustments = [] } = verdict;
    if (outcome !== 'malformed')
      return {
        ...verdictInWords(verdict, rulesets, inItsWords),
        adjustments: foundInWords(adjustments, inItsWords),
      };
    return malformedDocument(findings, options);
  });
}
