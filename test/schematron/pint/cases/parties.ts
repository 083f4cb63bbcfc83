import { append, edits, insertAfter, insertBefore, remove, withoutAttribute } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const seller = 'cac:AccountingSupplierParty/cac:Party';
const buyer = 'cac:AccountingCustomerParty/cac:Party';
const name = (value: string) => `<cac:PartyName><cbc:Name>${value}</cbc:Name></cac:PartyName>`;
const identifier = (value: string) =>
  `<cac:PartyIdentification><cbc:ID>${value}</cbc:ID></cac:PartyIdentification>`;
const taxScheme = (companyId: string) =>
  `<cac:PartyTaxScheme>${companyId}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
const addressLine = '<cac:AddressLine><cbc:Line>Gate B</cbc:Line></cac:AddressLine>';
const payee = (content: string) =>
  insertBefore('cac:Delivery', `<cac:PayeeParty>${content}</cac:PayeeParty>`);
const address =
  '<cac:PostalAddress><cbc:CountrySubentity>DXB</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>AE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>';
const taxNumber = taxScheme('<cbc:CompanyID>100111222300003</cbc:CompanyID>');
const representative = (content: string) =>
  insertBefore('cac:Delivery', `<cac:TaxRepresentativeParty>${content}</cac:TaxRepresentativeParty>`);
const completeRepresentative = representative(name('Tax House') + address + taxNumber);

export const parties: Readonly<Record<string, readonly RuleCase[]>> = {
  parties: [
    { rule: 'ibr-006', breaks: remove(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`) },
    { rule: 'ibr-007', breaks: remove(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`) },
    { rule: 'ibr-008', breaks: remove(`${seller}/cac:PostalAddress`) },
    { rule: 'ibr-009', breaks: remove(`${seller}/cac:PostalAddress/cac:Country`) },
    { rule: 'ibr-010', breaks: remove(`${buyer}/cac:PostalAddress`) },
    { rule: 'ibr-011', breaks: remove(`${buyer}/cac:PostalAddress/cac:Country`) },
    { rule: 'ibr-080', breaks: remove(`${buyer}/cbc:EndpointID`) },
    { rule: 'ibr-081', breaks: remove(`${seller}/cbc:EndpointID`) },
    { rule: 'ibr-062', breaks: withoutAttribute(`${seller}/cbc:EndpointID`, 'schemeID') },
    { rule: 'ibr-063', breaks: withoutAttribute(`${buyer}/cbc:EndpointID`, 'schemeID') },
    {
      rule: 'ibr-sr-53',
      breaks: append(`${seller}/cac:PostalAddress`, addressLine + addressLine),
      takes: append(`${seller}/cac:PostalAddress`, addressLine),
    },
    {
      rule: 'ibr-sr-54',
      breaks: append(`${buyer}/cac:PostalAddress`, addressLine + addressLine),
      takes: append(`${buyer}/cac:PostalAddress`, addressLine),
    },
    {
      rule: 'ibr-co-26',
      breaks: edits(
        remove(`${seller}/cac:PartyTaxScheme`),
        remove(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
      ),
      with: ['ibr-134-ae', 'ibr-150-ae'],
      takes: remove(`${seller}/cac:PartyTaxScheme`),
      takesWith: ['ibr-134-ae'],
    },
    {
      rule: 'ibr-sr-42',
      breaks: edits(
        insertAfter(`${seller}/cac:PartyTaxScheme`, taxNumber),
        insertAfter(`${seller}/cac:PartyTaxScheme`, taxNumber),
      ),
      with: ['aligned-ibrp-sr-12', 'ibr-178-ae'],
    },
    {
      rule: 'ibr-sr-57',
      breaks: insertAfter(`${seller}/cac:PartyTaxScheme`, taxScheme('').replace('VAT', 'TIN')),
      with: ['ibr-133-ae'],
    },
    {
      rule: 'ibr-098',
      breaks: append(`${seller}/cac:PartyLegalEntity`, '<cbc:RegistrationName>Other</cbc:RegistrationName>'),
      unjudged: ['ibr-006'],
    },
    { rule: 'ibr-099', breaks: insertAfter(`${seller}/cac:PartyName`, name('Other')) },
    { rule: 'ibr-100', breaks: append(`${seller}/cac:PartyLegalEntity`, '<cbc:CompanyID>X</cbc:CompanyID>') },
    {
      rule: 'ibr-101',
      breaks: append(
        `${seller}/cac:PartyLegalEntity`,
        '<cbc:CompanyLegalForm>LLC</cbc:CompanyLegalForm><cbc:CompanyLegalForm>PJSC</cbc:CompanyLegalForm>',
      ),
      takes: append(`${seller}/cac:PartyLegalEntity`, '<cbc:CompanyLegalForm>LLC</cbc:CompanyLegalForm>'),
    },
    {
      rule: 'ibr-102',
      breaks: append(`${buyer}/cac:PartyLegalEntity`, '<cbc:RegistrationName>Other</cbc:RegistrationName>'),
      unjudged: ['ibr-007'],
    },
    { rule: 'ibr-103', breaks: append(`${buyer}/cac:PartyLegalEntity`, '<cbc:CompanyID>X</cbc:CompanyID>') },
    { rule: 'ibr-104', breaks: insertAfter(`${buyer}/cac:PartyTaxScheme`, taxNumber), with: ['ibr-179-ae'] },
    { rule: 'ibr-112', breaks: insertAfter(`${buyer}/cac:PartyName`, name('Other')) },
    {
      rule: 'ibr-sr-16',
      breaks: insertBefore(`${buyer}/cac:PostalAddress`, identifier('1') + identifier('2')),
      takes: insertBefore(`${buyer}/cac:PostalAddress`, identifier('1')),
    },
    {
      rule: 'ibr-017',
      breaks: payee(name('Al Reef Office Furniture')),
      takes: payee(name('Factoring House')),
    },
    {
      rule: 'ibr-105',
      breaks: payee(name('Factoring House') + identifier('1') + identifier('2')),
      takes: payee(name('Factoring House') + identifier('1')),
    },
    {
      rule: 'ibr-106',
      breaks: payee(
        `${name('Factoring House')}<cac:PartyLegalEntity><cbc:CompanyID>1</cbc:CompanyID><cbc:CompanyID>2</cbc:CompanyID></cac:PartyLegalEntity>`,
      ),
      takes: payee(
        `${name('Al Reef Office Furniture Trading LLC')}<cac:PartyLegalEntity><cbc:CompanyID>1</cbc:CompanyID><cbc:CompanyID>2</cbc:CompanyID></cac:PartyLegalEntity>`,
      ),
    },
    {
      rule: 'ibr-sr-19',
      breaks: payee(name('Factoring House') + name('Other')),
      takes: payee(name('Factoring House')),
    },
    { rule: 'ibr-018', breaks: representative(address + taxNumber), takes: completeRepresentative },
    { rule: 'ibr-019', breaks: representative(name('Tax House') + taxNumber), takes: completeRepresentative },
    {
      rule: 'ibr-020',
      breaks: edits(completeRepresentative, remove('cac:TaxRepresentativeParty/cac:Country')),
      takes: completeRepresentative,
    },
    { rule: 'ibr-056', breaks: representative(name('Tax House') + address), takes: completeRepresentative },
    {
      rule: 'ibr-sr-22',
      breaks: representative(name('Tax House') + name('Other') + address + taxNumber),
      takes: completeRepresentative,
      unjudged: ['ibr-018'],
    },
    {
      rule: 'ibr-sr-55',
      breaks: edits(
        completeRepresentative,
        append('cac:TaxRepresentativeParty/cac:PostalAddress', addressLine + addressLine),
      ),
      takes: completeRepresentative,
    },
    {
      rule: 'ibr-sr-23',
      breaks: representative(
        `${name('Tax House')}${address}${taxNumber}<cac:Party>${taxNumber}${taxNumber}</cac:Party>`,
      ),
      takes: completeRepresentative,
    },
  ],
};
