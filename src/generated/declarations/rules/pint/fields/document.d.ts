export declare const documentRequest: {
    readonly title: {
        readonly en: 'Document request';
        readonly ar: 'طلب المستند';
    };
    readonly description: {
        readonly en: 'An invoice or credit note, issued by the seller or self-billed by the buyer, from which UBL is written. Required fields must be there, with null where there is no value.';
        readonly ar: 'فاتورة أو إشعار دائن ضريبي يصدره البائع أو يصدره المشتري ذاتياً، ويُكتب منه مستند UBL. يجب أن ترد الحقول الإلزامية كلها، وقيمتها null حيث لا قيمة لها.';
    };
    readonly fields: {
        readonly documentType: {
            readonly title: {
                readonly en: 'Document type';
                readonly ar: 'نوع المستند';
            };
            readonly kind: 'choice';
            readonly among: 'documentTypes';
            readonly presence: 'required';
            readonly terms: readonly ["IBT-003"];
            readonly description: {
                readonly en: 'What the document is; the SelfBilling types are issued by the buyer on behalf of the supplier.';
                readonly ar: 'نوع المستند؛ أنواع SelfBilling يصدرها المشتري نيابة عن المورّد.';
            };
        };
        readonly invoiceNumber: {
            readonly title: {
                readonly en: 'Document number';
                readonly ar: 'رقم المستند';
            };
            readonly kind: 'identifier';
            readonly presence: 'nullable';
            readonly terms: readonly ["IBT-001"];
            readonly description: {
                readonly en: 'Number of the document.';
                readonly ar: 'رقم المستند.';
            };
            readonly examples: readonly ["INV-2026-0042"];
        };
        readonly issueDate: {
            readonly title: {
                readonly en: 'Issue date';
                readonly ar: 'تاريخ الإصدار';
            };
            readonly kind: 'date';
            readonly presence: 'required';
            readonly terms: readonly ["IBT-002"];
            readonly description: {
                readonly en: 'Day of issue.';
                readonly ar: 'تاريخ الإصدار.';
            };
            readonly examples: readonly ["2026-11-02"];
        };
        readonly dueDate: {
            readonly title: {
                readonly en: 'Due date';
                readonly ar: 'تاريخ الاستحقاق';
            };
            readonly kind: 'date';
            readonly presence: 'nullable';
            readonly terms: readonly ["IBT-009"];
            readonly description: {
                readonly en: 'Day by which payment is due.';
                readonly ar: 'تاريخ استحقاق السداد.';
            };
            readonly examples: readonly ["2026-12-02"];
        };
        readonly currency: {
            readonly title: {
                readonly en: 'Currency';
                readonly ar: 'العملة';
            };
            readonly kind: 'code';
            readonly presence: 'nullable';
            readonly terms: readonly ["IBT-005"];
            readonly description: {
                readonly en: 'Currency as an ISO 4217 code; that of VAT accounting where not given.';
                readonly ar: 'العملة برمز ISO 4217؛ عملة المحاسبة الضريبية إن لم تُذكر.';
            };
            readonly examples: readonly ["USD", "EUR"];
        };
        readonly seller: {
            readonly title: {
                readonly en: 'Seller';
                readonly ar: 'البائع';
            };
            readonly kind: 'group';
            readonly of: 'Party';
            readonly presence: 'required';
            readonly terms: readonly ["IBG-04"];
            readonly description: {
                readonly en: 'The seller.';
                readonly ar: 'البائع.';
            };
        };
        readonly buyer: {
            readonly title: {
                readonly en: 'Buyer';
                readonly ar: 'المشتري';
            };
            readonly kind: 'group';
            readonly of: 'Party';
            readonly presence: 'required';
            readonly terms: readonly ["IBG-07"];
            readonly description: {
                readonly en: 'The buyer.';
                readonly ar: 'المشتري.';
            };
        };
        readonly lines: {
            readonly title: {
                readonly en: 'Lines';
                readonly ar: 'البنود';
            };
            readonly kind: 'list';
            readonly of: 'Line';
            readonly most: 'lines';
            readonly presence: 'required';
            readonly terms: readonly ["IBG-25"];
            readonly description: {
                readonly en: 'The lines of the document.';
                readonly ar: 'بنود المستند.';
            };
        };
        readonly references: {
            readonly title: {
                readonly en: 'References';
                readonly ar: 'المراجع';
            };
            readonly kind: 'group';
            readonly of: 'References';
            readonly presence: 'nullable';
            readonly description: {
                readonly en: 'Other documents that this one refers to.';
                readonly ar: 'المستندات الأخرى التي يشير إليها هذا المستند.';
            };
        };
        readonly notes: {
            readonly title: {
                readonly en: 'Note';
                readonly ar: 'ملاحظة';
            };
            readonly kind: 'text';
            readonly presence: 'nullable';
            readonly terms: readonly ["IBT-022"];
            readonly description: {
                readonly en: 'A note to the reader.';
                readonly ar: 'ملاحظة لقارئ المستند.';
            };
        };
        readonly precedingInvoiceNumber: {
            readonly title: {
                readonly en: 'Preceding invoice';
                readonly ar: 'الفاتورة السابقة';
            };
            readonly kind: 'identifier';
            readonly presence: 'nullable';
            readonly terms: readonly ["IBT-025"];
            readonly description: {
                readonly en: 'Number of the invoice that is credited or corrected.';
                readonly ar: 'رقم الفاتورة التي يُصدر عنها الإشعار أو التصحيح.';
            };
        };
        readonly taxTotal: {
            readonly title: {
                readonly en: 'VAT total';
                readonly ar: 'إجمالي الضريبة';
            };
            readonly kind: 'group';
            readonly of: 'TaxTotal';
            readonly description: {
                readonly en: 'The VAT total as the caller has it; checked, never replaced.';
                readonly ar: 'إجمالي الضريبة كما هو لدى المرسل؛ يُدقَّق ولا يُستبدل أبداً.';
            };
        };
        readonly legalMonetaryTotal: {
            readonly title: {
                readonly en: 'Document totals';
                readonly ar: 'إجماليات المستند';
            };
            readonly kind: 'group';
            readonly of: 'LegalMonetaryTotal';
            readonly terms: readonly ["IBG-22"];
            readonly description: {
                readonly en: 'The totals as the caller has them; checked, never replaced.';
                readonly ar: 'الإجماليات كما هي لدى المرسل؛ تُدقَّق ولا تُستبدل أبداً.';
            };
        };
        readonly allowancesCharges: {
            readonly title: {
                readonly en: 'Allowances and charges';
                readonly ar: 'الخصومات والرسوم الإضافية';
            };
            readonly kind: 'list';
            readonly of: 'AllowanceCharge';
            readonly terms: readonly ["IBG-20", "IBG-21"];
            readonly description: {
                readonly en: 'Allowances and charges of the whole document.';
                readonly ar: 'الخصومات والرسوم الإضافية على مستوى المستند.';
            };
        };
        readonly additionalDocuments: {
            readonly title: {
                readonly en: 'Supporting documents';
                readonly ar: 'المستندات المؤيِّدة';
            };
            readonly kind: 'list';
            readonly of: 'AdditionalDocument';
            readonly terms: readonly ["IBG-24"];
            readonly description: {
                readonly en: 'Supporting documents.';
                readonly ar: 'المستندات المؤيِّدة.';
            };
        };
        readonly delivery: {
            readonly title: {
                readonly en: 'Delivery';
                readonly ar: 'التسليم';
            };
            readonly kind: 'group';
            readonly of: 'Delivery';
            readonly terms: readonly ["IBG-13"];
            readonly description: {
                readonly en: 'When and where it was delivered.';
                readonly ar: 'متى وأين جرى التسليم.';
            };
        };
        readonly transactionType: {
            readonly title: {
                readonly en: 'Transaction type';
                readonly ar: 'نوع المعاملة';
            };
            readonly kind: 'group';
            readonly of: 'TransactionType';
            readonly description: {
                readonly en: 'What is special about the transaction.';
                readonly ar: 'ما يميّز المعاملة.';
            };
        };
        readonly billingFrequencyCode: {
            readonly title: {
                readonly en: 'Billing frequency';
                readonly ar: 'دورية الفوترة';
            };
            readonly kind: 'code';
            readonly description: {
                readonly en: 'How often a continuous supply is billed.';
                readonly ar: 'دورية فوترة التوريد المستمر.';
            };
        };
        readonly taxCurrencyCode: {
            readonly title: {
                readonly en: 'VAT accounting currency';
                readonly ar: 'عملة المحاسبة الضريبية';
            };
            readonly kind: 'code';
            readonly terms: readonly ["IBT-006"];
            readonly description: {
                readonly en: 'Currency of VAT accounting, for a document in another currency.';
                readonly ar: 'عملة المحاسبة الضريبية، لمستند بعملة أخرى.';
            };
        };
        readonly currencyExchangeRate: {
            readonly title: {
                readonly en: 'Exchange rate';
                readonly ar: 'سعر الصرف';
            };
            readonly kind: 'decimal';
            readonly description: {
                readonly en: 'What one unit of the currency of the document is worth in that of VAT accounting.';
                readonly ar: 'قيمة الوحدة من عملة المستند بعملة المحاسبة الضريبية.';
            };
        };
        readonly paymentMode: {
            readonly title: {
                readonly en: 'Payment means';
                readonly ar: 'وسيلة السداد';
            };
            readonly kind: 'code';
            readonly terms: readonly ["IBT-081"];
            readonly description: {
                readonly en: 'How it is paid: a code of UNCL4461.';
                readonly ar: 'وسيلة السداد: رمز من UNCL4461.';
            };
            readonly examples: readonly ["30"];
        };
        readonly paymentTerms: {
            readonly title: {
                readonly en: 'Payment terms';
                readonly ar: 'شروط السداد';
            };
            readonly kind: 'text';
            readonly terms: readonly ["IBT-020"];
            readonly description: {
                readonly en: 'Terms of payment.';
                readonly ar: 'شروط السداد.';
            };
            readonly examples: readonly ["30 days net"];
        };
        readonly paymentBankAccount: {
            readonly title: {
                readonly en: 'Bank account';
                readonly ar: 'الحساب المصرفي';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-084"];
            readonly description: {
                readonly en: 'Account to pay to, such as an IBAN.';
                readonly ar: 'الحساب الذي يُسدَّد إليه، مثل رقم IBAN.';
            };
        };
        readonly vatPointDate: {
            readonly title: {
                readonly en: 'VAT point date';
                readonly ar: 'تاريخ التوريد (تاريخ استحقاق الضريبة)';
            };
            readonly kind: 'date';
            readonly terms: readonly ["IBT-007"];
            readonly description: {
                readonly en: 'Day on which VAT becomes due, where it is not the day of issue.';
                readonly ar: 'تاريخ التوريد (تاريخ استحقاق الضريبة) إن اختلف عن تاريخ الإصدار.';
            };
        };
        readonly billingPeriodStart: {
            readonly title: {
                readonly en: 'Start of the billing period';
                readonly ar: 'بداية فترة الفوترة';
            };
            readonly kind: 'date';
            readonly terms: readonly ["IBT-073"];
            readonly description: {
                readonly en: 'First day of the billing period.';
                readonly ar: 'أول يوم في فترة الفوترة.';
            };
        };
        readonly billingPeriodEnd: {
            readonly title: {
                readonly en: 'End of the billing period';
                readonly ar: 'نهاية فترة الفوترة';
            };
            readonly kind: 'date';
            readonly terms: readonly ["IBT-074"];
            readonly description: {
                readonly en: 'Last day of the billing period.';
                readonly ar: 'آخر يوم في فترة الفوترة.';
            };
        };
        readonly precedingInvoiceIssueDate: {
            readonly title: {
                readonly en: 'Issue date of the preceding invoice';
                readonly ar: 'تاريخ إصدار الفاتورة السابقة';
            };
            readonly kind: 'date';
            readonly terms: readonly ["IBT-026"];
            readonly description: {
                readonly en: 'Day of issue of the preceding invoice.';
                readonly ar: 'تاريخ إصدار الفاتورة السابقة.';
            };
        };
        readonly prepaidAmount: {
            readonly title: {
                readonly en: 'Prepaid amount';
                readonly ar: 'المبلغ المدفوع مقدماً';
            };
            readonly kind: 'amount';
            readonly terms: readonly ["IBT-113"];
            readonly description: {
                readonly en: 'What was paid before.';
                readonly ar: 'المبلغ المدفوع مقدماً.';
            };
        };
        readonly payableRoundingAmount: {
            readonly title: {
                readonly en: 'Rounding of the amount due';
                readonly ar: 'تقريب المبلغ المستحق';
            };
            readonly kind: 'amount';
            readonly terms: readonly ["IBT-114"];
            readonly description: {
                readonly en: 'What the amount due is rounded by, with its sign: it is added to the total with VAT less what is prepaid. Extension of the interface.';
                readonly ar: 'مقدار تقريب المبلغ المستحق بإشارته: يُضاف إلى الإجمالي شاملاً الضريبة ناقصاً المدفوع مقدماً. امتداد للواجهة.';
            };
        };
        readonly creditNoteReasonCode: {
            readonly title: {
                readonly en: 'Reason of the credit note';
                readonly ar: 'سبب الإشعار الدائن الضريبي';
            };
            readonly kind: 'code';
            readonly description: {
                readonly en: 'Why a credit note is issued.';
                readonly ar: 'سبب إصدار الإشعار الدائن الضريبي.';
            };
        };
        readonly creditNoteReason: {
            readonly title: {
                readonly en: 'Reason of the credit note in words';
                readonly ar: 'سبب الإشعار الدائن الضريبي نصاً';
            };
            readonly kind: 'text';
            readonly description: {
                readonly en: 'Why a credit note is issued, as text beside its code. Extension of the interface.';
                readonly ar: 'سبب إصدار الإشعار الدائن الضريبي نصاً إلى جانب رمزه. امتداد للواجهة.';
            };
        };
        readonly creditNoteReasons: {
            readonly title: {
                readonly en: 'Further reasons of the credit note';
                readonly ar: 'أسباب أخرى للإشعار الدائن الضريبي';
            };
            readonly kind: 'list';
            readonly of: 'CreditNoteReason';
            readonly description: {
                readonly en: 'Further reasons of a credit note. Extension of the interface.';
                readonly ar: 'أسباب أخرى للإشعار الدائن الضريبي. امتداد للواجهة.';
            };
        };
        readonly uuid: {
            readonly title: {
                readonly en: 'Unique identifier';
                readonly ar: 'المعرّف الفريد';
            };
            readonly kind: 'identifier';
            readonly description: {
                readonly en: 'Unique identifier of the document; derived from the request where not given. Extension of the interface.';
                readonly ar: 'المعرّف الفريد للمستند؛ يُشتق من الطلب إن لم يُذكر. امتداد للواجهة.';
            };
            readonly examples: readonly ["2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10"];
        };
        readonly issueTime: {
            readonly title: {
                readonly en: 'Issue time';
                readonly ar: 'وقت الإصدار';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-168"];
            readonly description: {
                readonly en: 'Time of issue with its offset. Extension of the interface.';
                readonly ar: 'وقت الإصدار مع فرق التوقيت. امتداد للواجهة.';
            };
            readonly examples: readonly ["10:30:00+04:00"];
        };
        readonly accountingCost: {
            readonly title: {
                readonly en: "Buyer's accounting reference";
                readonly ar: 'مرجع الحسابات لدى المشتري';
            };
            readonly kind: 'text';
            readonly ubl: 'cbc:AccountingCost';
            readonly terms: readonly ["IBT-019"];
            readonly description: {
                readonly en: 'Where the buyer books the document. Extension of the interface.';
                readonly ar: 'بند الحسابات الذي يقيد فيه المشتري المستند. امتداد للواجهة.';
            };
        };
        readonly billingFrequencyText: {
            readonly title: {
                readonly en: 'Billing frequency in words';
                readonly ar: 'دورية الفوترة نصاً';
            };
            readonly kind: 'text';
            readonly description: {
                readonly en: 'How often a continuous supply is billed, as text beside the code. Extension of the interface.';
                readonly ar: 'دورية فوترة التوريد المستمر نصاً إلى جانب رمزها. امتداد للواجهة.';
            };
        };
        readonly precedingInvoices: {
            readonly title: {
                readonly en: 'Further preceding invoices';
                readonly ar: 'فواتير سابقة أخرى';
            };
            readonly kind: 'list';
            readonly of: 'PrecedingInvoice';
            readonly terms: readonly ["IBG-03"];
            readonly description: {
                readonly en: 'Preceding invoices after the first. Extension of the interface.';
                readonly ar: 'الفواتير السابقة بعد أولها. امتداد للواجهة.';
            };
        };
        readonly payee: {
            readonly title: {
                readonly en: 'Payee';
                readonly ar: 'المستفيد من السداد';
            };
            readonly kind: 'group';
            readonly of: 'Payee';
            readonly terms: readonly ["IBG-10"];
            readonly description: {
                readonly en: 'Who receives the payment, where it is not the seller. Extension of the interface.';
                readonly ar: 'المستفيد من السداد إذا لم يكن البائع. امتداد للواجهة.';
            };
        };
        readonly taxRepresentative: {
            readonly title: {
                readonly en: 'Tax representative';
                readonly ar: 'الممثل الضريبي';
            };
            readonly kind: 'group';
            readonly of: 'TaxRepresentative';
            readonly terms: readonly ["IBG-11"];
            readonly description: {
                readonly en: 'Tax representative of the seller. Extension of the interface.';
                readonly ar: 'الممثل الضريبي للبائع. امتداد للواجهة.';
            };
        };
        readonly paymentModeText: {
            readonly title: {
                readonly en: 'Payment means in words';
                readonly ar: 'وسيلة السداد نصاً';
            };
            readonly kind: 'text';
            readonly terms: readonly ["IBT-082"];
            readonly description: {
                readonly en: 'Payment means as text, where the name of its code does not do. Extension of the interface.';
                readonly ar: 'وسيلة السداد نصاً، حيث لا يكفي اسم رمزها. امتداد للواجهة.';
            };
        };
        readonly paymentReference: {
            readonly title: {
                readonly en: 'Payment reference';
                readonly ar: 'مرجع السداد';
            };
            readonly kind: 'text';
            readonly terms: readonly ["IBT-083"];
            readonly description: {
                readonly en: 'Reference that the payer gives with the payment. Extension of the interface.';
                readonly ar: 'المرجع الذي يذكره مَن يسدد المبلغ مع السداد. امتداد للواجهة.';
            };
            readonly examples: readonly ["RF18539007547034"];
        };
        readonly paymentAccountSchemeId: {
            readonly title: {
                readonly en: 'Scheme of the account';
                readonly ar: 'مخطط الحساب';
            };
            readonly kind: 'code';
            readonly terms: readonly ["IBT-084-1"];
            readonly description: {
                readonly en: 'Scheme of the account; IBAN where the account looks like one. Extension of the interface.';
                readonly ar: 'مخطط الحساب؛ IBAN إذا كان الحساب بصيغته. امتداد للواجهة.';
            };
            readonly examples: readonly ["IBAN"];
        };
        readonly paymentAccountName: {
            readonly title: {
                readonly en: 'Account name';
                readonly ar: 'اسم الحساب';
            };
            readonly kind: 'text';
            readonly terms: readonly ["IBT-085"];
            readonly description: {
                readonly en: 'Name of the account. Extension of the interface.';
                readonly ar: 'اسم الحساب. امتداد للواجهة.';
            };
        };
        readonly paymentServiceProviderId: {
            readonly title: {
                readonly en: 'Bank';
                readonly ar: 'المصرف';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-086"];
            readonly description: {
                readonly en: 'Identifier of the bank or payment service that holds the account. Extension of the interface.';
                readonly ar: 'معرّف المصرف أو مزوّد خدمة السداد الذي لديه الحساب. امتداد للواجهة.';
            };
            readonly examples: readonly ["EBILAEAD"];
        };
        readonly cardAccountNumber: {
            readonly title: {
                readonly en: 'Card number';
                readonly ar: 'رقم البطاقة';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-087"];
            readonly description: {
                readonly en: 'Number of the card that pays, its first digits masked. Extension of the interface.';
                readonly ar: 'رقم البطاقة التي يُسدَّد بها، مع إخفاء أرقامه الأولى. امتداد للواجهة.';
            };
            readonly examples: readonly ["XXXXXXXXXXXX1234"];
        };
        readonly cardNetworkId: {
            readonly title: {
                readonly en: 'Card network';
                readonly ar: 'شبكة البطاقة';
            };
            readonly kind: 'identifier';
            readonly description: {
                readonly en: 'Network of the card; UBL asks for it beside the number. Extension of the interface.';
                readonly ar: 'شبكة البطاقة؛ يشترطها UBL إلى جانب الرقم. امتداد للواجهة.';
            };
            readonly examples: readonly ["VISA"];
        };
        readonly cardHolderName: {
            readonly title: {
                readonly en: 'Card holder';
                readonly ar: 'حامل البطاقة';
            };
            readonly kind: 'text';
            readonly terms: readonly ["IBT-088"];
            readonly description: {
                readonly en: 'Name of the holder of the card. Extension of the interface.';
                readonly ar: 'اسم حامل البطاقة. امتداد للواجهة.';
            };
        };
        readonly mandateId: {
            readonly title: {
                readonly en: 'Direct debit mandate';
                readonly ar: 'تفويض الخصم المباشر';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-089"];
            readonly description: {
                readonly en: 'Reference of the mandate for a direct debit. Extension of the interface.';
                readonly ar: 'مرجع التفويض بالخصم المباشر. امتداد للواجهة.';
            };
        };
        readonly payerAccount: {
            readonly title: {
                readonly en: 'Account that is debited';
                readonly ar: 'الحساب المخصوم منه';
            };
            readonly kind: 'identifier';
            readonly terms: readonly ["IBT-091"];
            readonly description: {
                readonly en: 'Account that is debited. Extension of the interface.';
                readonly ar: 'الحساب الذي يُخصم منه. امتداد للواجهة.';
            };
        };
        readonly paymentServiceProviderAddress: {
            readonly title: {
                readonly en: 'Address of the bank';
                readonly ar: 'عنوان المصرف';
            };
            readonly kind: 'group';
            readonly of: 'Address';
            readonly terms: readonly ["IBT-169", "IBT-170", "IBT-171", "IBT-172", "IBT-173", "IBT-174", "IBT-175"];
            readonly description: {
                readonly en: 'Address of the bank or payment service that holds the account. Extension of the interface.';
                readonly ar: 'عنوان المصرف أو مزوّد خدمة السداد الذي لديه الحساب. امتداد للواجهة.';
            };
        };
        readonly paymentInstructions: {
            readonly title: {
                readonly en: 'Further payment instructions';
                readonly ar: 'تعليمات سداد أخرى';
            };
            readonly kind: 'list';
            readonly of: 'PaymentInstruction';
            readonly terms: readonly ["IBG-16"];
            readonly description: {
                readonly en: 'Payment instructions after the first. Extension of the interface.';
                readonly ar: 'تعليمات السداد بعد أولها. امتداد للواجهة.';
            };
        };
        readonly instalments: {
            readonly title: {
                readonly en: 'Instalments';
                readonly ar: 'الأقساط';
            };
            readonly kind: 'list';
            readonly of: 'Instalment';
            readonly terms: readonly ["IBG-33"];
            readonly description: {
                readonly en: 'Payment terms of each instalment. Extension of the interface.';
                readonly ar: 'شروط السداد لكل قسط. امتداد للواجهة.';
            };
        };
        readonly paidAmounts: {
            readonly title: {
                readonly en: 'Paid amounts';
                readonly ar: 'المبالغ المدفوعة';
            };
            readonly kind: 'list';
            readonly of: 'PaidAmount';
            readonly terms: readonly ["IBG-35"];
            readonly description: {
                readonly en: 'What has been paid before, payment by payment; on invoices. Extension of the interface.';
                readonly ar: 'ما سُدِّد مقدماً، دفعةً دفعة؛ في الفواتير. امتداد للواجهة.';
            };
        };
        readonly vatExemptions: {
            readonly title: {
                readonly en: 'VAT exemptions';
                readonly ar: 'الإعفاءات من الضريبة';
            };
            readonly kind: 'list';
            readonly of: 'VatExemption';
            readonly terms: readonly ["IBT-120", "IBT-121"];
            readonly description: {
                readonly en: 'Why categories of the VAT breakdown are exempt. Extension of the interface.';
                readonly ar: 'أسباب إعفاء الفئات في تفصيل ضريبة القيمة المضافة. امتداد للواجهة.';
            };
        };
    };
};
export declare const transactionType: {
    readonly title: {
        readonly en: 'Transaction type';
        readonly ar: 'نوع المعاملة';
    };
    readonly description: {
        readonly en: 'What is special about the transaction; each is false where not given.';
        readonly ar: 'ما يميّز المعاملة؛ كل منها false إن لم يُذكر.';
    };
    readonly fields: {};
};
export declare const creditNoteReason: {
    readonly title: {
        readonly en: 'Reason of a credit note';
        readonly ar: 'سبب الإشعار الدائن الضريبي';
    };
    readonly description: {
        readonly en: 'Why a credit note is issued. Extension of the interface.';
        readonly ar: 'سبب إصدار الإشعار الدائن الضريبي. امتداد للواجهة.';
    };
    readonly fields: {
        readonly creditNoteReasonCode: {
            readonly title: {
                readonly en: 'Reason';
                readonly ar: 'السبب';
            };
            readonly kind: 'code';
            readonly presence: 'required';
            readonly description: {
                readonly en: 'The reason as a code.';
                readonly ar: 'السبب رمزاً.';
            };
        };
        readonly creditNoteReason: {
            readonly kind: 'text';
            readonly title: {
                readonly en: 'Reason in words';
                readonly ar: 'السبب نصاً';
            };
            readonly description: {
                readonly en: 'The reason as text.';
                readonly ar: 'السبب نصاً.';
            };
        };
    };
};
export declare const precedingInvoice: {
    readonly title: {
        readonly en: 'Preceding invoice';
        readonly ar: 'فاتورة سابقة';
    };
    readonly description: {
        readonly en: 'An earlier invoice that the document refers to. Extension of the interface.';
        readonly ar: 'فاتورة سابقة يشير إليها المستند. امتداد للواجهة.';
    };
    readonly fields: {
        readonly precedingInvoiceNumber: {
            readonly title: {
                readonly en: 'Number';
                readonly ar: 'الرقم';
            };
            readonly kind: 'identifier';
            readonly presence: 'required';
            readonly terms: readonly ["IBT-025"];
            readonly description: {
                readonly en: 'Its number.';
                readonly ar: 'رقمها.';
            };
        };
        readonly precedingInvoiceIssueDate: {
            readonly title: {
                readonly en: 'Issue date';
                readonly ar: 'تاريخ الإصدار';
            };
            readonly kind: 'date';
            readonly terms: readonly ["IBT-026"];
            readonly description: {
                readonly en: 'Its day of issue.';
                readonly ar: 'تاريخ إصدارها.';
            };
        };
    };
};
export declare const vatExemption: {
    readonly title: {
        readonly en: 'VAT exemption';
        readonly ar: 'إعفاء من ضريبة القيمة المضافة';
    };
    readonly description: {
        readonly en: 'Why a category of the VAT breakdown is exempt. Extension of the interface.';
        readonly ar: 'سبب إعفاء فئة في تفصيل ضريبة القيمة المضافة. امتداد للواجهة.';
    };
    readonly fields: {
        readonly vatCategory: {
            readonly title: {
                readonly en: 'VAT category';
                readonly ar: 'فئة الضريبة';
            };
            readonly kind: 'code';
            readonly presence: 'required';
            readonly terms: readonly ["IBT-118"];
            readonly description: {
                readonly en: 'The category.';
                readonly ar: 'الفئة.';
            };
        };
        readonly exemptionReasonCode: {
            readonly title: {
                readonly en: 'Exemption reason';
                readonly ar: 'سبب الإعفاء';
            };
            readonly kind: 'code';
            readonly terms: readonly ["IBT-121"];
            readonly description: {
                readonly en: 'The reason as a code.';
                readonly ar: 'السبب رمزاً.';
            };
        };
        readonly exemptionReason: {
            readonly title: {
                readonly en: 'Exemption reason in words';
                readonly ar: 'سبب الإعفاء نصاً';
            };
            readonly kind: 'text';
            readonly terms: readonly ["IBT-120"];
            readonly description: {
                readonly en: 'The reason as text.';
                readonly ar: 'السبب نصاً.';
            };
        };
    };
};
//# sourceMappingURL=document.d.ts.map