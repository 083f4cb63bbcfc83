import { describe, expect, test } from 'vitest';
import { readDocument } from '../../src/intake/read-document.ts';
import { utf8 } from './hostile-documents.ts';

/** Returns what is said of a document that cannot be read; undefined if it can. */
function saidOf(document: string | Uint8Array) {
  const read = readDocument(document);
  return read.ok ? undefined : read.failure.findings.map(({ rule, text }) => `${rule} ${text}`).join();
}

/** An archive as its first bytes and the names of its files, with content before, between or after them. */
const archive = (...content: readonly string[]) => utf8([0x50, 0x4b, 0x03, 0x04], ...content);
const much = '-'.repeat(100_000);

describe('a file of another kind is called what it is', () => {
  test.each([
    ['a PDF', utf8('%PDF-1.7\n', [0xe2, 0xe3]), 'isPdf'],
    ['the text of a PDF', '%PDF-1.7\n', 'isPdf'],
    ['an archive', archive('invoices/1.json'), 'isZip'],
    ['an archive of nothing', utf8('PK', [5, 6, 0, 0]), 'isZip'],
    ['a workbook', archive('xl/workbook.xml'), 'isXlsx'],
    ['a workbook that names it last', archive(much, 'xl/workbook.bin'), 'isXlsx'],
    ['a workbook that names it first', archive('xl/workbook.xml', much), 'isXlsx'],
    ['a workbook that names it neither first nor last', archive(much, 'xl/workbook.xml', '-'), 'isXlsx'],
    ['a letter', archive('word/document.xml'), 'isDocx'],
    ['a gzip file', utf8([0x1f, 0x8b, 8, 0]), 'isGzip'],
    ['a PNG image', utf8([0x89], 'PNG\r\n'), 'isImage'],
    ['a JPEG image', utf8([0xff, 0xd8, 0xff, 0xe0]), 'isImage'],
    ['an Office file of old', utf8([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'isOldOffice'],
    ['a page', '<!DOCTYPE  html>\n<html></html>', 'isHtml'],
    ['a page in lower case', '<!doctype html>\n<p>502', 'isHtml'],
    ['a page without a document type', ' <html lang="en"></html>', 'isHtml'],
    ['a page of one bare tag', '<html><br></html>', 'isHtml'],
    ['a table with commas', 'number,date\n1,2026-11-02\n', 'isCsv'],
    ['a table with commas in quotation marks', '"no","date, full",net\n"1","2026-11-02",5', 'isCsv'],
    ['a table with semicolons', 'number;date\r\n1;2026-11-02', 'isCsv'],
    ['a table with tabs', 'number\tdate\r1\t2026-11-02', 'isCsv'],
    ['a table whose first row has more columns than its header', 'a,b\n1,2,3', 'isCsv'],
  ])('%s', (_, document, kind) => {
    expect(saidOf(document)).toBe(`pint-ae-file-kind ${kind}`);
  });
});

describe('a file is not called what it is not', () => {
  test.each([
    ['a text that only begins like a PDF', '%PDF', 'pint-ae-not-json invalidSymbol'],
    ['bytes that only begin like a PDF', utf8('%PDF1'), 'pint-ae-not-json invalidSymbol'],
    ['bytes that only begin like an archive', utf8('PK', [3, 5]), 'pint-ae-not-json invalidSymbol'],
    ['an element that is not called html', '<htmlx><br></htmlx>', 'pint-ae-not-well-formed notWellFormed'],
    ['a page that JSON talks about', '{"page": <html>}', 'pint-ae-not-json invalidSymbol'],
    ['XML with commas', '<a b="1,2">\n1,2,3', 'pint-ae-not-well-formed notWellFormed'],
    ['a list of words', 'number\n1\n', 'pint-ae-not-json invalidSymbol'],
    ['a sentence with a comma', 'Dear Sir, hello\nregards', 'pint-ae-not-json invalidSymbol'],
    ['an object with a mistake', '{"a",1\n"b",2}', 'pint-ae-not-json colonExpected'],
    ['a list with a mistake', '[1,,2\n3,,4]', 'pint-ae-not-json valueExpected'],
    ['an object after blanks', '\n {"a",1,\n"b",2}', 'pint-ae-not-json colonExpected'],
  ])('%s', (_, document, said) => {
    expect(saidOf(document)).toBe(said);
  });
});
