import { describe, expect, test } from 'vitest';
import { convert } from '../../../src/api/convert.ts';
import { complete } from '../../complete-request.ts';
import { example } from '../../requests.ts';
import { readUbl } from '../../results.ts';

const documents: Readonly<Record<string, string>> = {
  invoice: convert(complete).xml ?? '',
  'credit note': convert(example('credit-note')).xml ?? '',
  'self-billing invoice': convert(example('self-billing-invoice')).xml ?? '',
  'self-billing credit note': convert(example('self-billing-credit-note')).xml ?? '',
};

const cbc = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const withRoot = (attributes: string) => (xml: string) =>
  xml.replace(/<(Invoice|CreditNote) /, `<$1 ${attributes} `);

/** The text of an element, its first character and the rest. */
const text = /(<cbc:\w+[^>]*>)([^<&])([^<&]*)(<\/cbc)/g;

/** Other ways in which XML writes the same document. */
const forms: Readonly<Record<string, (xml: string) => string>> = {
  'other prefixes': (xml) =>
    xml
      .replaceAll(/(<\/?)cbc:/g, '$1b-1:')
      .replaceAll(/(<\/?)cac:/g, '$1ä.x:')
      .replace('xmlns:cbc', 'xmlns:b-1')
      .replace('xmlns:cac', 'xmlns:ä.x'),
  'basic components in the default namespace': (xml) =>
    xml
      .replace(/<(Invoice|CreditNote) xmlns="([^"]*)"/, '<u:$1 xmlns:u="$2"')
      .replace(/<\/(Invoice|CreditNote)>\s*$/, '</u:$1>')
      .replaceAll(/(<\/?)cbc:/g, '$1')
      .replace('xmlns:cbc', 'xmlns'),
  'namespaces declared on each element': (xml) =>
    xml.replaceAll(/<cbc:(\w+)/g, `<q:$1 xmlns:q='${cbc}'`).replaceAll('</cbc:', '</q:'),
  'namespaces that are not used': withRoot('xmlns:a="urn:a" xmlns:b="urn:b"'),
  'the location of a schema': withRoot(
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:x y.xsd"',
  ),
  'no white space': (xml) => xml.replaceAll(/>\s+</g, '><'),
  'line breaks of Windows': (xml) => xml.replaceAll('\n', '\r\n\t'),
  'white space in tags': (xml) =>
    xml.replaceAll(/<(c[ba]c:\w+)([^>]*)>/g, '<$1\n\t$2 \r\n>').replaceAll(/<\/([^>]+)>/g, '</$1  \n>'),
  'blanks around texts': (xml) => xml.replaceAll(/(<cbc:\w+[^>]*>)([^<]+)(<\/cbc)/g, '$1\n   $2\t$3'),
  'single quotes': (xml) => xml.replaceAll(/(\s[\w:]+)="([^"'<]*)"/g, "$1 = '$2'"),
  'attributes in another order': (xml) =>
    xml.replaceAll(/(<cbc:\w+)(\s\w+="[^"]*")(\s\w+="[^"]*")/g, '$1$3$2'),
  'CDATA sections': (xml) => xml.replaceAll(text, '$1<![CDATA[$2$3]]>$4'),
  'CDATA sections in the middle of texts': (xml) => xml.replaceAll(text, '$1$2<![CDATA[$3]]>$4'),
  'comments in texts': (xml) => xml.replaceAll(text, '$1$2<!-- - -->$3$4'),
  'comments between elements': (xml) => xml.replaceAll(/(<cac:\w+>)/g, '<!-- a <b> -->$1<!---->'),
  'processing instructions in texts': (xml) => xml.replaceAll(text, '$1<?p?>$2$3<?p q?>$4'),
  'processing instructions between elements': (xml) => xml.replaceAll(/(<cac:\w+>)/g, '<?a b?>$1<?c?>'),
  'character references': (xml) =>
    xml.replaceAll(
      text,
      (_, start, first, rest, end) =>
        `${start}&#${first.codePointAt(0)};${rest.replaceAll('e', '&#x65;')}${end}`,
    ),
  'references in attributes': (xml) =>
    xml.replaceAll(
      /currencyID="(\w)(\w+)"/g,
      (_, first, rest) => `currencyID="&#${first.charCodeAt(0)};${rest}"`,
    ),
  'zeros and signs of numbers': (xml) =>
    xml.replaceAll(/(<cbc:(?:\w*Amount|\w*Quantity|Percent)[^>]*>)(\d+\.\d+)(<)/g, '$1+00$2000$3'),
  'a byte order mark': (xml) => `\uFEFF${xml}`,
  'no XML declaration': (xml) => xml.replace(/^<\?xml[^>]*\?>\s*/, ''),
};

describe.each(Object.entries(documents))(
  'the request of a document does not depend on how XML writes it: %s',
  (_, xml) => {
    const read = readUbl(xml);

    test.each(Object.entries(forms))('%s', (_, form) => {
      const other = form(xml);
      const again = readUbl(other);
      expect({ ...again, same: other === xml }).toEqual({ ...read, same: false });
      expect(convert(again.request).xml).toBe(xml);
    });

    test('UTF-16', () => {
      const utf16 = Buffer.from(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');
      expect(readUbl(new Uint8Array(utf16))).toEqual(read);
    });
  },
);
