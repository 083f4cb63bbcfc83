import type { DocumentAllowanceCharge } from '../../../src/core/invoice/invoice.ts';
import type { TypeCodeFacts } from '../../../src/core/specification/defaults.ts';
import { documentTypes } from './profiles.ts';
import { flagsExcludedOutOfScope } from './transaction-flags.ts';
import { uaeVatCategory } from './vat-categories.ts';

/** The document type code (IBT-003): out of scope if all lines are exempt or out of scope (ibr-151-ae). */
export function typeCodeOf(facts: TypeCodeFacts): string {
  const { typeCode, outOfScopeTypeCode, profile } =
    documentTypes[facts.documentType as keyof typeof documentTypes];
  const allOutOfScope = facts.lines.length > 0 && facts.lines.every(isOutOfScope);
  if (!allOutOfScope || !facts.allowancesCharges.every(isAllowedOutOfScope)) return typeCode;
  if (profile === 'selfbilling' && !outOfScopeConditionsHold(facts)) return typeCode;
  return outOfScopeTypeCode;
}

function isOutOfScope({ vatCategory }: { readonly vatCategory: string }): boolean {
  return uaeVatCategory(vatCategory).outOfScope;
}

function isAllowedOutOfScope({ vatCategory }: DocumentAllowanceCharge): boolean {
  return vatCategory === undefined || uaeVatCategory(vatCategory).allowedOutOfScope;
}

/** Rules ibr-136-ae and ibr-157-ae. */
function outOfScopeConditionsHold({ buyer, transactionType }: TypeCodeFacts): boolean {
  return (
    buyer.legalRegistrationNumber !== undefined &&
    !flagsExcludedOutOfScope.some((flag) => transactionType.has(flag))
  );
}
