import { type DocumentIndex } from './document.ts';
/** The child elements of a name, in document order. */
export declare function children(d: DocumentIndex, n: number, name: number): readonly number[];
export declare function hasChild(d: DocumentIndex, n: number, name: number): boolean;
export declare function firstChild(d: DocumentIndex, n: number, name: number): number | undefined;
/** The child of a name, where at most one is allowed. */
export declare function onlyChild(d: DocumentIndex, n: number, name: number): number | undefined;
export declare function someChild(d: DocumentIndex, n: number, name: number, test: (n: number) => boolean): boolean;
/** Whether an element holds elements. */
export declare function hasElements(d: DocumentIndex, n: number): boolean;
/** The text nodes of an element. */
export declare function texts(d: DocumentIndex, n: number): readonly string[];
/** The text of the only child of a name. */
export declare function onlyText(d: DocumentIndex, n: number, name: number): string | undefined;
/** The parent's children with the name of the element. */
export declare function sameNameSiblings(d: DocumentIndex, n: number): readonly number[];
//# sourceMappingURL=children.d.ts.map