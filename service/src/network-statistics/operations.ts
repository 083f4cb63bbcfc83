import { z } from '@hono/zod-openapi';
import {
  answers,
  json,
  jsonReply,
  type Operation,
  ofOperator,
  operation,
  textFile,
} from '../http/operation.ts';
import { notFound } from '../problems/request-problem.ts';
import { described } from '../problems/schema-errors.ts';
import { isDay } from '../texts/forms.ts';
import { datasetNames, datasets } from './datasets.ts';
import { countedMonth, monthlyReport, type ReportName } from './month.ts';
import { usersIn } from './reports.ts';
import type { Transmissions } from './transmissions.ts';

const path = '/v1/operator/network-statistics/{month}';

const counted = {
  direction: z.enum(['incoming', 'outgoing']).describe('incoming: received; outgoing: sent.'),
  dataset: z.enum(datasetNames).describe('What it is: a type of document, a report, a status.'),
  documentType: z.string().describe('The document type as envelopes name it.'),
  process: z.string().describe('The process as envelopes name it.'),
  senderCountry: z
    .string()
    .nullable()
    .describe(
      'The country of the sender of what came in; null if its envelope did not say, and of what was sent.',
    ),
  count: z.int().describe('How many messages.'),
};

const statisticsSchema = z
  .object({
    month: z.string().openapi({ description: 'The month, by UTC.', example: '2026-10' }),
    provider: z.string().openapi({ description: 'The provider that reports.', example: '001147' }),
    transactions: z
      .array(z.object({ ...counted, provider: z.string().describe('The other provider.') }))
      .describe('What was exchanged, by type and provider.'),
    endUsers: z
      .object({
        sending: z.int().describe('Companies that sent documents.'),
        receiving: z.int().describe('Companies that received documents.'),
        either: z.int().describe('Companies that did one or the other.'),
      })
      .describe('Companies with documents, each counted once.'),
    unattributed: z
      .array(z.object(counted))
      .describe('Messages of which no record names the other provider. The report has them only left out.'),
  })
  .describe('What Peppol asks a provider to report of a month.')
  .openapi('NetworkStatistics');
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
  ...ofOperator.reading,
  summary: { text: 'readNetworkStatistics' },
  description: { text: 'networkStatisticsDescription' },
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
    ...ofOperator.reading,
    summary: { text: summary },
    description: { text: 'networkReportDescription' },
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
