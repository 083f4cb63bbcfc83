import { type SourceElement } from './xml.ts';
/** Reads a file by a resolved path; bytes are decoded as XML prescribes. */
export type ReadFile = (path: string) => string | Uint8Array;
/**
 * A Schematron file with everything it includes: `sch:include` is replaced by the root element of another
 * file, or by one of its elements, `sch:extends` with an href by its children (ISO/IEC 19757-3:2016), which
 * lets a pattern span files.
 * Files are only read from `root`; default: the folder of the first file.
 */
export declare function readWithIncludes(path: string, readFile: ReadFile, root?: string): SourceElement;
/** The Schematron children of a name. */
export declare function schematronChildren(parent: SourceElement, localName: string): SourceElement[];
//# sourceMappingURL=include.d.ts.map