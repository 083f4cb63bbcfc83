import type { NamedSpecification } from '../../src/core/specification/kind.ts';
import names from './messages/other-specifications.json' with { type: 'json' };

/** Names without a translation are the same in both languages. */
const named = (name: string) => ({ en: name, ar: name });

function pint(country: 'ae' | 'aunz' | 'eu' | 'jp' | 'my' | 'ng' | 'om' | 'sg'): NamedSpecification {
  return {
    name: names[country],
    customizationIds: ['billing-1', 'selfbilling-1', 'nontaxinvoice-1'].map(
      (document) => `urn:peppol:pint:${document}@${country}-`,
    ),
  };
}

const en16931 = 'urn:cen.eu:en16931:2017';
const compliant = (id: string) => `${en16931}#compliant#${id}`;
const conformant = (id: string) => `${en16931}#conformant#${id}`;
const bisBilling = compliant('urn:fdc:peppol.eu:2017:poacc:billing:3.0');

/** Specifications outside the UAE, from Peppol's document types, the CIUS registry and national portals. */
export const otherSpecifications: readonly NamedSpecification[] = [
  pint('ae'),
  pint('aunz'),
  pint('eu'),
  pint('jp'),
  pint('my'),
  pint('ng'),
  pint('om'),
  pint('sg'),
  {
    name: named('Peppol BIS Billing 3'),
    customizationIds: [bisBilling, compliant('urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0')],
  },
  {
    name: named('A-NZ Peppol BIS Billing 3'),
    customizationIds: ['billing', 'selfbilling'].map((document) =>
      conformant(`urn:fdc:peppol.eu:2017:poacc:${document}:international:aunz:3.0`),
    ),
  },
  {
    name: named('SG Peppol BIS Billing 3'),
    customizationIds: [conformant('urn:fdc:peppol.eu:2017:poacc:billing:international:sg:3.0')],
  },
  {
    name: named('Peppol BIS (CEN BII)'),
    customizationIds: ['urn:www.cenbii.eu:transaction:', 'urn:www.peppol.eu:transaction:'],
  },
  { name: named('EN 16931'), customizationIds: [en16931] },
  {
    name: named('XRechnung'),
    customizationIds: ['urn:xoev-de:kosit:standard:xrechnung', 'urn:xeinkauf.de:kosit:xrechnung'].map(
      compliant,
    ),
  },
  {
    name: named('Factur-X / ZUGFeRD'),
    customizationIds: [
      ...['urn:factur-x.eu:', 'urn:zugferd.de:'].flatMap((id) => [compliant(id), conformant(id), id]),
      'urn:ferd:',
    ],
  },
  { name: named('NLCIUS'), customizationIds: [compliant('urn:fdc:nen.nl:nlcius:')] },
  { name: named('UBL.BE'), customizationIds: [conformant('urn:UBL.BE:')] },
  { name: named('CIUS-RO'), customizationIds: [compliant('urn:efactura.mfinante.ro:CIUS-RO:')] },
  { name: named('CIUS-PT'), customizationIds: [compliant('urn:feap.gov.pt:CIUS-PT:')] },
  {
    name: named('CIUS-IT'),
    customizationIds: [`${bisBilling}#conformant#urn:www.agid.gov.it:trns:fattura:`],
  },
  { name: named('SRBDT'), customizationIds: [compliant('urn:mfin.gov.rs:srbdt:')] },
  { name: named('HR CIUS'), customizationIds: [compliant('urn:mfin.gov.hr:cius-')] },
  {
    name: names.french,
    customizationIds: [compliant('urn:peppol:france:billing:'), conformant('urn:peppol:france:billing:')],
  },
  { name: named('OIOUBL'), customizationIds: ['OIOUBL-2', 'urn:fdc:oioubl.dk:'] },
  { name: named('UBL-TR'), customizationIds: ['TR1.'] },
  {
    name: names.bisBillingOfJapan,
    customizationIds: ['urn:fdc:peppol:jp:'],
  },
  { name: named('PUF'), customizationIds: ['urn:pagero.com:puf:'] },
  { name: named('Peppol BIS 3'), customizationIds: ['urn:fdc:peppol.eu:poacc:trns:'] },
  {
    name: named('Peppol Invoice Response'),
    customizationIds: ['urn:fdc:peppol.eu:poacc:trns:invoice_response:'],
  },
  {
    name: named('Peppol Message Level Response'),
    customizationIds: ['urn:fdc:peppol.eu:poacc:trns:mlr:'],
  },
  {
    name: names.taxDataOfOman,
    customizationIds: ['urn:peppol:taxdata:om-'],
  },
  {
    name: names.taxDataOfSlovakia,
    customizationIds: ['urn:peppol:taxdata:sk-'],
  },
  {
    name: names.taxDataOfVida,
    customizationIds: ['urn:peppol:taxdata:vida-'],
  },
  {
    // JoFotara took over the profile of ZATCA, so only the portal distinguishes them.
    name: names.zatca,
    profileIds: ['reporting:1.0'],
  },
  { name: names.dian, profileIds: ['DIAN 2.1'] },
];
