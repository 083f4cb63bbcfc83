export declare const address: {
    readonly fields: {
        readonly city: {
            readonly terms: readonly ["IBT-037", "IBT-052", "IBT-066"];
            readonly description: {
                readonly en: 'City.';
                readonly ar: 'المدينة.';
            };
            readonly examples: readonly ["Dubai"];
        };
        readonly countrySubentity: {
            readonly terms: readonly ["IBT-039", "IBT-054", "IBT-068"];
            readonly description: {
                readonly en: 'Emirate as a code, an ISO code or a name, or the region of another country; derived from the city where not given.';
                readonly ar: 'الإمارة برمزها أو برمز ISO أو باسمها، أو المنطقة في دولة أخرى؛ تُشتق من المدينة إن لم تُذكر.';
            };
            readonly codeList: 'subdivisions';
        };
        readonly countryCode: {
            readonly terms: readonly ["IBT-040", "IBT-055", "IBT-069"];
            readonly description: {
                readonly en: 'Country as an ISO 3166-1 code.';
                readonly ar: 'الدولة برمز ISO 3166-1.';
            };
            readonly examples: readonly ["AE", "SA", "US"];
        };
    };
};
//# sourceMappingURL=address.d.ts.map