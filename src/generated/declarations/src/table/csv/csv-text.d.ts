import { type Encoding } from 'schematron-compiler/xml-reader';
/** A CSV file as text, with the encoding in which it was written. */
export interface CsvText {
    readonly text: string;
    readonly encoding: Encoding;
}
/**
 * The text of a CSV file: by its byte order mark, as UTF-16 where zeros show it, as UTF-8 where its bytes are, otherwise in the
 * encoding of Windows in which more of it reads as words: that of Arabic or that of Western Europe.
 */
export declare function csvText(bytes: Uint8Array): CsvText;
declare const separators: readonly [',', ';', '\t', '|'];
export type Separator = (typeof separators)[number];
/** The separator of columns: `sep=;` in the first line, as Excel takes it, or the one that cuts most lines alike. */
export declare function separatorOf(text: string): {
    readonly separator: Separator;
    readonly start: number;
};
export {};
//# sourceMappingURL=csv-text.d.ts.map