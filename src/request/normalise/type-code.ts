import { documentTypes } from '../../../rules/ae/defaults/profiles.ts';
import {
  flagsExcludedOutOfScope,
  type TransactionFlag,
} from '../../../rules/ae/defaults/transaction-flags.ts';
import { type VatCategoryCode, vatCategories } from '../../../rules/ae/defaults/vat-categories.ts';
import type { DocumentAllowanceCharge, Line, Party } from '../../core/invoice.ts';
import type { DocumentType } from '../schema/document.ts';

interface TypeCodeFacts {
  readonly documentType: DocumentType;
  readonly lines: readonly Line[];
  readonly allowancesCharges: readonly DocumentAllowanceCharge[];
  readonly buyer: Party;
  readonly transactionType: ReadonlySet<TransactionFlag>;
}

/**
 * The document type code (IBT-003). A document whose lines are all exempt or out of scope gets the out-of-scope code,
 * which billing must use (ibr-151-ae) and self-billing may use where the code's own conditions hold.
 */
export function typeCodeOf(facts: TypeCodeFacts): string {
  const { typeCode, outOfScopeTypeCode, profile } = documentTypes[facts.documentType];
  const allOutOfScope = facts.lines.length > 0 && facts.lines.every(isOutOfScope);
  if (!allOutOfScope || !facts.allowancesCharges.every(isAllowedOutOfScope)) return typeCode;
  if (profile === 'selfbilling' && !outOfScopeConditionsHold(facts)) return typeCode;
  return outOfScopeTypeCode;
}

function isOutOfScope({ vatCategory }: { readonly vatCategory: VatCategoryCode }): boolean {
  return vatCategories[vatCategory].outOfScope;
}

function isAllowedOutOfScope({ vatCategory }: { readonly vatCategory: VatCategoryCode }): boolean {
  return vatCategories[vatCategory].allowedOutOfScope;
}

/** Rules ibr-136-ae and ibr-157-ae. */
function outOfScopeConditionsHold({ buyer, transactionType }: TypeCodeFacts): boolean {
  return (
    buyer.legalRegistrationNumber !== undefined &&
    !flagsExcludedOutOfScope.some((flag) => transactionType.has(flag))
  );
}
