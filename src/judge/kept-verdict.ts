import type { Finding } from '../core/findings/finding.ts';
import { listedFaults, listedFindings } from '../core/findings/finding-limits.ts';
import { checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { defaultSpecification } from '../specification/default.ts';
import { kindsOf } from '../specification/kinds.ts';
import { foundInWords } from './adjustments.ts';
import { malformedDocument, verdictInWords } from './document-result.ts';
import type { Outcome } from './judge.ts';
import type { JudgedDocument } from './judge-document.ts';
import { keptVerdictOptionsKind } from './option-shapes.ts';
import type { KeptVerdictOptions } from './options.ts';
import type { ValidationResult } from './result.ts';
import { asRelease } from './rule-sets.ts';

export type { KeptVerdictOptions };

/** A verdict without words: data that can be stored as JSON and rendered in any language later. */
export interface KeptVerdict {
  readonly kind: 'request' | 'ubl';
  readonly outcome: Outcome;
  /** The findings that a result lists. */
  readonly findings: readonly Finding[];
  /** What is written otherwise than it was sent; none if undefined. */
  readonly adjustments?: readonly Finding[];
  /** The version of the release that judged, if it was not the default one. */
  readonly release?: string;
}

/**
 * The verdict on a document as data, to be stored before it is known who will read it, and in which language.
 *
 * @example
 * ```ts
 * const verdict = keptVerdict(judgeDocument(JSON.stringify({ ...request, invoiceNumber: null })));
 * console.log(verdict.outcome, verdict.findings[0].path); // invalid invoiceNumber
 * ```
 */
export function keptVerdict(judged: JudgedDocument): KeptVerdict {
  checkObject('keptVerdict', 'judged document', judged, { kind: 'text', result: 'object', found: 'object' });
  return readable('keptVerdict', 'judged document', () => verdictOf(judged));
}

function verdictOf({ kind, result, found }: JudgedDocument): KeptVerdict {
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
  return others.find(({ ruleSet }) => ruleSet.hash === ruleset?.hash)?.ruleSet.version;
}

/**
 * A stored verdict in words. It holds nothing of the document besides its findings.
 *
 * @example
 * ```ts
 * const stored = JSON.stringify(keptVerdict(judgeDocument(JSON.stringify({ ...request, invoiceNumber: null }))));
 * const { issues } = resultOfVerdict(JSON.parse(stored), { language: 'ar' });
 * console.log(issues[0].path); // invoiceNumber
 * ```
 */
export function resultOfVerdict(verdict: KeptVerdict, options: KeptVerdictOptions = {}): ValidationResult {
  checkOptions('resultOfVerdict', keptVerdictOptionsKind, options);
  checkObject('resultOfVerdict', 'verdict', verdict, { outcome: 'text', findings: 'list' });
  const { specification: given = defaultSpecification } = options;
  const specification = asRelease(given, ({ version }) => version === verdict.release);
  const {
    rulesets = kindsOf(specification).flatMap(({ ruleSet = specification.ruleSet }) => ruleSet ?? []),
  } = options;
  const inItsWords = specification === given ? options : { ...options, specification };
  return readable('resultOfVerdict', 'verdict', () => {
    const { outcome, findings, adjustments = [] } = verdict;
    if (outcome !== 'malformed')
      return {
        ...verdictInWords(verdict, rulesets, inItsWords),
        adjustments: foundInWords(adjustments, inItsWords),
      };
    return malformedDocument(findings, options);
  });
}
