import { placesOf } from 'schematron-compiler/xml-reader';
import { describe, expect, test } from 'vitest';
import type { UblElement } from '../../src/core/xml/element.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';

function root(xml: string): UblElement {
  const parsed = parseUbl(xml);
  if (parsed.ok) return parsed.value;
  throw new Error(`${parsed.failure.line}:${parsed.failure.column} ${parsed.failure.message}`);
}

const attributesOf = ({ attributes }: UblElement) =>
  attributes.map(({ prefix, localName, value }) => [prefix, localName, value]);

const elementsBelow = (element: UblElement): UblElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [child, ...elementsBelow(child as UblElement)],
  );

describe('a tag is its own up to its end', () => {
  test.each(['<a xmlns="urn:u" b="%s" c="d"/>', '<a b="%s" xmlns="urn:u" c="d"></a>', "<a b='%s' c='d'/>"])(
    'in a root element with a greater-than sign in a value: %s',
    (written) => {
      for (const value of ['1>2', '1>3', '1>', '1>2', '1', '1/>4', '1/>5'])
        expect(attributesOf(root(written.replace('%s', value)))).toEqual([
          ['', 'b', value],
          ['', 'c', 'd'],
        ]);
    },
  );

  test('in an element below it', () => {
    const values = ['1>2', '1>3', '1>', '1>2', '1', '1/>4', '1/>5'];
    const read = () =>
      root(`<r xmlns="urn:r">${values.map((value) => `<a b="${value}" c="d">x</a>`).join('')}</r>`);
    for (const document of [read(), read()])
      expect(elementsBelow(document).map(attributesOf)).toEqual(
        values.map((value) => [
          ['', 'b', value],
          ['', 'c', 'd'],
        ]),
      );
  });

  test('and so are the namespaces that it declares', () => {
    const namespaceOf = (value: string) => root(`<a b="${value}" xmlns="urn:${value.length}"/>`).namespace;
    expect(['1>', '1>2', '1>23', '1>'].map(namespaceOf)).toEqual(['urn:2', 'urn:3', 'urn:4', 'urn:2']);
  });
});

test('an attribute declares a namespace only if its name is xmlns, or has that prefix', () => {
  const element = root('<a label="urn:1" xmlnsx="urn:2" xml:lang="en" xmlns:p="urn:p" p:xmlns="urn:3"/>');
  expect(element.namespace).toBe('');
  expect(attributesOf(element)).toEqual([
    ['', 'label', 'urn:1'],
    ['', 'xmlnsx', 'urn:2'],
    ['xml', 'lang', 'en'],
    ['p', 'xmlns', 'urn:3'],
  ]);
});

describe('an XML declaration', () => {
  test.each([
    '<?xml version="1.0"?>',
    "<?xml version='1.0' encoding='utf-8'?>",
    '<?xml version = "1.0" encoding = "UTF-8" standalone = "yes" ?>',
    "<?xml\tversion\t=\t'1.0'\tencoding\t=\t'UTF-8'\tstandalone\t=\t'no'\t?>",
    '<?xml\r\nversion\r\n=\r\n"1.0"\r\nencoding\r\n=\r\n"UTF-8"\r\n?>',
    '<?xml version="1.0" standalone="no"?>',
  ])('may be written as %j', (declaration) => {
    expect(root(`${declaration}<a/>`).localName).toBe('a');
  });

  test.each([
    ...['<?xml version="1.1"?>', '<?xml encoding="UTF-8"?>', '<?xml version="1.0" standalone="maybe"?>'],
    ...['<?xml version="1.0" standalone="yes" encoding="UTF-8"?>', '<?xml version="1.0"encoding="UTF-8"?>'],
    ...['<?xml version="1.0\'?>', '<?xml version=1.0?>', '<?xml versions="1.0"?>', '<?xml version="1.0">'],
    ' <?xml version="1.0"?>',
  ])('may not be written as %j', (declaration) => {
    expect(parseUbl(`${declaration}<a/>`)).toHaveProperty('ok', false);
  });
});

test.each(['\n', '\r\n', '\r', '\n\r'])('elements have their places where lines end with %j', (end) => {
  const xml = `<?xml version="1.0"?>${end}<!-- <x>${end} --><a>${end}  <b/><c>${end}<![CDATA[<d>]]></c>${end}${end}<e/></a>`;
  const document = root(xml);
  const elements = [document, ...elementsBelow(document)];
  const places = placesOf(xml, document, new Set(elements));
  const plain = xml.replaceAll(/\r\n?/g, '\n');
  const expected = elements.map(({ localName }) => {
    const before = plain.slice(0, plain.search(new RegExp(`<${localName}[ />]`)));
    return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
  });
  expect(elements.map((element) => places.get(element))).toEqual(expected);
});
