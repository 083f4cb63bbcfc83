import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { bytesKept } from '../attachments/store.ts';
import type { Scoped } from '../database/database.ts';
import { answers, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import type { Caller } from '../keys/keys.ts';
import { RequestProblem } from '../problems/request-problem.ts';

/** Months follow UAE time, which is always four hours ahead of UTC. */
const dubaiOffsetHours = 4;

/** Returns the month of a time in the calendar of Dubai, `YYYY-MM`. */
export function dubaiMonth(moment: Date): string {
  return new Date(moment.getTime() + dubaiOffsetHours * 3_600_000).toISOString().slice(0, 7);
}

/** Counts a new document; throws the 402 if the month's quota is exhausted. Several requests count at the same time. */
export async function countDocument(
  scoped: Scoped,
  { companyId, monthlyQuota }: Pick<Caller, 'companyId' | 'monthlyQuota'>,
  now: Date,
): Promise<void> {
  const month = dubaiMonth(now);
  const { rows } = await sql<{ isCounted: boolean }>`
    select count_document(${companyId}, ${month}, ${monthlyQuota}::integer) as "isCounted"`.execute(scoped);
  if (rows[0]?.isCounted === true) return;
  const values = { quota: monthlyQuota ?? 0, month };
  throw new RequestProblem('quota-exceeded', { detail: { text: 'quotaReached', values } });
}

/** Returns the number of documents that a company has created in a month. */
export async function documentsOf(scoped: Scoped, companyId: string, month: string): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    select documents_of(${companyId}, ${month})::integer as documents`.execute(scoped);
  return rows[0]?.documents ?? 0;
}

const monthSchema = z.object({
  month: z.string().openapi({ description: 'By the calendar of Dubai.', example: '2026-11' }),
  documents: z.int().describe('How many documents were created in it, whatever became of them.'),
});

const usageSchema = z
  .object({
    monthlyQuota: z
      .int()
      .nullable()
      .describe('How many documents may be created in a month; null if there is no limit.'),
    remaining: z.int().nullable().describe('How many are left of it this month.'),
    months: z.array(monthSchema).describe('The current month, and earlier ones, latest first.'),
    attachments: z
      .object({
        bytes: z.int().describe('How many bytes of attachments are kept …'),
        limit: z.int().describe('… of so many.'),
      })
      .describe('What attachments take.'),
    requests: z
      .object({
        limit: z.int().describe('How many requests a company may make …'),
        seconds: z.int().describe('… in so many seconds.'),
      })
      .describe('The limit of requests, of all keys together.'),
  })
  .describe('What the company has used, and its limits.')
  .openapi('Usage');
export type Usage = z.infer<typeof usageSchema>;

/** Quota and limits of a company, and how much it has used. */
export const usageOperation: Operation = operation({
  name: 'getUsage',
  method: 'get',
  path: '/v1/usage',
  tag: 'Company',
  summary: { text: 'readUsage' },
  scope: null,
  success: answers(200, 'theUsage', json(usageSchema)),
  handle: async ({ scoped, caller, service }) => {
    const { companyId, monthlyQuota } = caller;
    const { rows } = await sql<{ month: string; documents: number }>`
select month, sum(documents)::integer as documents from document_usage_parts
      where company_id = ${companyId} group by month order by month desc limit 24`.execute(scoped);
    const month = dubaiMonth(service.clock.now());
    const months = rows.some((row) => row.month === month) ? rows : [{ month, documents: 0 }, ...rows];
    const used = months.find((row) => row.month === month)?.documents ?? 0;
    const { requests, seconds } = service.settings.rateLimit;
    return jsonReply(200, {
      monthlyQuota,
      remaining: monthlyQuota === null ? null : Math.max(0, monthlyQuota - used),
      months,
      attachments: {
        bytes: await bytesKept(scoped, companyId),
        limit: service.settings.attachmentBytes,
      },
      requests: { limit: requests, seconds },
    });
  },
});
