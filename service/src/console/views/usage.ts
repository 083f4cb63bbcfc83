import { el } from 'pint-ae/internal/ui';
import type { Usage } from '../../draft/quota.ts';
import type { ShowView } from '../context.ts';
import { factCard, tableOf } from '../parts/table.ts';

/** The number of documents that the company has created, and the rest of its quota. */
export const usageView: ShowView = async ({ say, client }) => {
  const { monthlyQuota, remaining, months, requests, attachments } = await client.read<Usage>('v1/usage');
  const mebibytes = (bytes: number) => say('megabytes', { count: Math.ceil(bytes / 1_048_576) });
  const used = months[0]?.documents ?? 0;
  const meter = el('meter', {
    min: '0',
    max: String(monthlyQuota ?? 0),
    value: String(used),
    'aria-label': say('quota'),
  });
  return {
    heading: say('usage'),
    content: [
      factCard(
        say('usage'),
        [
          [say('quota'), monthlyQuota === null ? say('noLimit') : String(monthlyQuota)],
          [say('remaining'), remaining === null ? null : String(remaining)],
          [
            say('attachments'),
            say('ofQuota', { used: mebibytes(attachments.bytes), quota: mebibytes(attachments.limit) }),
          ],
          [say('requestLimit'), say('requestLimitOf', requests)],
        ],
        monthlyQuota !== null && monthlyQuota > 0 && meter,
      ),
      tableOf(
        say('documentsCreated'),
        [
          { name: say('month'), cell: ({ month }) => month },
          { name: say('documentsCreated'), class: 'amount', cell: ({ documents }) => String(documents) },
        ],
        months,
      ),
    ],
  };
};
