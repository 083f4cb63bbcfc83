import { z } from '@hono/zod-openapi';
import {
  listUnanswered,
  placeOfUnanswered,
  resendAll,
  resendUnanswered,
  type UnansweredRow,
} from '../deliver/unanswered.ts';
import { answers, json, jsonReply, type Operation, ofOperator, operation } from '../http/operation.ts';
import { pageBy, pageOf, pageQuery } from '../lists/page.ts';
import { notFound } from '../problems/request-problem.ts';
import { described, wholeNumber } from '../problems/schema-errors.ts';
import { answerable } from '../track/states.ts';

const path = '/v1/operator/unanswered';

const unansweredSchema = z
  .object({
    id: z.string().describe('The instance identifier under which it was sent.'),
    companyId: z.string().describe('The company whose document it is.'),
    documentId: z.string().describe('The document, which only its company can read.'),
    message: z.enum(answerable).describe('The document itself, or a message about it.'),
    since: z.iso.datetime().describe('The time of the first hand-over.'),
    resentAt: z.iso
      .datetime()
      .nullable()
      .describe('The time of the last repeated hand-over; null if there was none.'),
  })
  .describe('A message that was sent and has no status yet.')
  .openapi('Unanswered');
export type Unanswered = z.infer<typeof unansweredSchema>;

const seconds = z.preprocess(wholeNumber, z.number().int().min(0).max(1_000_000_000).optional());

const unansweredQuery = pageQuery.extend({
  message: described(z.enum(answerable).optional(), { text: 'unansweredMessageParameter' }),
  companyId: described(z.string().optional(), { text: 'unansweredCompanyParameter' }),
  olderThanSeconds: described(seconds, { text: 'unansweredAgeParameter' }),
});

function represented(row: UnansweredRow): z.infer<typeof unansweredSchema> {
  return {
    id: row.submission_id,
    companyId: row.company_id,
    documentId: row.document_id,
    message: row.message,
    since: row.since.toISOString(),
    resentAt: row.resent_at?.toISOString() ?? null,
  };
}

const listOperation = operation({
  name: 'listUnanswered',
  method: 'get',
  path,
  ...ofOperator.reading,
  summary: { text: 'listUnanswered' },
  description: { text: 'whatIsUnanswered' },
  query: unansweredQuery,
  success: answers(200, 'aPage', json(pageOf(unansweredSchema, 'UnansweredList'))),
  handle: async (call) => {
    const { scoped, service, query } = call;
    const page = { after: query.cursor, most: query.limit + 1 };
    const rows = await listUnanswered(scoped, service.clock, query, page);
    return jsonReply(200, pageBy(rows, call, represented, placeOfUnanswered));
  },
});

const resentSchema = z
  .object({
    id: z.string().describe('The instance identifier, which stays the same.'),
    documentId: z.string().describe('The document that the message is about.'),
  })
  .describe('A message that is handed over again.')
  .openapi('ResentMessage');

const resendOperation = operation({
  name: 'resendUnanswered',
  method: 'post',
  path: `${path}/{id}/resend`,
  ...ofOperator.changing,
  summary: { text: 'resendUnanswered' },
  description: { text: 'sameInstanceAgain' },
  success: answers(200, 'letterHandled', json(resentSchema)),
  problems: ['not-found', 'conflict'],
  handle: async ({ scoped, service, id }) => {
    const resent = await resendUnanswered(scoped, service, id);
    if (resent === undefined) throw notFound();
    return jsonReply(200, { id, documentId: resent.documentId });
  },
});

const filterSchema = z
  .strictObject({
    message: z.enum(answerable).optional().describe('Only messages of this kind.'),
    companyId: z.string().optional().describe('Only messages of this company.'),
    olderThanSeconds: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .describe('Only messages that have waited at least this many seconds.'),
  })
  .describe('Filter of unanswered messages. An empty filter matches all.')
  .openapi('UnansweredFilter');

const allResentSchema = z
  .object({
    resent: z
      .int()
      .describe('The number of messages handed over again, at most 500. Repeat the request until it is 0.'),
  })
  .describe('The result of handing over messages again.')
  .openapi('ResentMessages');

const resendAllOperation = operation({
  name: 'resendAllUnanswered',
  method: 'post',
  path: `${path}/resend`,
  ...ofOperator.changing,
  summary: { text: 'resendAllUnanswered' },
  description: { text: 'sameInstanceAgain' },
  body: { kind: 'json', schema: filterSchema },
  success: answers(200, 'letterHandled', json(allResentSchema)),
  handle: async ({ scoped, service, body }) =>
    jsonReply(200, { resent: (await resendAll(scoped, service, body)).length }),
});

/** Operations of the operator on messages that were never answered. */
export const unansweredOperations: readonly Operation[] = [
  listOperation,
  resendOperation,
  resendAllOperation,
];
