/** Gives the files that are written for documents names of which no two are alike, on any file system. */
export type FileNames = (path: string) => string;
/**
 * The name, without ending, of the files that are written for a document: that of its own file, in the folders in which
 * that was found. If an earlier file has it already, `~2` or a higher number is added. The names of lines of a file end
 * in a dot and a number (`lineFileName`), so other files do not get one that does.
 *
 * @example
 * ```ts
 * const names = createFileNames();
 * console.log(names('2026/INV-1.json'), names('2026/inv-1.xml')); // 2026/INV-1 2026/inv-1~2
 * ```
 */
export declare function createFileNames(): FileNames;
/** The name of the files that are written for a line, which is counted from 1. */
export declare function lineFileName(fileName: string, line: number): string;
//# sourceMappingURL=file-names.d.ts.map