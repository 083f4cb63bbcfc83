import { describe, expect, test } from 'vitest';
import { validate } from '../../src/index.ts';
import { figuresOf } from '../../src/ui/answering/figures.ts';
import { blankRequest } from '../../src/ui/form/blank.ts';
import { writtenFor } from '../../src/ui/form/controls.ts';
import { pastedBlock } from '../../src/ui/form/lines-table.ts';
import { requestEdits } from '../../src/ui/form/request-edits.ts';
import { type Change, changedText, editBetween, readRequestText } from '../../src/ui/form/request-text.ts';
import { choicesOf, shownForm } from '../../src/ui/form/shown-form.ts';
import type { ShownForm } from '../../src/ui/form/shown-parts.ts';
import { fieldHelp } from '../../src/ui/help/field-help.ts';
import { example } from '../requests.ts';

const help = fieldHelp('en');
const beginning = { issueDate: '2026-11-26', currency: 'AED', issuer: undefined, payment: {} };
const blank = blankRequest(help, beginning);

function formOf(text: string, wanted: readonly string[] = []): ShownForm {
  const request = readRequestText(text);
  if (request === undefined) throw new Error('not a request');
  return shownForm(request, help, (path) => wanted.includes(path));
}

const paths = ({ sections, lines }: ShownForm) => [
  ...sections.flatMap(({ fields }) => fields.map(({ path }) => path)),
  ...lines.flatMap(({ cells, fields }) => [...cells, ...fields].map(({ path }) => path)),
];
const changed = (text: string, changes: Readonly<Record<string, Change['value']>>) => {
  const all = Object.entries(changes).map(([path, value]) => ({ path, value }));
  return changedText(text, all);
};

describe('a new document', () => {
  test('has its type, day, currency and the usual VAT in sight, and no amount or unit that nobody chose', () => {
    const values = JSON.parse(blank);
    expect(values).toMatchObject({ documentType: 'Invoice', issueDate: '2026-11-26', currency: 'AED' });
    const [line] = values.lines;
    expect([line.quantity, line.unitCode, line.unitPrice]).toEqual([null, null, null]);
    expect([line.id, line.vatCategory, line.vatRate]).toEqual(['1', 'S', 5]);
    expect(validate(values).outcome).toBe('malformed');
  });

  test('has the company that is remembered, as its issuer', () => {
    const issuer = { name: 'Falcon Office Supplies LLC', trn: '100354879700003' };
    const { seller, buyer } = JSON.parse(blankRequest(help, { ...beginning, issuer }));
    expect([seller.name, seller.trn, buyer.name]).toEqual([issuer.name, issuer.trn, null]);
  });
});

describe('an entry of a list is removed', () => {
  const removing = (text: string, path: string) => {
    let now = text;
    const { change } = requestEdits({
      text: () => now,
      write: (after) => {
        now = after;
      },
      help: () => help,
      request: () => readRequestText(now),
      findings: () => [],
      refresh: () => {},
    });
    change([{ path, value: undefined }]);
    return JSON.parse(now);
  };

  test.each([
    ['{"lines":[{"id":"1"},{"id":"2"}]}', 'lines[1]', { lines: [{ id: '1' }] }],
    ['{"lines":[null,{"id":"2"}]}', 'lines[0]', { lines: [{ id: '2' }] }],
    ['{"lines":[{}]}', 'lines[0]', { lines: [] }],
    ['{"notes":["a"]}', 'notes[0]', { notes: [] }],
  ])('of %s that of %s, whatever stands in it', (text, path, after) => {
    expect(removing(text, path)).toEqual(after);
  });

  test('and a field that is not there changes nothing', () => {
    expect(removing('{"lines":[]}', 'dueDate')).toEqual({ lines: [] });
  });
});

describe('only what applies is shown', () => {
  test.each<[path: string, where: Readonly<Record<string, Change['value']>>]>([
    ['currencyExchangeRate', { currency: 'USD' }],
    ['precedingInvoiceNumber', { documentType: 'CreditNote' }],
    ['creditNoteReasonCode', { documentType: 'SelfBillingCreditNote' }],
    ['seller.authorityName', { 'seller.legalRegistrationType': 'TL' }],
    ['beneficiaryId', { 'transactionType.freeTradeZone': true }],
    ['billingFrequencyCode', { 'transactionType.continuousSupply': true }],
    ['delivery.countryCode', { 'transactionType.exports': true }],
    ['lines[0].exemptionReasonCode', { 'lines[0].vatCategory': 'E' }],
    ['lines[0].goodsNatureCode', { 'lines[0].vatCategory': 'AE' }],
    ['lines[0].note', { 'lines[0].note': 'fragile' }],
    ['uuid', { uuid: 'a' }],
  ])('%s', (path, where) => {
    expect(paths(formOf(blank))).not.toContain(path);
    expect(paths(formOf(changed(blank, where)))).toContain(path);
    expect(paths(formOf(blank, [path]))).toContain(path);
  });

  test('a due date and payment means not on credit notes', () => {
    expect(paths(formOf(blank))).toEqual(expect.arrayContaining(['dueDate', 'paymentMode']));
    const creditNote = paths(formOf(changed(blank, { documentType: 'CreditNote' })));
    expect(creditNote.filter((path) => path === 'dueDate' || path === 'paymentMode')).toEqual([]);
  });

  test('the emirate is chosen from those of the country, and the region of another one is written', () => {
    const emirateIn = (countryCode: string | null) => {
      const { sections } = formOf(changed(blank, { 'seller.address.countryCode': countryCode }));
      const fields = sections.flatMap((section) => section.fields);
      return fields.find(({ path }) => path === 'seller.address.countrySubentity')?.isChosen;
    };
    expect([emirateIn(null), emirateIn('AE'), emirateIn('OM')]).toEqual([true, true, false]);
  });
});

test.each([
  ['code', 'AB', 'a of A, nothing of B', ['A']],
  ['choice', 'AB', 'a of A, nothing of B', ['A']],
  ['choice', 'B', 'nothing of B', ['B']],
  ['code', 'B', 'nothing of B', []],
] as const)('a %s of %s is chosen by its meaning: %s', (kind, codes, _, offered) => {
  const values = Array.from(codes, (code) => [code, code === 'A' ? 'a' : ''] as const);
  expect(choicesOf({ kind, values } as never).map(([code]) => code)).toEqual(offered);
});

describe('a change in the form', () => {
  const text = '{\n  "a": 1.50, // not JSON\n}';

  test('leaves everything else as it is written', () => {
    const before = '{ "note": "x",   "seller":{"trn":"1"},\n"tips": 1.50, "lines": [ {"quantity":1.250} ] }';
    const after = changed(before, { 'seller.trn': '2', 'lines[0].unitPrice': 3, note: undefined });
    expect(after).toContain('"tips": 1.50');
    expect(after).toContain('"quantity":1.250');
    const lines = [{ quantity: 1.25, unitPrice: 3 }];
    expect(JSON.parse(after)).toEqual({ seller: { trn: '2' }, tips: 1.5, lines });
    expect(readRequestText(text)).toBeUndefined();
  });

  test.each<[what: string, before: unknown, path: string, value: Change['value'], after: unknown]>([
    ['adds the objects around a field', { a: null }, 'a.city', 'Dubai', { a: { city: 'Dubai' } }],
    ['adds a list with its first entry', {}, 'lines[0]', { id: '1' }, { lines: [{ id: '1' }] }],
    ['adds an entry', { lines: [1] }, 'lines[1]', 2, { lines: [1, 2] }],
    ['removes the last entry', { lines: [1, 2] }, 'lines[1]', undefined, { lines: [1] }],
    ['removes the first entry', { lines: [1, 2] }, 'lines[0]', undefined, { lines: [2] }],
    ['removes the only entry', { lines: [1] }, 'lines[0]', undefined, { lines: [] }],
    ['changes nothing that is not there', { lines: [1] }, 'lines[4]', undefined, { lines: [1] }],
  ])('%s', (_, before, path, value, after) => {
    for (const indent of [0, 2])
      expect(JSON.parse(changed(JSON.stringify(before, null, indent), { [path]: value }))).toEqual(after);
  });

  test('is one small edit of the text', () => {
    expect(editBetween('abcabc', 'abXcabc')).toEqual([{ offset: 2, length: 0, content: 'X' }]);
    expect(editBetween('aaa', 'aa')).toEqual([{ offset: 2, length: 1, content: '' }]);
    expect(editBetween('same', 'same')).toEqual([]);
  });
});

describe('what is typed', () => {
  const price = { ...help.objects.Line?.fields.unitPrice, kind: 'price', presence: 'required' } as never;
  const typed = (text: string, isFinal = true) => writtenFor(price, { text, isFinal });

  test.each([
    ['1,234.50', 1234.5],
    ['١٢٫٥', 12.5],
    ['AED 10', 10],
    ['', null],
    ['abc', 'abc'],
    ['1,5', '1,5'],
  ])('as a price: %s', (text, value) => {
    expect(typed(text)?.value).toBe(value);
  });

  test('is not taken for a number before it is one', () => {
    expect(typed('12.', false)).toBeNull();
    expect(typed('12.', true)?.value).toBe('12.');
  });

  test('keeps all digits of a number that JSON cannot hold, so that a finding tells it', () => {
    expect(typed('12345678901234567.89')?.value).toBe('12345678901234567.89');
  });
});

test('a block of a spreadsheet is rows of cells; a single cell is a text', () => {
  expect(pastedBlock('Chair\t2\tEA\t845.50\r\nTable\t1\tEA\t99\r\n')).toEqual([
    ['Chair', '2', 'EA', '845.50'],
    ['Table', '1', 'EA', '99'],
  ]);
  expect(pastedBlock('"a ""b""\nc"\t1')).toEqual([['a "b"\nc', '1']]);
  expect(pastedBlock('a\t\t3')).toEqual([['a', '', '3']]);
  expect(pastedBlock('one cell\n')).toBeUndefined();
});

describe('the figures of a document that is still being entered', () => {
  test('are those of the library, for a document that is complete', () => {
    const request = example('allowances-and-charges');
    expect(figuresOf(request)?.totals).toEqual(validate(request).totals);
    expect(figuresOf(request)?.uncounted).toEqual([]);
  });

  test('leave out the lines that are not complete, and say so', () => {
    const [line] = example('standard-invoice').lines;
    const lines = [
      { ...line, description: null, lineExtensionAmount: null, quantity: 2, unitPrice: 10 },
      { ...line, unitPrice: null },
    ];
    const figures = figuresOf({ ...JSON.parse(blank), lines });
    expect(figures).toMatchObject({ lineNets: ['20.00', null], uncounted: [2] });
    expect(figures?.totals).toMatchObject({ taxAmount: '1.00', payableAmount: '21.00' });
  });

  test.each([blank, 'null', '[]', '{"lines":{}}', '{"lines":[[1]]}', '{"lines":[]}'])(
    'are none for %s',
    (text) => {
      expect(figuresOf(JSON.parse(text))).toBeUndefined();
    },
  );
});
