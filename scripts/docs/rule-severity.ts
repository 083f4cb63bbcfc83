import { advice } from '../../rules/ae/advice/index.ts';
import { checks } from '../../rules/ae/checks/index.ts';
import { catalogue } from '../../src/api/catalogue.ts';
import type { Severity } from '../../src/core/findings/finding.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { messageStatusRuleSet, taxDataRuleSet } from '../../src/specification/network-rules.ts';
import { casesOf, readFinding } from '../../test/cases/request-cases.ts';
import { ownCases } from '../../test/rules/own-cases/index.ts';
import type { ReferenceText } from './markdown.ts';

const { entries } = defaultSpecification.messages;

/** The severities with which each rule of the library is reported, as its checks, notices and cases have it. */
const severities = new Map<string, ReadonlySet<Severity>>();

for (const [rule, severity] of [
  ...checks.map(({ id, severity = 'error' }) => [id, severity] as const),
  ...casesOf('assumed').flatMap(({ expect: [, ...findings] }) =>
    findings.map(readFinding).map(({ rule, severity }) => [rule, severity] as const),
  ),
  ...ownCases.map(({ rule, found }) => [rule, found.severity] as const),
])
  severities.set(rule, new Set([...(severities.get(rule) ?? []), severity]));

const adviceIds = new Set<string>(advice.map(({ id }) => id));
const forms = new Map(ownCases.map(({ rule, form }) => [rule, form]));

const ofNetwork = [taxDataRuleSet, messageStatusRuleSet].map(({ messages }) => messages.entries);

/** The text about the severity of a rule. */
export function severityOf(rule: string): ReferenceText {
  if (catalogue.has(rule) || ofNetwork.some((entries) => entries.has(rule))) return 'fatal';
  if (!entries.has(rule)) return 'dependsOnCase';
  const form = forms.get(rule);
  if (form === 'reading') return 'ofReading';
  if (form === 'wrapping') return 'ofWrapping';
  const [severity, ...others] = severities.get(rule) ?? [];
  if (others.length > 0) return 'dependsOnCase';
  if (adviceIds.has(rule) || severity === 'warning') return form === 'ubl' ? 'warningOfUbl' : 'advisory';
  if (severity === undefined) return 'ofOutcome';
  return severity === 'error' ? 'fatal' : 'information';
}
