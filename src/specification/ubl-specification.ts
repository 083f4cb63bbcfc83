import { pintAeOfUbl } from '../../rules/ae/ubl-specification.ts';
import { changedMessages } from '../core/messages/message.ts';
import type { ChangedTexts } from '../core/messages/message-entry.ts';
import type { Check } from '../core/specification/check.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { ReleaseByDifference, Specification } from '../core/specification/specification.ts';
import { otherReleaseRules } from '../generated/other-releases.js';
import { hash, rules } from '../generated/rules.js';
import { changedEngine } from '../schematron/changed-engine.ts';
import { createEngineWithoutDocuments } from '../schematron/official-engine.ts';

/** The parts of a specification that checking UBL needs. */
export interface UblSpecification
  extends Pick<
    Specification,
    'release' | 'ruleSet' | 'otherReleases' | 'profiles' | 'identifierRule' | 'documentTypes'
  > {
  readonly advice: readonly Pick<Check, 'id'>[];
}

const { otherReleases, firstMessages, ...pintAe } = pintAeOfUbl;
const engine = /* @__PURE__ */ createEngineWithoutDocuments(rules);

/** The part of PINT-AE that checks UBL, which programs for UBL alone load. */
export const ublSpecification = {
  ...pintAe,
  ruleSet: { ...pintAe.release, hash, engine, messages: pintAe.messages },
  otherReleases: /* @__PURE__ */ otherReleases.map((each) => ({
    ruleSet: ruleSetOf(each),
    texts: releaseTexts(each),
  })),
} as const satisfies UblSpecification;

/** The rules of another release: the default release's rules with its own changes. */
function ruleSetOf({ id, version, validFrom, validTo, messages = {} }: ReleaseByDifference): RuleSet {
  const other = otherReleaseRules[version];
  if (other === undefined) throw new TypeError(`the rules of ${version} are not compiled`);
  return {
    id,
    version,
    validFrom,
    validTo,
    hash: other.hash,
    engine: changedEngine(engine, {
      without: other.without,
      engine: () => createEngineWithoutDocuments(other.rules()),
    }),
    messages: changedMessages(firstMessages, messages),
  };
}

/** The texts of another release, including texts for rules that only the default release changes. */
function releaseTexts({ messages = {} }: ReleaseByDifference): ChangedTexts {
  const ofDefault: ReleaseByDifference = pintAe.release;
  const unchanged = Object.keys(ofDefault.messages ?? {}).flatMap((id) => {
    const entry = firstMessages.entries.get(id);
    return entry === undefined ? [] : [[id, entry] as const];
  });
  return { ...Object.fromEntries(unchanged), ...messages };
}

/** Parts of the chosen specification that checking UBL needs. */
export function ublSpecificationOf({
  specification = ublSpecification,
}: {
  readonly specification?: UblSpecification;
}): UblSpecification {
  return specification;
}
