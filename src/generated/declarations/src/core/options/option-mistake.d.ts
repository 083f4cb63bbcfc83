/** A mistake of an option, from which each surface makes its words. */
export interface OptionMistake {
    /**
     * `kind`: the value is not what is allowed; `choice`: it is none of several texts; `less` and `more`: it is out of
     * the bound that is allowed; `unknown`: there is no option of this name.
     */
    readonly wrong: 'kind' | 'choice' | 'less' | 'more' | 'unknown';
    /** The name of the option, of an unknown one that of the object it is in; empty for the options as a whole. */
    readonly name: string;
    /** The value as a message quotes it, or the name of the unknown option. */
    readonly value: string;
    /** Allowed values: a kind of values, texts, a bound or the names of the options. */
    readonly allowed: string;
    /** The text or option that is probably meant. */
    readonly meant?: string | undefined;
}
/** A mistake in English, for programmers. */
export declare function sentenceOf({ wrong, name, value, allowed, meant }: OptionMistake): string;
//# sourceMappingURL=option-mistake.d.ts.map