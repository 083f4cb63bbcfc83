import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { tableLimits } from '../../src/table/limits.ts';
import { rowsOf, textsOf, workbookOfXml } from './sheets.ts';

/** One cell, as the XML of a row has it. */
const cell = async (xml: string, formats: string[] = [], workbookPr = '') =>
  (await rowsOf(workbookOfXml({ sheet: `<row r="1">${xml}</row>`, formats, workbookPr })))[0]?.[0];

describe('a cell of a workbook', () => {
  test.each([
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>', { kind: 'text', text: 'Chair & desk' }],
    ['an inline text', '<c r="A1" t="inlineStr"><is><t>x</t></is></c>', { kind: 'text', text: 'x' }],
    [
      'a text in runs',
      '<c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r><rPh><t>no</t></rPh></is></c>',
      { kind: 'text', text: 'ab' },
    ],
    [
      'a control character',
      '<c r="A1" t="inlineStr"><is><t>a_x0007_b_x005F_x0007_</t></is></c>',
      { kind: 'text', text: 'a\u0007b_x0007_' },
    ],
    ['the value of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', { kind: 'number', text: '2' }],
    ['the text of a formula', '<c r="A1" t="str"><f>A2</f><v>x</v></c>', { kind: 'text', text: 'x' }],
    ['a formula without a value', '<c r="A1"><f>1+1</f></c>', { kind: 'uncalculated', text: '' }],
    ['an error', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', { kind: 'error', text: '#DIV/0!' }],
    ['a boolean', '<c r="A1" t="b"><v>1</v></c>', { kind: 'boolean', text: 'TRUE' }],
    [
      'a day in the form of ISO',
      '<c r="A1" t="d"><v>2026-11-02T00:00:00</v></c>',
      { kind: 'date', text: '2026-11-02' },
    ],
    ['a number', '<c r="A1"><v>845.5</v></c>', { kind: 'number', text: '845.5' }],
    ['a TRN', '<c r="A1"><v>1.00354879700003E14</v></c>', { kind: 'number', text: '100354879700003' }],
    ['the noise of doubles', '<c r="A1"><v>3.3000000000000003</v></c>', { kind: 'number', text: '3.3' }],
    ['what is no number', '<c r="A1"><v>x</v></c>', { kind: 'error', text: 'x' }],
    ['a small number', '<c r="A1"><v>1E-7</v></c>', { kind: 'number', text: '0.0000001' }],
  ])('holds %s', async (_, xml, expected) => {
    const sheet = `<row r="1">${xml}</row>`;
    const texts = '<si><t>Chair &amp; desk</t></si>';
    expect((await rowsOf(workbookOfXml({ sheet, texts })))[0]?.[0]).toEqual(expected);
  });

  test.each([
    ['dd/mm/yyyy', '46328', { kind: 'date', text: '2026-11-02' }],
    ['[$-409]d\\-mmm\\-yy;@', '46328', { kind: 'date', text: '2026-11-02' }],
    ['yyyy-mm-dd hh:mm', '46328.4375', { kind: 'date', text: '2026-11-02T10:30:00' }],
    ['0.00%', '0.05', { kind: 'number', text: '5', shown: 'percent' }],
    ['00000', '123', { kind: 'number', text: '123', shown: { digits: 5 } }],
    ['#,##0.00 &quot;days&quot;', '12', { kind: 'number', text: '12' }],
    ['[Red]#,##0.00', '12', { kind: 'number', text: '12' }],
    ['General', '12', { kind: 'number', text: '12' }],
    ['0.00E+00', '12', { kind: 'number', text: '12' }],
  ])('of the format %s holds what it shows', async (format, value, expected) => {
    expect(await cell(`<c r="A1" s="1"><v>${value}</v></c>`, [format])).toEqual(expected);
  });

  test('of a workbook that counts from 1904 holds its day', async () => {
    const date = await cell('<c r="A1" s="1"><v>44866</v></c>', ['yyyy'], '<workbookPr date1904="1"/>');
    expect(date).toEqual({ kind: 'date', text: '2026-11-02' });
  });
});

test('rows and cells without references follow each other, and blank cells are skipped', async () => {
  const sheet =
    '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row r="5"><c r="C5"><v>4</v></c><c><v>5</v></c></row>';
  expect(await textsOf(workbookOfXml({ sheet }))).toEqual([
    ['1', undefined, '3'],
    [undefined, undefined, '4', '5'],
  ]);
});

test('names may have a prefix', async () => {
  const sheet = '<x:row xmlns:x="y"><x:c r="A1"><x:v>1</x:v></x:c></x:row>';
  expect(await textsOf(workbookOfXml({ sheet }))).toEqual([['1']]);
});

test('a text is read whole, wherever the pieces of a long sheet end', async () => {
  const text = 'a > b & c\n"d" <e> ص 🙂 ';
  const written = 'a &gt; b &amp; c\r\n<![CDATA["d" <e>]]> ص 🙂 ';
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `<!-- <row> --><row r="${at + 1}" x='>'><c t="str"><v>${at} ${written}</v></c></row>\r\n`,
  );
  const read = await textsOf(workbookOfXml({ sheet: rows.join('') }));
  expect(read.filter(([cell], at) => cell !== `${at} ${text}`)).toEqual([]);
  expect(read).toHaveLength(20_000);
});

describe('a hostile workbook is refused', () => {
  const blanks = ' '.repeat(10_000_000);
  test.each([
    [
      'inflatesTooMuch',
      workbookOfXml({ sheet: `<row r="1"><c><v>${blanks}</v></c></row>` }),
      { inflatedBytes: 1e6 },
    ],
    ['inflatesTooMuch', workbookOfXml({ sheet: '', texts: `<si><t>${blanks}</t></si>` }), { textBytes: 1e6 }],
    ['tooManyColumns', workbookOfXml({ sheet: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }), {}],
    ['tooManyRows', workbookOfXml({ sheet: '<row r="1048577"><c><v>1</v></c></row>' }), {}],
    [
      'cellTooLong',
      workbookOfXml({ sheet: `<row r="1"><c t="str"><v>${'x'.repeat(100_001)}</v></c></row>` }),
      {},
    ],
    ['workbookDamaged', workbookOfXml({ sheet: '<row r="2"/><row r="1"/>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '<row r="1"><c t="s"><v>7</v></c></row>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '<!DOCTYPE x [<!ENTITY a "b">]>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '<row><c><v>1</w></c></row>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '<row><c r="A1" r="B1"><v>1</v></c></row>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '<row><c t="str"><v>a\u0001</v></c></row>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '<row><c t="str"><v>1 & 2</v></c></row>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '<row><c t="str"><v>9 &euro;</v></c></row>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '<row><c><v>1</v>' }), {}],
    ['workbookDamaged', workbookOfXml({ sheet: '</sheetData></worksheet><worksheet><sheetData>' }), {}],
    [
      'workbookDamaged',
      workbookOfXml({
        sheet: '',
        others: {
          'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData>\xff</sheetData></worksheet>', true),
        },
      }),
      {},
    ],
    ['archiveDamaged', workbookOfXml({ sheet: '<row/>' }).subarray(0, 400), {}],
    ['noWorkbook', zipSync({ 'a.txt': strToU8('a') }), {}],
    ['binaryWorkbook', zipSync({ 'xl/workbook.bin': strToU8('a') }), {}],
    ['oldWorkbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), {}],
    ['notTable', strToU8('%PDF-1.7'), {}],
  ])('%s', async (fault, bytes, limits) => {
    await expect(textsOf(bytes, { ...tableLimits, ...limits })).rejects.toThrow(fault);
  });
});
