import type { Profile } from '../core/specification/engine.ts';
import type { Specification } from '../core/specification/specification.ts';
import { type UblElement } from '../core/xml/element.ts';
/** Identifiers that tell the profiles of a specification apart. */
export type ProfileFacts = Pick<Specification, 'profiles' | 'documentTypes'>;
/**
 * The profile of a UBL document: by its CustomizationID (IBT-024), otherwise by a type code that only
 * self-billing has.
 */
export declare function profileOf(root: UblElement, { profiles, documentTypes }: ProfileFacts): Profile;
/** The document type code of a UBL document (IBT-003) as written; empty if there is none. */
export declare function typeCodeOf(root: UblElement): string;
/** The issue date of a UBL document (IBT-002) as written; empty if there is none. */
export declare function issueDateOf(root: UblElement): string;
//# sourceMappingURL=profile.d.ts.map