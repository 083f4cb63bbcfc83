import type { ObjectRows } from '../../../src/core/specification/fields.ts';

export const documentRequest = {
  title: { en: 'Document request', ar: 'طلب المستند' },
  description: {
    en: 'An invoice or credit note, issued by the seller or self-billed by the buyer, from which UBL is written. Required fields must be there, with null where there is no value.',
    ar: 'فاتورة أو إشعار دائن ضريبي يصدره البائع أو يصدره المشتري ذاتياً، ويُكتب منه مستند UBL. يجب أن ترد الحقول الإلزامية كلها، وقيمتها null حيث لا قيمة لها.',
  },
  fields: {
    documentType: {
      title: { en: 'Document type', ar: 'نوع المستند' },
      kind: 'choice',
      among: 'documentTypes',
      presence: 'required',
      terms: ['IBT-003'],
      description: {
        en: 'Type of the document; the SelfBilling types are issued by the buyer on behalf of the supplier.',
        ar: 'نوع المستند؛ أنواع SelfBilling يصدرها المشتري نيابة عن المورّد.',
      },
    },
    invoiceNumber: {
      title: { en: 'Document number', ar: 'رقم المستند' },
      kind: 'identifier',
      presence: 'nullable',
      terms: ['IBT-001'],
      description: { en: 'Number of the document.', ar: 'رقم المستند.' },
      examples: ['INV-2026-0042'],
    },
    issueDate: {
      title: { en: 'Issue date', ar: 'تاريخ الإصدار' },
      kind: 'date',
      presence: 'required',
      terms: ['IBT-002'],
      description: { en: 'Day of issue.', ar: 'تاريخ الإصدار.' },
      examples: ['2026-11-02'],
    },
    dueDate: {
      title: { en: 'Due date', ar: 'تاريخ الاستحقاق' },
      kind: 'date',
      presence: 'nullable',
      terms: ['IBT-009'],
      description: { en: 'Day by which payment is due.', ar: 'تاريخ استحقاق السداد.' },
      examples: ['2026-12-02'],
    },
    currency: {
      title: { en: 'Currency', ar: 'العملة' },
      kind: 'code',
      decides: 'amounts',
      presence: 'nullable',
      terms: ['IBT-005'],
      description: {
        en: 'Currency as an ISO 4217 code; that of VAT accounting where not given.',
        ar: 'العملة برمز ISO 4217؛ عملة المحاسبة الضريبية إن لم تُذكر.',
      },
      examples: ['USD', 'EUR'],
    },
    seller: {
      title: { en: 'Seller', ar: 'البائع' },
      kind: 'group',
      of: 'Party',
      presence: 'required',
      terms: ['IBG-04'],
      description: { en: 'The seller.', ar: 'البائع.' },
    },
    buyer: {
      title: { en: 'Buyer', ar: 'المشتري' },
      kind: 'group',
      of: 'Party',
      presence: 'required',
      terms: ['IBG-07'],
      description: { en: 'The buyer.', ar: 'المشتري.' },
    },
    lines: {
      title: { en: 'Lines', ar: 'البنود' },
      kind: 'list',
      of: 'Line',
      most: 'maxLines',
      presence: 'required',
      terms: ['IBG-25'],
      description: { en: 'The lines of the document.', ar: 'بنود المستند.' },
    },
    references: {
      title: { en: 'References', ar: 'المراجع' },
      kind: 'group',
      nullIsEnough: 'always',
      of: 'References',
      presence: 'nullable',
      description: {
        en: 'Other documents that this one refers to.',
        ar: 'المستندات الأخرى التي يشير إليها هذا المستند.',
      },
    },
    notes: {
      title: { en: 'Note', ar: 'ملاحظة' },
      kind: 'text',
      nullIsEnough: 'always',
      presence: 'nullable',
      terms: ['IBT-022'],
      description: { en: 'A note to the reader.', ar: 'ملاحظة لقارئ المستند.' },
    },
    precedingInvoiceNumber: {
      title: { en: 'Preceding invoice', ar: 'الفاتورة السابقة' },
      kind: 'identifier',
      nullIsEnough: 'Invoice',
      presence: 'nullable',
      terms: ['IBT-025'],
      description: {
        en: 'Number of the invoice that is credited or corrected.',
        ar: 'رقم الفاتورة التي يُصدر عنها الإشعار أو التصحيح.',
      },
    },
    taxTotal: {
      title: { en: 'VAT total', ar: 'إجمالي الضريبة' },
      kind: 'group',
      decides: 'comparison',
      of: 'TaxTotal',
      description: {
        en: 'The VAT total as the caller has it; checked, never replaced.',
        ar: 'إجمالي الضريبة كما هو لدى المرسل؛ يُدقَّق ولا يُستبدل أبداً.',
      },
    },
    legalMonetaryTotal: {
      title: { en: 'Document totals', ar: 'إجماليات المستند' },
      kind: 'group',
      decides: 'comparison',
      of: 'LegalMonetaryTotal',
      terms: ['IBG-22'],
      description: {
        en: 'The totals as the caller has them; checked, never replaced.',
        ar: 'الإجماليات كما هي لدى المرسل؛ تُدقَّق ولا تُستبدل أبداً.',
      },
    },
    allowancesCharges: {
      title: { en: 'Discounts and charges', ar: 'الخصومات والرسوم الإضافية' },
      kind: 'list',
      decides: 'amounts',
      of: 'AllowanceCharge',
      terms: ['IBG-20', 'IBG-21'],
      description: {
        en: 'Allowances and charges of the whole document.',
        ar: 'الخصومات والرسوم الإضافية على مستوى المستند.',
      },
    },
    additionalDocuments: {
      title: { en: 'Supporting documents', ar: 'المستندات المؤيِّدة' },
      kind: 'list',
      of: 'AdditionalDocument',
      terms: ['IBG-24'],
      description: { en: 'Supporting documents.', ar: 'المستندات المؤيِّدة.' },
    },
    delivery: {
      title: { en: 'Delivery', ar: 'التسليم' },
      kind: 'group',
      of: 'Delivery',
      terms: ['IBG-13'],
      description: { en: 'When and where it was delivered.', ar: 'متى وأين جرى التسليم.' },
    },
    transactionType: {
      title: { en: 'Transaction type', ar: 'نوع المعاملة' },
      kind: 'group',
      decides: 'amounts',
      of: 'TransactionType',
      description: { en: 'What is special about the transaction.', ar: 'ما يميّز المعاملة.' },
    },
    billingFrequencyCode: {
      title: { en: 'Billing frequency', ar: 'دورية الفوترة' },
      kind: 'code',
      description: { en: 'How often a continuous supply is billed.', ar: 'دورية فوترة التوريد المستمر.' },
    },
    taxCurrencyCode: {
      title: { en: 'VAT accounting currency', ar: 'عملة المحاسبة الضريبية' },
      kind: 'code',
      terms: ['IBT-006'],
      description: {
        en: 'Currency of VAT accounting, for a document in another currency.',
        ar: 'عملة المحاسبة الضريبية، لمستند بعملة أخرى.',
      },
    },
    currencyExchangeRate: {
      title: { en: 'Exchange rate', ar: 'سعر الصرف' },
      kind: 'decimal',
      decides: 'amounts',
      description: {
        en: 'Value of one unit of the document currency in the currency of VAT accounting.',
        ar: 'قيمة الوحدة من عملة المستند بعملة المحاسبة الضريبية.',
      },
    },
    paymentMode: {
      title: { en: 'Payment means', ar: 'وسيلة السداد' },
      kind: 'code',
      terms: ['IBT-081'],
      description: { en: 'How it is paid: a code of UNCL4461.', ar: 'وسيلة السداد: رمز من UNCL4461.' },
      examples: ['30'],
    },
    paymentTerms: {
      title: { en: 'Payment terms', ar: 'شروط السداد' },
      kind: 'text',
      terms: ['IBT-020'],
      description: { en: 'Terms of payment.', ar: 'شروط السداد.' },
      examples: ['30 days net'],
    },
    paymentBankAccount: {
      title: { en: 'Bank account', ar: 'الحساب المصرفي' },
      kind: 'identifier',
      terms: ['IBT-084'],
      description: {
        en: 'Account to pay into, such as an IBAN.',
        ar: 'الحساب الذي يُسدَّد إليه، مثل رقم IBAN.',
      },
    },
    vatPointDate: {
      title: { en: 'VAT point date', ar: 'تاريخ التوريد (تاريخ استحقاق الضريبة)' },
      kind: 'date',
      terms: ['IBT-007'],
      description: {
        en: 'Day on which VAT becomes due, where it is not the day of issue.',
        ar: 'تاريخ التوريد (تاريخ استحقاق الضريبة) إن اختلف عن تاريخ الإصدار.',
      },
    },
    billingPeriodStart: {
      title: { en: 'Start of the billing period', ar: 'بداية فترة الفوترة' },
      kind: 'date',
      terms: ['IBT-073'],
      description: { en: 'First day of the billing period.', ar: 'أول يوم في فترة الفوترة.' },
    },
    billingPeriodEnd: {
      title: { en: 'End of the billing period', ar: 'نهاية فترة الفوترة' },
      kind: 'date',
      terms: ['IBT-074'],
      description: { en: 'Last day of the billing period.', ar: 'آخر يوم في فترة الفوترة.' },
    },
    precedingInvoiceIssueDate: {
      title: { en: 'Issue date of the preceding invoice', ar: 'تاريخ إصدار الفاتورة السابقة' },
      kind: 'date',
      terms: ['IBT-026'],
      description: { en: 'Day of issue of the preceding invoice.', ar: 'تاريخ إصدار الفاتورة السابقة.' },
    },
    prepaidAmount: {
      title: { en: 'Prepaid amount', ar: 'المبلغ المدفوع مقدماً' },
      kind: 'amount',
      decides: 'amounts',
      terms: ['IBT-113'],
      description: { en: 'Amount already paid.', ar: 'المبلغ المدفوع مقدماً.' },
    },
    // Not in the published interface.
    payableRoundingAmount: {
      title: { en: 'Rounding of the amount due', ar: 'تقريب المبلغ المستحق' },
      kind: 'amount',
      decides: 'amounts',
      terms: ['IBT-114'],
      description: {
        en: 'Rounding of the amount due, with its sign: it is added to the total incl. VAT less the prepaid amount. Extension of the interface.',
        ar: 'مقدار تقريب المبلغ المستحق بإشارته: يُضاف إلى الإجمالي شاملاً الضريبة ناقصاً المدفوع مقدماً. امتداد للواجهة.',
      },
    },
    creditNoteReasonCode: {
      title: { en: 'Reason of the credit note', ar: 'سبب الإشعار الدائن الضريبي' },
      kind: 'code',
      description: { en: 'Why a credit note is issued.', ar: 'سبب إصدار الإشعار الدائن الضريبي.' },
    },
    creditNoteReason: {
      title: { en: 'Reason of the credit note in words', ar: 'سبب الإشعار الدائن الضريبي نصاً' },
      kind: 'text',
      description: {
        en: 'Why a credit note is issued, as text beside its code. Extension of the interface.',
        ar: 'سبب إصدار الإشعار الدائن الضريبي نصاً إلى جانب رمزه. امتداد للواجهة.',
      },
    },
    creditNoteReasons: {
      title: { en: 'Further reasons of the credit note', ar: 'أسباب أخرى للإشعار الدائن الضريبي' },
      kind: 'list',
      of: 'CreditNoteReason',
      description: {
        en: 'Further reasons of a credit note. Extension of the interface.',
        ar: 'أسباب أخرى للإشعار الدائن الضريبي. امتداد للواجهة.',
      },
    },
    uuid: {
      title: { en: 'Unique identifier', ar: 'المعرّف الفريد' },
      kind: 'identifier',
      description: {
        en: 'Unique identifier of the document; derived from the request where not given. Extension of the interface.',
        ar: 'المعرّف الفريد للمستند؛ يُشتق من الطلب إن لم يُذكر. امتداد للواجهة.',
      },
      examples: ['2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10'],
    },
    issueTime: {
      title: { en: 'Issue time', ar: 'وقت الإصدار' },
      kind: 'identifier',
      terms: ['IBT-168'],
      description: {
        en: 'Time of issue with its offset. Extension of the interface.',
        ar: 'وقت الإصدار مع فرق التوقيت. امتداد للواجهة.',
      },
      examples: ['10:30:00+04:00'],
    },
    accountingCost: {
      title: { en: "Buyer's accounting reference", ar: 'مرجع الحسابات لدى المشتري' },
      kind: 'text',
      ubl: 'cbc:AccountingCost',
      terms: ['IBT-019'],
      description: {
        en: 'Where the buyer books the document. Extension of the interface.',
        ar: 'بند الحسابات الذي يقيد فيه المشتري المستند. امتداد للواجهة.',
      },
    },
    billingFrequencyText: {
      title: { en: 'Billing frequency in words', ar: 'دورية الفوترة نصاً' },
      kind: 'text',
      description: {
        en: 'How often a continuous supply is billed, as text beside the code. Extension of the interface.',
        ar: 'دورية فوترة التوريد المستمر نصاً إلى جانب رمزها. امتداد للواجهة.',
      },
    },
    precedingInvoices: {
      title: { en: 'Further preceding invoices', ar: 'فواتير سابقة أخرى' },
      kind: 'list',
      of: 'PrecedingInvoice',
      terms: ['IBG-03'],
      description: {
        en: 'Preceding invoices after the first. Extension of the interface.',
        ar: 'الفواتير السابقة بعد أولها. امتداد للواجهة.',
      },
    },
    payee: {
      title: { en: 'Payee', ar: 'المستفيد من السداد' },
      kind: 'group',
      of: 'Payee',
      terms: ['IBG-10'],
      description: {
        en: 'Who receives the payment, where it is not the seller. Extension of the interface.',
        ar: 'المستفيد من السداد إذا لم يكن البائع. امتداد للواجهة.',
      },
    },
    taxRepresentative: {
      title: { en: 'Tax representative', ar: 'الممثل الضريبي' },
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
      title: { en: 'Payment means in words', ar: 'وسيلة السداد نصاً' },
      kind: 'text',
      terms: ['IBT-082'],
      description: {
        en: 'Payment means as text, if the name of its code is not enough. Extension of the interface.',
        ar: 'وسيلة السداد نصاً، حيث لا يكفي اسم رمزها. امتداد للواجهة.',
      },
    },
    paymentReference: {
      title: { en: 'Payment reference', ar: 'مرجع السداد' },
      kind: 'text',
      terms: ['IBT-083'],
      description: {
        en: 'Reference that the payer gives with the payment. Extension of the interface.',
        ar: 'المرجع الذي يذكره مَن يسدد المبلغ مع السداد. امتداد للواجهة.',
      },
      examples: ['RF18539007547034'],
    },
    paymentAccountSchemeId: {
      title: { en: 'Scheme of the account', ar: 'مخطط الحساب' },
      kind: 'code',
      terms: ['IBT-084-1'],
      description: {
        en: 'Scheme of the account; IBAN where the account looks like one. Extension of the interface.',
        ar: 'مخطط الحساب؛ IBAN إذا كان الحساب بصيغته. امتداد للواجهة.',
      },
      examples: ['IBAN'],
    },
    paymentAccountName: {
      title: { en: 'Account name', ar: 'اسم الحساب' },
      kind: 'text',
      terms: ['IBT-085'],
      description: {
        en: 'Name of the account. Extension of the interface.',
        ar: 'اسم الحساب. امتداد للواجهة.',
      },
    },
    paymentServiceProviderId: {
      title: { en: 'Bank', ar: 'المصرف' },
      kind: 'identifier',
      terms: ['IBT-086'],
      description: {
        en: 'Identifier of the bank or payment service that holds the account. Extension of the interface.',
        ar: 'معرّف المصرف أو مزوّد خدمة السداد الذي لديه الحساب. امتداد للواجهة.',
      },
      examples: ['EBILAEAD'],
    },
    cardAccountNumber: {
      title: { en: 'Card number', ar: 'رقم البطاقة' },
      kind: 'identifier',
      terms: ['IBT-087'],
      description: {
        en: 'Number of the card that pays, its first digits masked. Extension of the interface.',
        ar: 'رقم البطاقة التي يُسدَّد بها، مع إخفاء أرقامه الأولى. امتداد للواجهة.',
      },
      examples: ['XXXXXXXXXXXX1234'],
    },
    cardNetworkId: {
      title: { en: 'Card network', ar: 'شبكة البطاقة' },
      kind: 'identifier',
      description: {
        en: 'Network of the card; UBL asks for it beside the number. Extension of the interface.',
        ar: 'شبكة البطاقة؛ يشترطها UBL إلى جانب الرقم. امتداد للواجهة.',
      },
      examples: ['VISA'],
    },
    cardHolderName: {
      title: { en: 'Card holder', ar: 'حامل البطاقة' },
      kind: 'text',
      terms: ['IBT-088'],
      description: {
        en: 'Name of the holder of the card. Extension of the interface.',
        ar: 'اسم حامل البطاقة. امتداد للواجهة.',
      },
    },
    mandateId: {
      title: { en: 'Direct debit mandate', ar: 'تفويض الخصم المباشر' },
      kind: 'identifier',
      terms: ['IBT-089'],
      description: {
        en: 'Reference of the mandate for a direct debit. Extension of the interface.',
        ar: 'مرجع التفويض بالخصم المباشر. امتداد للواجهة.',
      },
    },
    payerAccount: {
      title: { en: 'Account that is debited', ar: 'الحساب المخصوم منه' },
      kind: 'identifier',
      terms: ['IBT-091'],
      description: {
        en: 'Account that is debited. Extension of the interface.',
        ar: 'الحساب الذي يُخصم منه. امتداد للواجهة.',
      },
    },
    paymentServiceProviderAddress: {
      title: { en: 'Address of the bank', ar: 'عنوان المصرف' },
      kind: 'group',
      of: 'Address',
      terms: ['IBT-169', 'IBT-170', 'IBT-171', 'IBT-172', 'IBT-173', 'IBT-174', 'IBT-175'],
      description: {
        en: 'Address of the bank or payment service that holds the account. Extension of the interface.',
        ar: 'عنوان المصرف أو مزوّد خدمة السداد الذي لديه الحساب. امتداد للواجهة.',
      },
    },
    paymentInstructions: {
      title: { en: 'Further payment instructions', ar: 'تعليمات سداد أخرى' },
      kind: 'list',
      of: 'PaymentInstruction',
      terms: ['IBG-16'],
      description: {
        en: 'Payment instructions after the first. Extension of the interface.',
        ar: 'تعليمات السداد بعد أولها. امتداد للواجهة.',
      },
    },
    instalments: {
      title: { en: 'Instalments', ar: 'الأقساط' },
      kind: 'list',
      of: 'Instalment',
      terms: ['IBG-33'],
      description: {
        en: 'Payment terms of each instalment. Extension of the interface.',
        ar: 'شروط السداد لكل قسط. امتداد للواجهة.',
      },
    },
    paidAmounts: {
      title: { en: 'Paid amounts', ar: 'المبالغ المدفوعة' },
      kind: 'list',
      of: 'PaidAmount',
      terms: ['IBG-35'],
      description: {
        en: 'Earlier payments, one by one; on invoices. Extension of the interface.',
        ar: 'ما سُدِّد مقدماً، دفعةً دفعة؛ في الفواتير. امتداد للواجهة.',
      },
    },
    vatExemptions: {
      title: { en: 'VAT exemptions', ar: 'الإعفاءات من الضريبة' },
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
      title: { en: 'Reason', ar: 'السبب' },
      kind: 'code',
      presence: 'required',
      description: { en: 'The reason as a code.', ar: 'السبب رمزاً.' },
    },
    creditNoteReason: {
      kind: 'text',
      title: { en: 'Reason in words', ar: 'السبب نصاً' },
      description: { en: 'The reason as text.', ar: 'السبب نصاً.' },
    },
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
      title: { en: 'Number', ar: 'الرقم' },
      kind: 'identifier',
      presence: 'required',
      terms: ['IBT-025'],
      description: { en: 'Its number.', ar: 'رقمها.' },
    },
    precedingInvoiceIssueDate: {
      title: { en: 'Issue date', ar: 'تاريخ الإصدار' },
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
      title: { en: 'VAT category', ar: 'فئة الضريبة' },
      kind: 'code',
      presence: 'required',
      terms: ['IBT-118'],
      description: { en: 'The category.', ar: 'الفئة.' },
    },
    exemptionReasonCode: {
      title: { en: 'Exemption reason', ar: 'سبب الإعفاء' },
      kind: 'code',
      terms: ['IBT-121'],
      description: { en: 'The reason as a code.', ar: 'السبب رمزاً.' },
    },
    exemptionReason: {
      title: { en: 'Exemption reason in words', ar: 'سبب الإعفاء نصاً' },
      kind: 'text',
      terms: ['IBT-120'],
      description: { en: 'The reason as text.', ar: 'السبب نصاً.' },
    },
  },
} as const satisfies ObjectRows;
