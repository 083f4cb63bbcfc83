import { z } from '@hono/zod-openapi';
import { answers, json, jsonReply, type Operation, operation, textFile } from '../http/operation.ts';
import { described } from '../problems/parameter-text.ts';
import { notFound } from '../problems/request-problem.ts';
import { isDay } from '../texts/day.ts';
import { datasetNames, datasets } from './datasets.ts';
import { countedMonth, monthlyReport, type ReportName } from './month.ts';
import { usersIn } from './reports.ts';
import type { Transmissions } from './transmissions.ts';

const path = '/v1/operator/network-statistics/{month}';

const counted = {
  direction: z.enum(['incoming', 'outgoing']).openapi({ description: 'incoming: received; outgoing: sent.' }),
  dataset: z
    .enum(datasetNames)
    .openapi({ description: 'What it is: a type of document, a report, a status.' }),
  documentType: z.string().openapi({ description: 'The document type as envelopes name it.' }),
  process: z.string().openapi({ description: 'The process as envelopes name it.' }),
  senderCountry: z.string().nullable().openapi({
    description:
      'The country of the sender of what came in; null if its envelope did not say, and of what was sent.',
  }),
  count: z.int().openapi({ description: 'How many messages.' }),
};

const statisticsSchema = z
  .object({
    month: z.string().openapi({ description: 'The month, by UTC.', example: '2026-10' }),
    provider: z.string().openapi({ description: 'The provider that reports.', example: '001147' }),
    transactions: z
      .array(z.object({ ...counted, provider: z.string().openapi({ description: 'The other provider.' }) }))
      .openapi({ description: 'What was exchanged, by type and provider.' }),
    endUsers: z
      .object({
        sending: z.int().openapi({ description: 'Companies that sent documents.' }),
        receiving: z.int().openapi({ description: 'Companies that received documents.' }),
        either: z.int().openapi({ description: 'Companies that did one or the other.' }),
      })
      .openapi({ description: 'Companies with documents, each counted once.' }),
    unattributed: z.array(z.object(counted)).openapi({
      description: 'Messages of which no record names the other provider. The report has them only left out.',
    }),
  })
  .openapi('NetworkStatistics', { description: 'What Peppol asks a provider to report of a month.' });
export type NetworkStatistics = z.infer<typeof statisticsSchema>;

function shown({ direction, dataset, senderCountry, count }: Transmissions) {
  const { documentType, process } = datasets[dataset];
  return { direction, dataset, documentType, process, senderCountry, count };
}

function expectMonth(month: string): void {
  if (!isDay(`${month}-01`)) throw notFound();
}

const countsOperation = operation({
  name: 'getNetworkStatistics',
  method: 'get',
  path,
  tag: 'Operator',
  summary: { text: 'readNetworkStatistics' },
  description: { text: 'networkStatisticsDescription' },
  scope: 'operator:read',
  success: answers(200, 'theNetworkStatistics', json(statisticsSchema)),
  problems: ['not-found'],
  handle: async ({ service, id: month }) => {
    expectMonth(month);
    return async () => {
      const { messages, unattributed, users } = await countedMonth(service, month);
      return jsonReply(200, {
        month,
        provider: service.settings.network.provider.slice(0, 6),
        transactions: messages.map((each) => ({ ...shown(each), provider: each.provider })),
        endUsers: usersIn(users),
        unattributed: unattributed.map(shown),
      });
    };
  },
});

const reportQuery = z.object({
  leaveOut: described(z.enum(['true', 'false']).default('false'), { text: 'leaveOutParameter' }),
});

function reportOperation(
  report: ReportName,
  name: string,
  summary: 'readTransactionReport' | 'readEndUserReport',
): Operation {
  return operation({
    name,
    method: 'get',
    path: `${path}/${report}`,
    tag: 'Operator',
    summary: { text: summary },
    description: { text: 'networkReportDescription' },
    scope: 'operator:read',
    query: reportQuery,
    success: answers(
      200,
      'theNetworkReport',
      [{ mediaType: 'application/xml', schema: z.string() }],
      ['Content-Disposition'],
    ),
    problems: ['not-found', 'conflict'],
    handle: async ({ service, id: month, query }) => {
      expectMonth(month);
      return async () => {
        const xml = await monthlyReport(service, report, { month, leavesOut: query.leaveOut === 'true' });
        return textFile(xml, 'application/xml', `${report}-${month}.xml`);
      };
    },
  });
}

/** Operations in which the operator gets the monthly reports to Peppol. */
export const networkStatisticsOperations: readonly Operation[] = [
  countsOperation,
  reportOperation('transactions', 'getTransactionStatisticsReport', 'readTransactionReport'),
  reportOperation('end-users', 'getEndUserStatisticsReport', 'readEndUserReport'),
];
