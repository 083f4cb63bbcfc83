import { z } from '@hono/zod-openapi';
import { notToldIn } from 'pint-ae/internal/server';
import { exchangeStatuses, reportingStatuses } from '../content/tracks.ts';
import { fileReply, json, jsonReply, type Operation, operation, textFile } from '../http/operation.ts';
import { described } from '../problems/parameter-text.ts';
import { notFound } from '../problems/request-problem.ts';
import { isDay } from '../texts/day.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { figuresOf, notCountedOf, roundingsIn } from './statement.ts';
import { countsOf, ofOneTrack, roundedIn, rowsOf, vatOf } from './sums.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const amount = (description: string) => z.string().openapi({ description, example: '105.00' });
const direction = z
  .enum(['Inbound', 'Outbound'])
  .openapi({ description: 'Whether the company received or issued it.' });
const exchangeStatus = z
  .enum(exchangeStatuses)
  .openapi({ description: 'Where it stands with the provider of its receiver.' });
const reportingStatus = z
  .enum(reportingStatuses)
  .openapi({ description: 'Where it stands with the tax authority.' });

const countSchema = z.object({
  direction,
  kind: z.enum(['invoice', 'credit-note']).openapi({ description: 'The kind of document.' }),
  status: z.string().openapi({ description: 'Its status.', example: 'Sent' }),
  exchangeStatus,
  reportingStatus,
  isRepeated: z.boolean().openapi({ description: 'Whether they are copies of received documents.' }),
  withoutVat: z
    .boolean()
    .openapi({ description: 'Whether an earlier release kept them, without their VAT.' }),
  count: z.int().openapi({ description: 'How many there are.' }),
});

const figureSchema = z.object({
  box: z.string().nullable().openapi({
    description: 'The box of the VAT return (VAT201); null if there is none, or documents do not tell it.',
    example: '1b',
  }),
  name: z.string().openapi({ description: 'The name of the box.' }),
  side: z.enum(['sales', 'purchases']).openapi({ description: 'Whether the company is the seller.' }),
  vatCategory: z.string().openapi({ description: 'The VAT category.', example: 'S' }),
  subdivision: z
    .string()
    .nullable()
    .openapi({ description: 'The emirate in the address of the seller.', example: 'DXB' }),
  taxableAmount: amount('Amount without VAT in dirhams, less what was credited.'),
  taxAmount: amount('VAT in dirhams; null if documents do not state it.').nullable(),
  documents: z
    .int()
    .openapi({ description: 'How many documents it has; `format=csv` and `xlsx` list them.' }),
});

const roundingSchema = z.object({
  kind: z.enum(['category', 'lines', 'conversion', 'payable']).openapi({
    description: 'The VAT of a category, of the lines, of a conversion to dirhams, or the amount due.',
  }),
  amount: amount('The difference, with all its digits.'),
  currency: z.string().openapi({ description: 'The currency of the difference.' }),
  message: z.string().openapi({ description: 'How it comes about.' }),
});

/** The number of documents, and the first of them with these members. */
const countedAndListed = <Members extends z.ZodRawShape>(members: Members) =>
  z.object({
    count: z.int().openapi({ description: 'How many there are.' }),
    documents: z
      .array(
        z.object({
          id: z.string().openapi({ description: 'The document.' }),
          invoiceNumber: z.string().openapi({ description: 'Its number.' }),
          ...members,
        }),
      )
      .openapi({ description: 'The first 200 of them.' }),
  });

const statementSchema = z
  .object({
    month: z.string().openapi({ description: 'The month, by the date of supply.', example: '2027-01' }),
    documents: z.array(countSchema).openapi({ description: 'The documents of the month, by their states.' }),
    oneTrack: countedAndListed({ direction, exchangeStatus, reportingStatus }).openapi({
      description: 'Documents that are done on one track and not on the other.',
    }),
    figures: z.array(figureSchema).openapi({ description: 'VAT, as far as documents tell it.' }),
    roundings: countedAndListed({
      roundings: z.array(roundingSchema).openapi({ description: 'Each difference.' }),
    }).openapi({ description: 'Documents in which rounding makes differences.' }),
    notCounted: z
      .object({
        notSent: z.int().openapi({ description: 'Issued, and not sent.' }),
        refused: z.int().openapi({ description: 'Received, and refused.' }),
        repeated: z.int().openapi({ description: 'Copies of received documents.' }),
        withoutVat: z.int().openapi({ description: 'Kept by an earlier release, without their VAT.' }),
      })
      .openapi({ description: 'Documents that are in no figure.' }),
    notTold: z
      .array(
        z.object({
          boxes: z.array(z.string()).openapi({ description: 'The boxes.' }),
          message: z.string().openapi({ description: 'The fact that is missing.' }),
        }),
      )
      .openapi({ description: 'Facts that the return asks for and documents cannot tell.' }),
  })
  .openapi('Statement', { description: 'The books of a month.' });

const statementQuery = z.object({
  format: described(z.enum(['json', 'csv', 'xlsx']).default('json'), { text: 'statementFormat' }),
});

/** Gives the documents issued and received in a month, and their VAT by box of the return. */
export const statementOperation: Operation = operation<z.infer<typeof statementQuery>, unknown>({
  name: 'getStatement',
  method: 'get',
  path: '/v1/statements/{month}',
  tag: 'Company',
  summary: { text: 'readStatement' },
  description: { text: 'statementDescription' },
  scope: 'statements:read',
  query: statementQuery,
  success: {
    status: 200,
    description: { text: 'theStatement' },
    content: [
      ...json(statementSchema),
      { mediaType: 'text/csv', schema: z.string() },
      { mediaType: workbookType, schema: z.string() },
    ],
    headers: ['Content-Disposition'],
  },
  problems: ['not-found'],
  handle: async ({ scoped, service, caller: { companyId }, id: month, query, request, hold, ended }) => {
    if (!isDay(`${month}-01`)) throw notFound();
    const language = languageOf(request);
    if (query.format !== 'json') {
      const rows = await rowsOf(scoped, companyId, month);
      hold.text(rows.length);
      const { run } = service.documentWork;
      const name = `statement-${month}.${query.format}`;
      if (query.format === 'csv')
        return async () => {
          const text = await run('statementCsv', { rows, language }, companyId, ended);
          return textFile(text, 'text/csv; charset=utf-8', name);
        };
      const figures = figuresOf(await vatOf(scoped, companyId, month), language);
      return async () => {
        const bytes = await run('statementWorkbook', { rows, language, figures }, companyId, ended);
        return fileReply(bytes, workbookType, name);
      };
    }
    const documents = await countsOf(scoped, companyId, month);
    return jsonReply(200, {
      month,
      documents,
      oneTrack: await ofOneTrack(scoped, companyId, month),
      figures: figuresOf(await vatOf(scoped, companyId, month), language),
      roundings: roundingsIn(await roundedIn(scoped, companyId, month), language),
      notCounted: notCountedOf(documents),
      notTold: notToldIn(language),
    });
  },
});
