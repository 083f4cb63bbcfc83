export declare const delivery: {
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
//# sourceMappingURL=delivery.d.ts.map