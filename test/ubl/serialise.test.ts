import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { compute, normalise, toUbl } from '../../src/api/steps.ts';
import type { UblElement } from '../../src/core/xml/element.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { writeUbl } from '../../src/ubl/write.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { edited } from '../requests.ts';
import { runs } from '../tier.ts';
import { serialisedByLibrary } from './serialise-oracle.ts';

function xmlOf(edit: (request: DocumentRequest) => void): string {
  return toUbl(compute(normalise(edited('standard-invoice', edit)).invoice)).xml;
}

describe('the XML text', () => {
  const texts = [
    '<b> & "quotes" \' ]]> &amp; &#x0; <!-- --> <![CDATA[',
    'a\tb\nc',
    'مرحبا 😀 Ünïcödé',
    '  inner   blanks  stay ',
  ];

  test.each(texts)('carries %j unchanged, as text and as attribute', (text) => {
    const xml = xmlOf((request) => {
      Object.assign(request, { notes: text });
      Object.assign(request.seller, { authorityName: text });
    });
    expect(XMLValidator.validate(xml)).toBe(true);
    const asWritten = { trimValues: false, parseTagValue: false, htmlEntities: true, processEntities: true };
    const { Invoice } = new XMLParser({ ignoreAttributes: false, ...asWritten }).parse(xml);
    expect(Invoice['cbc:Note']).toBe(text.trim());
    const { 'cac:Party': party } = Invoice['cac:AccountingSupplierParty'];
    const company = party['cac:PartyLegalEntity']['cbc:CompanyID'];
    expect(company['@_schemeAgencyName']).toBe(text.trim().replaceAll(/[\t\n]/g, ' '));
  });

  test.each([2, 400])(
    'has each element on a line of its own, below the one that holds it (lines: %i)',
    (count) => {
      const xml = xmlOf((request) => {
        const [line] = request.lines;
        const lines = Array.from({ length: count }, (_, at) => ({ ...line, id: String(at + 1) }));
        Object.assign(request, { lines, taxTotal: null, legalMonetaryTotal: null });
      });
      const depths = (tag: string) =>
        new Set(Array.from(xml.matchAll(RegExp(`\n( *)<${tag}`, 'g')), ([, blanks]) => blanks));
      for (const [tag, depth] of [
        ['cac:InvoiceLine>', 1],
        ['/cac:InvoiceLine>', 1],
        ['cac:Price>', 2],
        ['cbc:PriceAmount ', 3],
        ['/Invoice>', 0],
      ] as const)
        expect([tag, depths(tag)]).toEqual([tag, new Set(['  '.repeat(depth)])]);
    },
  );

  test('line breaks are line feeds, as XML would read them', () => {
    const xml = xmlOf((request) => Object.assign(request, { notes: 'a\r\nb\rc' }));
    expect(xml).toContain('<cbc:Note>a\nb\nc</cbc:Note>');
  });

  test('begins with the declaration and the three namespaces', () => {
    const [declaration, root] = xmlOf(() => {}).split('\n');
    expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
    const parts = `xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2"`;
    expect(root).toBe(`<Invoice xmlns="${ubl}:Invoice-2" ${parts}>`);
  });

  test('is that of xmlbuilder2, for any request', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const { root } = writeUbl(compute(normalise(request).invoice), defaultSpecification);
        expect(serialise(root)).toBe(serialisedByLibrary(root));
      }),
      { numRuns: runs(60) },
    );
  });

  test('has each name as it is, though names that agree in length and some letters are kept in one place', () => {
    const names = ['cbc:Note', 'cbc:Lote', 'cac:Note', 'cbc:Note', 'cbc:Nota'];
    const declared = 'xmlns:cac="urn:a" xmlns:cbc="urn:b"';
    const elements = names.map((name) => `<${name} k="1"><${name}>1</${name}><${name}/></${name}>`).join('');
    const parsed = parsedText(`<a ${declared}>${elements}</a>`);
    expect(outline(parsedText(serialise(parsed, 'exact')))).toEqual(outline(parsed));
    const lines = serialise(parsed)
      .replaceAll(/ xmlns:.*?"urn:.*?"/g, '')
      .split('\n')
      .slice(2, 6);
    const [outer, inner] = ['  <cbc:Note k="1">', '    <cbc:Note>1</cbc:Note>'];
    expect(lines).toEqual([outer, inner, '    <cbc:Note/>', '  </cbc:Note>']);
  });

  test('has the attributes of each element, though start tags are kept for the next', () => {
    const xml = xmlOf(({ seller, buyer }) => {
      Object.assign(seller, { legalRegistrationType: 'TL', authorityName: null });
      Object.assign(buyer, { legalRegistrationType: null, authorityName: 'TL' });
    });
    expect(xml.match(/<cbc:CompanyID scheme.*?>/g)).toEqual([
      '<cbc:CompanyID schemeAgencyID="TL">',
      '<cbc:CompanyID schemeAgencyName="TL">',
    ]);
  });

  test('of a tree that is not of UBL declares nothing that is not there', () => {
    const parsed = parsedText('<a xmlns="urn:a"><b>1</b></a>');
    expect(serialise(parsed, 'exact').split('\n')[1]).toBe('<a xmlns="urn:a"><b>1</b></a>');
  });

  test.each([
    '<a>text<b/>more <c>x</c>\n</a>',
    '<a xmlns="urn:a" xmlns:p="urn:p"><p:b p:c="1" d="&quot;&#x9;&#xA;&#xD;"/><b xmlns=""><p:c xmlns:p="urn:q"/></b></a>',
    '<a><b xmlns:p="urn:p" p:c="1"/><b xmlns:p="urn:q" p:c="2">text</b><b c="3">text</b></a>',
    '<cac:ID xmlns:cac="urn:a" xmlns:cbc="urn:b"><cbc:ID>1</cbc:ID><cac:ID>2</cac:ID><ID>3</ID><cbc:ID/></cac:ID>',
    '<p:a xmlns:p="urn:p"><b>&#xD;\n]]&gt;&amp;lt;</b><c xml:lang="ar"/></p:a>',
  ])('of a foreign tree reads back as the same tree: %s', (xml) => {
    const parsed = parsedText(xml);
    expect(outline(parsedText(serialise(parsed, 'exact')))).toEqual(outline(parsed));
  });
});

function parsedText(xml: string): UblElement {
  const parsed = parseUbl(xml);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return parsed.value;
}

function outline({ namespace, prefix, localName, attributes, children }: UblElement): unknown {
  return [
    namespace,
    prefix,
    localName,
    attributes,
    children.map((child) => (typeof child === 'string' ? child : outline(child))),
  ];
}
