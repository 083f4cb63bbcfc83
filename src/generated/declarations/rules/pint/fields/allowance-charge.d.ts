export declare const allowanceCharge: {
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
//# sourceMappingURL=allowance-charge.d.ts.map