import { attribute, replace } from '../../edits.ts';
import { testEdges } from './edges.ts';

const seller = 'cac:AccountingSupplierParty/cac:Party';
const identifier = (scheme: string, value: string) =>
  replace(`${seller}/cac:PartyIdentification/cbc:ID`, `<cbc:ID schemeID="${scheme}">${value}</cbc:ID>`);
const splitByComment = (value: string) => `${value.slice(0, 2)}<!-- -->${value.slice(2)}`;

testEdges('extensive-invoice', [
  ['ibr-068', 'passes', 'on the single digit 0', identifier('0088', '0')],
  ['ibr-068', 'passes', 'on eight digits with their check digit', identifier('0088', '96385074')],
  ['ibr-068', 'passes', 'with white space around the value', identifier('0088', '\n 6291041500213 ')],
  ['ibr-068', 'fails', 'on a blank', identifier('0088', ' ')],
  ['ibr-068', 'fails', 'on digits of another script', identifier('0088', '٠')],
  [
    'ibr-068',
    'fails',
    'on a tax registration',
    attribute(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`, 'schemeID', '0088'),
  ],
  ['ibr-068', 'passes', 'on a padded scheme, which is no longer its own', identifier(' 0088', 'x')],
  ['ibr-127', 'passes', 'on a negative number', identifier('0007', '-123456789')],
  ['ibr-127', 'passes', 'on a fraction', identifier('0007', '1234567.89')],
  ['ibr-127', 'passes', 'on an exponent', identifier('0007', '12345678e1')],
  ['ibr-127', 'fails', 'on a hexadecimal number', identifier('0007', '0x12345678')],
  ['ibr-127', 'fails', 'on digits with a blank', identifier('0007', '12345 6789')],
  ['ibr-069', 'fails', 'on nine zeros', identifier('0192', '000000000')],
  ['ibr-069', 'fails', 'where the check digit would be 10', identifier('0192', '000000060')],
  ['ibr-070', 'fails', 'with a blank after the number', identifier('0184', 'DK12345678 ')],
  ['ibr-070', 'fails', 'in lower case', identifier('0184', 'dk12345678')],
  ['ibr-070', 'fails', 'without text', identifier('0184', '')],
  ['ibr-070', 'is unjudged', 'on two text nodes', identifier('0184', splitByComment('DK12345678'))],
  ['ibr-113', 'passes', 'where the remainder is 0 and the check 97', identifier('0208', '0000009797')],
  ['ibr-113', 'fails', 'on nine digits', identifier('0208', '020223995')],
  ['ibr-114', 'passes', 'in either case', identifier('0201', 'aB12cD')],
  ['ibr-114', 'fails', 'on letters beyond ASCII', identifier('0201', 'ÄB12CD')],
  ['ibr-115', 'passes', 'on a sign and ten digits', identifier('0210', '-1234567890')],
  ['ibr-115', 'passes', 'on a blank and a digit where two digits go', identifier('9907', 'RSSMRA 5T10A562S')],
  ['ibr-115', 'passes', 'whatever stands at places 12 to 14', identifier('9907', 'RSSMRA85T10-?!2S')],
  ['ibr-115', 'fails', 'on a letter at place 15', identifier('9907', 'RSSMRA85T10A56XS')],
  ['ibr-115', 'fails', 'on eleven letters', identifier('0210', 'ABCDEFGHIJK')],
  ['ibr-116', 'passes', 'without the prefix IT, whatever follows', identifier('0211', 'It1')],
  ['ibr-116', 'passes', 'on an empty value', identifier('9906', '')],
  ['ibr-079', 'passes', 'on an empty value of a scheme with a rule of its own', identifier('9906', '')],
  ['ibr-116', 'passes', 'in lower case', identifier('9906', 'it00743110157')],
  ['ibr-116', 'fails', 'on ten digits', identifier('9906', 'IT0074311015')],
  ['ibr-116', 'is unjudged', 'on a sign and ten digits', identifier('9906', 'IT-0743110157')],
  ['ibr-120', 'fails', 'on eleven zeros', identifier('0151', '00000000000')],
]);
