export declare const address: {
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
//# sourceMappingURL=address.d.ts.map