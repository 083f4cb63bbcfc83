import { readdirSync } from 'node:fs';
import type { ConformanceCase } from '../../src/api/conformance.ts';
import { uaeCases } from './ae/cases/index.ts';
import type { RuleCase as UaeCase } from './ae/rule-cases.ts';
import { fixture, fixtureFolder } from './fixture.ts';
import { sharedCases } from './pint/cases/index.ts';
import type { RuleCase as SharedCase } from './pint/rule-cases.ts';

/**
 * The project's own conformance corpus: its documents, each with the rules that must fail, from the cases of
 * the rules. If the official validation run aborts on a document, the entry says so instead.
 */
export function corpus(): ConformanceCase[] {
  return [...validDocuments(), ...entriesOf(sharedCases, sharedEntries), ...entriesOf(uaeCases, uaeEntries)];
}

function validDocuments(): ConformanceCase[] {
  return readdirSync(fixtureFolder)
    .map((file) => file.replace('.xml', ''))
    .map((name) => entry(`valid: ${name}`, fixture(name), []));
}

function entriesOf<Case>(
  topics: Readonly<Record<string, readonly Case[]>>,
  entriesOfCase: (topic: string, ruleCase: Case) => ConformanceCase[],
): ConformanceCase[] {
  return Object.entries(topics).flatMap(([topic, cases]) =>
    cases.flatMap((ruleCase) => entriesOfCase(topic, ruleCase)),
  );
}

function sharedEntries(topic: string, each: SharedCase): ConformanceCase[] {
  const {
    rule,
    document = 'invoice',
    profile,
    breaks,
    with: others = [],
    unjudged,
    takes,
    takesWith = [],
  } = each;
  const id = `${topic}: ${rule} in ${document}${profile ? `, ${profile}` : ''}`;
  const broken = entry(`${id}, broken`, breaks(fixture(document)), [rule, ...others], unjudged, profile);
  if (takes === undefined) return [broken];
  return [broken, entry(`${id}, kept`, takes(fixture(document)), takesWith, [], profile)];
}

function uaeEntries(topic: string, each: UaeCase): ConformanceCase[] {
  const { rule, when, document = 'invoice', profile, edit, fails, unjudged } = each;
  return [entry(`${topic}: ${rule}, ${when}`, edit(fixture(document)), fails, unjudged, profile)];
}

function entry(
  id: string,
  xml: string,
  failed: readonly string[],
  unjudged: readonly string[] = [],
  profile: ConformanceCase['profile'] = 'billing',
): ConformanceCase {
  const error = unjudged.length > 0 ? `no verdict on ${unjudged.join(', ')}` : null;
  return { id, profile, failed: [...failed].sort(), error, xml };
}
