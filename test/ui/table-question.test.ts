import { describe, expect, test } from 'vitest';
import type { TableMap } from '../../src/table/map/table-map.ts';
import { questionWithAnswers } from '../../src/ui/answering/table-question.ts';

type Question = Parameters<typeof questionWithAnswers>[0];
type Answered = readonly [Question['text'], Readonly<Record<string, TableMap>>, more?: object];

const values = {
  head: 'Amount',
  other: 'Total',
  path: 'lines[].unitPrice',
  value: 'Paid',
  label: 'Sum',
  sheets: ['May', 'June'],
};
const asked = (text: Question['text'], more: object = {}) =>
  questionWithAnswers({ text, values: { ...values, ...more } } as Question, (path) => `<${path}>`, 'en');

/** Answers by the words of their buttons, and the map that each gives. */
const answered: readonly Answered[] = [
  ...(['datesUnclear', 'datesMixed', 'datesOfTwoKinds'] as const).map(
    (text) =>
      [
        text,
        {
          'The day comes first': { dates: 'day-first' },
          'The month comes first': { dates: 'month-first' },
        },
      ] as const,
  ),
  ...(['decimalsUnclear', 'decimalsMixed'] as const).map(
    (text) =>
      [
        text,
        {
          'Decimals follow a point': { decimals: 'point' },
          'Decimals follow a comma': { decimals: 'comma' },
        },
      ] as const,
  ),
  [
    'unclearSums',
    {
      'They are lines of invoices': { rows: { Sum: 'read' } },
      'Leave them out': { rows: { Sum: 'skip' } },
    },
  ],
  [
    'withoutNumber',
    {
      'They are lines of invoices': { rows: { '*': 'read' } },
      'Leave them out': { rows: { '*': 'skip' } },
    },
  ],
  ['hiddenRows', { 'Leave them out': { hiddenRows: 'skip' }, 'Read them': { hiddenRows: 'read' } }],
  ['severalSheets', { 'Read May': { sheet: 'May' }, 'Read June': { sheet: 'June' } }],
  ['pricesWithTax', { 'The prices are without VAT': { columns: { Amount: null } } }],
  [
    'sameField',
    {
      'It is Total': { columns: { Total: 'lines[].unitPrice', Amount: null } },
      'It is Amount': { columns: { Amount: 'lines[].unitPrice', Total: null } },
    },
  ],
  ['unknownWord', {}],
  [
    'unknownWord',
    { 'Leave these rows out': { statuses: { Amount: { Paid: 'skip' } } } },
    { path: 'documentType' },
  ],
  [
    'unknownWord',
    { 'It means Z': { codes: { 'lines[].unitPrice': { Paid: 'Z' } } } },
    { codes: [{ code: 'Z' }] },
  ],
  ['noColumn', { 'All of them: Z': { values: { 'lines[].unitPrice': 'Z' } } }, { codes: [{ code: 'Z' }] }],
  ['noNumberColumn', {}],
  ['linesTwice', {}],
  ['unknownField', {}],
  ['valueAndColumn', {}],
];

describe('a question about a table', () => {
  test.each(answered.map(([text, expected, more = {}]) => ({ text, expected, more })))(
    '$text has a button for each thing that a person may mean: $more',
    ({ text, expected, more }) => {
      const { answers } = asked(text, more);
      expect(Object.fromEntries(answers.map(({ name, decides }) => [name, decides]))).toEqual(expected);
    },
  );

  test.each<readonly [Question['text'], hint: string | undefined]>([
    ['noNumberColumn', 'choose “<invoiceNumber>”'],
    ['linesTwice', 'which columns are not used'],
    ['noColumn', 'add a column'],
    ['unknownWord', 'for the next table'],
    ['unknownField', 'such as buyer.trn'],
    ['valueAndColumn', 'Remove the value'],
    ['sameField', undefined],
    ['hiddenRows', undefined],
  ])('%s says what to do where no button does it', (text, hint) => {
    const said = asked(text).hint;
    expect(hint === undefined ? said : said?.includes(hint)).toBe(hint === undefined ? undefined : true);
  });
});
