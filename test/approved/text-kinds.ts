import { gzipSync } from 'node:zlib';
import { example } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';

const { seller, lines, ...rest } = example('standard-invoice');
const small = {
  ...{
    documentType: rest.documentType,
    invoiceNumber: 'A-1',
    issueDate: '2026-11-16',
    notes: 'It’s "6" {x}\n',
  },
  ...{
    seller: { name: seller.name, trn: seller.trn },
    lines: [{ ...lines[0], quantity: 1.5, unitPrice: -2e1 }],
    flag: [true, null],
  },
};
export const json = JSON.stringify(small, undefined, 2);

/** Texts that stand in place of a token of JSON by mistake. */
const slips = [
  ...[
    "'",
    '"',
    ',',
    ':',
    ';',
    '=',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '\\',
    '/',
    '//x\n',
    '/* x */',
    '#x\n',
    '<b>',
    '\u0000',
    '\u201c',
    '\u200b',
    '\ufeff',
  ],
  ...'True false None nil undefined NaN -Infinity +1 01 .5 1. 1e 0x1F 1_000 12n 1,5'.split(' '),
  ...[
    "Decimal('1.5')",
    'datetime.date(2026, 1, 2)',
    'UUID("x")',
    "'single'",
    'bare',
    '"\\x41"',
    '"\\u12"',
    '"open',
    '`x`',
    '...',
    '"a" "b"',
  ],
];

/** The text with one token left out, doubled or in another form. */
export function* slippedTexts(): Generator<readonly [what: string, text: string]> {
  const tokens = [...json.matchAll(/"(?:[^"\\]|\\.)*"|[-\w.+]+|[{}[\],:]/g)];
  for (const [at, { 0: token, index }] of tokens.entries()) {
    const replaced = (other: string) => json.slice(0, index) + other + json.slice(index + token.length);
    yield [`token ${at + 1} ${token} left out`, replaced('')];
    yield [`token ${at + 1} ${token} doubled`, replaced(`${token}${token}`)];
    // Each slip stands at some of the tokens, in turn.
    for (const turn of [0, 1, 2, 3]) {
      const slip = slips[(at * 7 + turn * 13) % slips.length] ?? '';
      yield [`token ${at + 1} ${token} as ${JSON.stringify(slip)}`, replaced(slip)];
      yield [`token ${at + 1} ${token} after ${JSON.stringify(slip)}`, replaced(`${slip} ${token}`)];
    }
    if (at % 5 === 0) yield [`up to token ${at + 1}`, json.slice(0, index)];
  }
  for (const slip of slips) {
    yield [`all before ${JSON.stringify(slip)}`, `${json}${slip}`];
    yield [`${JSON.stringify(slip)} alone`, slip];
    yield [`number as ${JSON.stringify(slip)}`, json.replace('1.5', slip)];
  }
}

const nested = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;
export const invoice = fixture('invoice');
const whole = JSON.stringify(example('standard-invoice'));

/** Texts of other kinds, and documents around which something stands. */
export const texts: Readonly<Record<string, string | Uint8Array>> = {
  ...Object.fromEntries(
    [
      '',
      ' ',
      '\n',
      'null',
      '1',
      '"x"',
      '[]',
      '{}',
      '[{}]',
      '{"lines": 1}',
      '{"lines": []}',
      '[1, 2]',
      'x',
      '-',
      '{',
      '<',
      '<a',
      '<a>',
      '<a/>',
      '<?xml?>',
      '&',
    ].map((text) => [`text ${JSON.stringify(text)}`, text]),
  ),
  'two requests': `${whole}\n${whole}`,
  'a list of requests': `[${whole}]`,
  'a list of a list': `[[${whole}]]`,
  'a request as text': JSON.stringify(whole),
  'UBL as text': JSON.stringify(invoice),
  'UBL in a member': JSON.stringify({ document: invoice }),
  'a request in members': JSON.stringify({ data: { invoice: JSON.parse(whole) } }),
  'names twice': whole.replace('{', '{"notes":"a","notes":"b","invoiceNumber":"1",'),
  'names twice in lines': whole.replace('"lines":[{', '"lines":[{"id":"9","quantity":1,'),
  'names of other programs': whole.replace('{', '{"__proto__":{"a":1},"constructor":1,"toString":2,'),
  'long numbers': whole
    .replace('"quantity":12', '"quantity":12.345678901234567890')
    .replace('845.5', '845.50000000000000000001'),
  'numbers as others write them': whole
    .replace('"quantity":12', '"quantity":1.2E+1')
    .replace('845.5', '8455e-1'),
  'numbers beyond doubles': whole.replace('"quantity":12', '"quantity":1e400').replace('845.5', '-0'),
  'escaped names': whole.replace('"notes"', '"\\u006eotes"').replace('invoiceNumber', 'invoice\\u004eumber'),
  'nested as deep as allowed': nested(31),
  'nested deeper': nested(200),
  'carriage returns': JSON.stringify(JSON.parse(whole), undefined, 1)
    .replaceAll('\n', '\r\n')
    .replace('"lines"', 'lines'),
  ...Object.fromEntries(
    ['utf16le', 'latin1'].map((encoding) => [
      `a request of ${encoding}`,
      Buffer.from(`\ufeff${whole.replace('Falcon', 'Fälcon')}`, encoding as BufferEncoding),
    ]),
  ),
  'a request with a mark': `\ufeff${whole}`,
  'UBL with a mark': Buffer.from(`\ufeff${invoice}`),
  'UBL of UTF-16': Buffer.from(`\ufeff${invoice.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
  'UBL of UTF-16 that says UTF-8': Buffer.from(`\ufeff${invoice}`, 'utf16le'),
  'UBL of Latin-1': Buffer.from(
    invoice.replace('UTF-8', 'ISO-8859-1').replace('<cbc:Note>', '<cbc:Note>é'),
    'latin1',
  ),
  'UBL of an unknown encoding': invoice.replace('UTF-8', 'KOI8-X'),
  'a wrong byte': Buffer.concat([
    Buffer.from(whole.slice(0, 40)),
    Buffer.from([0xff]),
    Buffer.from(whole.slice(40)),
  ]),
  'a wrong byte in UBL': Buffer.concat([
    Buffer.from(invoice.slice(0, 400)),
    Buffer.from([0xc3]),
    Buffer.from(invoice.slice(400)),
  ]),
  'a document type': invoice.replace('?>', '?><!DOCTYPE Invoice [<!ENTITY a "b">]>'),
  'text before UBL': `x${invoice}`,
  'blanks before UBL': `\n ${invoice}`,
  'text behind UBL': `${invoice}x`,
  'UBL twice': `${invoice}${invoice.replace(/<\?xml.*?\?>/, '')}`,
  'UBL without a declaration': invoice.replace(/<\?xml.*?\?>/, ''),
  'UBL cut off': invoice.slice(0, 2000),
  'UBL with an open tag': invoice.replace('</cbc:ID>', ''),
  'UBL of no namespace': invoice.replaceAll(/ xmlns(:\w+)?="[^"]*"/g, ''),
  'UBL of another namespace': invoice.replace('Invoice-2', 'Invoice-3'),
  'another UBL document': invoice.replaceAll('Invoice', 'Order'),
  'CII instead':
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>',
  'HTML instead': '<!doctype html><html><body>x</body></html>',
  'HTML without a type': '<html lang="en"><p>x</html>',
  'CSV instead': 'Invoice no;Date;Total\nA;2026-11-02;5\nB;2026-11-03;6\n',
  'tabs instead': 'Invoice no\tDate\tTotal\nA\t2026-11-02\t5\n',
  'one line of CSV': 'a,b,c',
  'lines of JSON': `{"a":1}\n{"a":2}\n`,
  'YAML instead': 'documentType: Invoice\nlines:\n  - id: 1\n',
  'a path instead': 'invoices/INV-1.json',
  'a path with blanks': '  my invoice.xml  ',
  'an address instead': 'https://example.com/invoice.json',
  'PDF instead': '%PDF-1.7\n%âãÏÓ',
  'PDF behind blanks': '\n%PDF-1.7',
  'an image': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  'a JPEG': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'an archive': Buffer.from('PK\u0003\u0004aaaaxl/workbook.xml'),
  'an archive of others': Buffer.from('PK\u0003\u0004aaaaword/document.xml'),
  'an old workbook': Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  'a compressed request': gzipSync(whole, { level: 0 }),
  zeros: new Uint8Array(64),
};
