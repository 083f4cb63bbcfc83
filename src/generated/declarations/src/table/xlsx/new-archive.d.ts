/** A ZIP archive that is written file by file; the same files are written in the same bytes. */
export declare function newArchive(): {
    /** Adds a file of which the content comes in parts. */
    add: (name: string, parts: Iterable<string>) => void;
    /** The whole archive; nothing is added to it any more. */
    bytes: () => Uint8Array<ArrayBuffer>;
};
//# sourceMappingURL=new-archive.d.ts.map