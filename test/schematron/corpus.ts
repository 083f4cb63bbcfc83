import { readdirSync } from 'node:fs';
import type { ConformanceCase } from '../../src/api/conformance.ts';
import { ruleCases } from '../cases/rule-cases.ts';
import { fixture, fixtureFolder } from './fixture.ts';

/**
 * The project's own conformance corpus: its documents, each with the rules that must fail, from the cases of
 * the rules. If the official validation run aborts on a document, the entry says so instead.
 */
export function corpus(): ConformanceCase[] {
  const valid = readdirSync(fixtureFolder).map((file) => file.replace('.xml', ''));
  return [
    ...valid.map((name) => entry(`valid: ${name}`, fixture(name), [])),
    ...ruleCases.flatMap(entriesOf),
  ];
}

function entriesOf(each: (typeof ruleCases)[number]): ConformanceCase[] {
  const { topic, rule, when, profile, xml, fails, unjudged, hasAccepted, accepted, takesFails = [] } = each;
  const id = `${topic}: ${rule}, ${when}`;
  const judged = entry(id, xml, fails, unjudged, profile);
  return hasAccepted ? [judged, entry(`${id}; accepted`, accepted, takesFails, [], profile)] : [judged];
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
