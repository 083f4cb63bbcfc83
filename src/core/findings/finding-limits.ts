import { type FindingLimits, findingLimits, type Tally, tally } from 'schematron-compiler/engine';
import { type OptionShape, wholeNumber } from '../options/option-kinds.ts';
import type { Finding, Severity } from './finding.ts';

export { type FindingLimits, findingLimits, type Tally, tally };

export const findingLimitShape = {
  maxFindings: wholeNumber(1),
  maxFindingsPerRule: wholeNumber(1),
} satisfies OptionShape<FindingLimits>;

/** The kind under which findings are counted together. */
export function kindOfFinding(rule: string, severity: Severity): string {
  return `${severity} ${rule}`;
}

/** The findings to list, errors first; each kind with the number of its findings that are not listed. */
export function listedFindings(
  findings: readonly Finding[],
  { maxFindings, maxFindingsPerRule }: FindingLimits,
  unlisted: Tally['rest'] = new Map(),
): Finding[] {
  if (findings.length === 0 && unlisted.size === 0) return [];
  const ofRule = tally(maxFindingsPerRule ?? findingLimits.maxFindingsPerRule);
  const ofAll = tally(maxFindings ?? findingLimits.maxFindings);
  const listed = (isOne: (severity: Severity) => boolean, severity: Severity): Finding[] => {
    const ones = findings.filter((finding) => isOne(finding.severity));
    const taken = ones.filter(
      ({ rule, severity }) => ofRule.takes(kindOfFinding(rule, severity)) && ofAll.takes(''),
    );
    const before = [...unlisted].filter(([kind]) => isOne(kind.split(' ', 1)[0] as Severity));
    const count = before.reduce((sum, [, each]) => sum + each, ones.length - taken.length);
    return count === 0
      ? taken
      : [...taken, { rule: moreFindingsRule, severity, path: '', values: { count }, foundBy: 'judge' }];
  };
  return [
    ...listed((severity) => severity === 'error', 'error'),
    ...listed((severity) => severity !== 'error', 'information'),
  ];
}

const moreFindingsRule = 'pint-ae-more-findings';

/** Tells whether some findings are only counted, so that the real number may be larger. */
export function isCut(findings: readonly { readonly rule: string }[]): boolean {
  return findings.some(isCountOfRest);
}

/** Tells whether a finding only gives the number of further findings. */
export const isCountOfRest = ({ rule }: { readonly rule: string }): boolean => rule === moreFindingsRule;

/** The last fault of a request that was not read to the end. */
export const restNotLookedAt: Finding = {
  rule: moreFindingsRule,
  text: 'restNotLookedAt',
  severity: 'error',
  path: '',
  foundBy: 'shape',
};

/** The listed faults of a malformed document: errors first, and at the end the number of the rest. */
export function listedFaults(
  faults: readonly Finding[],
  { maxFindings = findingLimits.maxFindings }: FindingLimits,
): Finding[] {
  if (faults.length <= maxFindings) return [...faults];
  if (faults.at(-1) === restNotLookedAt) return [...faults.slice(0, maxFindings), restNotLookedAt];
  return listedFindings(faults, { maxFindings, maxFindingsPerRule: maxFindings });
}
