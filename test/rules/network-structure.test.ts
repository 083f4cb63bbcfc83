import { describe, expect, test } from 'vitest';
import type { UblStructure } from '../../src/core/xml/ubl-structure.ts';
import { messageStatusRules, taxDataRules } from '../../src/specification/network-rules.ts';
import { structureCheck } from '../../src/ubl/structure/check.ts';
import { append, type Edit, insertBefore, remove, replace, text, unchanged } from '../schematron/edits.ts';
import { type NetworkKind, validDocument } from '../schematron/network-cases.ts';
import { parsed } from '../ubl/parsed.ts';

const structures: Readonly<Record<NetworkKind, UblStructure>> = {
  'tax-data': taxDataRules.structure,
  'message-status': messageStatusRules.structure,
};

/** The rule of each finding, with the element that it names. */
function found(kind: NetworkKind, edit: Edit): string[] {
  const findings = structureCheck(structures[kind])(parsed(edit(validDocument(kind))));
  return findings.map(({ finding: { rule, severity, values = {} } }) =>
    [severity === 'error' ? rule : `${severity} ${rule}`, values.element].join(' '),
  );
}

type StructureCase = readonly [fault: string, edit: Edit, expected: readonly string[]];

const ofTaxData: readonly StructureCase[] = [
  ['nothing', unchanged, []],
  ['no role', remove('pxs:ReporterRole'), ['ubl-missing-element pxs:ReporterRole']],
  ['no time', remove('cbc:IssueTime'), ['ubl-missing-element cbc:IssueTime']],
  [
    'the scope before the type',
    (xml) =>
      insertBefore(
        'pxs:ReporterRole',
        '<pxs:DocumentTypeCode>S</pxs:DocumentTypeCode>',
      )(remove('pxs:DocumentTypeCode')(xml)),
    ['ubl-order pxs:DocumentScope'],
  ],
  [
    'an element of UBL that the schema does not have there',
    append('pxs:ReportedTransaction', '<cbc:Note>sent</cbc:Note>'),
    ['ubl-unknown-element cbc:Note'],
  ],
  [
    'a type code of UBL instead of its own',
    replace('pxs:ReportedDocument/pxs:DocumentTypeCode', '<cbc:DocumentTypeCode>380</cbc:DocumentTypeCode>'),
    ['ubl-unknown-element cbc:DocumentTypeCode'],
  ],
  [
    'two scopes',
    insertBefore('pxs:DocumentScope', '<pxs:DocumentScope>D</pxs:DocumentScope>'),
    ['ubl-too-many pxs:DocumentScope'],
  ],
  ['blanks around a day', text('cbc:IssueDate', '\n 2026-03-31 '), []],
  ['no day', text('cbc:IssueDate', '2026-02-30'), ['ubl-date cbc:IssueDate']],
  [
    'no amount',
    text('pxs:MonetaryTotal/cbc:TaxExclusiveAmount', '1,000.00'),
    ['ubl-decimal cbc:TaxExclusiveAmount'],
  ],
  [
    'the registration of the seller without a scheme',
    remove('cac:AccountingSupplierParty/cac:TaxScheme'),
    ['ubl-missing-element cac:TaxScheme'],
  ],
  [
    'an extension beside the value of a custom content',
    append('pxs:CustomContent', '<cec:ExtensionContent><a/></cec:ExtensionContent>'),
    ['ubl-unknown-element ext:ExtensionContent'],
  ],
  [
    'an empty party',
    replace('pxs:ReceivingParty', '<pxs:ReceivingParty/>'),
    ['warning ubl-empty-element pxs:ReceivingParty'],
  ],
  ['whatever the source document holds', append('Invoice', '<cbc:Any/>'), []],
];

const ofMessageStatus: readonly StructureCase[] = [
  ['nothing', unchanged, []],
  ['no sender', remove('cac:SenderParty'), ['ubl-missing-element cac:SenderParty']],
  [
    'the reference before the response',
    (xml) =>
      insertBefore(
        'cac:Response',
        '<cac:DocumentReference><cbc:ID>1</cbc:ID></cac:DocumentReference>',
      )(remove('cac:DocumentReference')(xml)),
    ['ubl-order cac:DocumentReference'],
  ],
  ['no place', remove('cac:LineReference'), ['ubl-missing-element cac:LineReference']],
  [
    'two senders',
    insertBefore('cac:SenderParty', '<cac:SenderParty><cbc:WebsiteURI>x</cbc:WebsiteURI></cac:SenderParty>'),
    ['ubl-too-many cac:SenderParty'],
  ],
  ['blanks around a time', text('cbc:IssueTime', '\n\t10:16:30Z\n'), []],
  ['a blank in a time', text('cbc:IssueTime', '10:16: 30Z'), ['ubl-time cbc:IssueTime']],
  ['no time of day', text('cbc:IssueTime', '25:00:00Z'), ['ubl-time cbc:IssueTime']],
  [
    'an element of an invoice',
    append('ApplicationResponse', '<cac:InvoiceLine/>'),
    ['ubl-unknown-element cac:InvoiceLine'],
  ],
  [
    'a note before the time of the response',
    insertBefore('cac:SenderParty', '<cbc:Note>n</cbc:Note><cbc:ResponseTime>10:00:00</cbc:ResponseTime>'),
    ['ubl-order cbc:Note'],
  ],
];

describe.each([
  ['tax-data', ofTaxData],
  ['message-status', ofMessageStatus],
] as const)('the structure of %s finds', (kind, cases) => {
  test.each(cases)('%s', (_, edit, expected) => {
    expect(found(kind, edit)).toEqual(expected);
  });
});
