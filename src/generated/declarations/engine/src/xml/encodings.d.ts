/** The decoded text, or the offset of the first byte that the encoding does not allow. */
export type Decoding = {
    readonly text: string;
} | {
    readonly offset: number;
};
/** Decodes bytes of one encoding; keeps a byte order mark, and never replaces a wrong byte. */
export type Decoder = (bytes: Uint8Array) => Decoding;
declare const decoders: {
    'UTF-8': Decoder;
    'UTF-16LE': Decoder;
    'UTF-16BE': Decoder;
    'US-ASCII': Decoder;
    'ISO-8859-1': Decoder;
    'windows-1252': Decoder;
    'windows-1256': Decoder;
};
export type Encoding = keyof typeof decoders;
/** Decodes bytes strictly. */
export declare function decodeStrictly(bytes: Uint8Array, encoding: Encoding): Decoding;
/** The supported encodings, for people. */
export declare const supportedEncodings = "UTF-8, UTF-16, US-ASCII, ISO-8859-1, windows-1252 and windows-1256";
/** The encoding that an XML declaration names; undefined if it is not supported. */
export declare function encodingNamed(name: string): Encoding | 'UTF-16' | undefined;
export {};
//# sourceMappingURL=encodings.d.ts.map