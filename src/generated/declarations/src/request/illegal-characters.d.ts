import type { Finding } from '../core/findings/finding.ts';
import type { Specification } from '../core/specification/specification.ts';
/**
 * The findings about characters that XML cannot carry. The UBL has some texts in several places, or as an
 * attribute of another field's element, so the request is searched for them; a request that no longer says
 * them has one finding about all that were left out of its UBL.
 */
export declare function illegalCharacterFindings(request: unknown, leftOut: readonly string[], specification: Specification): Finding[];
//# sourceMappingURL=illegal-characters.d.ts.map