import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const documentRequest = {
  title: { en: 'Document request', ar: 'طلب المستند' },
  description: {
    en: 'An invoice or credit note, issued by the seller or self-billed by the buyer, from which UBL is written. Required fields must be there, with null where there is no value.',
    ar: 'فاتورة أو إشعار دائن ضريبي يصدره البائع أو يصدره المشتري ذاتياً، ويُكتب منه مستند UBL. يجب أن ترد الحقول الإلزامية كلها، وقيمتها null حيث لا قيمة لها.',
  },
  fields: {
    documentType: {
      kind: 'choice',
      among: 'documentTypes',
      presence: 'required',
      terms: ['IBT-003'],
      description: {
        en: 'What the document is; the SelfBilling types are issued by the buyer on behalf of the supplier.',
        ar: 'نوع المستند؛ أنواع SelfBilling يصدرها المشتري نيابة عن المورّد.',
      },
    },
    invoiceNumber: {
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-001'],
      description: { en: 'Number of the document.', ar: 'رقم المستند.' },
      examples: ['INV-2026-0042'],
    },
    issueDate: {
      kind: 'date',
      presence: 'required',
      terms: ['IBT-002'],
      description: { en: 'Day of issue.', ar: 'تاريخ الإصدار.' },
      examples: ['2026-11-02'],
    },
    dueDate: {
      kind: 'date',
      presence: 'nullable',
      terms: ['IBT-009'],
      description: { en: 'Day by which payment is due.', ar: 'تاريخ استحقاق السداد.' },
      examples: ['2026-12-02'],
    },
    currency: {
      kind: 'code',
      presence: 'nullable',
      terms: ['IBT-005'],
      description: {
        en: 'Currency as an ISO 4217 code; that of VAT accounting where not given.',
        ar: 'العملة برمز ISO 4217؛ عملة المحاسبة الضريبية إن لم تُذكر.',
      },
      examples: ['USD', 'EUR'],
    },
    seller: {
      kind: 'group',
      of: 'Party',
      presence: 'required',
      terms: ['IBG-04'],
      description: { en: 'The seller.', ar: 'البائع.' },
    },
    buyer: {
      kind: 'group',
      of: 'Party',
      presence: 'required',
      terms: ['IBG-07'],
      description: { en: 'The buyer.', ar: 'المشتري.' },
    },
    lines: {
      kind: 'list',
      of: 'Line',
      most: 'lines',
      presence: 'required',
      terms: ['IBG-25'],
      description: { en: 'The lines of the document.', ar: 'بنود المستند.' },
    },
    references: {
      kind: 'group',
      of: 'References',
      presence: 'nullable',
      description: {
        en: 'Other documents that this one refers to.',
        ar: 'المستندات الأخرى التي يشير إليها هذا المستند.',
      },
    },
    notes: {
      kind: 'text',
      presence: 'nullable',
      terms: ['IBT-022'],
      description: { en: 'A note to the reader.', ar: 'ملاحظة لقارئ المستند.' },
    },
    precedingInvoiceNumber: {
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-025'],
      description: {
        en: 'Number of the invoice that is credited or corrected.',
        ar: 'رقم الفاتورة التي يُصدر عنها الإشعار أو التصحيح.',
      },
    },
    taxTotal: {
      kind: 'group',
      of: 'TaxTotal',
      description: {
        en: 'The VAT total as the caller has it; checked, never replaced.',
        ar: 'إجمالي الضريبة كما هو لدى المرسل؛ يُدقَّق ولا يُستبدل أبداً.',
      },
    },
    legalMonetaryTotal: {
      kind: 'group',
      of: 'LegalMonetaryTotal',
      terms: ['IBG-22'],
      description: {
        en: 'The totals as the caller has them; checked, never replaced.',
        ar: 'الإجماليات كما هي لدى المرسل؛ تُدقَّق ولا تُستبدل أبداً.',
      },
    },
    allowancesCharges: {
      kind: 'list',
      of: 'AllowanceCharge',
      terms: ['IBG-20', 'IBG-21'],
      description: {
        en: 'Allowances and charges of the whole document.',
        ar: 'الخصومات والرسوم الإضافية على مستوى المستند.',
      },
    },
    additionalDocuments: {
      kind: 'list',
      of: 'AdditionalDocument',
      terms: ['IBG-24'],
      description: { en: 'Supporting documents.', ar: 'المستندات المؤيِّدة.' },
    },
    delivery: {
      kind: 'group',
      of: 'Delivery',
      terms: ['IBG-13'],
      description: { en: 'When and where it was delivered.', ar: 'متى وأين جرى التسليم.' },
    },
    transactionType: {
      kind: 'group',
      of: 'TransactionType',
      description: { en: 'What is special about the transaction.', ar: 'ما يميّز المعاملة.' },
    },
    billingFrequencyCode: {
      kind: 'code',
      description: { en: 'How often a continuous supply is billed.', ar: 'دورية فوترة التوريد المستمر.' },
    },
    taxCurrencyCode: {
      kind: 'code',
      terms: ['IBT-006'],
      description: {
        en: 'Currency of VAT accounting, for a document in another currency.',
        ar: 'عملة المحاسبة الضريبية، لمستند بعملة أخرى.',
      },
    },
    currencyExchangeRate: {
      kind: 'decimal',
      description: {
        en: 'What one unit of the currency of the document is worth in that of VAT accounting.',
        ar: 'قيمة الوحدة من عملة المستند بعملة المحاسبة الضريبية.',
      },
    },
    paymentMode: {
      kind: 'code',
      terms: ['IBT-081'],
      description: { en: 'How it is paid: a code of UNCL4461.', ar: 'وسيلة السداد: رمز من UNCL4461.' },
      examples: ['30'],
    },
    paymentTerms: {
      kind: 'text',
      terms: ['IBT-020'],
      description: { en: 'Terms of payment.', ar: 'شروط السداد.' },
      examples: ['30 days net'],
    },
    paymentBankAccount: {
      kind: 'identifier',
      terms: ['IBT-084'],
      description: { en: 'Account to pay to, such as an IBAN.', ar: 'الحساب الذي يُسدَّد إليه، مثل رقم IBAN.' },
    },
    vatPointDate: {
      kind: 'date',
      terms: ['IBT-007'],
      description: {
        en: 'Day on which VAT becomes due, where it is not the day of issue.',
        ar: 'تاريخ التوريد (تاريخ استحقاق الضريبة) إن اختلف عن تاريخ الإصدار.',
      },
    },
    billingPeriodStart: {
      kind: 'date',
      terms: ['IBT-073'],
      description: { en: 'First day of the billing period.', ar: 'أول يوم في فترة الفوترة.' },
    },
    billingPeriodEnd: {
      kind: 'date',
      terms: ['IBT-074'],
      description: { en: 'Last day of the billing period.', ar: 'آخر يوم في فترة الفوترة.' },
    },
    precedingInvoiceIssueDate: {
      kind: 'date',
      terms: ['IBT-026'],
      description: { en: 'Day of issue of the preceding invoice.', ar: 'تاريخ إصدار الفاتورة السابقة.' },
    },
    prepaidAmount: {
      kind: 'amount',
      terms: ['IBT-113'],
      description: { en: 'What was paid before.', ar: 'المبلغ المدفوع مقدماً.' },
    },
    // Not in the published interface.
    payableRoundingAmount: {
      kind: 'amount',
      terms: ['IBT-114'],
      description: {
        en: 'What the amount to pay is rounded by, with its sign: it is added to the total with VAT less what is prepaid. Extension of the interface.',
        ar: 'مقدار تقريب المبلغ المستحق بإشارته: يُضاف إلى الإجمالي شاملاً الضريبة ناقصاً المدفوع مقدماً. امتداد للواجهة.',
      },
    },
    creditNoteReasonCode: {
      kind: 'code',
      description: { en: 'Why a credit note is issued.', ar: 'سبب إصدار الإشعار الدائن الضريبي.' },
    },
    creditNoteReason: {
      kind: 'text',
      description: {
        en: 'Why a credit note is issued, as text beside its code. Extension of the interface.',
        ar: 'سبب إصدار الإشعار الدائن الضريبي نصاً إلى جانب رمزه. امتداد للواجهة.',
      },
    },
    creditNoteReasons: {
      kind: 'list',
      of: 'CreditNoteReason',
      description: {
        en: 'Further reasons of a credit note. Extension of the interface.',
        ar: 'أسباب أخرى للإشعار الدائن الضريبي. امتداد للواجهة.',
      },
    },
    uuid: {
      kind: 'identifier',
      description: {
        en: 'Unique identifier of the document; derived from the request where not given. Extension of the interface.',
        ar: 'المعرّف الفريد للمستند؛ يُشتق من الطلب إن لم يُذكر. امتداد للواجهة.',
      },
      examples: ['2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10'],
    },
    issueTime: {
      kind: 'identifier',
      terms: ['IBT-168'],
      description: {
        en: 'Time of issue with its offset. Extension of the interface.',
        ar: 'وقت الإصدار مع فرق التوقيت. امتداد للواجهة.',
      },
      examples: ['10:30:00+04:00'],
    },
    accountingCost: {
      kind: 'text',
      ubl: 'cbc:AccountingCost',
      terms: ['IBT-019'],
      description: {
        en: 'Where the buyer books the document. Extension of the interface.',
        ar: 'بند الحسابات الذي يقيد فيه المشتري المستند. امتداد للواجهة.',
      },
    },
    billingFrequencyText: {
      kind: 'text',
      description: {
        en: 'How often a continuous supply is billed, as text beside the code. Extension of the interface.',
        ar: 'دورية فوترة التوريد المستمر نصاً إلى جانب رمزها. امتداد للواجهة.',
      },
    },
    precedingInvoices: {
      kind: 'list',
      of: 'PrecedingInvoice',
      terms: ['IBG-03'],
      description: {
        en: 'Preceding invoices after the first. Extension of the interface.',
        ar: 'الفواتير السابقة بعد أولها. امتداد للواجهة.',
      },
    },
    payee: {
      kind: 'group',
      of: 'Payee',
      terms: ['IBG-10'],
      description: {
        en: 'Who receives the payment, where it is not the seller. Extension of the interface.',
        ar: 'المستفيد من السداد إذا لم يكن البائع. امتداد للواجهة.',
      },
    },
    taxRepresentative: {
      kind: 'group',
      of: 'TaxRepresentative',
      terms: ['IBG-11'],
      description: {
        en: 'Tax representative of the seller. Extension of the interface.',
        ar: 'الممثل الضريبي للبائع. امتداد للواجهة.',
      },
    },
    // Not in the published interface.
    paymentModeText: {
      kind: 'text',
      terms: ['IBT-082'],
      description: {
        en: 'Payment means as text, where the name of its code does not do. Extension of the interface.',
        ar: 'وسيلة السداد نصاً، حيث لا يكفي اسم رمزها. امتداد للواجهة.',
      },
    },
    paymentReference: {
      kind: 'text',
      terms: ['IBT-083'],
      description: {
        en: 'Reference that the payer gives with the payment. Extension of the interface.',
        ar: 'المرجع الذي يذكره مَن يسدد المبلغ مع السداد. امتداد للواجهة.',
      },
      examples: ['RF18539007547034'],
    },
    paymentAccountSchemeId: {
      kind: 'code',
      terms: ['IBT-084-1'],
      description: {
        en: 'Scheme of the account; IBAN where the account looks like one. Extension of the interface.',
        ar: 'مخطط الحساب؛ IBAN إذا كان الحساب بصيغته. امتداد للواجهة.',
      },
      examples: ['IBAN'],
    },
    paymentAccountName: {
      kind: 'text',
      terms: ['IBT-085'],
      description: {
        en: 'Name of the account. Extension of the interface.',
        ar: 'اسم الحساب. امتداد للواجهة.',
      },
    },
    paymentServiceProviderId: {
      kind: 'identifier',
      terms: ['IBT-086'],
      description: {
        en: 'Identifier of the bank or payment service that holds the account. Extension of the interface.',
        ar: 'معرّف المصرف أو مزوّد خدمة السداد الذي لديه الحساب. امتداد للواجهة.',
      },
      examples: ['EBILAEAD'],
    },
    cardAccountNumber: {
      kind: 'identifier',
      terms: ['IBT-087'],
      description: {
        en: 'Number of the card that pays, its first digits masked. Extension of the interface.',
        ar: 'رقم البطاقة التي يُسدَّد بها، مع إخفاء أرقامه الأولى. امتداد للواجهة.',
      },
      examples: ['XXXXXXXXXXXX1234'],
    },
    cardNetworkId: {
      kind: 'identifier',
      description: {
        en: 'Network of the card; UBL asks for it beside the number. Extension of the interface.',
        ar: 'شبكة البطاقة؛ يشترطها UBL إلى جانب الرقم. امتداد للواجهة.',
      },
      examples: ['VISA'],
    },
    cardHolderName: {
      kind: 'text',
      terms: ['IBT-088'],
      description: {
        en: 'Name of the holder of the card. Extension of the interface.',
        ar: 'اسم حامل البطاقة. امتداد للواجهة.',
      },
    },
    mandateId: {
      kind: 'identifier',
      terms: ['IBT-089'],
      description: {
        en: 'Reference of the mandate for a direct debit. Extension of the interface.',
        ar: 'مرجع التفويض بالخصم المباشر. امتداد للواجهة.',
      },
    },
    payerAccount: {
      kind: 'identifier',
      terms: ['IBT-091'],
      description: {
        en: 'Account that is debited. Extension of the interface.',
        ar: 'الحساب الذي يُخصم منه. امتداد للواجهة.',
      },
    },
    paymentServiceProviderAddress: {
      kind: 'group',
      of: 'Address',
      terms: ['IBT-169', 'IBT-170', 'IBT-171', 'IBT-172', 'IBT-173', 'IBT-174', 'IBT-175'],
      description: {
        en: 'Address of the bank or payment service that holds the account. Extension of the interface.',
        ar: 'عنوان المصرف أو مزوّد خدمة السداد الذي لديه الحساب. امتداد للواجهة.',
      },
    },
    paymentInstructions: {
      kind: 'list',
      of: 'PaymentInstruction',
      terms: ['IBG-16'],
      description: {
        en: 'Payment instructions after the first. Extension of the interface.',
        ar: 'تعليمات السداد بعد أولها. امتداد للواجهة.',
      },
    },
    instalments: {
      kind: 'list',
      of: 'Instalment',
      terms: ['IBG-33'],
      description: {
        en: 'Payment terms of each instalment. Extension of the interface.',
        ar: 'شروط السداد لكل قسط. امتداد للواجهة.',
      },
    },
    paidAmounts: {
      kind: 'list',
      of: 'PaidAmount',
      terms: ['IBG-35'],
      description: {
        en: 'What has been paid before, payment by payment; on invoices. Extension of the interface.',
        ar: 'ما سُدِّد مقدماً، دفعةً دفعة؛ في الفواتير. امتداد للواجهة.',
      },
    },
    vatExemptions: {
      kind: 'list',
      of: 'VatExemption',
      terms: ['IBT-120', 'IBT-121'],
      description: {
        en: 'Why categories of the VAT breakdown are exempt. Extension of the interface.',
        ar: 'أسباب إعفاء الفئات في تفصيل ضريبة القيمة المضافة. امتداد للواجهة.',
      },
    },
  },
} as const satisfies ObjectRows;

export const transactionType = {
  title: { en: 'Transaction type', ar: 'نوع المعاملة' },
  description: {
    en: 'What is special about the transaction; each is false where not given.',
    ar: 'ما يميّز المعاملة؛ كل منها false إن لم يُذكر.',
  },
  fields: {},
} as const satisfies ObjectRows;

export const creditNoteReason = {
  title: { en: 'Reason of a credit note', ar: 'سبب الإشعار الدائن الضريبي' },
  description: {
    en: 'Why a credit note is issued. Extension of the interface.',
    ar: 'سبب إصدار الإشعار الدائن الضريبي. امتداد للواجهة.',
  },
  fields: {
    creditNoteReasonCode: {
      kind: 'code',
      presence: 'required',
      description: { en: 'The reason as a code.', ar: 'السبب رمزاً.' },
    },
    creditNoteReason: { kind: 'text', description: { en: 'The reason as text.', ar: 'السبب نصاً.' } },
  },
} as const satisfies ObjectRows;

export const precedingInvoice = {
  title: { en: 'Preceding invoice', ar: 'فاتورة سابقة' },
  description: {
    en: 'An earlier invoice that the document refers to. Extension of the interface.',
    ar: 'فاتورة سابقة يشير إليها المستند. امتداد للواجهة.',
  },
  fields: {
    precedingInvoiceNumber: {
      kind: 'identifier',
      presence: 'required',
      terms: ['IBT-025'],
      description: { en: 'Its number.', ar: 'رقمها.' },
    },
    precedingInvoiceIssueDate: {
      kind: 'date',
      terms: ['IBT-026'],
      description: { en: 'Its day of issue.', ar: 'تاريخ إصدارها.' },
    },
  },
} as const satisfies ObjectRows;

export const vatExemption = {
  title: { en: 'VAT exemption', ar: 'إعفاء من ضريبة القيمة المضافة' },
  description: {
    en: 'Why a category of the VAT breakdown is exempt. Extension of the interface.',
    ar: 'سبب إعفاء فئة في تفصيل ضريبة القيمة المضافة. امتداد للواجهة.',
  },
  fields: {
    vatCategory: {
      kind: 'code',
      presence: 'required',
      terms: ['IBT-118'],
      description: { en: 'The category.', ar: 'الفئة.' },
    },
    exemptionReasonCode: {
      kind: 'code',
      terms: ['IBT-121'],
      description: { en: 'The reason as a code.', ar: 'السبب رمزاً.' },
    },
    exemptionReason: {
      kind: 'text',
      terms: ['IBT-120'],
      description: { en: 'The reason as text.', ar: 'السبب نصاً.' },
    },
  },
} as const satisfies ObjectRows;
