import { type DocumentIndex } from './document.ts';
/** Gives the same as `locationOf`, without counting the siblings of an element again for each finding. */
export declare function locationIn(d: DocumentIndex, n: number): string;
/** fn:path of an element or the document: `/Q{urn:order}order[1]/Q{urn:order}line[2]`. */
export declare function pathFromRoot(d: DocumentIndex, n: number): string;
//# sourceMappingURL=location.d.ts.map