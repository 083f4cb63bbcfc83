import { creditNote, invoice } from '../support/requests.ts';
import { type Row, type Statement, section } from './statement.ts';
import { told, type World } from './world.ts';

const post = (body?: unknown) => ({ method: 'POST', ...(body === undefined ? {} : { body }) });

/** The service computes them. */
const noTotals = { taxTotal: null, legalMonetaryTotal: null };

/** Tells what validate says of an invoice with a line changed. */
function verdictWith(line: object) {
  return async ({ ask }: World): Promise<string> => {
    const [first = {}] = invoice.lines;
    const { body } = await ask(
      '/v1/invoices',
      post({ ...invoice, lines: [{ ...first, ...line }], ...noTotals }),
    );
    const { valid, issues } = (await ask(`/v1/invoices/${body.id}/validate`, post())).body;
    const paths = issues.map(({ path }: { readonly path: string }) => path.replace('lines[0].', ''));
    return valid ? 'valid' : `invalid at ${[...new Set(paths)].join(', ')}`;
  };
}

const types = ['Invoice', 'CreditNote', 'SelfBillingInvoice', 'SelfBillingCreditNote'];
const codes = { cash: '10', cheque: '20', card: '48', debit: '49' };
const requests = section('Document request', [
  ...types.map(
    (documentType): Row => [
      `${documentType} is a type`,
      'POST /v1/invoices',
      '201',
      async ({ ask }) => told(await ask('/v1/invoices', post({ ...invoice, documentType }))),
    ],
  ),
  [
    'On credit-note endpoints the type is CreditNote whatever is sent',
    'POST and PUT /v1/credit-notes with Invoice',
    'CreditNote; CreditNote',
    async ({ ask }) => {
      const body = { ...creditNote, documentType: 'Invoice' };
      const path = `/v1/credit-notes/${(await ask('/v1/credit-notes', post(body))).body.id}`;
      const created = (await ask(path)).body.documentType;
      await ask(path, { method: 'PUT', body: { ...body, notes: 'Replaced' } });
      return `${created}; ${(await ask(path)).body.documentType}`;
    },
  ],
  ...[...Object.values(codes).map((code) => [code, code] as const), ...Object.entries(codes)].map(
    ([mode, code]): Row => [
      `paymentMode ${mode} is the code ${code}`,
      'the UBL of an invoice',
      code,
      paymentCodeOf({ paymentMode: mode }),
    ],
  ),
  [
    'The default paymentMode is 30',
    'the UBL of an invoice with an account and no mode',
    '30',
    paymentCodeOf({ paymentMode: undefined }),
  ],
  [
    'Without paymentBankAccount 30 falls back to 1',
    'the UBL of an invoice with neither',
    '1',
    paymentCodeOf({ paymentMode: '30', paymentBankAccount: null }),
  ],
]);

function paymentCodeOf(changes: object) {
  return async ({ ask }: World): Promise<string> => {
    const { body } = await ask('/v1/invoices', post({ ...invoice, ...changes }));
    const { text } = await ask(`/v1/invoices/${body.id}`, { headers: { accept: 'application/xml' } });
    return /PaymentMeansCode[^>]*>(\w+)</.exec(text)?.[1] ?? text.slice(0, 200);
  };
}

const lines = section('Line', [
  ['S is the default category', 'vatCategory left out', 'valid', verdictWith({ vatCategory: undefined })],
  ['S is the standard rate of 5 percent', 'S with 15', 'invalid at vatRate', verdictWith({ vatRate: 15 })],
  ['Z is zero-rated', 'Z with 0', 'valid', verdictWith({ vatCategory: 'Z', vatRate: 0 })],
  [
    'E requires exemptionReasonCode',
    'E without one',
    'invalid at exemptionReasonCode',
    verdictWith({ vatCategory: 'E', vatRate: 0 }),
  ],
  [
    'AE requires goodsNatureCode',
    'AE without one',
    'invalid at standardItemId, goodsNatureCode',
    verdictWith({ vatCategory: 'AE', vatRate: 5 }),
  ],
  ...['S', 'B'].map(
    (itemTypeCode): Row => [
      `itemTypeCode ${itemTypeCode} requires serviceAccountingCode`,
      `${itemTypeCode} without one`,
      'invalid at serviceAccountingCode',
      verdictWith({ itemTypeCode, serviceAccountingCode: null }),
    ],
  ),
  ['itemTypeCode G requires none', 'G without one', 'valid', verdictWith({ itemTypeCode: 'G' })],
]);

/** The statements about what becomes of a document request. */
export const behaviour: readonly Statement[] = [...requests, ...lines];
