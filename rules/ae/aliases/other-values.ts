import { standsOnLine } from '../../../src/core/specification/fields.ts';
import type { Aliases } from '../../../src/core/specification/specification.ts';
import { nameKey } from '../../../src/core/text/text.ts';
import { supplies } from '../supplies.ts';

const ofDocument = Object.entries(supplies).flatMap(([name, fact]) =>
  standsOnLine(fact) ? [] : [nameKey(name)],
);

/** Words that the closed lists lack, each with the text that says what to send instead (decision 68). */
export const otherValues: Aliases['otherValues'] = {
  documentTypes: [
    {
      names: /^self(?:billed|billing)?(?:tax)?debit|^debitnoteself|مدين(?:ضريبي)?ذاتي/,
      text: 'selfBilledDebitNote',
    },
    { names: /debit|مدين|^(?:383|80|84)$/, text: 'debitNote' },
    { names: /refund|استرداد/, text: 'refund' },
    { names: /statement|^soa$|كشف/, text: 'statementOfAccount' },
    { names: /advance|downpayment|prepayment|مقدم|^386$/, text: 'advanceInvoice' },
    {
      names: /proforma|quotation|quote|estimate|provisional|مبديي|اولي|عرضسعر|^325$/,
      text: 'proformaInvoice',
    },
    { names: /simplified|مبسط/, text: 'simplifiedInvoice' },
    { names: /commercial|تجاري|^(?:480|81)$/, text: 'commercialDocument' },
    { names: /correct(?:ed|ive|ion)|amended|revised|مصحح|معدل|^384$/, text: 'correctedInvoice' },
    { names: /receipt|ايصال|سندقبض|voucher/, text: 'receipt' },
    {
      names: /deliverynote|salesorder|purchaseorder|orderconfirmation|packinglist|سندتسليم|امرشراء/,
      text: 'notAnInvoice',
    },
  ],
  vatCategories: [{ names: /^n$|margin|هامش/, text: 'marginCategory' }],
  suppliesOfLines: [{ names: new RegExp(`^(?:${ofDocument.join('|')})$`), text: 'supplyOfDocument' }],
};
