import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readTableFile } from '../../src/table/read-table.ts';
import { rowsOf, textsOf, workbookOfXml } from './sheets.ts';

/** Each is named by the program that wrote it. */
const folder = fileURLToPath(new URL('./workbooks/', import.meta.url));
const bytesOf = (name: string) => new Uint8Array(readFileSync(`${folder}${name}`));

test.each(readdirSync(folder).filter((name) => name.endsWith('.xlsx')))(
  'a workbook of %s is read',
  async (name) => {
    expect(await textsOf(bytesOf(name))).toEqual([
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
    ['a file that has more than it says', shorter(zipSync(unzipSync(plain))), 'partDamaged'],
    ['a file that stands there twice', twice(stored), 'archiveDamaged'],
  ])('%s', async (_, bytes, fault) => {
    await expect(rowsOf(bytes)).rejects.toThrow(fault);
  });

  test('a damaged part of any sheet when the workbook is opened, before an invoice is written', async () => {
    const damaged = changed(stored, '<v>100</v>', '<v>900</v>');
    expect(await readTableFile(damaged)).toMatchObject({ failure: { text: 'partDamaged' } });
  });

  test('more than the limit by the sizes that it says, of which nothing is inflated', async () => {
    const bomb = workbookOfXml({ sheet: ' '.repeat(1e6) });
    // Whoever wanted to inflate the last file would find no header.
    bomb[Buffer.from(bomb).lastIndexOf('PK\x03\x04')] = 0;
    await expect(rowsOf(bomb, { ...limits, inflatedBytes: 1e5 })).rejects.toThrow('inflatesTooMuch');
    await expect(rowsOf(bomb)).rejects.toThrow('archiveDamaged');
  });

  test('millions of empty texts, before they take memory', async () => {
    const texts = '<si/>'.repeat(20_000);
    const bytes = workbookOfXml({ sheet: '', texts });
    await expect(rowsOf(bytes, { ...limits, textBytes: 1_000_000 })).rejects.toThrow('inflatesTooMuch');
  });
});

const limits = { bytes: 1e8, inflatedBytes: 1e8, textBytes: 1e8, rows: 1e6, columns: 1000, cellLength: 1000 };

/** The archive that says of its sheet, in both of its headers, one byte less than there is. */
function shorter(bytes: Uint8Array): Uint8Array {
  const { length } = unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? [];
  const said = (size: number) => `${Buffer.from(Uint16Array.of(size).buffer).toString('latin1')}\0\0`;
  const text = Buffer.from(bytes).toString('latin1');
  if (length === undefined || text.split(said(length)).length !== 3) throw new Error('nothing to change');
  return new Uint8Array(Buffer.from(text.replaceAll(said(length), said(length - 1)), 'latin1'));
}

/** The archive with a file of the name of another one. */
function twice(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const more = zipSync({ ...files, 'xl/styles.xmm': strToU8('<x/>') }, { level: 0 });
  const text = Buffer.from(more).toString('latin1').replaceAll('xl/styles.xmm', 'xl/styles.xml');
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

test('a mark of tags in the value of an attribute ends no tag', async () => {
  const sheet = `<row r="1" spans='>'><c r="A1" t="inlineStr" x="a > 'b'"><is><t>y</t></is></c></row>`;
  expect(await textsOf(workbookOfXml({ sheet }))).toEqual([['y']]);
});
