export declare const classification: {
    readonly fields: {
        readonly listId: {
            readonly terms: readonly ["IBT-158-1"];
            readonly description: {
                readonly en: 'The code list; HS where not given.';
                readonly ar: 'قائمة الرموز؛ HS إن لم تُذكر.';
            };
            readonly examples: readonly ["HS"];
        };
    };
};
//# sourceMappingURL=item.d.ts.map