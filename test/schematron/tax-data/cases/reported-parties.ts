import { append, edits, insertAfter, insertBefore, remove, text } from '../../edits.ts';
import type { NetworkCase } from '../../network-cases.ts';

const seller = 'pxs:ReportedDocument/cac:AccountingSupplierParty';
const buyer = 'pxs:ReportedDocument/cac:AccountingCustomerParty';
const registration = (party: string) => `${party}/cac:Party/cac:PartyTaxScheme`;
const flags = 'pxs:SourceDocument/cbc:ProfileExecutionID';
const registrationName = '<cbc:RegistrationName>Al Reef</cbc:RegistrationName>';
const note = '<cbc:Note>as registered</cbc:Note>';

export const reportedPartyCases: readonly NetworkCase[] = [
  { rule: 'ibr-tdd-32', breaks: remove(seller) },
  { rule: 'ibr-tdd-33', breaks: remove(buyer) },
  {
    rule: 'ibr-tdd-33',
    breaks: edits(remove(buyer), text(flags, '00000010')),
    takes: edits(remove(buyer), text(flags, ' 01000001 ')),
  },
  { rule: 'ibr-tdd-33', breaks: edits(remove(buyer), text(flags, '000000001')) },
  {
    rule: 'ibr-tdd-39',
    breaks: append(seller, '<cac:SellerContact/>'),
    takes: append(seller, '<cac:BuyerContact/>'),
  },
  { rule: 'ibr-tdd-40', breaks: remove(`${seller}/cac:Party`) },
  {
    rule: 'ibr-tdd-41',
    breaks: insertBefore(registration(seller), '<cbc:EndpointID schemeID="0235">1003456785</cbc:EndpointID>'),
    takes: append(`${seller}/cac:Party`, note),
  },
  { rule: 'ibr-tdd-42', breaks: remove(registration(seller)) },
  {
    rule: 'ibr-tdd-42',
    breaks: insertAfter(
      registration(seller),
      '<cac:PartyTaxScheme><cbc:CompanyID>1003456785</cbc:CompanyID><cac:TaxScheme><cbc:ID>TIN</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>',
    ),
    takes: text(`${registration(seller)}/cac:TaxScheme/cbc:ID`, 'TIN'),
  },
  {
    rule: 'ibr-tdd-43',
    breaks: insertBefore(`${registration(seller)}/cbc:CompanyID`, registrationName),
    takes: append(registration(seller), note),
  },
  {
    rule: 'ibr-tdd-44',
    breaks: remove(`${registration(seller)}/cbc:CompanyID`),
    takes: text(`${registration(seller)}/cbc:CompanyID`, ''),
  },
  {
    rule: 'ibr-tdd-45',
    breaks: remove(`${registration(seller)}/cac:TaxScheme`),
    takes: text(`${registration(seller)}/cac:TaxScheme/cbc:ID`, 'any'),
  },
  {
    rule: 'ibr-tdd-46',
    breaks: append(buyer, '<cac:BuyerContact/>'),
    takes: append(buyer, '<cac:SellerContact/>'),
  },
  { rule: 'ibr-tdd-47', breaks: remove(`${buyer}/cac:Party`), takes: remove(registration(buyer)) },
  {
    rule: 'ibr-tdd-48',
    breaks: append(`${buyer}/cac:Party`, '<cac:PartyName><cbc:Name>Marsa</cbc:Name></cac:PartyName>'),
    takes: append(
      `${buyer}/cac:Party`,
      '<cac:PartyIdentification><cbc:ID>7</cbc:ID></cac:PartyIdentification>',
    ),
  },
  {
    rule: 'ibr-tdd-49',
    breaks: insertBefore(`${registration(buyer)}/cbc:CompanyID`, registrationName),
    takes: remove(`${registration(buyer)}/cac:TaxScheme/cbc:ID`),
  },
];
