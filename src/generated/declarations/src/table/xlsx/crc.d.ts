/** The checksum before the first byte; after the last one all of its bits are turned. */
export declare const crcStart = 4294967295;
/** The checksum after some bytes more. */
export declare function crcAfter(before: number, bytes: Uint8Array): number;
//# sourceMappingURL=crc.d.ts.map