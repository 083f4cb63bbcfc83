import { momentIn, sentence } from 'pint-ae/internal/ui';
import type { Page } from '../client.ts';
import type { ShowView } from '../context.ts';
import { pager } from '../parts/controls.ts';
import { emptyState } from '../parts/states.ts';
import { tableOf } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { refresh } from './operating.ts';

interface Refused {
  readonly id: string;
  readonly instanceId: string;
  readonly receiver: string | null;
  readonly reason: string;
  readonly receivedAt: string;
}

/** Received messages that belong to no company of the service, for its operator. */
export const refusedView: ShowView = async (context) => {
  const { say, client, route, language } = context;
  const { items, nextCursor } = await client.read<Page<Refused>>(`v1/operator/refused?${route.query}`);
  return {
    heading: say('refusedMessages'),
    content: [
      refresh(context),
      items.length === 0
        ? emptyState(say('noRefused'))
        : tableOf<Refused>(
            say('refusedMessages'),
            [
              { name: say('receiver'), cell: ({ receiver }) => code(receiver) },
              { name: say('reason'), cell: ({ reason }) => sentence(reason) },
              { name: say('receivedAt'), cell: ({ receivedAt }) => momentIn(receivedAt, language) },
              { name: say('message'), cell: ({ instanceId }) => code(instanceId) },
            ],
            items,
          ),
      pager(context, { count: items.length, nextCursor }),
    ],
  };
};
