import type { NamedSpecification } from '../../src/core/specification/kind.ts';

/** Names without a translation are the same in both languages. */
const named = (name: string) => ({ en: name, ar: name });

function pint(country: string, en: string, ar: string): NamedSpecification {
  return {
    name: { en: `PINT ${en}`, ar: `PINT (${ar})` },
    customizationIds: ['billing-1', 'selfbilling-1', 'nontaxinvoice-1'].map(
      (document) => `urn:peppol:pint:${document}@${country}-`,
    ),
  };
}

const en16931 = 'urn:cen.eu:en16931:2017';
const compliant = (id: string) => `${en16931}#compliant#${id}`;
const conformant = (id: string) => `${en16931}#conformant#${id}`;
const bisBilling = compliant('urn:fdc:peppol.eu:2017:poacc:billing:3.0');

/**
 * Specifications that documents other than those of the UAE name, by the identifiers that their publishers
 * give: the Peppol code list of document types, the registry of CIUS of EN 16931, national portals.
 */
export const otherSpecifications: readonly NamedSpecification[] = [
  pint('ae', 'AE', 'الإمارات'),
  pint('aunz', 'A-NZ', 'أستراليا ونيوزيلندا'),
  pint('eu', 'EU', 'الاتحاد الأوروبي'),
  pint('jp', 'Japan', 'اليابان'),
  pint('my', 'Malaysia', 'ماليزيا'),
  pint('ng', 'Nigeria', 'نيجيريا'),
  pint('om', 'Oman', 'عُمان'),
  pint('sg', 'Singapore', 'سنغافورة'),
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
    name: { en: 'the French CIUS of EN 16931', ar: 'مواصفة فرنسا لـ EN 16931' },
    customizationIds: [compliant('urn:peppol:france:billing:'), conformant('urn:peppol:france:billing:')],
  },
  { name: named('OIOUBL'), customizationIds: ['OIOUBL-2', 'urn:fdc:oioubl.dk:'] },
  { name: named('UBL-TR'), customizationIds: ['TR1.'] },
  {
    name: { en: 'Peppol BIS Billing of Japan', ar: 'Peppol BIS Billing لليابان' },
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
    name: { en: 'Peppol tax data of Oman', ar: 'بيانات Peppol الضريبية لعُمان' },
    customizationIds: ['urn:peppol:taxdata:om-'],
  },
  {
    name: { en: 'Peppol tax data of Slovakia', ar: 'بيانات Peppol الضريبية لسلوفاكيا' },
    customizationIds: ['urn:peppol:taxdata:sk-'],
  },
  {
    name: { en: 'Peppol tax data of ViDA', ar: 'بيانات Peppol الضريبية لمبادرة ViDA' },
    customizationIds: ['urn:peppol:taxdata:vida-'],
  },
  {
    // JoFotara took over the profile of ZATCA, so that only the portal tells which one is meant.
    name: { en: 'ZATCA (Saudi Arabia) or JoFotara (Jordan)', ar: 'ZATCA (السعودية) أو JoFotara (الأردن)' },
    profileIds: ['reporting:1.0'],
  },
  { name: { en: 'DIAN (Colombia)', ar: 'DIAN (كولومبيا)' }, profileIds: ['DIAN 2.1'] },
];
