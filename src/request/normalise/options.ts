import * as z from 'zod';
import type { OptionShape } from '../../core/check-options.ts';
import { type UndecidedEntries, undecidedEntries } from '../../core/invoice.ts';
import { nonBlank } from '../../core/text.ts';

/** What the caller of the library knows beside the request. Nothing here is read from a clock or at random. */
export interface NormaliseOptions {
  /** Overrides the request's documentType, as credit-note endpoints do. */
  readonly documentType?: string;
  /** The document's UUID (BTAE-07); without it a name-based one is derived from the request. */
  readonly uuid?: string;
  /** Issue time (IBT-168) such as `10:30:00+04:00`; left out when not given. */
  readonly issueTime?: string;
  /** Why credit notes are issued (BTAE-03), for requests that don't say so themselves. */
  readonly creditNoteReasonCode?: string;
  /** What becomes of document level allowances and charges without a VAT category on lines of several; `refuse` where not given. */
  readonly undecidedEntries?: UndecidedEntries;
  /** What becomes of a credit note whose lines are all negative; `refuse` where not given. */
  readonly negativeCreditNotes?: 'refuse' | 'turn';
  /** The company that the caller works for: it fills what the issuer of a document leaves null or out. */
  readonly company?: CompanyProfile;
}

const texts = z.string().optional();

const companySchema = z
  .strictObject({
    name: texts,
    trn: texts,
    participantId: texts,
    address: z
      .strictObject({
        line1: texts,
        line2: texts,
        city: texts,
        countrySubentity: texts,
        postalCode: texts,
        countryCode: texts,
      })
      .optional(),
    contact: z.strictObject({ name: texts, phone: texts, email: texts }).optional(),
    registration: z.strictObject({ number: z.string(), type: z.string(), authority: texts }).optional(),
    bankAccount: texts,
  })
  .refine(({ trn, participantId }) => nonBlank(trn) !== undefined || nonBlank(participantId) !== undefined, {
    error: 'a company with its trn or its participantId',
  });

/**
 * A company as its server or ERP knows it: by its TRN (or TIN) or participantId, with its legal registration in one piece and
 * the account that its invoices are paid to.
 */
export type CompanyProfile = Readonly<z.infer<typeof companySchema>>;

export const normaliseOptionShape = {
  documentType: z.string().optional(),
  uuid: z.guid('a UUID').optional(),
  issueTime: z.string().optional(),
  creditNoteReasonCode: z.string().optional(),
  undecidedEntries: z.enum(undecidedEntries).optional(),
  negativeCreditNotes: z.enum(['refuse', 'turn']).optional(),
  company: companySchema.optional(),
} satisfies OptionShape<NormaliseOptions>;
