import type { OwnObjectRows } from '../../../src/core/specification/fields.ts';

export const documentRequest = {
  title: { en: 'Document request', ar: 'طلب المستند' },
  description: {
    en: 'An invoice or credit note of the UAE, issued by the seller or self-billed by the buyer, from which PINT-AE UBL is written. Required fields must be there, with null where there is no value.',
    ar: 'فاتورة أو إشعار دائن ضريبي في دولة الإمارات يصدره البائع أو يصدره المشتري ذاتياً، ويُكتب منه مستند UBL بصيغة PINT-AE. يجب أن ترد الحقول الإلزامية كلها، وقيمتها null حيث لا قيمة لها.',
  },
  fields: {
    currency: {
      terms: ['IBT-005'],
      description: {
        en: 'Currency as an ISO 4217 code; AED where not given.',
        ar: 'العملة برمز ISO 4217؛ AED إن لم تُذكر.',
      },
      examples: ['AED', 'USD', 'EUR'],
    },
    supply: {
      title: { en: 'What is supplied', ar: 'ما الذي يُورَّد' },
      kind: 'choice',
      among: 'supplies',
      decides: 'amounts',
      after: 'delivery',
      description: {
        en: 'A business fact about the whole document, in place of the codes that say it. It applies to each line without a fact of its own.',
        ar: 'واقعة تجارية عن المستند كله بدلاً من الرموز الدالة عليها، وهي عن كل بند لا يذكر واقعة خاصة به.',
      },
    },
    transactionType: {
      terms: ['BTAE-02'],
      description: { en: 'What is special about the transaction.', ar: 'ما يميّز المعاملة.' },
    },
    beneficiaryId: {
      title: { en: 'Beneficiary', ar: 'المستفيد من التوريد' },
      kind: 'identifier',
      after: 'transactionType',
      ubl: 'cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID',
      terms: ['BTAE-01'],
      description: { en: 'Identifier of the beneficiary.', ar: 'معرّف المستفيد من التوريد.' },
    },
    principalId: {
      title: { en: 'TRN of the principal', ar: 'رقم التسجيل الضريبي للموكِّل' },
      kind: 'identifier',
      after: 'beneficiaryId',
      ubl: 'cac:SellerSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID',
      terms: ['BTAE-14'],
      description: {
        en: 'TRN of the principal of a disclosed agent.',
        ar: 'رقم التسجيل الضريبي لموكِّل الوكيل المُفصَح عنه.',
      },
    },
    billingFrequencyCode: {
      terms: ['BTAE-06'],
      description: { en: 'How often a continuous supply is billed.', ar: 'دورية فوترة التوريد المستمر.' },
      codeList: 'billingFrequencies',
    },
    taxCurrencyCode: {
      terms: ['IBT-006'],
      description: {
        en: 'Currency of VAT accounting: AED, for a document in another currency.',
        ar: 'عملة المحاسبة الضريبية: AED، لمستند بعملة أخرى.',
      },
      examples: ['AED'],
    },
    currencyExchangeRate: {
      terms: ['BTAE-04'],
      description: {
        en: 'AED for one unit of the currency of the document.',
        ar: 'قيمة الوحدة من عملة المستند بالدرهم (AED).',
      },
      examples: [3.6725],
    },
    paymentMode: {
      terms: ['IBT-081'],
      description: {
        en: 'How it is paid: a code of UNCL4461, or cash, cheque, card, debit; 30, credit transfer, where not given.',
        ar: 'وسيلة السداد: رمز من UNCL4461 أو cash أو cheque أو card أو debit؛ 30 (تحويل) إن لم تُذكر.',
      },
      examples: ['10', '20', '30', '48', '49', 'cash', 'cheque', 'card', 'debit'],
    },
    paymentBankAccount: {
      terms: ['IBT-084'],
      description: {
        en: 'Account to pay into, such as an IBAN.',
        ar: 'الحساب الذي يُسدَّد إليه، مثل رقم IBAN.',
      },
      examples: ['AE070331234567890123456'],
    },
    vatPointDate: {
      terms: ['IBT-007'],
      description: {
        en: 'Day on which VAT becomes due, where it is before the day of issue.',
        ar: 'تاريخ التوريد (تاريخ استحقاق الضريبة) إن كان قبل تاريخ الإصدار.',
      },
    },
    creditNoteReasonCode: {
      terms: ['BTAE-03'],
      description: { en: 'Why a credit note is issued.', ar: 'سبب إصدار الإشعار الدائن الضريبي.' },
      codeList: 'creditNoteReasons',
    },
    creditNoteReasons: {
      terms: ['BTAE-03'],
      description: {
        en: 'Further reasons of a credit note. Extension of the interface.',
        ar: 'أسباب أخرى للإشعار الدائن الضريبي. امتداد للواجهة.',
      },
    },
    uuid: {
      terms: ['BTAE-07'],
      description: {
        en: 'Unique identifier of the document; derived from the request where not given. Extension of the interface.',
        ar: 'المعرّف الفريد للمستند؛ يُشتق من الطلب إن لم يُذكر. امتداد للواجهة.',
      },
      examples: ['2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10'],
    },
  },
} as const satisfies OwnObjectRows;

export const transactionType = {
  title: { en: 'Transaction type', ar: 'نوع المعاملة' },
  description: {
    en: 'What is special about the transaction (BTAE-02); each is false where not given.',
    ar: 'ما يميّز المعاملة (BTAE-02)؛ كل منها false إن لم يُذكر.',
  },
  fields: {
    freeTradeZone: {
      kind: 'flag',
      title: { en: 'Free trade zone', ar: 'منطقة حرة' },
      description: { en: 'Within a free trade zone.', ar: 'في منطقة حرة.' },
      question: { en: 'Is it supplied within a free trade zone?', ar: 'هل التوريد داخل منطقة حرة؟' },
    },
    deemedSupply: {
      kind: 'flag',
      title: { en: 'Deemed supply', ar: 'توريد اعتباري' },
      description: { en: 'A deemed supply.', ar: 'توريد اعتباري.' },
      question: {
        en: 'Is it a deemed supply, such as own use or a gift?',
        ar: 'هل هو توريد اعتباري، كالاستخدام الخاص أو الهدية؟',
      },
    },
    profitMargin: {
      title: { en: 'Profit margin scheme', ar: 'آلية هامش الربح' },
      kind: 'flag',
      description: { en: 'Under the profit margin scheme.', ar: 'وفق آلية هامش الربح.' },
      question: { en: 'Is VAT on the profit margin only?', ar: 'هل تُحتسب الضريبة على هامش الربح فقط؟' },
    },
    summaryInvoice: {
      kind: 'flag',
      title: { en: 'Summary invoice', ar: 'فاتورة مجمّعة' },
      description: { en: 'A summary invoice.', ar: 'فاتورة مجمّعة.' },
      question: { en: 'Does it sum up all supplies of a month?', ar: 'هل تجمع كل توريدات شهر؟' },
    },
    continuousSupply: {
      kind: 'flag',
      title: { en: 'Continuous supply', ar: 'توريد مستمر' },
      description: { en: 'A continuous supply.', ar: 'توريد مستمر.' },
      question: { en: 'Is it supplied continuously, such as rent?', ar: 'هل هو توريد مستمر، كالإيجار؟' },
    },
    disclosedAgentBilling: {
      title: { en: 'Disclosed agent', ar: 'وكيل مُفصَح عنه' },
      kind: 'flag',
      description: { en: 'Billed by a disclosed agent.', ar: 'صادرة عن وكيل مُفصَح عنه.' },
      question: {
        en: 'Do you bill in the name of somebody else, as a disclosed agent?',
        ar: 'هل تصدرها باسم غيرك بصفة وكيل مُفصَح عنه؟',
      },
    },
    ecommerce: {
      title: { en: 'E-commerce', ar: 'تجارة إلكترونية' },
      kind: 'flag',
      description: { en: 'Supplied through e-commerce.', ar: 'توريد عبر التجارة الإلكترونية.' },
      question: { en: 'Is it sold through e-commerce?', ar: 'هل هو بيع عبر التجارة الإلكترونية؟' },
    },
    exports: {
      kind: 'flag',
      title: { en: 'Export', ar: 'تصدير' },
      description: { en: 'An export.', ar: 'تصدير.' },
      question: { en: 'Does it leave the country?', ar: 'هل يغادر الدولة؟' },
    },
  },
} as const satisfies OwnObjectRows;

export const creditNoteReason = {
  fields: {
    creditNoteReasonCode: {
      terms: ['BTAE-03'],
      description: { en: 'The reason as a code.', ar: 'السبب رمزاً.' },
    },
  },
} as const satisfies OwnObjectRows;
