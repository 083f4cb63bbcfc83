/** The atomic types whose values are only compared for equality. */
export type OtherType = 'xs:QName' | 'xs:gYear' | 'xs:gYearMonth' | 'xs:gMonth' | 'xs:gMonthDay' | 'xs:gDay' | 'xs:hexBinary' | 'xs:base64Binary';
/** A value of one of these types. */
export declare class OtherValue {
    readonly type: OtherType;
    readonly text: string;
    /** A text that equal values of the type share. */
    readonly key: string;
    constructor(type: OtherType, text: string, key: string);
    toString(): string;
}
/** An xs:QName. */
export declare class QNameValue extends OtherValue {
    readonly namespace: string;
    readonly prefix: string;
    readonly localName: string;
    constructor(namespace: string, prefix: string, localName: string);
}
export declare const isOtherType: (type: string) => type is OtherType;
/** A text as a value of one of these types; undefined if it has another form. */
export declare function parseOther(type: OtherType, text: string): OtherValue | undefined;
export declare const toOther: (type: OtherType, text: string) => OtherValue;
/** A cast from one of these types to another: only binary ones have the same values. */
export declare function castOther(value: OtherValue, target: OtherType): OtherValue;
/** fn:QName. */
export declare function qualifiedNameIn(namespace: string | undefined, text: string): QNameValue;
/** fn:resolve-QName and, with the prefixes of the expression, a cast to xs:QName. */
export declare function resolvedName(text: string | undefined, namespaceOf: (prefix: string) => string | undefined): QNameValue | undefined;
/** The parts of an xs:QName; a type error for other values. */
export declare const prefixOfName: (value: unknown) => string | undefined;
export declare const localNameOfName: (value: unknown) => string;
export declare const namespaceOfName: (value: unknown) => string;
//# sourceMappingURL=other-values.d.ts.map