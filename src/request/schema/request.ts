import type * as z from 'zod';
import type { RequestCodes } from './codes.ts';
import type { RequestSchemas } from './document.ts';

/**
 * A document request (invoice or credit note, issued by the seller or self-billed) with the codes of a
 * specification.
 */
export type DocumentRequest<Codes extends RequestCodes = RequestCodes> = z.infer<
  RequestSchemas<Codes>['DocumentRequest']
>;

type Part<Name extends keyof RequestSchemas> = z.infer<RequestSchemas[Name]>;

export type PartyRequest = Part<'Party'>;
export type AddressRequest = Part<'Address'>;
export type LineRequest = Part<'Line'>;
export type AllowanceChargeRequest = Part<'AllowanceCharge'>;
/** An item classification: only a code, or a code with its list. */
export type ClassificationRequest = string | Part<'Classification'>;
export type TaxRepresentativeRequest = Part<'TaxRepresentative'>;
export type PaymentInstructionRequest = Part<'PaymentInstruction'>;
export type ReferencesRequest = Part<'References'>;
export type AdditionalDocumentRequest = Part<'AdditionalDocument'>;
export type DeliveryRequest = Part<'Delivery'>;
export type TransactionTypeRequest = Part<'TransactionType'>;
