/** The words of a text that have a separator before and after them. */
export interface WordList {
    readonly text: string;
    readonly separator: string;
    readonly words: ReadonlySet<string>;
}
export declare function wordList(text: string, separator: string): WordList;
/** `contains(' AB CD ', concat(' ', word, ' '))`. */
export declare function hasWord({ text, separator, words }: WordList, word: string): boolean;
export declare function wordsBetween(text: string, separator: string): ReadonlySet<string>;
//# sourceMappingURL=word-list.d.ts.map