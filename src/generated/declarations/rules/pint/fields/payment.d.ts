export declare const paymentInstruction: {
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
export declare const instalment: {
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
export declare const paidAmount: {
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
//# sourceMappingURL=payment.d.ts.map