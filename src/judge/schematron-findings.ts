import type { Finding, Severity } from '../core/findings/finding.ts';
import { kindOfFinding, type Tally } from '../core/findings/finding-limits.ts';
import type { Messages } from '../core/messages/message.ts';
import {
  type FailedAssertion,
  type Judgement,
  type UndecidedRule,
  type UnjudgedAssertion,
  undecidedRuleId,
} from '../core/specification/engine.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { elementAt, type UblElement } from '../core/xml/element.ts';
import { nameOf } from './rule-sets.ts';

/** The findings of an engine's judgement, each with its place in the UBL and in the caller's JSON. */
export function findingsOfJudgement(judgement: Judgement, root: UblElement, ruleSet: RuleSet): Finding[] {
  const { failed, unjudged, undecided = [] } = judgement;
  if (failed.length + unjudged.length + undecided.length === 0) return [];
  const groups = new Map<string, [UndecidedRule, ...UndecidedRule[]]>();
  for (const rule of undecided) {
    const cause = `${rule.location} ${rule.reason}`;
    const group = groups.get(cause);
    if (group === undefined) groups.set(cause, [rule]);
    else group.push(rule);
  }
  return [
    ...failed.map(
      (assertion): Finding => ({
        ...commonFacts(assertion, root, ruleSet),
        // A rule with messages uses them instead of the assertion's text.
        ...(ruleSet.messages?.entries.has(assertion.id) ? {} : { assertion: assertion.text }),
      }),
    ),
    // A rule that cannot be evaluated is a finding too: a document that was not checked is never valid.
    ...unjudged.map(
      (assertion): Finding => ({
        ...commonFacts(assertion, root, ruleSet),
        text: 'ruleNotJudged',
        values: { rule: assertion.id, location: assertion.location, reason: assertion.reason },
      }),
    ),
    ...[...groups.values()].map(
      (rules): Finding => ({
        ...findingAtPlace(rules[0], root, undecidedRuleId, ruleSet),
        foundBy: 'judge',
        values: {
          rules: [...new Set(rules.flatMap(({ ids }) => ids))].join(', ') || nameOf(ruleSet),
          location: rules[0].location,
          reason: rules[0].reason,
        },
      }),
    ),
  ];
}

const none: Tally['rest'] = new Map();

/** Returns the number of further failures that the judgement does not list, by kind of finding. */
export function unlistedKinds({ unlisted = none }: Judgement, ruleSet: RuleSet): Tally['rest'] {
  if (unlisted.size === 0) return none;
  return new Map(
    Array.from(unlisted, ([id, count]) => [kindOfFinding(id, severityOf(id, ruleSet)), count] as const),
  );
}

const commonFacts = (
  assertion: FailedAssertion | UnjudgedAssertion,
  root: UblElement,
  ruleSet: RuleSet,
): Finding => findingAtPlace(assertion, root, assertion.id, ruleSet);

function findingAtPlace(
  { location, element }: Pick<UnjudgedAssertion, 'location' | 'element'>,
  root: UblElement,
  rule: string,
  ruleSet: RuleSet,
): Finding {
  const requestPath = (element ?? elementAt(root, location))?.requestPath;
  return {
    rule,
    severity: severityOf(rule, ruleSet),
    path: requestPath === undefined ? '' : fieldAt(requestPath, fieldsOf(rule, ruleSet.messages)),
    location,
    foundBy: 'schematron',
  };
}

function severityOf(rule: string, { warnings, information }: RuleSet): Severity {
  if (warnings?.has(rule)) return 'warning';
  return information?.has(rule) ? 'information' : 'error';
}

function fieldsOf(rule: string, messages: Messages | undefined): readonly string[] {
  return messages?.entries.get(rule)?.fields ?? [];
}

/** Returns the rule's first field at or below a place, otherwise next to it, otherwise the place itself. */
export function fieldAt(requestPath: string, fields: readonly string[]): string {
  const candidates = fields.map((field) => fillPositions(field, requestPath));
  return (
    candidates.find((field) => field !== undefined && isAtOrBelow(field, requestPath)) ??
    candidates.find((field) => field !== undefined && partOf(field) === partOf(requestPath)) ??
    requestPath
  );
}

/** Fills the positions of `lines[2].allowancesCharges[0]` in a field; undefined if the paths differ. */
function fillPositions(field: string, requestPath: string): string | undefined {
  const positions = requestPath.match(/\[\d+\]/g) ?? [];
  let next = 0;
  const filled = field.replaceAll('[]', () => positions[next++] ?? '[]');
  return filled.includes('[]') ? undefined : filled;
}

function partOf(field: string): string {
  return field.slice(0, field.lastIndexOf('.') + 1);
}

function isAtOrBelow(field: string, requestPath: string): boolean {
  return (
    requestPath === '' ||
    field === requestPath ||
    field.startsWith(`${requestPath}.`) ||
    field.startsWith(`${requestPath}[`)
  );
}
