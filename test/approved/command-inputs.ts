import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectFolder } from '../../scripts/project-folder.ts';
import { convert } from '../../src/api/convert.ts';
import { onceAsked } from '../../src/core/once-per.ts';
import { complete } from '../complete-request.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';
import { company } from '../table/sheets.ts';
import { madeDocuments } from './made-documents.ts';
import { stable } from './stable.ts';

const jsonOf = (value: unknown) => JSON.stringify(value, undefined, 2);

/** The files that command lines name, by name. */
const inputs = onceAsked((): Readonly<Record<string, string>> => {
  const made = madeDocuments(12).map(({ document }) => document);
  const schematron = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
<ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/>
<pattern id="own"><rule context="cbc:ID"><assert id="own-1" test="string-length(.) &lt; 5" flag="warning">Short</assert></rule></pattern></schema>`;
  return {
    'invoice.json': jsonOf(example('standard-invoice')),
    'one-line.json': JSON.stringify(example('several-vat-categories')),
    'complete.json': jsonOf(complete),
    'usd.json': jsonOf(example('export-usd')),
    'credit.json': jsonOf(example('credit-note')),
    'not-json.json': '{"documentType": "Invoice",\n "lines": [,]}',
    'empty.json': '',
    'other.txt': 'Hello',
    'fixable.json': jsonOf({
      ...example('standard-invoice'),
      dueDat: '2026-12-02',
      dueDate: undefined,
      currency: 'Dirham',
    }),
    'invoice.xml': fixture('extensive-invoice'),
    'broken.xml': fixture('invoice').replace('>AE<', '>XX<').replace('<cbc:DueDate>', '<cbc:DueDate> x'),
    'usd.xml': convert(example('export-usd')).xml ?? '',
    'status.xml': validDocument('message-status'),
    'report.xml': validDocument('tax-data'),
    'lines.ndjson': made.map((each) => `${JSON.stringify(each)}\n`).join(''),
    'mixed.ndjson': `${JSON.stringify(example('standard-invoice'))}\n\n{"a":1}\n[\n${JSON.stringify(fixture('invoice'))}\n`,
    'many/a.json': jsonOf(example('standard-invoice')),
    'many/b.json': jsonOf(example('broken/wrong-amounts-and-trn')),
    'many/c.xml': fixture('credit-note'),
    'many/d.pdf': '%PDF-1.4',
    'many/e.json': jsonOf(example('broken/malformed')),
    'books/a.json': jsonOf(example('standard-invoice')),
    'books/b.json': jsonOf({ ...example('standard-invoice'), invoiceNumber: 'INV-2026-0045', uuid: null }),
    'books/c.json': jsonOf({ ...example('credit-note'), precedingInvoiceNumber: 'INV-2026-0042' }),
    'table.csv':
      'Type;Invoice no;Date;Customer;Item;Qty;Price;VAT\nInvoice;A-1;2026-11-02;X;Chair;2;10.5;5\nInvoice;A-2;2026-11-03;Y;Desk;two;3;5\n;;;;Total;;13.5;\n',
    'status.csv':
      'Type,Invoice no,Item,Qty,Price,Status\nInvoice,A,Chair,1,5,Void\nInvoice,B,Desk,1,6,Sent\n',
    'options.json': jsonOf({ company, units: { pieces: 'EA' }, ignoreFields: ['dueDat'] }),
    'map.json': jsonOf({ columns: { Customer: 'buyer.name' }, dates: 'day-first' }),
    'own.sch': schematron,
    'config.json': jsonOf({
      options: { strict: true, ignoreAdvice: ['pint-ae-advice-line-vat'] },
      commands: { validate: { format: 'concise', totals: true }, batch: { threads: 0 } },
    }),
    'wrong-config.json': jsonOf({ options: { strikt: true }, commands: { validat: {} } }),
    'wrong-options.json': jsonOf({ company: { name: 'X' }, units: { EA: 7 }, maxFinding: 3 }),
    'limits.json': jsonOf({ limits: { maxBytes: 3000, maxLines: 1, maxFindings: 2 } }),
    'look.json': jsonOf({
      look: { accent: '#0f4c5c', footer: 'Thank you', signature: true, amountInWords: true },
    }),
    'wrong-look.json': jsonOf({ look: { accent: '#ffff00', colour: 'red' } }),
    'wrong-map.json': jsonOf({ columns: { Customer: 7 }, dates: 'year-first', column: {} }),
    'corrected.ndjson': `${JSON.stringify({ id: 'FOLDER/many/b.json', request: example('standard-invoice') })}\n`,
  };
});

/** Writes the files that command lines name into a folder. */
export function writeInputs(folder: string): void {
  for (const name of ['many', 'books', 'out']) mkdirSync(join(folder, name));
  cpSync(join(projectFolder, 'examples/broken'), join(folder, 'broken'), { recursive: true });
  for (const [name, content] of Object.entries(inputs())) writeFileSync(join(folder, name), content);
}

/** The files in `out` of a folder, by name, as text. */
export function outputsIn(folder: string): Readonly<Record<string, string>> {
  const out = join(folder, 'out');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(out, name)).isFile(),
  );
  return Object.fromEntries(
    files
      .toSorted()
      .map((name) => [relative('.', name), stable(textOf(readFileSync(join(out, name))), folder)]),
  );
}

function textOf(bytes: Buffer): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes).toString();
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? `a workbook` : bytes.toString();
}
