import type { Result } from '../core/findings/result.ts';
import { checkObject } from '../core/options/check-argument.ts';
import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import { day, expected, listOf, optionsOf, required, textWithContent } from '../core/options/option-kinds.ts';
import {
  type CreditedLine,
  type CreditNoteFacts,
  type CreditNoteRefusal,
  type CreditNoteRequest,
  creditNoteOf,
} from '../request/credit-note.ts';
import type { AmountValue, DocumentRequest, SpecificationChoice } from '../specification/default.ts';
import { documentTypes } from '../specification/facts.ts';
import { ofRequest, specificationOptionsKind } from './specification-option.ts';

/** The request of a credit note, and the parts of the invoice that are not in it. */
export interface CreditNote<Amount extends AmountValue = number>
  extends Omit<CreditNoteRequest<Amount>, 'request'> {
  readonly request: DocumentRequest<Amount | number>;
}

const creditedLine = optionsOf<CreditedLine>({
  id: required(textWithContent),
  quantity: expected<number>((value) => typeof value === 'number', 'a number'),
});

const facts = optionsOf<CreditNoteFacts>({
  number: required(textWithContent),
  issueDate: required(day),
  reasonCode: required(textWithContent),
  lines: listOf(creditedLine),
});

/**
 * Makes the request of a credit note for an invoice, for all or some of its lines, with the invoice as the preceding
 * one (IBG-03). The invoice is a well-formed request, as `parseDocumentRequest` returns it. `leftOut` lists amounts
 * if it is not clear how much of them is credited. Call `validate` to check the credit note. Never throws for bad
 * data.
 *
 * @example
 * ```ts
 * const facts = { number: 'CN-9', issueDate: '2026-11-26', reasonCode: 'DL8.61.1.D', lines: [{ id: '1', quantity: 2 }] };
 * const credited = createCreditNote(request, facts);
 * if (credited.ok) console.log(credited.value.request.lines[0].quantity, credited.value.leftOut.length); // 2 0
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function createCreditNote<Amount extends AmountValue = number>(
  invoice: DocumentRequest<Amount>,
  creditNote: CreditNoteFacts,
  options: SpecificationChoice = {},
): Result<CreditNote<Amount>, CreditNoteRefusal> {
  checkOptions('createCreditNote', specificationOptionsKind, options);
  checkObject('createCreditNote', 'invoice', invoice, ofRequest);
  checkArgument('createCreditNote', 'creditNote', facts, creditNote);
  // The codes come from the specification; literal types exist only for the default one.
  return creditNoteOf(invoice, creditNote, options.specification ?? { documentTypes }) as Result<
    CreditNote<Amount>,
    CreditNoteRefusal
  >;
}
