import type { KindPage } from '../../../src/core/specification/kind-page.ts';

const transaction = 'doc:ReportedTransaction';
const reported = `${transaction}/doc:ReportedDocument`;
const supplier = `${reported}/cac:AccountingSupplierParty/cac:Party`;
const customer = `${reported}/cac:AccountingCustomerParty/cac:Party`;
const source = `${transaction}/doc:SourceDocument/ext:ExtensionContent/*`;

/** How a person sees a tax data document: who reports what to the tax authority. */
export const taxDataPage: KindPage = {
  title: { en: 'Tax data reported to the tax authority', ar: 'بيانات ضريبية مُبلَّغة إلى السلطة الضريبية' },
  statement: {
    label: { en: 'Purpose', ar: 'الغرض' },
    at: 'doc:DocumentTypeCode',
    meanings: {
      S: {
        en: 'Submission: the document is reported for the first time.',
        ar: 'تقديم: يُبلَّغ عن المستند للمرة الأولى.',
      },
      R: { en: 'Revision: it replaces what was reported before.', ar: 'تعديل: يحل محل ما سبق الإبلاغ عنه.' },
      W: {
        en: 'Withdrawal: what was reported before no longer holds.',
        ar: 'سحب: لم يعد ما سبق الإبلاغ عنه سارياً.',
      },
      F: { en: 'Failure: the document that arrived was not valid.', ar: 'إخفاق: المستند الذي وصل غير صالح.' },
    },
  },
  sections: [
    {
      heading: { en: 'Report', ar: 'الإبلاغ' },
      facts: [
        { label: { en: 'Issue date', ar: 'تاريخ الإصدار' }, at: 'cbc:IssueDate', as: 'date' },
        { label: { en: 'Issue time', ar: 'وقت الإصدار' }, at: 'cbc:IssueTime' },
        {
          label: { en: 'Reported by', ar: 'الجهة المُبلِّغة' },
          at: 'doc:ReporterRole',
          meanings: {
            '01': { en: 'who issued the document', ar: 'مُصدِر المستند' },
            '02': { en: 'who received the document', ar: 'مُستلِم المستند' },
          },
        },
        {
          label: { en: 'Their address', ar: 'عنوانها' },
          at: 'doc:ReportingParty/cbc:EndpointID',
          as: 'address',
        },
        {
          label: { en: 'Their provider', ar: 'مزوّد خدمتها' },
          at: 'doc:ReportersRepresentative/cac:PartyIdentification/cbc:ID',
          as: 'address',
        },
        {
          label: { en: 'Tax authority', ar: 'السلطة الضريبية' },
          at: 'doc:ReceivingParty/cbc:EndpointID',
          as: 'address',
        },
        {
          label: { en: 'Transaction', ar: 'المعاملة' },
          at: 'doc:DocumentScope',
          meanings: {
            D: { en: 'domestic', ar: 'محلية' },
            IP: { en: 'international, over the network', ar: 'دولية عبر الشبكة' },
            INP: { en: 'international, outside the network', ar: 'دولية خارج الشبكة' },
          },
        },
        {
          label: { en: 'Envelope of the document', ar: 'مظروف المستند' },
          at: `${transaction}/doc:TransportHeaderID`,
        },
      ],
    },
    {
      heading: { en: 'Reported document', ar: 'المستند المُبلَّغ عنه' },
      facts: [
        { label: { en: 'Number', ar: 'الرقم' }, at: `${reported}/cbc:ID` },
        { label: { en: 'UUID', ar: 'المعرّف الفريد (UUID)' }, at: `${reported}/cbc:UUID` },
        { label: { en: 'Issue date', ar: 'تاريخ الإصدار' }, at: `${reported}/cbc:IssueDate`, as: 'date' },
        {
          label: { en: 'Document type code', ar: 'رمز نوع المستند' },
          at: `${reported}/doc:DocumentTypeCode`,
        },
        { label: { en: 'Specification', ar: 'المواصفة' }, at: `${reported}/cbc:CustomizationID` },
        {
          label: { en: 'Seller’s tax number', ar: 'الرقم الضريبي للبائع' },
          at: `${supplier}/cac:PartyTaxScheme/cbc:CompanyID`,
        },
        {
          label: { en: 'Buyer’s tax number', ar: 'الرقم الضريبي للمشتري' },
          at: `${customer}/cac:PartyTaxScheme/cbc:CompanyID`,
        },
        {
          label: { en: 'Buyer’s identifier', ar: 'معرّف المشتري' },
          at: `${customer}/cac:PartyIdentification/cbc:ID`,
          as: 'address',
        },
        {
          label: { en: 'Total before tax', ar: 'الإجمالي قبل الضريبة' },
          at: `${reported}/doc:MonetaryTotal/cbc:TaxExclusiveAmount`,
          as: 'amount',
        },
        {
          label: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
          at: `${reported}/cac:TaxTotal/cbc:TaxAmount`,
          as: 'amount',
        },
      ],
    },
    {
      heading: { en: 'What else is reported', ar: 'بيانات أخرى مُبلَّغة' },
      each: `${transaction}/doc:CustomContent`,
      facts: [
        {
          label: { en: 'Term', ar: 'البيان' },
          at: 'cbc:ID',
          meanings: {
            'BTAE-20': { en: 'Total with VAT in AED', ar: 'الإجمالي شاملاً الضريبة بالدرهم الإماراتي' },
          },
        },
        { label: { en: 'Value', ar: 'القيمة' }, at: 'cbc:Value' },
      ],
    },
    {
      heading: { en: 'The document itself', ar: 'المستند نفسه' },
      facts: [
        { label: { en: 'Number', ar: 'الرقم' }, at: `${source}/cbc:ID` },
        {
          label: { en: 'Seller', ar: 'البائع' },
          at: `${source}/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`,
        },
        {
          label: { en: 'Buyer', ar: 'المشتري' },
          at: `${source}/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`,
        },
        {
          label: { en: 'Total with VAT', ar: 'الإجمالي شاملاً الضريبة' },
          at: `${source}/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount`,
          as: 'amount',
        },
      ],
    },
  ],
};
