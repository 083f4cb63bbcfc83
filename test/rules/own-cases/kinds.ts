import { type OwnCase, ublInvoices } from './case.ts';

const xRechnung = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

/** Cases of documents that say that they are something else than is judged. */
export const kindCases: readonly OwnCase[] = [
  {
    rule: 'pint-ae-other-document',
    fact: 'an invoice of Germany',
    ...ublInvoices((xml) => xml.replace('urn:peppol:pint:billing-1@ae-1', xRechnung)),
    found: {
      severity: 'error',
      path: '',
      message:
        'The document follows XRechnung (“urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0”), not PINT-AE, so we did not check it.',
    },
  },
  {
    rule: 'pint-ae-other-document',
    fact: 'an order',
    ...ublInvoices((xml) => xml.replaceAll(/Invoice(?=-2"|>$| xmlns)/gm, 'Order')),
    found: {
      severity: 'error',
      path: '',
      message:
        'The document is <Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2">, CustomizationID urn:peppol:pint:billing-1@ae-1, which is not a kind of document that is known here.',
    },
  },
];
