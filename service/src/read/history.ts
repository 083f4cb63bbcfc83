import { z } from '@hono/zod-openapi';
import type { Language } from 'pint-ae';
import type { Scoped } from '../database/database.ts';
import { shownRemarks } from '../draft/remarks.ts';
import { type Call, json, jsonReply, type Reply } from '../http/operation.ts';
import { pageOf } from '../lists/page.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { reasonOrNull } from '../track/reason.ts';
import { shownStatus } from '../track/states.ts';
import { historyEntrySchema, trackChangeSchema } from './schemas.ts';

/** The content type of a history, for outbound and inbound documents. */
export const historyContent = json(
  pageOf(historyEntrySchema, 'HistoryList').extend({
    tracks: z.array(trackChangeSchema).describe('Changes of exchange, reporting, e-mail and review.'),
  }),
);

const noRemarks = { warnings: [], adjustments: [] };

/** The history of one of the company's documents. */
export async function historyReply({ scoped, caller, request }: Call, id: string): Promise<Reply> {
  return jsonReply(200, shownHistory(await historyOf(scoped, caller.companyId, id), languageOf(request)));
}

/** The history of a document in words. */
export function shownHistory(rows: Awaited<ReturnType<typeof historyOf>>, language: Language) {
  const items = rows
    .filter(({ track }) => track === null)
    .map((row) => ({
      fromStatus: row.from_status && shownStatus(row.from_status),
      toStatus: row.to_status && shownStatus(row.to_status),
      trigger: row.trigger,
      detail: reasonOrNull(row.detail, language),
      traceId: row.trace_id,
      at: row.at.toISOString(),
      ...(row.remarks === null ? noRemarks : shownRemarks(row.remarks.verdict, language)),
    }));
  const tracks = rows
    .filter(({ track }) => track !== null)
    .map((row) => ({
      track: row.track,
      status: row.track_status,
      detail: reasonOrNull(row.detail, language),
      traceId: row.trace_id,
      at: row.at.toISOString(),
    }));
  return { items, nextCursor: null, tracks };
}

/** The changes of a document, oldest first. */
export function historyOf(scoped: Scoped, companyId: string, documentId: string) {
  return scoped
    .selectFrom('document_history')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .select([
      'from_status',
      'to_status',
      'trigger',
      'detail',
      'trace_id',
      'at',
      'remarks',
      'track',
      'track_status',
    ])
    .orderBy('id')
    .execute();
}
