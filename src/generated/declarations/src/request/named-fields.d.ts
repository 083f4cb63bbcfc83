/**
 * The names in the request of fields with behaviour of their own that only some countries have, by what the invoice
 * calls them: no other file names them.
 */
export declare const namedFields: {
    readonly natureCode: 'goodsNatureCode';
    readonly serviceCode: 'serviceAccountingCode';
    readonly registrationAuthority: 'authorityName';
};
//# sourceMappingURL=named-fields.d.ts.map