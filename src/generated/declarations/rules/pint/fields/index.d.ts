/** The objects of a document request and their fields, in the order of the interface, as all PINTs have them. */
export declare const pintFields: {
    readonly DocumentRequest: {
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
    readonly Party: {
        readonly title: {
            readonly en: 'Party';
            readonly ar: 'الطرف';
        };
        readonly description: {
            readonly en: 'The seller (IBG-04) or the buyer (IBG-07).';
            readonly ar: 'البائع (IBG-04) أو المشتري (IBG-07).';
        };
        readonly fields: {
            readonly name: {
                readonly title: {
                    readonly en: 'Name';
                    readonly ar: 'الاسم';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-027", "IBT-044"];
                readonly description: {
                    readonly en: 'Registered name.';
                    readonly ar: 'الاسم المسجَّل.';
                };
                readonly examples: readonly ["Falcon Office Supplies LLC"];
            };
            readonly trn: {
                readonly title: {
                    readonly en: 'TRN';
                    readonly ar: 'رقم التسجيل الضريبي (TRN)';
                };
                readonly kind: 'identifier';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-031", "IBT-048"];
                readonly description: {
                    readonly en: 'Tax registration number.';
                    readonly ar: 'رقم التسجيل الضريبي.';
                };
            };
            readonly participantId: {
                readonly title: {
                    readonly en: 'Electronic address';
                    readonly ar: 'العنوان الإلكتروني';
                };
                readonly kind: 'identifier';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-034", "IBT-049"];
                readonly description: {
                    readonly en: 'Peppol participant as scheme and identifier.';
                    readonly ar: 'معرّف المشارك في Peppol: المخطط ثم المعرّف.';
                };
                readonly examples: readonly ["0088:7300010000001"];
            };
            readonly address: {
                readonly title: {
                    readonly en: 'Address';
                    readonly ar: 'العنوان';
                };
                readonly kind: 'group';
                readonly of: 'Address';
                readonly presence: 'required';
                readonly terms: readonly ["IBG-05", "IBG-08"];
                readonly description: {
                    readonly en: 'Postal address.';
                    readonly ar: 'العنوان البريدي.';
                };
            };
            readonly contactPhone: {
                readonly title: {
                    readonly en: 'Telephone';
                    readonly ar: 'الهاتف';
                };
                readonly kind: 'text';
                readonly ubl: 'cac:Contact/cbc:Telephone';
                readonly terms: readonly ["IBT-042", "IBT-057"];
                readonly description: {
                    readonly en: 'Telephone of the contact.';
                    readonly ar: 'هاتف جهة الاتصال.';
                };
            };
            readonly contactEmail: {
                readonly title: {
                    readonly en: 'E-mail';
                    readonly ar: 'البريد الإلكتروني';
                };
                readonly kind: 'text';
                readonly ubl: 'cac:Contact/cbc:ElectronicMail';
                readonly terms: readonly ["IBT-043", "IBT-058"];
                readonly description: {
                    readonly en: 'E-mail address of the contact.';
                    readonly ar: 'البريد الإلكتروني لجهة الاتصال.';
                };
                readonly examples: readonly ["ar@falcon-office.example"];
            };
            readonly contactName: {
                readonly title: {
                    readonly en: 'Contact';
                    readonly ar: 'جهة الاتصال';
                };
                readonly kind: 'text';
                readonly ubl: 'cac:Contact/cbc:Name';
                readonly terms: readonly ["IBT-041", "IBT-056"];
                readonly description: {
                    readonly en: 'Contact person or department.';
                    readonly ar: 'الشخص أو القسم المسؤول عن الاتصال.';
                };
                readonly examples: readonly ["Accounts Receivable"];
            };
            readonly legalRegistrationNumber: {
                readonly title: {
                    readonly en: 'Registration number';
                    readonly ar: 'رقم التسجيل القانوني';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-030", "IBT-047"];
                readonly description: {
                    readonly en: 'Number of the legal registration.';
                    readonly ar: 'رقم التسجيل القانوني.';
                };
                readonly examples: readonly ["CN-1184420"];
            };
            readonly legalRegistrationType: {
                readonly title: {
                    readonly en: 'Registration type';
                    readonly ar: 'نوع التسجيل القانوني';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'What the number is of.';
                    readonly ar: 'نوع التسجيل القانوني.';
                };
            };
            readonly authorityName: {
                readonly title: {
                    readonly en: 'Registration authority';
                    readonly ar: 'جهة التسجيل';
                };
                readonly kind: 'text';
                readonly description: {
                    readonly en: 'Authority that issued the registration.';
                    readonly ar: 'الجهة التي أصدرت التسجيل.';
                };
            };
            readonly tradingName: {
                readonly title: {
                    readonly en: 'Trading name';
                    readonly ar: 'الاسم التجاري';
                };
                readonly kind: 'text';
                readonly ubl: 'cac:PartyName/cbc:Name';
                readonly terms: readonly ["IBT-028", "IBT-045"];
                readonly description: {
                    readonly en: 'Name under which the party trades. Extension of the interface.';
                    readonly ar: 'الاسم التجاري الذي يُعرف به الطرف. امتداد للواجهة.';
                };
            };
            readonly tin: {
                readonly title: {
                    readonly en: 'TIN';
                    readonly ar: 'رقم التعريف الضريبي (TIN)';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-032"];
                readonly description: {
                    readonly en: "The company's own tax identification number, where trn is that of its VAT group. Without participantId it is the electronic address; of a buyer it is not written beside a trn. Extension of the interface.";
                    readonly ar: 'رقم التعريف الضريبي الخاص بالشركة، حيث يكون trn لمجموعتها الضريبية. ومن دون participantId يكون هو العنوان الإلكتروني؛ ولا يُكتب للمشتري إلى جانب trn. امتداد للواجهة.';
                };
                readonly examples: readonly ["1003548797"];
            };
            readonly identifiers: {
                readonly title: {
                    readonly en: 'Other identifiers';
                    readonly ar: 'معرّفات أخرى';
                };
                readonly kind: 'list';
                readonly of: 'PartyIdentifier';
                readonly terms: readonly ["IBT-029", "IBT-046"];
                readonly description: {
                    readonly en: 'Other identifiers of the party. Extension of the interface.';
                    readonly ar: 'معرّفات أخرى للطرف. امتداد للواجهة.';
                };
            };
            readonly legalRegistrationSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the registration number';
                    readonly ar: 'مخطط رقم التسجيل القانوني';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-030-1", "IBT-047-1"];
                readonly description: {
                    readonly en: 'Scheme of the legal registration number. Extension of the interface.';
                    readonly ar: 'مخطط رقم التسجيل القانوني. امتداد للواجهة.';
                };
            };
            readonly legalForm: {
                readonly title: {
                    readonly en: 'Legal form';
                    readonly ar: 'الشكل القانوني';
                };
                readonly kind: 'text';
                readonly ubl: 'cac:PartyLegalEntity/cbc:CompanyLegalForm';
                readonly terms: readonly ["IBT-033"];
                readonly description: {
                    readonly en: 'Legal form of the seller and other legal information. Extension of the interface.';
                    readonly ar: 'الشكل القانوني للبائع ومعلومات قانونية أخرى. امتداد للواجهة.';
                };
            };
        };
    };
    readonly PartyIdentifier: {
        readonly title: {
            readonly en: 'Party identifier';
            readonly ar: 'معرّف الطرف';
        };
        readonly description: {
            readonly en: 'An identifier of a party with its scheme. Extension of the interface.';
            readonly ar: 'معرّف لطرف مع مخططه. امتداد للواجهة.';
        };
        readonly fields: {
            readonly id: {
                readonly title: {
                    readonly en: 'Identifier';
                    readonly ar: 'المعرّف';
                };
                readonly kind: 'identifier';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-029", "IBT-046"];
                readonly description: {
                    readonly en: 'The identifier.';
                    readonly ar: 'المعرّف.';
                };
            };
            readonly schemeId: {
                readonly title: {
                    readonly en: 'Scheme';
                    readonly ar: 'المخطط';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-029-1", "IBT-046-1"];
                readonly description: {
                    readonly en: 'Its scheme.';
                    readonly ar: 'مخططه.';
                };
            };
        };
    };
    readonly Payee: {
        readonly title: {
            readonly en: 'Payee';
            readonly ar: 'المستفيد';
        };
        readonly description: {
            readonly en: 'Who receives the payment. Extension of the interface.';
            readonly ar: 'من يتسلّم المبلغ. امتداد للواجهة.';
        };
        readonly fields: {
            readonly name: {
                readonly title: {
                    readonly en: 'Name';
                    readonly ar: 'الاسم';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-059"];
                readonly description: {
                    readonly en: 'Name.';
                    readonly ar: 'الاسم.';
                };
            };
            readonly identifier: {
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-060"];
                readonly title: {
                    readonly en: 'Identifier';
                    readonly ar: 'المعرّف';
                };
                readonly description: {
                    readonly en: 'Identifier.';
                    readonly ar: 'المعرّف.';
                };
            };
            readonly identifierSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the identifier';
                    readonly ar: 'مخطط المعرّف';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-060-1"];
                readonly description: {
                    readonly en: 'Scheme of the identifier.';
                    readonly ar: 'مخطط المعرّف.';
                };
            };
            readonly legalRegistrationNumber: {
                readonly title: {
                    readonly en: 'Registration number';
                    readonly ar: 'رقم التسجيل القانوني';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-061"];
                readonly description: {
                    readonly en: 'Legal registration number.';
                    readonly ar: 'رقم التسجيل القانوني.';
                };
            };
            readonly legalRegistrationSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the registration number';
                    readonly ar: 'مخطط رقم التسجيل القانوني';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-061-1"];
                readonly description: {
                    readonly en: 'Scheme of that number.';
                    readonly ar: 'مخطط ذلك الرقم.';
                };
            };
        };
    };
    readonly TaxRepresentative: {
        readonly title: {
            readonly en: 'Tax representative';
            readonly ar: 'الممثل الضريبي';
        };
        readonly description: {
            readonly en: 'Tax representative of the seller. Extension of the interface.';
            readonly ar: 'الممثل الضريبي للبائع. امتداد للواجهة.';
        };
        readonly fields: {
            readonly name: {
                readonly title: {
                    readonly en: 'Name';
                    readonly ar: 'الاسم';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-062"];
                readonly description: {
                    readonly en: 'Name.';
                    readonly ar: 'الاسم.';
                };
            };
            readonly trn: {
                readonly title: {
                    readonly en: 'TRN';
                    readonly ar: 'رقم التسجيل الضريبي (TRN)';
                };
                readonly kind: 'identifier';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-063"];
                readonly description: {
                    readonly en: 'Tax registration number.';
                    readonly ar: 'رقم التسجيل الضريبي.';
                };
            };
            readonly address: {
                readonly title: {
                    readonly en: 'Address';
                    readonly ar: 'العنوان';
                };
                readonly kind: 'group';
                readonly of: 'Address';
                readonly presence: 'required';
                readonly terms: readonly ["IBG-12"];
                readonly description: {
                    readonly en: 'Address.';
                    readonly ar: 'العنوان.';
                };
            };
        };
    };
    readonly Address: {
        readonly title: {
            readonly en: 'Address';
            readonly ar: 'العنوان';
        };
        readonly description: {
            readonly en: 'A postal address (seller IBG-05, buyer IBG-08).';
            readonly ar: 'عنوان بريدي (البائع IBG-05، المشتري IBG-08).';
        };
        readonly fields: {
            readonly line1: {
                readonly title: {
                    readonly en: 'Street';
                    readonly ar: 'الشارع';
                };
                readonly kind: 'text';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-035", "IBT-050", "IBT-064"];
                readonly description: {
                    readonly en: 'Street and building.';
                    readonly ar: 'الشارع والمبنى.';
                };
                readonly examples: readonly ["Office 801, Tower B, Corniche Road"];
            };
            readonly line2: {
                readonly title: {
                    readonly en: 'Second street line';
                    readonly ar: 'السطر الثاني من الشارع';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-036", "IBT-051", "IBT-065"];
                readonly description: {
                    readonly en: 'More of the street address.';
                    readonly ar: 'تتمة عنوان الشارع.';
                };
            };
            readonly line3: {
                readonly title: {
                    readonly en: 'Third street line';
                    readonly ar: 'السطر الثالث من الشارع';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-162", "IBT-163", "IBT-164"];
                readonly description: {
                    readonly en: 'Third line of the address. Extension of the interface.';
                    readonly ar: 'السطر الثالث من العنوان. امتداد للواجهة.';
                };
            };
            readonly city: {
                readonly title: {
                    readonly en: 'City';
                    readonly ar: 'المدينة';
                };
                readonly kind: 'text';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-037", "IBT-052", "IBT-066"];
                readonly description: {
                    readonly en: 'City.';
                    readonly ar: 'المدينة.';
                };
            };
            readonly countrySubentity: {
                readonly title: {
                    readonly en: 'Emirate or region';
                    readonly ar: 'الإمارة أو المنطقة';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-039", "IBT-054", "IBT-068"];
                readonly description: {
                    readonly en: 'Region; the city where not given.';
                    readonly ar: 'المنطقة؛ المدينة إن لم تُذكر.';
                };
            };
            readonly postalCode: {
                readonly title: {
                    readonly en: 'Postal code';
                    readonly ar: 'الرمز البريدي';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-038", "IBT-053", "IBT-067"];
                readonly description: {
                    readonly en: 'Postal code.';
                    readonly ar: 'الرمز البريدي.';
                };
            };
            readonly countryCode: {
                readonly title: {
                    readonly en: 'Country';
                    readonly ar: 'الدولة';
                };
                readonly kind: 'code';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-040", "IBT-055", "IBT-069"];
                readonly description: {
                    readonly en: 'Country as an ISO 3166-1 code.';
                    readonly ar: 'الدولة برمز ISO 3166-1.';
                };
                readonly examples: readonly ["SA", "US"];
            };
        };
    };
    readonly Line: {
        readonly title: {
            readonly en: 'Line';
            readonly ar: 'البند';
        };
        readonly description: {
            readonly en: 'A line of the document (IBG-25).';
            readonly ar: 'بند من بنود المستند (IBG-25).';
        };
        readonly fields: {
            readonly id: {
                readonly title: {
                    readonly en: 'Line number';
                    readonly ar: 'رقم البند';
                };
                readonly kind: 'identifier';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-126"];
                readonly description: {
                    readonly en: 'Identifier of the line; its position where not given.';
                    readonly ar: 'معرّف البند؛ ترتيبه إن لم يُذكر.';
                };
                readonly examples: readonly ["1"];
            };
            readonly description: {
                readonly title: {
                    readonly en: 'Description';
                    readonly ar: 'الوصف';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-153", "IBT-154"];
                readonly description: {
                    readonly en: 'Name and description of the item.';
                    readonly ar: 'اسم الصنف ووصفه.';
                };
                readonly examples: readonly ["Ergonomic office chair, black"];
            };
            readonly quantity: {
                readonly title: {
                    readonly en: 'Quantity';
                    readonly ar: 'الكمية';
                };
                readonly kind: 'decimal';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-129"];
                readonly description: {
                    readonly en: 'Quantity.';
                    readonly ar: 'الكمية.';
                };
                readonly examples: readonly [12];
            };
            readonly unitCode: {
                readonly title: {
                    readonly en: 'Unit';
                    readonly ar: 'الوحدة';
                };
                readonly kind: 'code';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-130"];
                readonly description: {
                    readonly en: 'Unit of the quantity, a code of UN/ECE Recommendation 20 or 21; EA where not given.';
                    readonly ar: 'وحدة قياس الكمية، رمز من توصية UN/ECE رقم 20 أو 21؛ EA إن لم تُذكر.';
                };
                readonly examples: readonly ["EA", "KGM", "HUR"];
            };
            readonly unitPrice: {
                readonly title: {
                    readonly en: 'Unit price';
                    readonly ar: 'سعر الوحدة';
                };
                readonly kind: 'price';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-146"];
                readonly description: {
                    readonly en: 'Net price of a unit, without VAT.';
                    readonly ar: 'سعر الوحدة الصافي قبل الضريبة.';
                };
                readonly examples: readonly [845.5];
            };
            readonly lineExtensionAmount: {
                readonly title: {
                    readonly en: 'Net amount';
                    readonly ar: 'المبلغ الصافي';
                };
                readonly kind: 'amount';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-131"];
                readonly description: {
                    readonly en: 'Net amount of the line; computed where not given, checked where it is.';
                    readonly ar: 'صافي مبلغ البند؛ يُحتسب إن لم يُذكر ويُدقَّق إن ذُكر.';
                };
                readonly examples: readonly [10146];
            };
            readonly vatCategory: {
                readonly title: {
                    readonly en: 'VAT category';
                    readonly ar: 'فئة الضريبة';
                };
                readonly kind: 'choice';
                readonly among: 'vatCategories';
                readonly terms: readonly ["IBT-151"];
                readonly description: {
                    readonly en: 'VAT category.';
                    readonly ar: 'فئة الضريبة.';
                };
            };
            readonly vatRate: {
                readonly title: {
                    readonly en: 'VAT rate';
                    readonly ar: 'نسبة الضريبة';
                };
                readonly kind: 'decimal';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-152"];
                readonly description: {
                    readonly en: 'VAT rate in percent.';
                    readonly ar: 'نسبة الضريبة المئوية.';
                };
            };
            readonly exemptionReasonCode: {
                readonly title: {
                    readonly en: 'Exemption reason';
                    readonly ar: 'سبب الإعفاء';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-186"];
                readonly description: {
                    readonly en: 'Why the line is exempt; needed for an exempt category.';
                    readonly ar: 'سبب إعفاء البند؛ يلزم للفئة المعفاة.';
                };
                readonly codeList: 'exemptionReasons';
            };
            readonly allowancesCharges: {
                readonly title: {
                    readonly en: 'Allowances and charges';
                    readonly ar: 'الخصومات والرسوم الإضافية';
                };
                readonly kind: 'list';
                readonly of: 'AllowanceCharge';
                readonly terms: readonly ["IBG-27", "IBG-28"];
                readonly description: {
                    readonly en: 'Allowances and charges of the line.';
                    readonly ar: 'خصومات البند ورسومه الإضافية.';
                };
            };
            readonly buyersItemId: {
                readonly title: {
                    readonly en: "Buyer's item number";
                    readonly ar: 'رقم الصنف لدى المشتري';
                };
                readonly kind: 'identifier';
                readonly ubl: 'cac:Item/cac:BuyersItemIdentification/cbc:ID';
                readonly terms: readonly ["IBT-156"];
                readonly description: {
                    readonly en: "The buyer's identifier of the item.";
                    readonly ar: 'معرّف الصنف لدى المشتري.';
                };
            };
            readonly sellersItemId: {
                readonly title: {
                    readonly en: "Seller's item number";
                    readonly ar: 'رقم الصنف لدى البائع';
                };
                readonly kind: 'identifier';
                readonly ubl: 'cac:Item/cac:SellersItemIdentification/cbc:ID';
                readonly terms: readonly ["IBT-155"];
                readonly description: {
                    readonly en: "The seller's identifier of the item.";
                    readonly ar: 'معرّف الصنف لدى البائع.';
                };
                readonly examples: readonly ["CH-ERG-01"];
            };
            readonly standardItemId: {
                readonly title: {
                    readonly en: 'Registered item number';
                    readonly ar: 'رقم الصنف المسجَّل';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-157"];
                readonly description: {
                    readonly en: 'Registered identifier of the item, such as a GTIN.';
                    readonly ar: 'معرّف مسجَّل للصنف، مثل GTIN.';
                };
            };
            readonly standardItemSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the registered item number';
                    readonly ar: 'مخطط رقم الصنف المسجَّل';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-157-1"];
                readonly description: {
                    readonly en: 'Scheme of the registered identifier, an ICD code; 0160 (GTIN) where not given.';
                    readonly ar: 'مخطط المعرّف المسجَّل، رمز من ICD؛ 0160 (GTIN) إن لم يُذكر.';
                };
                readonly examples: readonly ["0160"];
            };
            readonly classifications: {
                readonly title: {
                    readonly en: 'Classifications';
                    readonly ar: 'التصنيفات';
                };
                readonly kind: 'list';
                readonly of: 'Classification';
                readonly text: 'code';
                readonly terms: readonly ["IBT-158"];
                readonly description: {
                    readonly en: 'Classifications of the item: codes as texts, or objects with code and list.';
                    readonly ar: 'تصنيفات الصنف: رموز كنصوص، أو كائنات برمز وقائمة.';
                };
            };
            readonly itemTypeCode: {
                readonly title: {
                    readonly en: 'Goods or services';
                    readonly ar: 'السلع أو الخدمات';
                };
                readonly kind: 'choice';
                readonly among: 'itemTypes';
                readonly description: {
                    readonly en: 'Whether it is goods or services.';
                    readonly ar: 'سلع أم خدمات.';
                };
            };
            readonly serviceAccountingCode: {
                readonly title: {
                    readonly en: 'Service accounting code';
                    readonly ar: 'رمز محاسبة الخدمات';
                };
                readonly kind: 'identifier';
                readonly description: {
                    readonly en: 'Service accounting code.';
                    readonly ar: 'رمز محاسبة الخدمات.';
                };
            };
            readonly goodsNatureCode: {
                readonly title: {
                    readonly en: 'Nature of the goods';
                    readonly ar: 'طبيعة السلع';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Nature of goods or services under the reverse charge.';
                    readonly ar: 'طبيعة السلع أو الخدمات الخاضعة لآلية الاحتساب العكسي.';
                };
            };
            readonly name: {
                readonly title: {
                    readonly en: 'Item name';
                    readonly ar: 'اسم الصنف';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-153"];
                readonly description: {
                    readonly en: 'Name of the item; its description where not given. Extension of the interface.';
                    readonly ar: 'اسم الصنف؛ وصفه إن لم يُذكر. امتداد للواجهة.';
                };
            };
            readonly note: {
                readonly title: {
                    readonly en: 'Note';
                    readonly ar: 'ملاحظة';
                };
                readonly kind: 'text';
                readonly ubl: 'cbc:Note';
                readonly terms: readonly ["IBT-127"];
                readonly description: {
                    readonly en: 'Note on the line. Extension of the interface.';
                    readonly ar: 'ملاحظة على البند. امتداد للواجهة.';
                };
            };
            readonly accountingCost: {
                readonly title: {
                    readonly en: "Buyer's accounting reference";
                    readonly ar: 'مرجع الحسابات لدى المشتري';
                };
                readonly kind: 'text';
                readonly ubl: 'cbc:AccountingCost';
                readonly terms: readonly ["IBT-133"];
                readonly description: {
                    readonly en: 'Where the buyer books the line. Extension of the interface.';
                    readonly ar: 'بند الحسابات الذي يقيد فيه المشتري هذا البند. امتداد للواجهة.';
                };
            };
            readonly periodStart: {
                readonly title: {
                    readonly en: 'Start of the period';
                    readonly ar: 'بداية الفترة';
                };
                readonly kind: 'date';
                readonly ubl: 'cac:InvoicePeriod/cbc:StartDate';
                readonly terms: readonly ["IBT-134"];
                readonly description: {
                    readonly en: 'First day of what the line is for. Extension of the interface.';
                    readonly ar: 'أول يوم من فترة البند. امتداد للواجهة.';
                };
            };
            readonly periodEnd: {
                readonly title: {
                    readonly en: 'End of the period';
                    readonly ar: 'نهاية الفترة';
                };
                readonly kind: 'date';
                readonly ubl: 'cac:InvoicePeriod/cbc:EndDate';
                readonly terms: readonly ["IBT-135"];
                readonly description: {
                    readonly en: 'Last day of what the line is for. Extension of the interface.';
                    readonly ar: 'آخر يوم من فترة البند. امتداد للواجهة.';
                };
            };
            readonly orderId: {
                readonly title: {
                    readonly en: 'Purchase order';
                    readonly ar: 'أمر الشراء';
                };
                readonly kind: 'identifier';
                readonly ubl: 'cac:OrderLineReference/cac:OrderReference/cbc:ID';
                readonly terms: readonly ["IBT-183"];
                readonly description: {
                    readonly en: 'Purchase order of the line; it needs orderLineId. Extension of the interface.';
                    readonly ar: 'أمر شراء البند؛ يلزمه orderLineId. امتداد للواجهة.';
                };
            };
            readonly orderLineId: {
                readonly title: {
                    readonly en: 'Line of the purchase order';
                    readonly ar: 'بند أمر الشراء';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-132"];
                readonly description: {
                    readonly en: 'Line of the purchase order. Extension of the interface.';
                    readonly ar: 'بند أمر الشراء. امتداد للواجهة.';
                };
            };
            readonly despatchId: {
                readonly title: {
                    readonly en: 'Despatch advice';
                    readonly ar: 'إشعار الشحن';
                };
                readonly kind: 'identifier';
                readonly ubl: 'cac:DespatchLineReference/cac:DocumentReference/cbc:ID';
                readonly terms: readonly ["IBT-184"];
                readonly description: {
                    readonly en: 'Despatch advice of the line; it needs despatchLineId. Extension of the interface.';
                    readonly ar: 'إشعار الشحن للبند؛ يلزمه despatchLineId. امتداد للواجهة.';
                };
            };
            readonly despatchLineId: {
                readonly title: {
                    readonly en: 'Line of the despatch advice';
                    readonly ar: 'بند إشعار الشحن';
                };
                readonly kind: 'identifier';
                readonly description: {
                    readonly en: 'Line of the despatch advice. Extension of the interface.';
                    readonly ar: 'بند إشعار الشحن. امتداد للواجهة.';
                };
            };
            readonly objectId: {
                readonly title: {
                    readonly en: 'Invoiced object';
                    readonly ar: 'الشيء محل الفاتورة';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-128"];
                readonly description: {
                    readonly en: 'Object that the line is about, such as a meter or a subscription. Extension of the interface.';
                    readonly ar: 'الشيء الذي يخصّه البند، مثل عدّاد أو اشتراك. امتداد للواجهة.';
                };
            };
            readonly objectSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the invoiced object';
                    readonly ar: 'مخطط الشيء محل الفاتورة';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-128-1"];
                readonly description: {
                    readonly en: 'Scheme of that identifier. Extension of the interface.';
                    readonly ar: 'مخطط ذلك المعرّف. امتداد للواجهة.';
                };
            };
            readonly creditNoteReasonCode: {
                readonly title: {
                    readonly en: 'Reason of the credit note';
                    readonly ar: 'سبب الإشعار الدائن الضريبي';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Why the line is credited; on credit notes. Extension of the interface.';
                    readonly ar: 'سبب خصم البند؛ في الإشعارات الدائنة الضريبية. امتداد للواجهة.';
                };
            };
            readonly creditNoteReason: {
                readonly title: {
                    readonly en: 'Reason of the credit note in words';
                    readonly ar: 'سبب الإشعار الدائن الضريبي نصاً';
                };
                readonly kind: 'text';
                readonly description: {
                    readonly en: 'The same as text. Extension of the interface.';
                    readonly ar: 'السبب نفسه نصاً. امتداد للواجهة.';
                };
            };
            readonly exemptionReason: {
                readonly title: {
                    readonly en: 'Exemption reason in words';
                    readonly ar: 'سبب الإعفاء نصاً';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-185"];
                readonly description: {
                    readonly en: 'Why the line is exempt, as text; the meaning of its code where not given. Extension of the interface.';
                    readonly ar: 'سبب إعفاء البند نصاً؛ معنى رمزه إن لم يُذكر. امتداد للواجهة.';
                };
            };
            readonly baseQuantity: {
                readonly title: {
                    readonly en: 'Price is for';
                    readonly ar: 'كمية السعر';
                };
                readonly kind: 'decimal';
                readonly terms: readonly ["IBT-149"];
                readonly description: {
                    readonly en: 'For how many units the price is; 1 where not given. Extension of the interface.';
                    readonly ar: 'عدد الوحدات التي يخصّها السعر؛ 1 إن لم يُذكر. امتداد للواجهة.';
                };
                readonly examples: readonly [1, 100];
            };
            readonly grossPrice: {
                readonly title: {
                    readonly en: 'Price before the discount';
                    readonly ar: 'السعر قبل الخصم';
                };
                readonly kind: 'price';
                readonly terms: readonly ["IBT-148", "IBT-147"];
                readonly description: {
                    readonly en: 'Price before its discount; the unit price where not given. Extension of the interface.';
                    readonly ar: 'السعر قبل الخصم؛ سعر الوحدة إن لم يُذكر. امتداد للواجهة.';
                };
            };
            readonly vatTotal: {
                readonly title: {
                    readonly en: 'VAT amount';
                    readonly ar: 'مبلغ الضريبة';
                };
                readonly kind: 'amount';
                readonly description: {
                    readonly en: "VAT of the line in the document's currency. Extension of the interface.";
                    readonly ar: 'ضريبة القيمة المضافة على البند بعملة المستند. امتداد للواجهة.';
                };
            };
            readonly perUnitAmount: {
                readonly title: {
                    readonly en: 'VAT for one unit';
                    readonly ar: 'ضريبة الوحدة';
                };
                readonly kind: 'price';
                readonly ubl: 'cac:Item/cac:ClassifiedTaxCategory/cbc:PerUnitAmount';
                readonly description: {
                    readonly en: 'VAT for one unit. Extension of the interface.';
                    readonly ar: 'ضريبة القيمة المضافة على الوحدة. امتداد للواجهة.';
                };
            };
            readonly originCountry: {
                readonly title: {
                    readonly en: 'Country of origin';
                    readonly ar: 'بلد المنشأ';
                };
                readonly kind: 'code';
                readonly ubl: 'cac:Item/cac:OriginCountry/cbc:IdentificationCode';
                readonly terms: readonly ["IBT-159"];
                readonly description: {
                    readonly en: 'Country of origin of the item. Extension of the interface.';
                    readonly ar: 'بلد منشأ الصنف. امتداد للواجهة.';
                };
                readonly examples: readonly ["AE"];
            };
            readonly attributes: {
                readonly title: {
                    readonly en: 'Item attributes';
                    readonly ar: 'سمات الصنف';
                };
                readonly kind: 'list';
                readonly of: 'ItemAttribute';
                readonly terms: readonly ["IBG-32"];
                readonly description: {
                    readonly en: 'Properties of the item. Extension of the interface.';
                    readonly ar: 'سمات الصنف. امتداد للواجهة.';
                };
            };
            readonly certificates: {
                readonly title: {
                    readonly en: 'Certificates';
                    readonly ar: 'الشهادات';
                };
                readonly kind: 'list';
                readonly of: 'ItemCertificate';
                readonly description: {
                    readonly en: 'Certificates of the item, such as of its origin. Extension of the interface.';
                    readonly ar: 'شهادات الصنف، كشهادة منشئه. امتداد للواجهة.';
                };
            };
        };
    };
    readonly AllowanceCharge: {
        readonly title: {
            readonly en: 'Allowance or charge';
            readonly ar: 'خصم أو رسم إضافي';
        };
        readonly description: {
            readonly en: 'An allowance or charge of a line (IBG-27, IBG-28) or of the document (IBG-20, IBG-21).';
            readonly ar: 'خصم أو رسم إضافي على بند (IBG-27، IBG-28) أو على المستند (IBG-20، IBG-21).';
        };
        readonly fields: {
            readonly isCharge: {
                readonly title: {
                    readonly en: 'Allowance or charge';
                    readonly ar: 'خصم أم رسم إضافي';
                };
                readonly kind: 'flag';
                readonly presence: 'required';
                readonly answers: {
                    readonly yes: {
                        readonly en: 'Charge';
                        readonly ar: 'رسم إضافي';
                    };
                    readonly no: {
                        readonly en: 'Allowance';
                        readonly ar: 'خصم';
                    };
                };
                readonly description: {
                    readonly en: 'True for a charge, false for an allowance.';
                    readonly ar: 'true للرسم الإضافي و false للخصم.';
                };
            };
            readonly amount: {
                readonly title: {
                    readonly en: 'Amount';
                    readonly ar: 'المبلغ';
                };
                readonly kind: 'amount';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-136", "IBT-141", "IBT-092", "IBT-099"];
                readonly description: {
                    readonly en: 'Amount without VAT.';
                    readonly ar: 'المبلغ قبل الضريبة.';
                };
                readonly examples: readonly [50];
            };
            readonly reasonCode: {
                readonly title: {
                    readonly en: 'Reason';
                    readonly ar: 'السبب';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-140", "IBT-145", "IBT-098", "IBT-105"];
                readonly description: {
                    readonly en: 'Reason as a code, UNCL5189 for an allowance, UNCL7161 for a charge; a code or a text is needed.';
                    readonly ar: 'السبب برمز، من UNCL5189 للخصم ومن UNCL7161 للرسم الإضافي؛ يلزم رمز أو نص.';
                };
                readonly examples: readonly ["95", "FC"];
            };
            readonly reason: {
                readonly title: {
                    readonly en: 'Reason in words';
                    readonly ar: 'السبب نصاً';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-139", "IBT-144", "IBT-097", "IBT-104"];
                readonly description: {
                    readonly en: 'Reason as a text; a code or a text is needed.';
                    readonly ar: 'السبب نصاً؛ يلزم رمز أو نص.';
                };
                readonly examples: readonly ["Discount"];
            };
            readonly baseAmount: {
                readonly title: {
                    readonly en: 'Base amount';
                    readonly ar: 'المبلغ الأساسي';
                };
                readonly kind: 'amount';
                readonly terms: readonly ["IBT-137", "IBT-142", "IBT-093", "IBT-100"];
                readonly description: {
                    readonly en: 'Amount that the percentage is taken of.';
                    readonly ar: 'المبلغ الذي تُحتسب منه النسبة.';
                };
            };
            readonly multiplierPercent: {
                readonly title: {
                    readonly en: 'Percentage';
                    readonly ar: 'النسبة المئوية';
                };
                readonly kind: 'decimal';
                readonly terms: readonly ["IBT-138", "IBT-143", "IBT-094", "IBT-101"];
                readonly description: {
                    readonly en: 'Percentage of the base amount; 5 is 5 %.';
                    readonly ar: 'النسبة من المبلغ الأساسي؛ 5 تعني 5 %.';
                };
                readonly examples: readonly [5];
            };
            readonly vatCategory: {
                readonly title: {
                    readonly en: 'VAT category';
                    readonly ar: 'فئة الضريبة';
                };
                readonly kind: 'choice';
                readonly among: 'vatCategories';
                readonly terms: readonly ["IBT-095", "IBT-102"];
                readonly description: {
                    readonly en: 'VAT category, on the document only.';
                    readonly ar: 'فئة الضريبة، على مستوى المستند فقط.';
                };
            };
            readonly vatRate: {
                readonly title: {
                    readonly en: 'VAT rate';
                    readonly ar: 'نسبة الضريبة';
                };
                readonly kind: 'decimal';
                readonly terms: readonly ["IBT-096", "IBT-103"];
                readonly description: {
                    readonly en: 'VAT rate in percent, on the document only.';
                    readonly ar: 'نسبة الضريبة المئوية، على مستوى المستند فقط.';
                };
            };
            readonly exemptionReasonCode: {
                readonly title: {
                    readonly en: 'Exemption reason';
                    readonly ar: 'سبب الإعفاء';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-196", "IBT-198"];
                readonly description: {
                    readonly en: 'Reason of an exemption from VAT, on the document only; that of the lines where not given, none where empty.';
                    readonly ar: 'سبب الإعفاء من الضريبة، على مستوى المستند فقط؛ سبب البنود إن لم يُذكر، ولا سبب إن كان فارغًا.';
                };
                readonly codeList: 'exemptionReasons';
            };
            readonly exemptionReason: {
                readonly title: {
                    readonly en: 'Exemption reason in words';
                    readonly ar: 'سبب الإعفاء نصاً';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-197", "IBT-199"];
                readonly description: {
                    readonly en: 'Why the entry is exempt, as text; on the document. Extension of the interface.';
                    readonly ar: 'سبب إعفاء البند نصاً؛ على مستوى المستند. امتداد للواجهة.';
                };
            };
        };
    };
    readonly Classification: {
        readonly title: {
            readonly en: 'Classification';
            readonly ar: 'التصنيف';
        };
        readonly description: {
            readonly en: 'A code of an item with its list (IBT-158). Several names are taken for each, since ERPs differ; one of each is enough.';
            readonly ar: 'رمز تصنيف الصنف مع قائمته (IBT-158). تُقبل لكل منهما أسماء عدة لاختلاف أنظمة ERP، ويكفي واحد منها.';
        };
        readonly fields: {
            readonly code: {
                readonly title: {
                    readonly en: 'Code';
                    readonly ar: 'الرمز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158"];
                readonly description: {
                    readonly en: 'The code.';
                    readonly ar: 'الرمز.';
                };
                readonly examples: readonly ["940139"];
            };
            readonly value: {
                readonly title: {
                    readonly en: 'Code';
                    readonly ar: 'الرمز';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-158"];
                readonly description: {
                    readonly en: 'The code, under another name.';
                    readonly ar: 'الرمز باسم آخر.';
                };
            };
            readonly classificationCode: {
                readonly title: {
                    readonly en: 'Code';
                    readonly ar: 'الرمز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158"];
                readonly description: {
                    readonly en: 'The code, under another name.';
                    readonly ar: 'الرمز باسم آخر.';
                };
            };
            readonly itemClassificationCode: {
                readonly title: {
                    readonly en: 'Code';
                    readonly ar: 'الرمز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158"];
                readonly description: {
                    readonly en: 'The code, under another name.';
                    readonly ar: 'الرمز باسم آخر.';
                };
            };
            readonly id: {
                readonly title: {
                    readonly en: 'Code';
                    readonly ar: 'الرمز';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-158"];
                readonly description: {
                    readonly en: 'The code, under another name.';
                    readonly ar: 'الرمز باسم آخر.';
                };
            };
            readonly listId: {
                readonly title: {
                    readonly en: 'Code list';
                    readonly ar: 'قائمة الرموز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158-1"];
                readonly description: {
                    readonly en: 'The code list.';
                    readonly ar: 'قائمة الرموز.';
                };
            };
            readonly listID: {
                readonly title: {
                    readonly en: 'Code list';
                    readonly ar: 'قائمة الرموز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158-1"];
                readonly description: {
                    readonly en: 'The code list, under another name.';
                    readonly ar: 'قائمة الرموز باسم آخر.';
                };
            };
            readonly schemeId: {
                readonly title: {
                    readonly en: 'Code list';
                    readonly ar: 'قائمة الرموز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158-1"];
                readonly description: {
                    readonly en: 'The code list, under another name.';
                    readonly ar: 'قائمة الرموز باسم آخر.';
                };
            };
            readonly scheme: {
                readonly title: {
                    readonly en: 'Code list';
                    readonly ar: 'قائمة الرموز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158-1"];
                readonly description: {
                    readonly en: 'The code list, under another name.';
                    readonly ar: 'قائمة الرموز باسم آخر.';
                };
            };
            readonly listVersionId: {
                readonly title: {
                    readonly en: 'Version of the code list';
                    readonly ar: 'إصدار قائمة الرموز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158-2"];
                readonly description: {
                    readonly en: 'Version of the code list.';
                    readonly ar: 'إصدار قائمة الرموز.';
                };
            };
            readonly version: {
                readonly title: {
                    readonly en: 'Version of the code list';
                    readonly ar: 'إصدار قائمة الرموز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158-2"];
                readonly description: {
                    readonly en: 'Version of the code list, under another name.';
                    readonly ar: 'إصدار قائمة الرموز باسم آخر.';
                };
            };
            readonly listVersion: {
                readonly title: {
                    readonly en: 'Version of the code list';
                    readonly ar: 'إصدار قائمة الرموز';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-158-2"];
                readonly description: {
                    readonly en: 'Version of the code list, under another name.';
                    readonly ar: 'إصدار قائمة الرموز باسم آخر.';
                };
            };
        };
    };
    readonly ItemAttribute: {
        readonly title: {
            readonly en: 'Item attribute';
            readonly ar: 'سمة الصنف';
        };
        readonly description: {
            readonly en: 'A property of an item. Extension of the interface.';
            readonly ar: 'سمة لصنف. امتداد للواجهة.';
        };
        readonly fields: {
            readonly name: {
                readonly title: {
                    readonly en: 'Name';
                    readonly ar: 'الاسم';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-160"];
                readonly description: {
                    readonly en: 'Name of the property.';
                    readonly ar: 'اسم السمة.';
                };
            };
            readonly value: {
                readonly title: {
                    readonly en: 'Value';
                    readonly ar: 'القيمة';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-161"];
                readonly description: {
                    readonly en: 'Its value.';
                    readonly ar: 'قيمتها.';
                };
            };
        };
    };
    readonly ItemCertificate: {
        readonly title: {
            readonly en: 'Item certificate';
            readonly ar: 'شهادة الصنف';
        };
        readonly description: {
            readonly en: 'A certificate of an item. Extension of the interface.';
            readonly ar: 'شهادة لصنف. امتداد للواجهة.';
        };
        readonly fields: {
            readonly id: {
                readonly title: {
                    readonly en: 'Certificate number';
                    readonly ar: 'رقم الشهادة';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly description: {
                    readonly en: 'Identifier of the certificate.';
                    readonly ar: 'معرّف الشهادة.';
                };
                readonly examples: readonly ["CO-2026-118"];
            };
            readonly typeCode: {
                readonly title: {
                    readonly en: 'Kind of certificate as a code';
                    readonly ar: 'رمز نوع الشهادة';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly description: {
                    readonly en: 'Code of the kind of certificate, as seller and buyer have agreed; NA where there is none.';
                    readonly ar: 'رمز نوع الشهادة كما اتفق عليه البائع والمشتري، أو NA إن لم يكن لها رمز.';
                };
                readonly examples: readonly ["NA"];
            };
            readonly type: {
                readonly title: {
                    readonly en: 'Kind of certificate';
                    readonly ar: 'نوع الشهادة';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly description: {
                    readonly en: 'Kind of certificate in words.';
                    readonly ar: 'نوع الشهادة نصاً.';
                };
                readonly examples: readonly ["Certificate of origin"];
            };
            readonly issuer: {
                readonly title: {
                    readonly en: 'Issuer';
                    readonly ar: 'جهة الإصدار';
                };
                readonly kind: 'text';
                readonly presence: 'required';
                readonly description: {
                    readonly en: 'Name of the party that issued the certificate.';
                    readonly ar: 'اسم الجهة التي أصدرت الشهادة.';
                };
                readonly examples: readonly ["Dubai Chambers"];
            };
        };
    };
    readonly References: {
        readonly title: {
            readonly en: 'References';
            readonly ar: 'المراجع';
        };
        readonly description: {
            readonly en: 'Other documents and identifiers that the document refers to.';
            readonly ar: 'المستندات والمعرّفات الأخرى التي يشير إليها المستند.';
        };
        readonly fields: {
            readonly purchaseOrderId: {
                readonly title: {
                    readonly en: 'Purchase order';
                    readonly ar: 'أمر الشراء';
                };
                readonly kind: 'identifier';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-013"];
                readonly description: {
                    readonly en: 'Purchase order.';
                    readonly ar: 'أمر الشراء.';
                };
                readonly examples: readonly ["PO-77120"];
            };
            readonly contractId: {
                readonly title: {
                    readonly en: 'Contract';
                    readonly ar: 'العقد';
                };
                readonly kind: 'identifier';
                readonly presence: 'nullable';
                readonly terms: readonly ["IBT-012"];
                readonly description: {
                    readonly en: 'Contract.';
                    readonly ar: 'العقد.';
                };
            };
            readonly salesOrderId: {
                readonly title: {
                    readonly en: 'Sales order';
                    readonly ar: 'أمر البيع';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-014"];
                readonly description: {
                    readonly en: 'Sales order.';
                    readonly ar: 'أمر البيع.';
                };
            };
            readonly projectId: {
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-011"];
                readonly title: {
                    readonly en: 'Project';
                    readonly ar: 'المشروع';
                };
                readonly description: {
                    readonly en: 'Project.';
                    readonly ar: 'المشروع.';
                };
            };
            readonly despatchId: {
                readonly title: {
                    readonly en: 'Despatch advice';
                    readonly ar: 'إشعار الشحن';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-016"];
                readonly description: {
                    readonly en: 'Despatch advice.';
                    readonly ar: 'إشعار الشحن.';
                };
            };
            readonly receiptId: {
                readonly title: {
                    readonly en: 'Receiving advice';
                    readonly ar: 'إشعار الاستلام';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-015"];
                readonly description: {
                    readonly en: 'Receiving advice.';
                    readonly ar: 'إشعار الاستلام.';
                };
            };
            readonly buyerReference: {
                readonly title: {
                    readonly en: "Buyer's reference";
                    readonly ar: 'مرجع المشتري';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-010"];
                readonly description: {
                    readonly en: "The buyer's reference.";
                    readonly ar: 'مرجع المشتري.';
                };
            };
            readonly purchaseOrderSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the purchase order';
                    readonly ar: 'مخطط أمر الشراء';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Scheme of the purchase order identifier.';
                    readonly ar: 'مخطط معرّف أمر الشراء.';
                };
            };
            readonly contractSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the contract';
                    readonly ar: 'مخطط العقد';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Scheme of the contract identifier.';
                    readonly ar: 'مخطط معرّف العقد.';
                };
            };
            readonly salesOrderSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the sales order';
                    readonly ar: 'مخطط أمر البيع';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Scheme of the sales order identifier.';
                    readonly ar: 'مخطط معرّف أمر البيع.';
                };
            };
            readonly projectSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the project';
                    readonly ar: 'مخطط المشروع';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Scheme of the project identifier.';
                    readonly ar: 'مخطط معرّف المشروع.';
                };
            };
            readonly despatchSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the despatch advice';
                    readonly ar: 'مخطط إشعار الشحن';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Scheme of the despatch advice identifier.';
                    readonly ar: 'مخطط معرّف إشعار الشحن.';
                };
            };
            readonly receiptSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the receiving advice';
                    readonly ar: 'مخطط إشعار الاستلام';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Scheme of the receiving advice identifier.';
                    readonly ar: 'مخطط معرّف إشعار الاستلام.';
                };
            };
            readonly tenderId: {
                readonly title: {
                    readonly en: 'Tender';
                    readonly ar: 'المناقصة';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-017"];
                readonly description: {
                    readonly en: 'Tender or lot. Extension of the interface.';
                    readonly ar: 'المناقصة أو جزء منها. امتداد للواجهة.';
                };
            };
            readonly customsReferenceId: {
                readonly title: {
                    readonly en: 'Customs reference';
                    readonly ar: 'المرجع الجمركي';
                };
                readonly kind: 'identifier';
                readonly description: {
                    readonly en: 'Customs reference. Extension of the interface.';
                    readonly ar: 'المرجع الجمركي. امتداد للواجهة.';
                };
            };
            readonly contractValue: {
                readonly title: {
                    readonly en: 'Contract value';
                    readonly ar: 'قيمة العقد';
                };
                readonly kind: 'text';
                readonly description: {
                    readonly en: 'Value of the contract with its currency. Extension of the interface.';
                    readonly ar: 'قيمة العقد مع عملتها. امتداد للواجهة.';
                };
                readonly examples: readonly ["AED200000"];
            };
        };
    };
    readonly TaxTotal: {
        readonly title: {
            readonly en: 'VAT total';
            readonly ar: 'إجمالي الضريبة';
        };
        readonly description: {
            readonly en: 'The VAT total as the caller has it; checked, never replaced.';
            readonly ar: 'إجمالي الضريبة كما هو لدى المرسل؛ يُدقَّق ولا يُستبدل أبداً.';
        };
        readonly fields: {
            readonly taxAmount: {
                readonly title: {
                    readonly en: 'VAT';
                    readonly ar: 'الضريبة';
                };
                readonly kind: 'amount';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-110"];
                readonly description: {
                    readonly en: 'VAT of the document in its currency.';
                    readonly ar: 'ضريبة المستند بعملته.';
                };
                readonly examples: readonly [529.8];
            };
        };
    };
    readonly LegalMonetaryTotal: {
        readonly title: {
            readonly en: 'Document totals';
            readonly ar: 'إجماليات المستند';
        };
        readonly description: {
            readonly en: 'The totals as the caller has them (IBG-22); checked, never replaced.';
            readonly ar: 'الإجماليات كما هي لدى المرسل (IBG-22)؛ تُدقَّق ولا تُستبدل أبداً.';
        };
        readonly fields: {
            readonly lineExtensionAmount: {
                readonly title: {
                    readonly en: 'Sum of lines';
                    readonly ar: 'مجموع البنود';
                };
                readonly kind: 'amount';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-106"];
                readonly description: {
                    readonly en: 'Sum of the line net amounts.';
                    readonly ar: 'مجموع صافي مبالغ البنود.';
                };
                readonly examples: readonly [10596];
            };
            readonly taxExclusiveAmount: {
                readonly title: {
                    readonly en: 'Total excl. VAT';
                    readonly ar: 'الإجمالي قبل الضريبة';
                };
                readonly kind: 'amount';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-109"];
                readonly description: {
                    readonly en: 'Total without VAT.';
                    readonly ar: 'الإجمالي قبل الضريبة.';
                };
                readonly examples: readonly [10596];
            };
            readonly taxInclusiveAmount: {
                readonly title: {
                    readonly en: 'Total incl. VAT';
                    readonly ar: 'الإجمالي شاملاً الضريبة';
                };
                readonly kind: 'amount';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-112"];
                readonly description: {
                    readonly en: 'Total with VAT.';
                    readonly ar: 'الإجمالي شاملاً الضريبة.';
                };
                readonly examples: readonly [11125.8];
            };
            readonly payableAmount: {
                readonly title: {
                    readonly en: 'Amount due';
                    readonly ar: 'المبلغ المستحق';
                };
                readonly kind: 'amount';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-115"];
                readonly description: {
                    readonly en: 'Amount due for payment.';
                    readonly ar: 'المبلغ المستحق.';
                };
                readonly examples: readonly [11125.8];
            };
        };
    };
    readonly AdditionalDocument: {
        readonly title: {
            readonly en: 'Additional document';
            readonly ar: 'مستند مؤيِّد';
        };
        readonly description: {
            readonly en: 'A supporting document (IBG-24), by reference or embedded.';
            readonly ar: 'مستند مؤيِّد (IBG-24)، بالإشارة إليه أو مضمَّناً.';
        };
        readonly fields: {
            readonly documentId: {
                readonly title: {
                    readonly en: 'Document number';
                    readonly ar: 'رقم المستند';
                };
                readonly kind: 'identifier';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-122"];
                readonly description: {
                    readonly en: 'Identifier.';
                    readonly ar: 'المعرّف.';
                };
            };
            readonly documentTypeCode: {
                readonly title: {
                    readonly en: 'Document type';
                    readonly ar: 'نوع المستند';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-018"];
                readonly description: {
                    readonly en: 'Type of the document; 130 marks the invoiced object.';
                    readonly ar: 'نوع المستند؛ 130 يعني موضوع الفوترة.';
                };
            };
            readonly description: {
                readonly title: {
                    readonly en: 'Description';
                    readonly ar: 'الوصف';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-123"];
                readonly description: {
                    readonly en: 'Description.';
                    readonly ar: 'الوصف.';
                };
            };
            readonly externalUri: {
                readonly title: {
                    readonly en: 'Web address';
                    readonly ar: 'عنوان الويب';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-124"];
                readonly description: {
                    readonly en: 'Where the document is found.';
                    readonly ar: 'الموضع الذي يوجد فيه المستند.';
                };
            };
            readonly embeddedBase64: {
                readonly title: {
                    readonly en: 'Attached file';
                    readonly ar: 'الملف المرفق';
                };
                readonly kind: 'text';
                readonly most: 'attachmentLength';
                readonly terms: readonly ["IBT-125"];
                readonly description: {
                    readonly en: 'The document itself in Base64.';
                    readonly ar: 'المستند نفسه بترميز Base64.';
                };
            };
            readonly mimeCode: {
                readonly title: {
                    readonly en: 'File type';
                    readonly ar: 'نوع الملف';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-125-1"];
                readonly description: {
                    readonly en: 'Media type of the embedded document.';
                    readonly ar: 'نوع وسائط المستند المضمَّن.';
                };
                readonly codeList: 'mediaTypes';
            };
            readonly fileName: {
                readonly title: {
                    readonly en: 'File name';
                    readonly ar: 'اسم الملف';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-125-2"];
                readonly description: {
                    readonly en: 'File name of the embedded document.';
                    readonly ar: 'اسم ملف المستند المضمَّن.';
                };
            };
            readonly schemeId: {
                readonly title: {
                    readonly en: 'Scheme of the document number';
                    readonly ar: 'مخطط رقم المستند';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-018-1"];
                readonly description: {
                    readonly en: 'Scheme of the document identifier. Extension of the interface.';
                    readonly ar: 'مخطط معرّف المستند. امتداد للواجهة.';
                };
            };
        };
    };
    readonly Delivery: {
        readonly title: {
            readonly en: 'Delivery';
            readonly ar: 'التسليم';
        };
        readonly description: {
            readonly en: 'When and where goods or services were delivered (IBG-13, IBG-15).';
            readonly ar: 'متى وأين سُلّمت السلع أو الخدمات (IBG-13، IBG-15).';
        };
        readonly fields: {
            readonly actualDeliveryDate: {
                readonly title: {
                    readonly en: 'Delivery date';
                    readonly ar: 'تاريخ التسليم';
                };
                readonly kind: 'date';
                readonly terms: readonly ["IBT-072"];
                readonly description: {
                    readonly en: 'Day of the delivery.';
                    readonly ar: 'تاريخ التسليم.';
                };
                readonly examples: readonly ["2026-11-02"];
            };
            readonly streetName: {
                readonly kind: 'text';
                readonly terms: readonly ["IBT-075"];
                readonly title: {
                    readonly en: 'Street';
                    readonly ar: 'الشارع';
                };
                readonly description: {
                    readonly en: 'Street.';
                    readonly ar: 'الشارع.';
                };
            };
            readonly city: {
                readonly kind: 'text';
                readonly terms: readonly ["IBT-077"];
                readonly title: {
                    readonly en: 'City';
                    readonly ar: 'المدينة';
                };
                readonly description: {
                    readonly en: 'City.';
                    readonly ar: 'المدينة.';
                };
            };
            readonly countrySubentity: {
                readonly kind: 'text';
                readonly terms: readonly ["IBT-079"];
                readonly title: {
                    readonly en: 'Emirate or region';
                    readonly ar: 'الإمارة أو المنطقة';
                };
                readonly description: {
                    readonly en: 'Region.';
                    readonly ar: 'المنطقة.';
                };
            };
            readonly addressLine: {
                readonly title: {
                    readonly en: 'Third street line';
                    readonly ar: 'السطر الثالث من الشارع';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-165"];
                readonly description: {
                    readonly en: 'Another line of the address.';
                    readonly ar: 'سطر آخر من العنوان.';
                };
            };
            readonly countryCode: {
                readonly title: {
                    readonly en: 'Country';
                    readonly ar: 'الدولة';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-080"];
                readonly description: {
                    readonly en: 'Country as an ISO 3166-1 code.';
                    readonly ar: 'الدولة برمز ISO 3166-1.';
                };
            };
            readonly incoterms: {
                readonly title: {
                    readonly en: 'Incoterms';
                    readonly ar: 'شروط التجارة الدولية (Incoterms)';
                };
                readonly kind: 'code';
                readonly description: {
                    readonly en: 'Incoterms code.';
                    readonly ar: 'رمز شروط التجارة الدولية (Incoterms).';
                };
                readonly examples: readonly ["CIF", "FOB"];
            };
            readonly additionalStreetName: {
                readonly title: {
                    readonly en: 'Second street line';
                    readonly ar: 'السطر الثاني من الشارع';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-076"];
                readonly description: {
                    readonly en: 'Second line of the deliver-to address. Extension of the interface.';
                    readonly ar: 'السطر الثاني من عنوان التسليم. امتداد للواجهة.';
                };
            };
            readonly postalCode: {
                readonly title: {
                    readonly en: 'Postal code';
                    readonly ar: 'الرمز البريدي';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-078"];
                readonly description: {
                    readonly en: 'Postal code. Extension of the interface.';
                    readonly ar: 'الرمز البريدي. امتداد للواجهة.';
                };
            };
            readonly locationId: {
                readonly title: {
                    readonly en: 'Place of delivery';
                    readonly ar: 'مكان التسليم';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-071"];
                readonly description: {
                    readonly en: 'Identifier of the place of delivery. Extension of the interface.';
                    readonly ar: 'معرّف مكان التسليم. امتداد للواجهة.';
                };
            };
            readonly locationSchemeId: {
                readonly title: {
                    readonly en: 'Scheme of the place of delivery';
                    readonly ar: 'مخطط مكان التسليم';
                };
                readonly kind: 'code';
                readonly terms: readonly ["IBT-071-1"];
                readonly description: {
                    readonly en: 'Scheme of that identifier. Extension of the interface.';
                    readonly ar: 'مخطط ذلك المعرّف. امتداد للواجهة.';
                };
            };
            readonly partyId: {
                readonly title: {
                    readonly en: 'Number of the receiving party';
                    readonly ar: 'معرّف الطرف المُسلَّم إليه';
                };
                readonly kind: 'identifier';
                readonly description: {
                    readonly en: 'Identifier of the party that is delivered to. Extension of the interface.';
                    readonly ar: 'معرّف الطرف المُسلَّم إليه. امتداد للواجهة.';
                };
            };
            readonly partyName: {
                readonly title: {
                    readonly en: 'Receiving party';
                    readonly ar: 'الطرف المُسلَّم إليه';
                };
                readonly kind: 'text';
                readonly terms: readonly ["IBT-070"];
                readonly description: {
                    readonly en: 'Name of the party that is delivered to. Extension of the interface.';
                    readonly ar: 'اسم الطرف المُسلَّم إليه. امتداد للواجهة.';
                };
            };
        };
    };
    readonly PrecedingInvoice: {
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
    readonly CreditNoteReason: {
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
    readonly PaymentInstruction: {
        readonly title: {
            readonly en: 'Payment instruction';
            readonly ar: 'تعليمات السداد';
        };
        readonly description: {
            readonly en: 'A further way to pay. Extension of the interface.';
            readonly ar: 'وسيلة سداد أخرى. امتداد للواجهة.';
        };
        readonly fields: {
            readonly id: {
                readonly title: {
                    readonly en: 'Identifier';
                    readonly ar: 'المعرّف';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-178"];
                readonly description: {
                    readonly en: 'Identifier, to which instalments refer.';
                    readonly ar: 'المعرّف الذي تشير إليه الأقساط.';
                };
            };
            readonly paymentMode: {
                readonly title: {
                    readonly en: 'Payment means';
                    readonly ar: 'وسيلة السداد';
                };
                readonly kind: 'code';
                readonly presence: 'required';
                readonly terms: readonly ["IBT-081"];
                readonly description: {
                    readonly en: 'Payment means as a code or by its name.';
                    readonly ar: 'وسيلة السداد رمزاً أو باسمها.';
                };
            };
            readonly paymentBankAccount: {
                readonly title: {
                    readonly en: 'Bank account';
                    readonly ar: 'الحساب المصرفي';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-084"];
                readonly description: {
                    readonly en: 'Account that is paid to.';
                    readonly ar: 'الحساب الذي يُسدَّد إليه.';
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
                    readonly en: 'Payment means as text, where the name of its code does not do.';
                    readonly ar: 'وسيلة السداد نصاً، حيث لا يكفي اسم رمزها.';
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
                    readonly en: 'Reference that the payer gives with the payment.';
                    readonly ar: 'المرجع الذي يذكره مَن يسدد المبلغ مع السداد.';
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
                    readonly en: 'Scheme of the account; IBAN where the account looks like one.';
                    readonly ar: 'مخطط الحساب؛ IBAN إذا كان الحساب بصيغته.';
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
                    readonly en: 'Name of the account.';
                    readonly ar: 'اسم الحساب.';
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
                    readonly en: 'Identifier of the bank or payment service that holds the account.';
                    readonly ar: 'معرّف المصرف أو مزوّد خدمة السداد الذي لديه الحساب.';
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
                    readonly en: 'Number of the card that pays, its first digits masked.';
                    readonly ar: 'رقم البطاقة التي يُسدَّد بها، مع إخفاء أرقامه الأولى.';
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
                    readonly en: 'Network of the card; UBL asks for it beside the number.';
                    readonly ar: 'شبكة البطاقة؛ يشترطها UBL إلى جانب الرقم.';
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
                    readonly en: 'Name of the holder of the card.';
                    readonly ar: 'اسم حامل البطاقة.';
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
                    readonly en: 'Reference of the mandate for a direct debit.';
                    readonly ar: 'مرجع التفويض بالخصم المباشر.';
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
                    readonly en: 'Account that is debited.';
                    readonly ar: 'الحساب الذي يُخصم منه.';
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
                    readonly en: 'Address of the bank or payment service that holds the account.';
                    readonly ar: 'عنوان المصرف أو مزوّد خدمة السداد الذي لديه الحساب.';
                };
            };
        };
    };
    readonly Instalment: {
        readonly title: {
            readonly en: 'Instalment';
            readonly ar: 'قسط';
        };
        readonly description: {
            readonly en: 'Payment terms of an instalment. Extension of the interface.';
            readonly ar: 'شروط السداد لقسط. امتداد للواجهة.';
        };
        readonly fields: {
            readonly paymentInstructionId: {
                readonly title: {
                    readonly en: 'Payment instruction';
                    readonly ar: 'تعليمات السداد';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-187"];
                readonly description: {
                    readonly en: 'The payment instruction by which it is paid.';
                    readonly ar: 'تعليمات السداد التي يُسدَّد بها.';
                };
            };
            readonly note: {
                readonly kind: 'text';
                readonly terms: readonly ["IBT-020"];
                readonly title: {
                    readonly en: 'Terms';
                    readonly ar: 'الشروط';
                };
                readonly description: {
                    readonly en: 'Terms as text.';
                    readonly ar: 'الشروط نصاً.';
                };
            };
            readonly amount: {
                readonly title: {
                    readonly en: 'Amount';
                    readonly ar: 'المبلغ';
                };
                readonly kind: 'amount';
                readonly terms: readonly ["IBT-176"];
                readonly description: {
                    readonly en: 'Amount of the instalment.';
                    readonly ar: 'مبلغ القسط.';
                };
            };
            readonly dueDate: {
                readonly title: {
                    readonly en: 'Due date';
                    readonly ar: 'تاريخ الاستحقاق';
                };
                readonly kind: 'date';
                readonly terms: readonly ["IBT-177"];
                readonly description: {
                    readonly en: 'Day by which it is due.';
                    readonly ar: 'تاريخ استحقاقه.';
                };
            };
        };
    };
    readonly PaidAmount: {
        readonly title: {
            readonly en: 'Paid amount';
            readonly ar: 'مبلغ مدفوع';
        };
        readonly description: {
            readonly en: 'A payment made before. Extension of the interface.';
            readonly ar: 'دفعة سُدِّدت مقدماً. امتداد للواجهة.';
        };
        readonly fields: {
            readonly id: {
                readonly title: {
                    readonly en: 'Payment number';
                    readonly ar: 'رقم عملية السداد';
                };
                readonly kind: 'identifier';
                readonly terms: readonly ["IBT-179"];
                readonly description: {
                    readonly en: 'Identifier of the payment.';
                    readonly ar: 'معرّف السداد.';
                };
            };
            readonly amount: {
                readonly kind: 'amount';
                readonly terms: readonly ["IBT-180"];
                readonly title: {
                    readonly en: 'Amount';
                    readonly ar: 'المبلغ';
                };
                readonly description: {
                    readonly en: 'Amount.';
                    readonly ar: 'المبلغ.';
                };
            };
            readonly date: {
                readonly title: {
                    readonly en: 'Date';
                    readonly ar: 'التاريخ';
                };
                readonly kind: 'date';
                readonly terms: readonly ["IBT-181"];
                readonly description: {
                    readonly en: 'Day of the payment.';
                    readonly ar: 'تاريخ السداد.';
                };
            };
            readonly type: {
                readonly kind: 'code';
                readonly terms: readonly ["IBT-182"];
                readonly title: {
                    readonly en: 'Kind of payment';
                    readonly ar: 'نوع عملية السداد';
                };
                readonly description: {
                    readonly en: 'Kind of payment.';
                    readonly ar: 'نوع السداد.';
                };
            };
        };
    };
    readonly VatExemption: {
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
    readonly TransactionType: {
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
};
//# sourceMappingURL=index.d.ts.map