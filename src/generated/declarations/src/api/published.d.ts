import type { RuleSet } from '../core/specification/rule-set.ts';
import type { Specification } from '../core/specification/specification.ts';
/**
 * The official rules of PINT-AE that ship with the library; the engine supplies the text of each failed
 * assertion.
 */
export declare const embeddedRuleSet: RuleSet;
declare const published: Specification;
/** The default specification: PINT-AE, with its official rules; frozen. `specificationWith` makes another of it. */
export { published as defaultSpecification };
//# sourceMappingURL=published.d.ts.map