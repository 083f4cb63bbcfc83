import type { Finding } from '../core/findings/finding.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
/**
 * Findings in the order in which a person works through the request: fields as the interface lists them,
 * entries of a list ascending, an object before its contents. Findings without a field come last; those at
 * the same place keep their order.
 */
export declare function inOrderOfRequest(findings: readonly Finding[], specification: RequestSpecification): Finding[];
//# sourceMappingURL=order.d.ts.map