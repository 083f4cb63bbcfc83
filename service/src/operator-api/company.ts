import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { operatorId } from '../companies/operator.ts';
import type { Scoped } from '../database/database.ts';
import { senderOf } from '../database/sender-of.ts';

/** States of a company. */
export const companyStatuses = ['active', 'suspended', 'closed'] as const;

const quotaDescription = {
  description: 'Number of documents that it may create in a month; null without a limit.',
};

/** Facts of a company that its operator sets, when it is created and later. */
export const companyFields = {
  name: z.string().trim().min(1).max(200).describe('For people; two companies may have one name.'),
  participants: z
    .array(
      z.string().regex(/^\d{4}:\S{1,100}$/, 'Is not a scheme and an identifier, such as 0235:1003548797.'),
    )
    .max(100)
    .describe('Under which it sends and receives, the first one first; each belongs to one company.'),
  trns: z
    .array(z.string().regex(/^\d{15}$/, 'Is not a TRN of 15 digits.'))
    .max(100)
    .describe('Its TRN, or those of the members of its VAT group; without any, its participants say it.'),
  monthlyQuota: z.int().min(0).max(999_999_999).nullable().openapi(quotaDescription),
  handling: z.enum(['lenient', 'strict']).describe('Whether warnings are told, or refused.'),
  numberGaps: z.boolean().describe('Whether a number that is missing in a series is a warning.'),
  mailsInvoices: z
    .boolean()
    .describe('Whether its documents for buyers outside of the network go to them by e-mail, as PDFs.'),
  repeatsNumbers: z.boolean().describe('Whether it may send two documents of one number, seller and type.'),
  sharesTrns: z
    .boolean()
    .describe('Allows a TRN that another company has too, as members of a VAT group do.'),
};

/** A company as its operator sees it. */
export const companySchema = z
  .object({
    id: z.string().describe('As the commands take it.'),
    name: z.string().describe('For people; two companies may have one name.'),
    participantId: z
      .string()
      .nullable()
      .describe('Under which documents reach it; null if none do, or it is closed.'),
    participants: z
      .array(z.string())
      .describe('All under which it sends and receives, the first one first; without any it keeps drafts.'),
    trns: z
      .array(z.string())
      .describe('Its TRN, or those of its VAT group; empty if its participants say it.'),
    status: z
      .enum(companyStatuses)
      .describe('A suspended company reads and receives, and changes nothing; a closed one has no keys.'),
    monthlyQuota: z.int().nullable().openapi(quotaDescription),
    documentsThisMonth: z.int().describe('How many it created, by the calendar of Dubai.'),
    handling: companyFields.handling,
    numberGaps: companyFields.numberGaps,
    mailsInvoices: companyFields.mailsInvoices,
    repeatsNumbers: companyFields.repeatsNumbers,
    exportedAt: z.iso
      .datetime()
      .nullable()
      .describe('When it was last exported whole; null if it never was.'),
    erasedAt: z.iso
      .datetime()
      .nullable()
      .describe('When it was erased, but for what the law keeps; null if it was not.'),
    createdAt: z.iso.datetime().describe('When it was created.'),
  })
  .describe('A company of the service, for its operator.')
  .openapi('Company');
export type Company = z.infer<typeof companySchema>;

/** Companies with the number of documents that each created in a month. */
export function companiesIn(scoped: Scoped, month: string) {
  return scoped
    .selectFrom('companies')
    .where('companies.id', '!=', operatorId)
    .selectAll('companies')
    .select(senderOf.as('sender'))
    .select(sql<number>`documents_of(companies.id, ${month})::integer`.as('documents'));
}

export type CompanyRow = Awaited<ReturnType<ReturnType<typeof companiesIn>['executeTakeFirstOrThrow']>>;

/** A company in the form of the interface. */
export function representedCompany(row: CompanyRow): z.infer<typeof companySchema> {
  return {
    id: row.id,
    name: row.name,
    participantId: row.participant_id,
    participants: [...row.sender.participants],
    trns: [...row.sender.trns],
    status: row.status,
    monthlyQuota: row.monthly_quota,
    documentsThisMonth: row.documents,
    handling: row.handling,
    numberGaps: row.number_gaps,
    mailsInvoices: row.mails_invoices,
    repeatsNumbers: row.repeats_numbers,
    exportedAt: row.exported_at?.toISOString() ?? null,
    erasedAt: row.erased_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
