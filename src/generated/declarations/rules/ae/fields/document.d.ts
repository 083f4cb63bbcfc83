export declare const documentRequest: {
    readonly title: {
        readonly en: 'Document request';
        readonly ar: 'طلب المستند';
    };
    readonly description: {
        readonly en: 'An invoice or credit note of the UAE, issued by the seller or self-billed by the buyer, from which PINT-AE UBL is written. Required fields must be there, with null where there is no value.';
        readonly ar: 'فاتورة أو إشعار دائن ضريبي في دولة الإمارات يصدره البائع أو يصدره المشتري ذاتياً، ويُكتب منه مستند UBL بصيغة PINT-AE. يجب أن ترد الحقول الإلزامية كلها، وقيمتها null حيث لا قيمة لها.';
    };
    readonly fields: {
        readonly currency: {
            readonly terms: readonly ["IBT-005"];
            readonly description: {
                readonly en: 'Currency as an ISO 4217 code; AED where not given.';
                readonly ar: 'العملة برمز ISO 4217؛ AED إن لم تُذكر.';
            };
            readonly examples: readonly ["AED", "USD", "EUR"];
        };
        readonly transactionType: {
            readonly terms: readonly ["BTAE-02"];
            readonly description: {
                readonly en: 'What is special about the transaction.';
                readonly ar: 'ما يميّز المعاملة.';
            };
        };
        readonly beneficiaryId: {
            readonly title: {
                readonly en: 'Beneficiary';
                readonly ar: 'المستفيد من التوريد';
            };
            readonly kind: 'identifier';
            readonly after: 'transactionType';
            readonly ubl: 'cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID';
            readonly terms: readonly ["BTAE-01"];
            readonly description: {
                readonly en: 'Identifier of the beneficiary.';
                readonly ar: 'معرّف المستفيد من التوريد.';
            };
        };
        readonly principalId: {
            readonly title: {
                readonly en: 'TRN of the principal';
                readonly ar: 'رقم التسجيل الضريبي للموكِّل';
            };
            readonly kind: 'identifier';
            readonly after: 'beneficiaryId';
            readonly ubl: 'cac:SellerSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID';
            readonly terms: readonly ["BTAE-14"];
            readonly description: {
                readonly en: 'TRN of the principal of a disclosed agent.';
                readonly ar: 'رقم التسجيل الضريبي لموكِّل الوكيل المُفصَح عنه.';
            };
        };
        readonly billingFrequencyCode: {
            readonly terms: readonly ["BTAE-06"];
            readonly description: {
                readonly en: 'How often a continuous supply is billed.';
                readonly ar: 'دورية فوترة التوريد المستمر.';
            };
            readonly codeList: 'billingFrequencies';
        };
        readonly taxCurrencyCode: {
            readonly terms: readonly ["IBT-006"];
            readonly description: {
                readonly en: 'Currency of VAT accounting: AED, for a document in another currency.';
                readonly ar: 'عملة المحاسبة الضريبية: AED، لمستند بعملة أخرى.';
            };
            readonly examples: readonly ["AED"];
        };
        readonly currencyExchangeRate: {
            readonly terms: readonly ["BTAE-04"];
            readonly description: {
                readonly en: 'AED for one unit of the currency of the document.';
                readonly ar: 'قيمة الوحدة من عملة المستند بالدرهم (AED).';
            };
            readonly examples: readonly [3.6725];
        };
        readonly paymentMode: {
            readonly terms: readonly ["IBT-081"];
            readonly description: {
                readonly en: 'How it is paid: a code of UNCL4461, or cash, cheque, card, debit; 30, credit transfer, where not given.';
                readonly ar: 'وسيلة السداد: رمز من UNCL4461 أو cash أو cheque أو card أو debit؛ 30 (تحويل) إن لم تُذكر.';
            };
            readonly examples: readonly ["10", "20", "30", "48", "49", "cash", "cheque", "card", "debit"];
        };
        readonly paymentBankAccount: {
            readonly terms: readonly ["IBT-084"];
            readonly description: {
                readonly en: 'Account to pay to, such as an IBAN.';
                readonly ar: 'الحساب الذي يُسدَّد إليه، مثل رقم IBAN.';
            };
            readonly examples: readonly ["AE070331234567890123456"];
        };
        readonly vatPointDate: {
            readonly terms: readonly ["IBT-007"];
            readonly description: {
                readonly en: 'Day on which VAT becomes due, where it is before the day of issue.';
                readonly ar: 'تاريخ التوريد (تاريخ استحقاق الضريبة) إن كان قبل تاريخ الإصدار.';
            };
        };
        readonly creditNoteReasonCode: {
            readonly terms: readonly ["BTAE-03"];
            readonly description: {
                readonly en: 'Why a credit note is issued.';
                readonly ar: 'سبب إصدار الإشعار الدائن الضريبي.';
            };
            readonly codeList: 'creditNoteReasons';
        };
        readonly creditNoteReasons: {
            readonly terms: readonly ["BTAE-03"];
            readonly description: {
                readonly en: 'Further reasons of a credit note. Extension of the interface.';
                readonly ar: 'أسباب أخرى للإشعار الدائن الضريبي. امتداد للواجهة.';
            };
        };
        readonly uuid: {
            readonly terms: readonly ["BTAE-07"];
            readonly description: {
                readonly en: 'Unique identifier of the document; derived from the request where not given. Extension of the interface.';
                readonly ar: 'المعرّف الفريد للمستند؛ يُشتق من الطلب إن لم يُذكر. امتداد للواجهة.';
            };
            readonly examples: readonly ["2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10"];
        };
    };
};
export declare const transactionType: {
    readonly title: {
        readonly en: 'Transaction type';
        readonly ar: 'نوع المعاملة';
    };
    readonly description: {
        readonly en: 'What is special about the transaction (BTAE-02); each is false where not given.';
        readonly ar: 'ما يميّز المعاملة (BTAE-02)؛ كل منها false إن لم يُذكر.';
    };
    readonly fields: {
        readonly freeTradeZone: {
            readonly kind: 'flag';
            readonly title: {
                readonly en: 'Free trade zone';
                readonly ar: 'منطقة حرة';
            };
            readonly description: {
                readonly en: 'Within a free trade zone.';
                readonly ar: 'في منطقة حرة.';
            };
            readonly question: {
                readonly en: 'Is it supplied within a free trade zone?';
                readonly ar: 'هل التوريد داخل منطقة حرة؟';
            };
        };
        readonly deemedSupply: {
            readonly kind: 'flag';
            readonly title: {
                readonly en: 'Deemed supply';
                readonly ar: 'توريد اعتباري';
            };
            readonly description: {
                readonly en: 'A deemed supply.';
                readonly ar: 'توريد اعتباري.';
            };
            readonly question: {
                readonly en: 'Is it a deemed supply, such as own use or a gift?';
                readonly ar: 'هل هو توريد اعتباري، كالاستخدام الخاص أو الهدية؟';
            };
        };
        readonly profitMargin: {
            readonly title: {
                readonly en: 'Profit margin scheme';
                readonly ar: 'آلية هامش الربح';
            };
            readonly kind: 'flag';
            readonly description: {
                readonly en: 'Under the profit margin scheme.';
                readonly ar: 'وفق آلية هامش الربح.';
            };
            readonly question: {
                readonly en: 'Is VAT on the profit margin only?';
                readonly ar: 'هل تُحتسب الضريبة على هامش الربح فقط؟';
            };
        };
        readonly summaryInvoice: {
            readonly kind: 'flag';
            readonly title: {
                readonly en: 'Summary invoice';
                readonly ar: 'فاتورة مجمّعة';
            };
            readonly description: {
                readonly en: 'A summary invoice.';
                readonly ar: 'فاتورة مجمّعة.';
            };
            readonly question: {
                readonly en: 'Does it sum up all supplies of a month?';
                readonly ar: 'هل تجمع كل توريدات شهر؟';
            };
        };
        readonly continuousSupply: {
            readonly kind: 'flag';
            readonly title: {
                readonly en: 'Continuous supply';
                readonly ar: 'توريد مستمر';
            };
            readonly description: {
                readonly en: 'A continuous supply.';
                readonly ar: 'توريد مستمر.';
            };
            readonly question: {
                readonly en: 'Is it supplied continuously, such as rent?';
                readonly ar: 'هل هو توريد مستمر، كالإيجار؟';
            };
        };
        readonly disclosedAgentBilling: {
            readonly title: {
                readonly en: 'Disclosed agent';
                readonly ar: 'وكيل مُفصَح عنه';
            };
            readonly kind: 'flag';
            readonly description: {
                readonly en: 'Billed by a disclosed agent.';
                readonly ar: 'صادرة عن وكيل مُفصَح عنه.';
            };
            readonly question: {
                readonly en: 'Do you bill in the name of somebody else, as a disclosed agent?';
                readonly ar: 'هل تصدرها باسم غيرك بصفة وكيل مُفصَح عنه؟';
            };
        };
        readonly ecommerce: {
            readonly title: {
                readonly en: 'E-commerce';
                readonly ar: 'تجارة إلكترونية';
            };
            readonly kind: 'flag';
            readonly description: {
                readonly en: 'Supplied through e-commerce.';
                readonly ar: 'توريد عبر التجارة الإلكترونية.';
            };
            readonly question: {
                readonly en: 'Is it sold through e-commerce?';
                readonly ar: 'هل هو بيع عبر التجارة الإلكترونية؟';
            };
        };
        readonly exports: {
            readonly kind: 'flag';
            readonly title: {
                readonly en: 'Export';
                readonly ar: 'تصدير';
            };
            readonly description: {
                readonly en: 'An export.';
                readonly ar: 'تصدير.';
            };
            readonly question: {
                readonly en: 'Does it leave the country?';
                readonly ar: 'هل يغادر الدولة؟';
            };
        };
    };
};
export declare const creditNoteReason: {
    readonly fields: {
        readonly creditNoteReasonCode: {
            readonly terms: readonly ["BTAE-03"];
            readonly description: {
                readonly en: 'The reason as a code.';
                readonly ar: 'السبب رمزاً.';
            };
        };
    };
};
//# sourceMappingURL=document.d.ts.map