import { deepFrozen } from '../core/specification/deep-frozen.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { Specification } from '../core/specification/specification.ts';
import { assertionTexts } from '../generated/assertion-texts.js';
import { rules } from '../generated/rules.js';
import { createEngineWithoutDocuments } from '../schematron/official-engine.ts';
import { defaultSpecification } from '../specification/default.ts';

/** The official rules of PINT-AE that ship with the library; the engine supplies the text of each failed assertion. */
export const embeddedRuleSet: RuleSet = /* @__PURE__ */ ruleSetWithTexts(defaultSpecification);

const published: Specification = /* @__PURE__ */ deepFrozen(defaultSpecification);

/**
 * The default specification: PINT-AE, with its official rules; frozen. `extendSpecification` makes another one from
 * it.
 */
export { published as defaultSpecification };

function ruleSetWithTexts({ ruleSet }: typeof defaultSpecification): RuleSet {
  const asserts = rules.asserts.map((assert, at) => ({ ...assert, text: assertionTexts[at] ?? '' }));
  return { ...ruleSet, engine: createEngineWithoutDocuments({ ...rules, asserts }) };
}
