import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { rowsOf, textsOf, workbookOfXml } from './sheets.ts';

/** Each is named by the program that wrote it. */
const folder = fileURLToPath(new URL('./workbooks/', import.meta.url));
const bytesOf = (name: string) => new Uint8Array(readFileSync(`${folder}${name}`));

test.each(readdirSync(folder).filter((name) => name.endsWith('.xlsx')))(
  'a workbook of %s is read',
  (name) => {
    expect(textsOf(bytesOf(name))).toEqual([
      ['Invoice No', 'Invoice Date', 'Item', 'Qty', 'Price', 'VAT %'],
      ['INV-1', '2026-11-02', 'Chair <a> & "b" > c', '12', '845.5', '5'],
      ['INV-2', '2026-11-15', 'كرسي', '2', '1200', '5'],
    ]);
  },
);

const plain = workbookOfXml({ sheet: '<row r="1"><c r="A1"><v>100</v></c></row>' });

/** The archive with other bytes at a place that is found by its text. */
function changed(bytes: Uint8Array, found: string, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  if (!text.includes(found)) throw new Error('nothing to change');
  return new Uint8Array(Buffer.from(text.replace(found, to), 'latin1'));
}

const stored = zipSync(unzipSync(plain), { level: 0 });

describe('hostile workbooks are refused:', () => {
  test.each([
    [
      'a price that was changed after the archive was made',
      changed(stored, '<v>100</v>', '<v>900</v>'),
      'partDamaged',
    ],
    [
      'a cell that stands there twice',
      workbookOfXml({ sheet: '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>' }),
      'cellTwice',
    ],
    [
      'a cell of another row',
      workbookOfXml({ sheet: '<row r="1"><c r="A3"><v>1</v></c></row>' }),
      'workbookDamaged',
    ],
    [
      'a column beyond the last one',
      workbookOfXml({ sheet: '<row r="1"><c r="XFE1"/></row>' }),
      'workbookDamaged',
    ],
    ['a file that stands there twice', twice(stored), 'archiveDamaged'],
  ])('%s', (_, bytes, fault) => {
    expect(() => rowsOf(bytes)).toThrow(fault);
  });

  test('millions of empty texts, before they take memory', () => {
    const texts = '<si/>'.repeat(20_000);
    expect(() => rowsOf(workbookOfXml({ sheet: '', texts }), { ...limits, textBytes: 1_000_000 })).toThrow(
      'inflatesTooMuch',
    );
  });
});

const limits = { bytes: 1e8, inflatedBytes: 1e8, textBytes: 1e8, rows: 1e6, columns: 1000, cellLength: 1000 };

/** The archive with a file of the name of another one. */
function twice(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const more = zipSync({ ...files, 'xl/styles.xmm': strToU8('<x/>') }, { level: 0 });
  const text = Buffer.from(more).toString('latin1').replaceAll('xl/styles.xmm', 'xl/styles.xml');
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

test('a mark of tags in the value of an attribute ends no tag', () => {
  const sheet = `<row r="1" spans='>'><c r="A1" t="inlineStr" x="a > 'b'"><is><t>y</t></is></c></row>`;
  expect(textsOf(workbookOfXml({ sheet }))).toEqual([['y']]);
});
