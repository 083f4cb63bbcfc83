export declare const classification: {
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
export declare const itemAttribute: {
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
export declare const itemCertificate: {
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
//# sourceMappingURL=item.d.ts.map