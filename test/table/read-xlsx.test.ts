import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { tableLimits } from '../../src/table/limits.ts';
import { textsOf, workbookOfXml } from './sheets.ts';

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
