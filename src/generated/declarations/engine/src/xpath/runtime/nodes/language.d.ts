import type { DocumentIndex } from './document.ts';
import type { NodeItem } from './node-items.ts';
export declare const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
/** fn:lang: whether the nearest xml:lang names a language, or one of its variants. */
export declare function isInLanguage(d: DocumentIndex, sought: string | undefined, n: number): boolean;
/** Whether a node of any kind is in a language. */
export declare const isNodeInLanguage: (d: DocumentIndex, sought: string | undefined, node: NodeItem) => boolean;
//# sourceMappingURL=language.d.ts.map