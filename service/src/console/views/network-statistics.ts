import { download, el } from 'pint-ae/internal/ui';
import type { NetworkStatistics } from '../../network-statistics/operations.ts';
import type { ShowView } from '../context.ts';
import { actionButton, filterForm } from '../parts/controls.ts';
import { emptyState } from '../parts/states.ts';
import { actions, factCard, tableOf } from '../parts/table.ts';
import { code } from '../parts/written.ts';

type Counted = NetworkStatistics['unattributed'][number];

/** Exchanges of the service over the network in a month, and the two reports about them, for the operator. */
export const networkStatisticsView: ShowView = async (context) => {
  const { say, client, route } = context;
  const now = new Date();
  // The previous month in UTC, whose report is due.
  const due = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
  const month = route.query.get('month') ?? due;
  const path = `v1/operator/network-statistics/${encodeURIComponent(month)}`;
  const { provider, transactions, endUsers, unattributed } = await client.read<NetworkStatistics>(path);
  route.query.set('month', month);
  const missing = unattributed.reduce((sum, { count }) => sum + count, 0);
  const save = (report: 'transactions' | 'end-users', query = '') =>
    actionButton(
      context,
      say(`report.${report}`),
      async () => {
        const xml = await (await client.file(`${path}/${report}${query}`, 'application/xml')).text();
        download(xml, `${report}-${month}.xml`, 'application/xml');
      },
      {
        id: `save-${report}`,
        ...(missing > 0 && query !== '' ? { question: say('leaveOutQuestion', { count: missing }) } : {}),
      },
    );
  const counted = (rows: readonly (Counted & { readonly provider?: string })[], name: string) =>
    tableOf(
      name,
      [
        {
          name: say('message'),
          cell: ({ dataset }) =>
            dataset === 'report' || dataset === 'status' ? say(`message.${dataset}`) : say(dataset),
        },
        { name: say('direction'), cell: ({ direction }) => say(direction) },
        { name: say('otherProvider'), cell: (row) => code(row.provider ?? null) },
        { name: say('count'), class: 'amount', cell: ({ count }) => String(count) },
      ],
      rows,
    );
  return {
    heading: say('networkStatistics'),
    content: [
      filterForm(context, ['networkStatistics'], [{ name: 'month', label: say('month'), type: 'month' }]),
      el('p', { class: 'quiet' }, say('networkStatisticsAbout')),
      actions(save('transactions', missing > 0 ? '?leaveOut=true' : ''), save('end-users')),
      factCard(say('endUsers'), [
        [say('ownProvider'), code(provider)],
        [say('sendingCompanies'), String(endUsers.sending)],
        [say('receivingCompanies'), String(endUsers.receiving)],
        [say('eitherCompanies'), String(endUsers.either)],
      ]),
      transactions.length === 0
        ? emptyState(say('nothingExchanged'))
        : counted(transactions, say('networkStatistics')),
      ...(missing > 0
        ? [
            el('h3', {}, say('unattributed', { count: missing })),
            counted(unattributed, say('unattributed', { count: missing })),
          ]
        : []),
    ],
  };
};
