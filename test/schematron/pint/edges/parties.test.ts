import { append, attribute, edits, remove, text, withoutAttribute } from '../../edits.ts';
import { testEdges } from './edges.ts';

const seller = 'cac:AccountingSupplierParty/cac:Party';
const buyer = 'cac:AccountingCustomerParty/cac:Party';

testEdges('extensive-invoice', [
  [
    'ibr-006',
    'is unjudged',
    'on two legal entities',
    append(
      seller,
      '<cac:PartyLegalEntity><cbc:RegistrationName>x</cbc:RegistrationName></cac:PartyLegalEntity>',
    ),
  ],
  ['ibr-009', 'fails', 'on a blank country', text(`${seller}/cac:Country/cbc:IdentificationCode`, ' ')],
  [
    'ibr-009',
    'is unjudged',
    'on two countries',
    append(`${seller}/cac:Country`, '<cbc:IdentificationCode>AE</cbc:IdentificationCode>'),
  ],
  [
    'ibr-057',
    'passes',
    'on a blank country, which ibr-079 reports',
    text('cac:Delivery/cac:Country/cbc:IdentificationCode', ' '),
  ],
  [
    'ibr-079',
    'fails',
    'on a blank country of a delivery',
    text('cac:Delivery/cac:Country/cbc:IdentificationCode', ' '),
  ],
  ['ibr-080', 'passes', 'on an empty address', text(`${buyer}/cbc:EndpointID`, '')],
  ['ibr-063', 'passes', 'on an empty scheme', attribute(`${buyer}/cbc:EndpointID`, 'schemeID', '')],
  [
    'ibr-co-26',
    'passes',
    'on empty identifiers, as they are there',
    edits(
      remove(`${seller}/cac:PartyTaxScheme`),
      remove(`${seller}/cac:PartyIdentification`),
      text(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`, ''),
    ),
  ],
  [
    'ibr-017',
    'fails',
    'where the payee has the trading name of the seller',
    text('cac:PayeeParty/cac:PartyName/cbc:Name', 'Khor Marine'),
  ],
  [
    'ibr-017',
    'passes',
    'where the payee has the legal name of the seller',
    text('cac:PayeeParty/cac:PartyName/cbc:Name', 'Khor Marine Services LLC'),
  ],
  [
    'ibr-017',
    'passes',
    'where the name differs by a blank',
    text('cac:PayeeParty/cac:PartyName/cbc:Name', 'Khor Marine '),
  ],
  [
    'ibr-017',
    'fails',
    'on an identifier of the seller, whatever its scheme',
    text('cac:PayeeParty/cac:PartyIdentification/cbc:ID', '6291041500213'),
  ],
  ['ibr-017', 'fails', 'without name', remove('cac:PayeeParty/cac:PartyName')],
  [
    'ibr-105',
    'passes',
    'on one more identifier of SEPA, in any case',
    append(
      'cac:PayeeParty',
      '<cac:PartyIdentification><cbc:ID schemeID="sepa">1</cbc:ID></cac:PartyIdentification>',
    ),
  ],
  [
    'ibr-cl-10',
    'fails',
    'on SEPA in lower case',
    append(
      'cac:PayeeParty',
      '<cac:PartyIdentification><cbc:ID schemeID="sepa">1</cbc:ID></cac:PartyIdentification>',
    ),
  ],
  [
    'ibr-cl-10',
    'fails',
    'on SEPA of a buyer',
    attribute(`${buyer}/cac:PartyIdentification/cbc:ID`, 'schemeID', 'SEPA'),
  ],
  [
    'ibr-cl-10',
    'passes',
    'without scheme',
    withoutAttribute(`${buyer}/cac:PartyIdentification/cbc:ID`, 'schemeID'),
  ],
  [
    'ibr-105',
    'fails',
    'on one more identifier without scheme',
    append('cac:PayeeParty', '<cac:PartyIdentification><cbc:ID>1</cbc:ID></cac:PartyIdentification>'),
  ],
  [
    'ibr-018',
    'is unjudged',
    'on two names',
    append('cac:TaxRepresentativeParty', '<cac:PartyName><cbc:Name>x</cbc:Name></cac:PartyName>'),
  ],
  [
    'ibr-sr-23',
    'passes',
    'on two tax registrations, which it does not see',
    append(
      'cac:TaxRepresentativeParty',
      '<cac:PartyTaxScheme><cbc:CompanyID>1</cbc:CompanyID></cac:PartyTaxScheme>',
    ),
  ],
]);
