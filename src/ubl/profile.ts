import type { Profile } from '../core/specification/engine.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { UblElement } from '../core/xml/element.ts';
import { textAt } from '../core/xml/path.ts';

/** Identifiers that distinguish the profiles of a specification. */
export type ProfileFacts = Pick<Specification, 'profiles' | 'documentTypes'>;

/** The profile of a UBL document: by CustomizationID (IBT-024), otherwise by a type code of self-billing. */
export function profileOf(root: UblElement, { profiles, documentTypes }: ProfileFacts): Profile {
  const customizationId = textAt(root, 'cbc:CustomizationID');
  for (const profile of ['billing', 'selfbilling'] as const) {
    if (customizationId.startsWith(profiles[profile].customizationId)) return profile;
  }
  const typeCode = typeCodeOf(root);
  const isSelfBilled = Object.values(documentTypes).some(
    (facts) => facts.profile === 'selfbilling' && facts.typeCode === typeCode,
  );
  return isSelfBilled ? 'selfbilling' : 'billing';
}

/** The document type code of a UBL document (IBT-003) as written, or an empty text. */
export function typeCodeOf(root: UblElement): string {
  return textAt(root, 'cbc:InvoiceTypeCode') || textAt(root, 'cbc:CreditNoteTypeCode');
}

/** The issue date of a UBL document (IBT-002) as written, or an empty text. */
export function issueDateOf(root: UblElement): string {
  return textAt(root, 'cbc:IssueDate');
}
