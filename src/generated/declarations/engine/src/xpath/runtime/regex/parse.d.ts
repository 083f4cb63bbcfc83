/** The parts of a JavaScript regular expression (flag `v`) in the form that `compileRegex` writes. */
export type RegexNode = {
    readonly kind: 'character';
    readonly source: string;
} | {
    readonly kind: 'start' | 'end';
} | {
    readonly kind: 'all';
    readonly parts: readonly RegexNode[];
} | {
    readonly kind: 'any';
    readonly ways: readonly RegexNode[];
}
/** A group whose text can be asked for; groups are counted from 1. */
 | {
    readonly kind: 'group';
    readonly number: number;
    readonly part: RegexNode;
}
/** The text that a group matched, once more. */
 | {
    readonly kind: 'reference';
    readonly group: number;
} | {
    readonly kind: 'repeat';
    readonly part: RegexNode;
    readonly least: number;
    readonly most: number;
    /** Prefers fewer repetitions: `*?`. */
    readonly isReluctant: boolean;
};
export declare function parseRegex(source: string): RegexNode;
//# sourceMappingURL=parse.d.ts.map