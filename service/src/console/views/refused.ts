import { momentIn, sentence } from 'pint-ae/internal/ui';
import type { RefusedArrival } from '../../operator-api/watch-operations.ts';
import type { Page } from '../client.ts';
import type { ShowView } from '../context.ts';
import { type Column, pagedTable } from '../parts/table.ts';
import { code } from '../parts/written.ts';
import { refresh } from './operating.ts';

/** Received messages that belong to no company of the service, for its operator. */
export const refusedView: ShowView = async (context) => {
  const { say, client, route, language } = context;
  const refused = await client.read<Page<RefusedArrival>>(`v1/operator/refused?${route.query}`);
  const columns: readonly Column<RefusedArrival>[] = [
    { name: say('receiver'), cell: ({ receiver }) => code(receiver) },
    { name: say('reason'), cell: ({ reason }) => sentence(reason) },
    { name: say('receivedAt'), cell: ({ receivedAt }) => momentIn(receivedAt, language) },
    { name: say('message'), cell: ({ instanceId }) => code(instanceId) },
  ];
  return {
    heading: say('refusedMessages'),
    content: [refresh(context), ...pagedTable(context, 'refusedMessages', 'noRefused', columns, refused)],
  };
};
