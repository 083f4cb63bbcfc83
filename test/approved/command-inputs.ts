import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { projectFolder } from '../../scripts/project-folder.ts';
import { convert } from '../../src/api/convert.ts';
import { onceAsked } from '../../src/core/once-per.ts';
import { complete } from '../complete-request.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';
import { company } from '../table/sheets.ts';
import { filesOfKinds } from './command-kinds.ts';
import { madeDocuments } from './made-documents.ts';
import { stable } from './stable.ts';

const jsonOf = (value: unknown) => JSON.stringify(value, undefined, 2);

/** The files that command lines name, by name. */
const inputs = onceAsked((): Readonly<Record<string, string | Uint8Array>> => {
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
      render: { accent: '#0f4c5c', footer: 'Thank you', signature: true, amountInWords: true },
    }),
    'wrong-look.json': jsonOf({ render: { accent: '#ffff00', colour: 'red' } }),
    'wrong-map.json': jsonOf({ columns: { Customer: 7 }, dates: 'year-first', column: {} }),
    ...otherForms(),
    ...filesOfKinds(),
    'walk-in.json': jsonOf(example('walk-in-customer')),
    'keyed.ndjson': [
      { id: 'k-1', request: example('standard-invoice') },
      { id: 2, xml: fixture('invoice') },
      { id: 'bad', request: { invoiceNumber: 'INV-9', seller: { name: 'Nobody' } } },
      example('standard-invoice'),
    ]
      .map((each) => `${JSON.stringify(each)}\n`)
      .join(''),
    'long-key.ndjson': `{"id": 12345678901234567890, "request": ${JSON.stringify(example('standard-invoice'))}}\n`,
    'footer.json': jsonOf({ render: { footer: 'Thank you', amountInWords: true } }),
    'digits.json': jsonOf(example('broken/malformed')).replace('{', '{"prepaidAmount":\n1.50,'),
    'spring.ndjson': ['2026-04-01', '2026-06-01']
      .map((issueDate) => `${JSON.stringify({ ...example('standard-invoice'), issueDate })}\n`)
      .join(''),
    'two.json': jsonOf({
      flags: {
        release: ['1.0.3', '1.0.4'],
        'ignore-advice': ['pint-ae-advice-line-vat', 'pint-ae-advice-due-before-issue'],
        ...{ strict: true, 'max-findings': 4, 'document-type': 'Invoice', format: 'junit', 'rule-set': [] },
      },
      options: { ignoreFields: ['dueDat'], vatRounding: 'per-line' },
    }),
    'cases.ndjson': [
      { id: 'valid', profile: 'billing', failed: [], xml: fixture('invoice') },
      { id: 'fails', profile: 'billing', failed: ['ibr-002', 'own-1'], error: null, xml: fixture('invoice') },
      { id: 'refused', profile: 'selfbilling', error: 'x', xml: '<Invoice' },
    ]
      .map((each) => `${JSON.stringify(each)}\n`)
      .join('\n'),
    'corrected.ndjson': `${JSON.stringify({ id: 'FOLDER/many/b.json', request: example('standard-invoice') })}\n`,
  };
});

/** The same documents packed, in other encodings, several in a file, under other names, and what only looks like one. */
function otherForms(): Readonly<Record<string, string | Uint8Array>> {
  const invoice = jsonOf(example('standard-invoice'));
  const line = `${JSON.stringify(example('standard-invoice'))}\n`;
  const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  const marked = jsonOf({ ...example('standard-invoice'), dueDat: '2026-12-02', dueDate: undefined });
  return {
    'packed.json.gz': gzipSync(invoice),
    'packed.ndjson.gz': gzipSync(line + line),
    'twice.json.gz': gzipSync(gzipSync(invoice)),
    'cut.json.gz': gzipSync(invoice).subarray(0, 200),
    'wide.xml': wide(fixture('invoice').replace('UTF-8', 'UTF-16')),
    'wide.json': wide(invoice),
    'wide.ndjson': wide(line + line),
    'marked.json': `\ufeff${marked.replaceAll('\n', '\r\n')}`,
    'latin.json': Buffer.from(invoice.replace('Falcon', 'Fälcon'), 'latin1'),
    'blank.ndjson': '\n \r\n\t\n',
    'long.ndjson': `${line}${JSON.stringify({ a: 'x'.repeat(4000) })}\n{"documentType":"Invoice"}`,
    'list.json': `[${invoice}, ${invoice}]`,
    'several.json': `${invoice}\n${invoice}`,
    'lines.json': line + line,
    'no-ending': line + line,
    'no-ending-but-one': invoice,
    'archive.json': Buffer.from('PK\u0003\u0004rest'),
    'scan.xml': '%PDF-1.7',
    'page.json': '<!doctype html><html></html>',
    'deep/x.json': invoice,
    'deep/inner/x.json': invoice,
    'deep/inner/X.XML': fixture('invoice'),
    'deep/inner/.hidden.json': invoice,
    "deep/it's “é”.json": invoice,
    [`deep/${'ع'.repeat(120)}.json`]: invoice,
    'deep/x.jsonl': line,
    'deep/note.md': 'Hello',
    'deep/x.json.run.json': '{}',
  };
}

/** Writes the files that a command line names into a folder; all of them if it names one that is missing. */
export function writeInputs(folder: string, line: string): void {
  const isNamed = (name: string) =>
    line.includes(name.replace(/\/.*/, '')) || /missing|nothing/.test(line) || line.includes('deep');
  for (const name of ['many', 'books', 'out', 'deep/inner', 'deep/empty', 'schemas', 'judged', 'kinds'])
    if (isNamed(name) || name === 'out') mkdirSync(join(folder, name), { recursive: true });
  if (isNamed('broken'))
    cpSync(join(projectFolder, 'examples/broken'), join(folder, 'broken'), { recursive: true });
  for (const [name, content] of Object.entries(inputs()))
    if (isNamed(name)) writeFileSync(join(folder, name), content);
  if (line.includes('linked')) {
    cpSync(join(projectFolder, 'examples/standard-invoice.json'), join(folder, 'linked/invoice.json'));
    symlinkSync('nowhere.json', join(folder, 'linked/broken.json'));
  }
  if (!isNamed('deep')) return;
  symlinkSync('../many', join(folder, 'deep/link'));
  symlinkSync('../invoice.json', join(folder, 'deep/alias.json'));
  symlinkSync('nowhere.json', join(folder, 'deep/broken.json'));
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
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? contentOf(bytes) : bytes.toString();
}

/** The parts of a workbook, an element a line. */
function contentOf(bytes: Buffer): string {
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => !/docProps|theme|styles/.test(name))
    .map(
      ([name, part]) => `${name}\n${strFromU8(part).replaceAll(/(?<=>)(?=<(?:row|c|col|sheet)\b)/g, '\n')}`,
    )
    .join('\n');
}
