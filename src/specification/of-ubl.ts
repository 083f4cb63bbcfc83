import { pintAeOfUbl } from '../../rules/ae/of-ubl.ts';
import type { Check } from '../core/specification/check.ts';
import type { Specification } from '../core/specification/specification.ts';
import { hash, rules } from '../generated/rules.js';
import { createEngineWithoutDocuments } from '../schematron/compiled/engine.ts';

/** What judging UBL needs of a specification. */
export interface UblSpecification
  extends Pick<Specification, 'release' | 'ruleSet' | 'profiles' | 'identifierRule' | 'documentTypes'> {
  readonly advice: readonly Pick<Check, 'id'>[];
}

/**
 * The part of PINT-AE that judges UBL, with the official rules that ship with the library; programs that judge
 * only UBL do not load the rest.
 */
export const ublSpecification = {
  ...pintAeOfUbl,
  ruleSet: {
    ...pintAeOfUbl.release,
    hash,
    engine: /* @__PURE__ */ createEngineWithoutDocuments(rules),
    messages: pintAeOfUbl.messages,
  },
} as const satisfies UblSpecification;

/** What judging UBL needs of the specification that the caller chose. */
export function ublSpecificationOf({
  specification = ublSpecification,
}: {
  readonly specification?: UblSpecification;
}): UblSpecification {
  return specification;
}
