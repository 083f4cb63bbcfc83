import type { Finding } from '../core/findings/finding.ts';
import type { Specification } from '../core/specification/specification.ts';
import { type UblElement } from '../core/xml/element.ts';
import type { ElementFinding } from '../ubl/placed-finding.ts';
import type { ValidateUblOptions } from './options.ts';
/**
 * Returns the findings of the checks and the advice of requests in a UBL document, and the figures that do not follow from the
 * others, each at its element. The official rules alone decide whether the document is valid: an error of a request is
 * a warning here, unless the caller is strict (decision 63).
 */
export declare function checksOnUbl(root: UblElement, specification: Specification, options: ValidateUblOptions, isKept: IsKept): ElementFinding[];
/** Whether a finding is listed: one that is only counted needs no place, and a document may have 100,000 of them. */
type IsKept = (finding: Finding) => boolean;
/** Whether nothing that was said before says a rule, nor anything that follows from it. */
export declare function isUnsaid(said: readonly Finding[], covered: CoveredRules): (rule: string) => boolean;
/** The warnings about the structure that no check at the same element covers. */
export declare function notCovered(own: readonly ElementFinding[], checked: readonly ElementFinding[], covered: CoveredRules): ElementFinding[];
type CoveredRules = ReadonlyMap<string, readonly string[]>;
export {};
//# sourceMappingURL=checks-on-ubl.d.ts.map