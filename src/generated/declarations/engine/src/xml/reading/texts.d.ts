import { type Reader } from './reader.ts';
/** The shared string for a text that is empty or an indentation; otherwise undefined. */
export declare function sharedBlank(text: string): string | undefined;
/** Takes the text up to an offset. */
export declare function takeText(reader: Reader, end: number): string;
/** Offset at which text that needs no decoding ends: mostly at the next tag. */
export declare function plainTextEnd(text: string, from: number): number;
export declare function takeCharacterData(reader: Reader): string;
//# sourceMappingURL=texts.d.ts.map