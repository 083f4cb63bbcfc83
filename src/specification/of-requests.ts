import { pintAe } from '../../rules/ae/index.ts';
import { otherChecks } from '../../rules/ae/releases/checks.ts';
import type { Specification } from '../core/specification/specification.ts';
import { ublSpecification } from './of-ubl.ts';

/**
 * PINT-AE, with the official rules that ship with the library, for programs that have only requests: without the
 * texts of findings on documents as files and on the structure of UBL.
 */
export const requestSpecification = {
  ...pintAe,
  ruleSet: ublSpecification.ruleSet,
  otherReleases: /* @__PURE__ */ ublSpecification.otherReleases.map((each) => ({
    ...each,
    checks: otherChecks[each.ruleSet.version] ?? pintAe.checks,
  })),
} as const satisfies Specification;
