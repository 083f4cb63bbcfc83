import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { compute } from '../../src/compute/compute.ts';
import type { DocumentRequest } from '../../src/document/request.ts';
import { normalise } from '../../src/invoice/normalise.ts';
import { toUbl } from '../../src/ubl/to-ubl.ts';
import { edited } from '../requests.ts';

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
    const { Invoice } = new XMLParser({
      ignoreAttributes: false,
      trimValues: false,
      parseTagValue: false,
      htmlEntities: true,
      processEntities: true,
    }).parse(xml);
    expect(Invoice['cbc:Note']).toBe(text.trim());
    const company =
      Invoice['cac:AccountingSupplierParty']['cac:Party']['cac:PartyLegalEntity']['cbc:CompanyID'];
    expect(company['@_schemeAgencyName']).toBe(text.trim().replaceAll(/[\t\n]/g, ' '));
  });

  test('line breaks are line feeds, as XML would read them', () => {
    expect(xmlOf((request) => Object.assign(request, { notes: 'a\r\nb\rc' }))).toContain(
      '<cbc:Note>a\nb\nc</cbc:Note>',
    );
  });

  test('begins with the declaration and the three namespaces', () => {
    expect(
      xmlOf(() => {})
        .split('\n')
        .slice(0, 2)
        .join(''),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
        ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"' +
        ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">',
    );
  });
});
