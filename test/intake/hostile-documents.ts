import { convert } from '../../src/api/convert.ts';
import { example } from '../requests.ts';
import { fileCases } from '../rules/own-cases/files.ts';

/** A document as it arrives, and what every way into the library must report. */
export interface HostileDocument {
  readonly title: string;
  readonly source: string | Uint8Array;
  readonly outcome: 'valid' | 'invalid' | 'malformed';
  /** The finding on a document that cannot be read: its rule, its path if it has one, and its place as far as that is known. */
  readonly finding?: string;
}

const json = JSON.stringify(example('standard-invoice'));
const prettyJson = JSON.stringify(example('standard-invoice'), null, 2);
const ubl = convert(example('standard-invoice')).xml ?? '';
const arabicName = JSON.stringify({ ...example('standard-invoice'), notes: 'شكراً' });

export function utf8(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );
}

export function utf16(text: string, order: 'little' | 'big'): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), order === 'little');
  return new Uint8Array(view.buffer);
}

function utf32(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => [character.charCodeAt(0), 0, 0, 0]));
}

const mark = [0xef, 0xbb, 0xbf];
const withNote = (note: readonly number[]) => {
  const [before = '', after = ''] = JSON.stringify({ ...example('standard-invoice'), notes: '@' }).split('@');
  return utf8(before, note, after);
};
const noteAt = JSON.stringify({ ...example('standard-invoice'), notes: '@' }).indexOf('@') + 1;
const declared = (encoding: string) => ubl.replace('UTF-8', encoding);
const withName = (encoding: string, name: readonly number[]) => {
  const [before = '', ...rest] = declared(encoding).split('Falcon');
  return utf8(before, name, rest.join('Falcon'));
};
const nameAt = (encoding: string) => {
  const before = declared(encoding).split('Falcon', 1)[0] ?? '';
  return `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
};
const lost = (written: string) => json.replace('"unitPrice":845.5', `"unitPrice":${written}`);
const priceAt = json.indexOf('"unitPrice":845.5') + '"unitPrice":'.length + 1;
const twice = (name: string, value: string) => json.replace('{', `{"${name}":${value},`);

const valid = (title: string, source: string | Uint8Array): HostileDocument => ({
  title,
  source,
  outcome: 'valid',
});
const malformed = (title: string, source: string | Uint8Array, finding: string): HostileDocument => ({
  title,
  source,
  outcome: 'malformed',
  finding,
});

export const hostileDocuments: readonly HostileDocument[] = [
  valid('a JSON request', json),
  valid('a JSON request with a byte order mark', utf8(mark, json)),
  valid('a JSON request after blank lines', `\r\n\t ${json}\n`),
  valid('a JSON request in UTF-16, little-endian, with a mark', utf16(`\ufeff${arabicName}`, 'little')),
  valid('a JSON request in UTF-16, big-endian, with a mark', utf16(`\ufeff${arabicName}`, 'big')),
  valid('a JSON request in UTF-16, little-endian, without a mark', utf16(arabicName, 'little')),
  valid('a JSON request in UTF-16, big-endian, without a mark', utf16(prettyJson, 'big')),
  valid('UBL', ubl),
  valid('UBL with a byte order mark', utf8(mark, ubl)),
  valid('UBL in UTF-16 with a mark', utf16(`\ufeff${declared('UTF-16')}`, 'little')),
  valid('UBL in UTF-16 without a mark, but declared', utf16(declared('UTF-16'), 'big')),
  valid('UBL in ISO-8859-1', withName('ISO-8859-1', [0x46, 0xe9])),
  valid('UBL in windows-1252', withName('windows-1252', [0x80])),
  valid('UBL in windows-1256', withName('windows-1256', [0xc7, 0xe1])),
  valid('UBL in US-ASCII', utf8(declared('US-ASCII'))),
  valid('UBL in UTF-8 by its mark, whatever it declares', utf8(mark, declared('ISO-8859-1'))),
  valid('UBL in an object', JSON.stringify({ xml: ubl })),
  valid('UBL in an object, in UTF-16', utf16(`\ufeff${JSON.stringify({ xml: ubl })}`, 'little')),
  valid('UBL in a JSON text', JSON.stringify(ubl)),
  valid('colons, brackets and digits in texts', twice('notes2', '":[{\\u003a 12345678901234567890"')),
  valid('a number of many digits that a double holds', twice('extra', '1000000000000000000000')),
  valid('a number with zeros at its end', lost('845.50000000000000000000')),
  valid('an exponent', lost('8455e-1')),
  valid('the key __proto__', twice('__proto__', '{"invoiceNumber":"EVIL"}')),
  valid('the key constructor', twice('constructor', '{"lines":[]}')),

  ...fileCases.map(({ fact, rule, failing, found: { path = '', place } }) =>
    malformed(fact, failing, `${rule} ${path} ${place?.line ?? ''}:${place?.column ?? ''}`),
  ),
  ...fileCases.map(({ fact, corrected }) => valid(`a document without ${fact}`, corrected)),
  malformed('nothing', '', 'pint-ae-empty'),
  malformed('a byte order mark alone', utf8(mark), 'pint-ae-empty'),
  malformed('a zero byte', utf8([0]), 'pint-ae-not-json 1:1'),
  malformed('a word', 'hello', 'pint-ae-not-json 1:1'),
  malformed('a comment', '// invoice\n{}', 'pint-ae-not-json 1:1'),
  malformed('single quotes', "{'a':1}", 'pint-ae-not-json 1:2'),
  malformed('NaN', '{\n  "a": NaN}', 'pint-ae-not-json 2:8'),
  malformed('a text that is not closed', '{"a": "b\n}', 'pint-ae-not-json 1:7'),
  malformed('a line break in a text', '{"a": "b\nc"}', 'pint-ae-not-json 1:7'),
  malformed('an escape that JSON does not have', '{"a": "\\x"}', 'pint-ae-not-json 1:7'),
  malformed('brackets that do not match', '{"a": [1}', 'pint-ae-not-json 1:9'),
  malformed('a document that breaks off', json.slice(0, 100), 'pint-ae-not-json 1:'),
  malformed('something after the document', `${json}x`, `pint-ae-not-json 1:${json.length + 1}`),
  malformed('a quote that hides brackets', `"\n${'['.repeat(100_000)}`, 'pint-ae-not-json 1:1'),
  malformed('lists nested too deep, not closed', '['.repeat(100_000), 'pint-ae-too-large 1:257'),
  malformed('elements nested too deep', '<a>'.repeat(100_000), 'pint-ae-too-large 1:769'),
  malformed(
    'an element with too many attributes',
    `<a${Array.from({ length: 300 }, (_, index) => ` a${index}=""`).join('')}/>`,
    'pint-ae-too-large 1:',
  ),
  malformed('two documents on a line', '{"a":1} {}', 'pint-ae-several-documents 1:9'),
  malformed('two lists with a comma', '[],\n[]', 'pint-ae-several-documents 2:1'),
  malformed('a list of documents', `[${json},${json}]`, 'pint-ae-several-documents'),

  malformed('a field given twice with the same value', '{"a":1,\n"a":1}', 'pint-ae-duplicate-key a 2:1'),
  malformed(
    'a field given twice, once written with an escape',
    '{"a":1,"\\u0061":2}',
    'pint-ae-duplicate-key a 1:8',
  ),
  malformed(
    'a field given twice beside an escaped colon',
    '{"a":1,"a":"\\u003a"}',
    'pint-ae-duplicate-key a 1:8',
  ),
  malformed(
    'a field of a line given twice',
    json.replace('"quantity":', '"quantity":1,"quantity":'),
    'pint-ae-duplicate-key lines[0].quantity 1:',
  ),
  malformed(
    'the key __proto__ given twice',
    '{"__proto__":1,"__proto__":2}',
    'pint-ae-duplicate-key __proto__ 1:16',
  ),
  malformed(
    'more digits than we keep',
    lost(`1.${'23456789'.repeat(5)}`),
    `pint-ae-inexact-number lines[0].unitPrice 1:${priceAt}`,
  ),
  malformed(
    'a number that is infinite as a double',
    lost('1e400'),
    `pint-ae-inexact-number lines[0].unitPrice 1:${priceAt}`,
  ),
  malformed(
    'a number that is zero as a double',
    lost('-1e-400'),
    `pint-ae-inexact-number lines[0].unitPrice 1:${priceAt}`,
  ),
  malformed(
    'a number that is lost in a list',
    twice('extra', '[1e-400]'),
    'pint-ae-inexact-number extra[0] 1:11',
  ),

  malformed('JSON with half a character at its end', utf8('{"a":"', [0xe2, 0x82]), 'pint-ae-encoding 1:7'),
  malformed('JSON with a surrogate in UTF-8', withNote([0xed, 0xa0, 0x80]), `pint-ae-encoding 1:${noteAt}`),
  malformed(
    'JSON in UTF-16 with half a pair',
    utf16('\ufeff{"a":"\ud83d"}', 'little'),
    'pint-ae-encoding 1:7',
  ),
  malformed(
    'JSON in UTF-16 with an odd byte',
    utf8([...utf16(`\ufeff{}`, 'little'), 0x20]),
    'pint-ae-encoding 1:3',
  ),
  malformed('JSON in UTF-32', utf32('{}'), 'pint-ae-encoding 1:1'),
  malformed('JSON with two byte order marks', utf8(mark, mark, json), 'pint-ae-encoding 1:1'),
  malformed('UBL with two byte order marks', utf8(mark, mark, ubl), 'pint-ae-encoding 1:1'),
  malformed(
    'UBL with a byte of ISO-8859-1 that is not declared',
    withName('UTF-8', [0xe9]),
    `pint-ae-encoding ${nameAt('UTF-8')}`,
  ),
  malformed('UBL in UTF-8 that says UTF-16', utf8(declared('UTF-16')), 'pint-ae-encoding 1:1'),
  malformed(
    'UBL in US-ASCII with other bytes',
    withName('US-ASCII', [0xc3, 0xa9]),
    `pint-ae-encoding ${nameAt('US-ASCII')}`,
  ),
  malformed(
    'UBL in ISO-8859-1 with a byte of windows-1252',
    withName('ISO-8859-1', [0x80]),
    `pint-ae-encoding ${nameAt('ISO-8859-1')}`,
  ),
  malformed(
    'UBL in windows-1252 with a byte that it leaves open',
    withName('windows-1252', [0x81]),
    `pint-ae-encoding ${nameAt('windows-1252')}`,
  ),
  malformed(
    'UBL in an encoding that is not supported',
    declared('windows-1251'),
    'pint-ae-not-well-formed 1:1',
  ),
  malformed('UBL in UTF-16 without mark and declaration', utf16('<a/>', 'little'), 'pint-ae-encoding 1:1'),
  malformed('UBL in UTF-16 after a blank', utf16(' <a/>', 'big'), 'pint-ae-encoding 1:1'),
  malformed('UBL in UTF-32', utf32('<a/>'), 'pint-ae-encoding 1:1'),

  malformed('a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>', 'pint-ae-not-well-formed 1:1'),
  malformed('an end tag of another name', '<Invoice>\n</Order>', 'pint-ae-not-well-formed 2:1'),
  malformed('XML that breaks off', '<Invoice>', 'pint-ae-not-well-formed 1:1'),
  malformed('a control character in XML', '<a>\n\u0007</a>', 'pint-ae-not-well-formed 2:1'),
  malformed('zeros after XML', `${ubl}\u0000`, 'pint-ae-not-well-formed'),
  malformed('XML in an object that breaks off', '{"xml":"<Invoice>"}', 'pint-ae-not-well-formed 1:1'),
  malformed(
    'nothing but an envelope in a JSON text',
    '"<a:StandardBusinessDocument xmlns:a=\\"http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader\\"/>"',
    'pint-ae-root',
  ),

  malformed('a ZIP file', utf8('PK', [3, 4, 20, 0]), 'pint-ae-file-kind'),
  malformed('a gzip file', utf8([0x1f, 0x8b, 8, 0]), 'pint-ae-file-kind'),
  malformed('an Excel file of old', utf8([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'pint-ae-file-kind'),
  malformed('an image', utf8([0x89], 'PNG\r\n'), 'pint-ae-file-kind'),
  malformed('an HTML page that is well-formed', '<html><body>502</body></html>', 'pint-ae-file-kind'),
  malformed('an HTML page', '<!DOCTYPE html>\n<html><br></html>', 'pint-ae-file-kind'),
  malformed('a CSV table', 'number,date,total\nA,2026-11-02,5\n', 'pint-ae-file-kind'),
  malformed('a table with semicolons', 'number;date\r\nA;2026-11-02', 'pint-ae-file-kind'),
];
