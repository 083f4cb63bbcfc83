import { z } from '@hono/zod-openapi';
import {
  answers,
  fileReply,
  json,
  jsonReply,
  type Operation,
  operation,
  textFile,
} from '../http/operation.ts';
import { notFound } from '../problems/request-problem.ts';
import { described } from '../problems/schema-errors.ts';
import { isDay } from '../texts/forms.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { exchangeStatuses, reportingStatuses } from '../track/tracks.ts';
import { countsOf, notCountedOf, notSentOf, ofOneTrack, rowsOf } from './sums.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const amount = (description: string) => z.string().openapi({ description, example: '105.00' });
const direction = z.enum(['Inbound', 'Outbound']).describe('Whether the company received or issued it.');
const kind = z.enum(['invoice', 'credit-note']).describe('The kind of document.');
const exchangeStatus = z
  .enum(exchangeStatuses)
  .describe('Where it stands with the provider of its receiver.');
const reportingStatus = z.enum(reportingStatuses).describe('Where it stands with the tax authority.');

const countSchema = z.object({
  direction,
  kind,
  status: z.string().openapi({ description: 'Its status.', example: 'Sent' }),
  exchangeStatus,
  reportingStatus,
  isRepeated: z.boolean().describe('Whether they are copies of received documents.'),
  count: z.int().describe('How many there are.'),
});

const figureSchema = z.object({
  box: z.string().nullable().openapi({
    description: 'The box of the VAT return (VAT201); null if there is none, or documents do not tell it.',
    example: '1b',
  }),
  name: z.string().describe('The name of the box.'),
  side: z.enum(['sales', 'purchases']).describe('Whether the company is the seller.'),
  vatCategory: z.string().openapi({ description: 'The VAT category.', example: 'S' }),
  taxableAmount: amount('Amount without VAT in dirhams, less what was credited.'),
  taxAmount: amount('VAT in dirhams; null if documents do not state it.').nullable(),
  documents: z.int().describe('How many documents it has; `format=csv` and `xlsx` list them.'),
});

const roundingSchema = z.object({
  kind: z
    .enum(['category', 'lines', 'conversion', 'payable'])
    .describe('The VAT of a category, of the lines, of a conversion to dirhams, or the amount due.'),
  amount: amount('The difference, with all its digits.'),
  currency: z.string().describe('The currency of the difference.'),
  message: z.string().describe('How it comes about.'),
});

const countedAndListed = <Members extends z.ZodRawShape>(members: Members) =>
  z.object({
    count: z.int().describe('How many there are.'),
    documents: z
      .array(
        z.object({
          id: z.string().describe('The document.'),
          invoiceNumber: z.string().describe('Its number.'),
          ...members,
        }),
      )
      .describe('The first 200 of them.'),
  });

const noteSchema = z.object({
  rule: z.string().openapi({ description: 'Its name.', example: 'other-day' }),
  message: z.string().describe('Something to know of these documents.'),
  ...countedAndListed({}).shape,
});

const statementSchema = z
  .object({
    month: z.string().openapi({ description: 'Its first month.', example: '2027-01' }),
    from: z.string().openapi({ description: 'Its first day.', example: '2027-01-01' }),
    to: z.string().openapi({ description: 'Its last day.', example: '2027-01-31' }),
    dueOn: z.string().openapi({
      description: 'The 28th day after it, on which its return is due.',
      example: '2027-02-28',
    }),
    documents: z
      .array(countSchema)
      .describe('The documents that were supplied, issued or received in it, by their states.'),
    oneTrack: countedAndListed({ direction, exchangeStatus, reportingStatus }).describe(
      'Documents that are done on one track and not on the other.',
    ),
    notSent: countedAndListed({
      kind,
      status: z.string().openapi({ description: 'Its status.', example: 'Draft' }),
      partyName: z.string().describe('The other side of the document.'),
      partyTrn: z.string().nullable().describe('The TRN of the other side.'),
      currency: z.string().describe('The currency of its amounts.'),
      payableAmount: amount('The amount due; null if it is not known.').nullable(),
    })
      .extend({
        totals: z
          .array(
            z.object({ kind, currency: z.string(), payableAmount: amount('The sum of the amounts due.') }),
          )
          .describe('The sums by kind and currency.'),
      })
      .describe('Documents that were issued and are not sent, with their amounts.'),
    figures: z.array(figureSchema).describe('VAT, as far as documents tell it.'),
    roundings: countedAndListed({
      roundings: z.array(roundingSchema).describe('Each difference.'),
    }).describe('Documents in which rounding makes differences.'),
    notes: z.array(noteSchema).describe('What a reader of the figures has to know.'),
    notCounted: z
      .object({
        notSent: z.int().describe('Issued, and not sent.'),
        refused: z.int().describe('Received, and refused.'),
        repeated: z.int().describe('Copies of received documents.'),
      })
      .describe('Documents that are in no figure.'),
    notTold: z
      .array(
        z.object({
          boxes: z.array(z.string()).describe('The boxes.'),
          message: z.string().describe('The fact that is missing.'),
        }),
      )
      .describe('Facts that the return asks for and documents cannot tell.'),
  })
  .describe('The books of a month or a quarter: figures from documents, and no return.')
  .openapi('Statement');

const statementQuery = z.object({
  format: described(z.enum(['json', 'csv', 'xlsx']).default('json'), { text: 'statementFormat' }),
  months: described(z.enum(['1', '3']).default('1'), { text: 'statementMonths' }),
});
export type Statement = z.infer<typeof statementSchema>;

/** Returns the documents of a month, or of a quarter that begins in it, and their VAT by box of the return. */
export const statementOperation: Operation = operation({
  name: 'getStatement',
  method: 'get',
  path: '/v1/statements/{month}',
  tag: 'Company',
  summary: { text: 'readStatement' },
  description: { text: 'statementDescription' },
  scope: 'statements:read',
  query: statementQuery,
  success: answers(
    200,
    'theStatement',
    [
      ...json(statementSchema),
      { mediaType: 'text/csv', schema: z.string() },
      { mediaType: workbookType, schema: z.string() },
    ],
    ['Content-Disposition'],
  ),
  problems: ['not-found'],
  handle: async ({ scoped, caller: { companyId }, id: month, query, request, hold, run }) => {
    if (!isDay(`${month}-01`)) throw notFound();
    const language = languageOf(request);
    const days = daysFrom(month, Number(query.months));
    const rows = await rowsOf(scoped, companyId, days);
    hold.text(rows.length);
    const input = { rows, ...days, language };
    const name = `statement-${month}.${query.format}`;
    if (query.format === 'csv')
      return async () => textFile(await run('statementCsv', input), 'text/csv', name);
    if (query.format === 'xlsx')
      return async () => fileReply(await run('statementWorkbook', input), workbookType, name);
    const documents = await countsOf(scoped, companyId, days);
    const oneTrack = await ofOneTrack(scoped, companyId, days);
    const notSent = await notSentOf(scoped, companyId, days);
    return async () => {
      const figures = await run('statementFigures', input);
      const notCounted = notCountedOf(documents);
      return jsonReply(200, { month, ...days, documents, oneTrack, notSent, ...figures, notCounted });
    };
  },
});

function daysFrom(month: string, months: number) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number - 1 + months, 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
