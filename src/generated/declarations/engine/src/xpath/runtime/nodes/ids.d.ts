import type { DocumentIndex } from './document.ts';
/** fn:id: the elements whose xml:id is one of the words of the texts; without a document type no other attribute is an id. */
export declare function elementsWithId(d: DocumentIndex, texts: readonly string[]): readonly number[];
//# sourceMappingURL=ids.d.ts.map