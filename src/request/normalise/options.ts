import * as z from 'zod';
import type { OptionShape } from '../../core/check-options.ts';
import { type UndecidedEntries, undecidedEntries } from '../../core/invoice.ts';
import { undescribed } from '../schema/described.ts';
import { partySchemas } from '../schema/party.ts';
import type { PartyRequest } from '../schema/request.ts';

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
  /** Facts that fill what the request leaves null or out, such as the company's own registration. */
  readonly defaults?: {
    readonly seller?: PartyDefaults;
    readonly buyer?: PartyDefaults;
    readonly paymentBankAccount?: string;
  };
}

/** The facts of a party that a server may keep in a company profile. */
export type PartyDefaults = Partial<Omit<PartyRequest, 'address'>> & {
  readonly address?: Partial<PartyRequest['address']>;
};

const { Party, Address } = partySchemas(undescribed);
const partyDefaultsSchema = z.strictObject({
  ...Party.partial().shape,
  address: z.strictObject(Address.partial().shape).optional(),
});

export const normaliseOptionShape = {
  documentType: z.string().optional(),
  uuid: z.guid('a UUID').optional(),
  issueTime: z.string().optional(),
  creditNoteReasonCode: z.string().optional(),
  undecidedEntries: z.enum(undecidedEntries).optional(),
  negativeCreditNotes: z.enum(['refuse', 'turn']).optional(),
  defaults: z
    .strictObject({
      seller: partyDefaultsSchema.optional(),
      buyer: partyDefaultsSchema.optional(),
      paymentBankAccount: z.string().optional(),
    })
    .optional(),
} satisfies OptionShape<NormaliseOptions>;
