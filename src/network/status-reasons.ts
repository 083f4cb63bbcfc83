import { showResultOptionShape } from '../api/option-shapes.ts';
import type { ShowResultOptions } from '../api/options.ts';
import { showResult } from '../api/stored-result.ts';
import type { Finding, Issue } from '../core/findings/finding.ts';
import { isCountOfRest } from '../core/findings/finding-limits.ts';
import { messageOf } from '../core/messages/message.ts';
import { pickOptions } from '../core/options/check-options.ts';
import type { ReasonKind } from '../core/specification/network.ts';
import { locationWithoutPrefixes } from '../core/xml/locations.ts';
import { messageStatusFacts as facts, networkMessages } from '../specification/network.ts';
import type { Answered } from './answered.ts';
import { networkFinding } from './network-issues.ts';

/** A reason in a status: its place in the document, its code, and its text in English. */
export interface WrittenReason {
  readonly location: string;
  readonly kind: ReasonKind;
  readonly description: string;
}

/** Limits of a status. */
export interface ReasonLimits {
  /** Reasons that the status lists, default 100; a last one counts the others. */
  readonly maxReasons?: number | undefined;
}

/** The number of reasons that a status lists, and the rules whose messages describe them. */
export interface ReasonOptions extends Pick<ShowResultOptions, 'specification' | 'ruleSets'> {
  readonly limits?: ReasonLimits | undefined;
}

const { specification, ruleSets } = showResultOptionShape;
const verdictShape = { specification, ruleSets };

/** Returns the reasons of a verdict, errors first, up to the limit, and then the number of the others. */
export function reasonsOf(answered: Answered, options: ReasonOptions): WrittenReason[] {
  const { limits: { maxReasons = facts.mostReasons } = {} } = options;
  const inEnglish = { ...pickOptions(verdictShape, options), language: 'en' } as const;
  const { issues, warnings } = showResult(answered, inEnglish);
  const isError = ({ severity }: Finding) => severity === 'error';
  const refused = told(answered.findings.filter(isError), issues);
  const fired = refused.filter(({ finding: { foundBy } }) => foundBy !== 'checks' && foundBy !== 'advice');
  // The other provider only finds errors of rules and schema; without these, the errors of a strict verdict count.
  const errors = fired.length === 0 ? refused : fired;
  const others = told(
    answered.findings.filter((finding) => !isError(finding)),
    warnings,
  ).filter(({ finding }) => finding.severity === 'warning');
  return [
    ...listed(errors, maxReasons, 'rule'),
    ...listed(others, Math.max(0, maxReasons - errors.length), 'warning'),
  ];
}

export function reasonOfFinding(finding: Finding): WrittenReason {
  return reasonOf({ finding, message: messageOf(finding, networkMessages, 'en') });
}

interface ToldFinding {
  readonly finding: Finding;
  readonly message: string;
}

/** A result has one issue for each finding, in the same order. */
function told(findings: readonly Finding[], issues: readonly Issue[]): ToldFinding[] {
  return findings.map((finding, at) => ({ finding, message: issues[at]?.message ?? finding.rule }));
}

function listed(all: readonly ToldFinding[], most: number, rest: ReasonKind): WrittenReason[] {
  const named = all.filter(({ finding }) => !isCountOfRest(finding));
  const uncounted = all
    .filter(({ finding }) => isCountOfRest(finding))
    .reduce((sum, { finding }) => sum + Number(finding.values?.count ?? 0), 0);
  const count = Math.max(0, named.length - most) + uncounted;
  const reasons = named.slice(0, most).map(reasonOf);
  return count === 0
    ? reasons
    : [...reasons, { ...reasonOfFinding(networkFinding('pint-ae-mls-more-reasons', { count })), kind: rest }];
}

function reasonOf({ finding, message }: ToldFinding): WrittenReason {
  const { rule, location, place, severity } = finding;
  // An unreadable document has lines, but no elements.
  const where = location === undefined && place !== undefined ? `${place.line}:${place.column}: ` : '';
  return {
    location: (location === undefined ? undefined : locationWithoutPrefixes(location)) ?? facts.noPlace,
    kind: severity === 'error' ? kindOfRule(rule) : 'warning',
    description: `[${rule}] ${where}${message}`,
  };
}

const kinds: Readonly<Record<string, ReasonKind>> = facts.reasonOfRules;

function kindOfRule(rule: string): ReasonKind {
  const [longest] = Object.keys(kinds)
    .filter((start) => rule.startsWith(start))
    .toSorted((one, other) => other.length - one.length);
  return (longest === undefined ? undefined : kinds[longest]) ?? 'rule';
}
