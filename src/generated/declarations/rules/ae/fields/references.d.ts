export declare const references: {
    readonly fields: {
        readonly customsReferenceId: {
            readonly terms: readonly ["BTAE-21"];
            readonly description: {
                readonly en: 'Customs reference. Extension of the interface.';
                readonly ar: 'المرجع الجمركي. امتداد للواجهة.';
            };
        };
        readonly contractValue: {
            readonly terms: readonly ["BTAE-05"];
            readonly description: {
                readonly en: 'Value of the contract with its currency. Extension of the interface.';
                readonly ar: 'قيمة العقد مع عملتها. امتداد للواجهة.';
            };
            readonly examples: readonly ["AED200000"];
        };
    };
};
//# sourceMappingURL=references.d.ts.map