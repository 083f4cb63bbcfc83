import { describe, expect, test } from 'vitest';
import { describedSpecification } from '../../src/specification/described.ts';
import { tableNames } from '../../src/specification/table-names.ts';
import { reconciliationOf, verdictsOf } from '../../src/table/convert-table.ts';
import { columnField } from '../../src/table/map/column-field.ts';
import { isReading } from '../../src/table/map/table-map.ts';
import { company, planned } from './sheets.ts';

const invented: Readonly<Record<string, string>> = {
  ...{ documentType: 'Invoice', invoiceNumber: 'A-1', issueDate: '2026-11-02', dueDate: '2026-12-02' },
  ...{ currency: 'AED', currencyExchangeRate: '1' },
  ...{ 'lines[].vatCategory': 'Standard Rate [5%]', 'lines[].vatRate': '5', 'lines[].vatTotal': '5' },
  ...{ 'lines[].quantity': '1', 'lines[].unitPrice': '100', 'lines[].lineExtensionAmount': '100' },
  'lines[].allowancesCharges[0].multiplierPercent': '0',
  'lines[].allowancesCharges[0].amount': '0',
  'legalMonetaryTotal.taxExclusiveAmount': '100',
  ...{ 'legalMonetaryTotal.taxInclusiveAmount': '105', 'taxTotal.taxAmount': '5' },
};

function read(csv: string, decided: readonly string[] = ['documentType']) {
  const table = planned(csv, {}, decided);
  const sums = reconciliationOf(table);
  const verdicts = [...verdictsOf(table, { company }, sums)];
  return { plan: table.plan, verdicts, sums: sums.result() };
}
const requestOf = (verdict: { readonly request: unknown } | undefined) =>
  verdict?.request as { buyer: { name: string }; lines: Record<string, unknown>[] } | undefined;

describe('the export is read without questions of', () => {
  test.each(tableNames.layouts.map((layout) => [layout.system, layout] as const))(
    '%s',
    (_, { columns, marks, statuses = {}, source }) => {
      expect(source).toMatch(/https:/);
      const field = (head: string) => columns[head]?.replace(/\?$/, '');
      // Of two heads for one field an export has one.
      const heads = Object.keys(columns).filter(
        (head, at, all) =>
          isLeftOut(columns[head]) || all.findIndex((each) => field(each) === field(head)) === at,
      );
      const cellOf = (head: string) => {
        const words = Object.entries(statuses[head] ?? {});
        const [issued] = words.find(([, meaning]) => meaning === 'read') ?? [];
        if (words.length > 0 && columns[head] === 'status') return issued ?? '';
        return isLeftOut(columns[head])
          ? columns[head] === null
            ? 'x1'
            : '0'
          : (invented[field(head) ?? ''] ?? 'x1');
      };
      const all = heads.concat(marks.filter((mark) => !heads.includes(mark)));
      const { plan } = read(`${all.join(',')}\n${all.map(cellOf).join(',')}\n`, []);
      expect(plan.questions).toEqual([]);
      for (const head of heads) {
        const path = field(head);
        if (path === undefined || isLeftOut(columns[head])) continue;
        expect(columnField(path, describedSpecification.fields), path).toBeDefined();
        expect(plan.used.find(({ column }) => column.head === head)?.field.path).toBe(path);
      }
    },
  );

  function isLeftOut(said: string | null | undefined): boolean {
    return said === null || said === undefined || isReading(said);
  }

  test('whose words say of rows that they are read or left out', () => {
    const words = tableNames.layouts.flatMap(({ statuses = {} }) => Object.values(statuses));
    for (const each of words)
      for (const said of Object.values(each ?? {})) expect(['read', 'skip']).toContain(said);
  });
});

test('an amount that a layout does not know is asked about', () => {
  const shopify = 'Name,Created at,Financial Status,Duties,Lineitem quantity,Lineitem name,Lineitem price\n';
  expect(read(`${shopify}#1,2026-11-02,paid,0,1,Mug,10\n`).plan.questions).toEqual([]);
  expect(read(`${shopify}#1,2026-11-02,paid,25,1,Mug,10\n`).plan.questions).toMatchObject([
    { text: 'columns', columns: [{ name: 'Duties', group: 'amounts' }] },
  ]);
});

test('the report of QuickBooks: names of groups are customers, totals and notes are no lines', () => {
  const csv = `Falcon LLC,,,,,,,,,
Sales by Customer Detail,,,,,,,,,
,Date,Transaction Type,Num,Product/Service,Memo/Description,Qty,Sales Price,Amount,Tax Amount,Balance
Oasis FZ-LLC,,,,,,,,,,
,2026-11-02,Invoice,1001,Chairs,Office chair,12,"845.50","10,146.00",507.30,"10,146.00"
Total for Oasis FZ-LLC,,,,,,,,"10,146.00",507.30,
Gulf Star,,,,,,,,,,
,2026-11-20,Invoice,1003,Chairs,Office chair,1,845.50,845.50,42.28,845.50
Total for Gulf Star,,,,,,,,845.50,42.28,
TOTAL,,,,,,,,"10,991.50",549.58,
"Accrual basis Friday, 27 November 2026",,,,,,,,,,
`;
  const { plan, verdicts, sums } = read(csv);
  expect(plan.questions).toEqual([]);
  expect(verdicts.map((verdict) => requestOf(verdict)?.buyer.name)).toEqual(['Oasis FZ-LLC', 'Gulf Star']);
  expect(sums.table.amounts).toEqual([
    { currency: 'AED', documentType: 'Invoice', excluding: '10991.50', including: '11541.08' },
  ]);
});

test('the register of Tally: a voucher row followed by its items is one invoice', () => {
  const csv = `Falcon LLC
Sales Register
Date,Particulars,Buyer,Voucher Type,Voucher No.,TRN/VAT No.,Quantity,Rate,Value,Gross Total,Sales @5%,Output VAT 5%
2-Nov-26,Oasis,Oasis,Sales,S/001,100712345600003,14 Nos,,12546.00,13173.30,12546.00,627.30
,Office Chair,,,,,12 Nos,845.50/Nos,10146.00,,,
,Desk,,,,,2 Nos,1200.00/Nos,2400.00,,,
Grand Total,,,,,,14 Nos,,12546.00,13173.30,12546.00,627.30
`;
  const { plan, verdicts } = read(csv);
  expect(plan.questions).toEqual([]);
  expect(verdicts).toHaveLength(1);
  expect(requestOf(verdicts[0])?.lines).toMatchObject([
    { description: 'Office Chair', quantity: 12, unitCode: 'Nos', unitPrice: 845.5 },
    { description: 'Desk', quantity: 2, unitCode: 'Nos', unitPrice: 1200 },
  ]);
});

test('a VAT amount on each line says its rate, if one rate gives it to the cent; no VAT says none', () => {
  const heads = ',Date,Transaction Type,Num,Memo/Description,Qty,Sales Price,Amount,Tax Amount,Balance';
  const rateOf = (amounts: string) =>
    requestOf(
      read(`${heads}\nOasis,,,,,,,,,\n,2026-11-20,Invoice,1003,Chair,${amounts},845.50\n`).verdicts[0],
    )?.lines[0]?.vatRate;
  expect(rateOf('1,845.50,845.50,42.28')).toBe(5);
  expect([rateOf('1,845.50,845.50,42.20'), rateOf('1,845.50,845.50,0')]).toEqual([undefined, undefined]);
  const { verdicts } = read(`${heads}\n,2026-11-20,Invoice,1,Chair,1,845.50,845.50,42.28,845.50\n`);
  expect(verdicts[0]?.warnings.map(({ message }) => message)).toContain(
    'There is no VAT rate column. VAT of 42.28 on 845.50 is 5 %, so we used this rate.',
  );
});

test('a list of Odoo holds invoices, and credit notes by the minus sign of their totals', () => {
  const csv = `Number,Invoice/Bill Date,Tax Excluded,Total,Invoice lines/Label,Invoice lines/Quantity,Invoice lines/Unit Price,Invoice lines/Taxes,Invoice lines/Subtotal
INV/1,2026-11-02,200.00,210.00,Chair,2,100.00,5%,200.00
RINV/1,2026-11-04,-200.00,-210.00,Chair,2,100.00,5%,200.00
`;
  const { plan, verdicts, sums } = read(csv, []);
  expect(plan.questions).toEqual([]);
  expect(verdicts.map(({ request }) => request)).toMatchObject([
    { documentType: 'Invoice' },
    { documentType: 'CreditNote', lines: [{ quantity: 2, unitPrice: 100 }] },
  ]);
  const told = verdicts.flatMap(({ issues }) => issues.map(({ message }) => message));
  expect(told.filter((message) => /total/i.test(message))).toEqual([]);
  const amounts = { currency: 'AED', excluding: '200.00', including: '210.00' };
  const [first, second] = ['Invoice', 'CreditNote'].map((documentType) => ({ ...amounts, documentType }));
  expect(sums.table.amounts).toEqual([first, second]);
});

test('a map that says what all documents are counts for more than a minus sign', () => {
  const csv = `Number,Invoice/Bill Date,Total,Invoice lines/Label,Invoice lines/Quantity,Invoice lines/Taxes,Invoice lines/Subtotal
RINV/1,2026-11-04,-210.00,Chair,2,5%,200.00
`;
  const table = planned(csv, { values: { documentType: 'SelfBillingInvoice' } }, []);
  const [verdict] = verdictsOf(table, { company });
  expect(verdict?.request).toMatchObject({ documentType: 'SelfBillingInvoice' });
});

test('without a layout, a number beats an id, and a lone name of an item is its description', () => {
  const { plan } = read('Invoice ID,Invoice Number,Customer ID,Customer Name,Item Name\n1,A,2,Oasis,Chair\n');
  expect(plan.map.columns).toEqual({
    'Invoice ID': '?',
    'Invoice Number': 'invoiceNumber',
    'Customer ID': '?',
    'Customer Name': 'buyer.name',
    'Item Name': 'lines[].description',
  });
});

test('who prepared a report is no invoice, even under the head of the numbers', () => {
  const { verdicts, sums } = read('Invoice no,Item,Qty\nA,x,1\nPrepared by: Mona,,\nTotal for Oasis,,1\n');
  expect(verdicts.map(({ number }) => number)).toEqual(['A']);
  expect(sums.leftOut).toMatchObject([
    { reason: { is: 'group' }, rows: [3] },
    { reason: { is: 'totals' }, rows: [4] },
  ]);
});

test('the VAT total of an invoice says the rate of its lines, if one rate gives it to the cent', () => {
  const rates = (vat: string) => {
    const csv = `Invoice,Date,Description,Quantity,Unit price,Total VAT\n1,2026-11-20,Chair,2,100,${vat}\n1,2026-11-20,Desk,1,55.55,${vat}\n`;
    return requestOf(read(csv).verdicts[0])?.lines.map(({ vatRate }) => vatRate);
  };
  expect(rates('12.78')).toEqual([5, 5]);
  expect([rates('12.77'), rates('0')].flat()).toEqual(Array(4).fill(undefined));
});

test('the asterisk of a required column is not part of its head', () => {
  const heads =
    '*ContactName,*InvoiceNumber,*InvoiceDate,*DueDate,*Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,Status';
  const { plan, verdicts } = read(
    `${heads}\nOasis,INV-1,2026-11-02,2026-12-02,Chair,2,100.00,200,5% VAT on Sales,Awaiting Payment\nOasis,INV-2,2026-11-02,2026-12-02,Chair,2,100.00,200,5% VAT on Sales,Voided\n`,
  );
  expect(plan.questions).toEqual([]);
  expect(verdicts.map((verdict) => requestOf(verdict)?.buyer.name)).toEqual(['Oasis']);
});

test('a column of a known export fills its field before a head that the export does not know', () => {
  const csv = `DocNum,CardName,DocDate,Dscription,LineTotal,UnitRate,Price,VatPrcnt,Quantity\n1,Oasis,2026-11-02,Chair,200,3.67,100,5,2\n`;
  const { plan } = read(csv);
  expect(plan.used.find(({ field }) => field.path === 'lines[].unitPrice')?.column.head).toBe('Price');
});

test('an order of Shopify that is paid has nothing due, and no day for it; another one has', () => {
  const prepaid = (status: string, due = '') => {
    const heads =
      'Name,Created at,Financial Status,Total,Taxes,Lineitem quantity,Lineitem name,Lineitem price,Due date';
    const { verdicts } = read(`${heads}\n#1,2026-11-02,${status},105,5,1,Mug,100,${due}\n`);
    const { prepaidAmount } = (verdicts[0]?.request ?? {}) as { prepaidAmount?: number };
    return [prepaidAmount, verdicts[0]?.warnings.some(({ message }) => message.includes('as prepaid'))];
  };
  expect(prepaid('paid')).toEqual([105, true]);
  expect(prepaid('pending')).toEqual([undefined, false]);
  expect(prepaid('paid', '2026-12-02')).toEqual([undefined, false]);
});
