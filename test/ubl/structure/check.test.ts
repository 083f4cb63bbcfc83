import { describe, expect, test } from 'vitest';
import { structure } from '../../../rules/pint/structure/index.ts';
import { childElements, type UblElement } from '../../../src/core/xml/element.ts';
import { inOrderOfText } from '../../../src/ubl/placed-finding.ts';
import { structureCheck } from '../../../src/ubl/structure/check.ts';
import { documentCases } from '../../rules/own-cases/documents.ts';
import { fixture } from '../../schematron/fixture.ts';
import { parsed } from '../parsed.ts';

const invoice = fixture('invoice');

function findings(xml: string) {
  const root = parsed(xml);
  return inOrderOfText(structureCheck(structure)(root), root, xml);
}

/** The rules that a change breaks, each with its location. */
function broken(from: string | RegExp, to: string, xml = invoice): string[] {
  const changed = xml.replace(from, to);
  expect(changed).not.toBe(xml);
  return findings(changed).map(({ rule, location, severity }) => `${severity} ${rule} ${location}`);
}

const beforeSeller = '<cac:AccountingSupplierParty>';

describe('each rule of the structure', () => {
  const structureCases = documentCases.filter(({ table }) => table === 'structure');

  test.each(structureCases)('$rule finds $fact', ({ rule, failing, found: { severity, location } }) => {
    const found = findings(failing).map((each) => `${each.severity} ${each.rule} ${each.location}`);
    expect(found).toEqual([`${severity} ${rule} ${location}`]);
  });
});

describe('the order of elements in UBL 2.1', () => {
  test('a document in the right order has no findings', () => {
    expect(findings(invoice)).toEqual([]);
    expect(findings(fixture('credit-note'))).toEqual([]);
  });

  test('one element moved to the front is one finding, whatever follows it', () => {
    const moved = invoice.replace(/\s*<cac:LegalMonetaryTotal>[\s\S]*?<\/cac:LegalMonetaryTotal>/, '');
    const total = /<cac:LegalMonetaryTotal>[\s\S]*?<\/cac:LegalMonetaryTotal>/.exec(invoice)?.[0] ?? '';
    expect(broken('<cbc:CustomizationID>', `${total}<cbc:CustomizationID>`, moved)).toEqual([
      'error ubl-order /Invoice/cac:LegalMonetaryTotal[1]',
    ]);
  });
});

describe('attributes are those of UBL 2.1', () => {
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

  test.each(['foo', 'xs:string', 'cac:PartyType', 'q:IDType', ''])(
    'no element is of the type "%s"',
    (type) => {
      expect(broken('<cbc:ID>', `<cbc:ID ${xsi} xsi:type="${type}">`)).toEqual([
        'error ubl-type /Invoice/cbc:ID[1]',
      ]);
    },
  );

  test('an element may name its own type', () => {
    expect(broken('<cbc:ID>', `<cbc:ID ${xsi} xsi:type="cbc:IDType">`)).toEqual([]);
    const party = `<cac:AccountingSupplierParty ${xsi} xsi:type="cac:SupplierPartyType">`;
    expect(broken(beforeSeller, party)).toEqual([]);
  });

  test('XML Schema has no other attributes for instances', () => {
    expect(broken('<cbc:ID>', `<cbc:ID ${xsi} xsi:types="x">`)).toEqual([
      'error ubl-unknown-attribute /Invoice/cbc:ID[1]',
    ]);
  });

  test('those that XML Schema has for instances may be anywhere', () => {
    const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b"';
    expect(broken('<cbc:ID>', `<cbc:ID ${xsi}>`)).toEqual([]);
    expect(broken(beforeSeller, `<cac:AccountingSupplierParty ${xsi}>`)).toEqual([]);
  });
});

describe('a finding', () => {
  test('names line and column, what is wrong and what was expected', () => {
    const xml = invoice.replace('<cbc:ID>', '<!-- a <b> --><?pi <c> ?><cbc:Id>1</cbc:Id>\r\n  <cbc:ID>');
    const line = xml.split('\n').findIndex((each) => each.includes('<cbc:Id>')) + 1;
    const column = (xml.split('\n')[line - 1] ?? '').indexOf('<cbc:Id>') + 1;
    expect(findings(xml)).toMatchObject([
      {
        rule: 'ubl-unknown-element',
        path: '',
        place: { line, column },
        values: { element: 'cbc:Id', parent: 'Invoice', expected: expect.stringContaining('cbc:ID') },
        foundBy: 'structure',
      },
    ]);
  });
});

test('findings come in the order of the text, whatever order they were found in', () => {
  const xml = '<a>\n<b/><c/>\n<d><e/>\n<f/></d></a>';
  const root = parsed(xml);
  const elements = (element: UblElement): UblElement[] => [
    element,
    ...childElements(element).flatMap(elements),
  ];
  const found = elements(root).map((element) => ({
    element,
    finding: { rule: element.localName, severity: 'error', path: '', foundBy: 'structure' } as const,
  }));
  for (const order of [found, found.toReversed(), [...found.slice(3), ...found.slice(0, 3)]])
    expect(inOrderOfText(order, root, xml).map(({ rule }) => rule)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a hundred thousand faults are found like one', () => {
  const wrong = (count: number) =>
    invoice.replace('</Invoice>', `${'<cbc:X/><cbc:ID>1</cbc:ID>'.repeat(count)}</Invoice>`);
  expect(findings(wrong(50_000))).toHaveLength(100_000);
});
