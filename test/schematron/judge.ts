import { wholeRelease } from '../../rules/ae/releases/index.ts';
import { embeddedRuleSet } from '../../src/api/published.ts';
import type { Engine, Judgement, Profile } from '../../src/core/specification/engine.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { releasesOf } from '../../src/judge/rule-sets.ts';
import { saxonEngine } from '../../src/schematron/saxon.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { isQuick } from '../tier.ts';

export { fixture } from './fixture.ts';

/** The rules as they stand in `schematron/`, of which the cases tell: those of the default release, or of one before. */
export const wholeRuleSet =
  releasesOf(defaultSpecification).find(({ version }) => version === wholeRelease?.version) ??
  embeddedRuleSet;

/** SaxonJS with the same rules. */
export const wholeSaxonEngine: Engine =
  wholeRuleSet === embeddedRuleSet
    ? saxonEngine
    : (saxonEngine.ofRelease?.(wholeRuleSet.version) ?? saxonEngine);

/** States what holds for a rule with either engine; SaxonJS takes a hundred times as long. */
export const engines: readonly Engine[] = isQuick
  ? [wholeRuleSet.engine]
  : [wholeRuleSet.engine, wholeSaxonEngine];

/** The judgement of an engine on the text of a document. */
export function judge(engine: Engine, xml: string, profile: Profile = 'billing'): Judgement {
  const result = parseUbl(xml);
  if (!result.ok) throw new Error(result.failure.message);
  return engine.judge({ root: result.value, xml }, profile);
}

/** The ids of assertions, each once and sorted. */
export function idsOf(assertions: readonly { readonly id: string }[]): string[] {
  return [...new Set(assertions.map(({ id }) => id))].sort();
}
