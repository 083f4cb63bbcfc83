import { type UblElement } from '../core/xml/element.ts';
/**
 * `lines` puts each element on its own line; `exact` adds nothing, so that the text is read back as the same
 * tree.
 */
export type Layout = 'lines' | 'exact';
/**
 * The XML text of a UBL tree: a UTF-8 declaration, then the document.
 *
 * @example
 * ```ts
 * const parsed = parseUbl('<a><b>1 &lt; 2</b></a>');
 * if (parsed.ok) console.log(serialise(parsed.value, 'exact').split('\n')[1]); // <a><b>1 &lt; 2</b></a>
 * ```
 */
export declare function serialise(root: UblElement, layout?: Layout): string;
//# sourceMappingURL=serialise.d.ts.map