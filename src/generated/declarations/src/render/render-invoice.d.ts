import type { Adjustment } from '../api/adjustments.ts';
import type { RenderedSpecification } from '../core/specification/rendering.ts';
import { type UblElement } from '../core/xml/element.ts';
import { type Look } from './look.ts';
import { type ShownVerdict } from './sections/verdict.ts';
import { type Paper } from './style.ts';
import { type RenderLanguage } from './words.ts';
export interface RenderOptions {
    /** English, Arabic, or both side by side; default: English. */
    readonly language?: RenderLanguage;
    /** The verdict of the rules; a document that is not valid is marked on every page. */
    readonly verdict: ShownVerdict;
    /** Values that were sent otherwise than the figures have them; a rate that they were not made of is marked beside them. */
    readonly adjustments?: readonly Adjustment[];
    /** Default: A4. */
    readonly paper?: Paper;
    /**
     * The most lines to show, for a preview of a long document: the others are counted, and all totals include
     * them.
     */
    readonly mostLines?: number;
    /** Additions of the company to its documents. */
    readonly look?: Look;
    /** The specification whose texts and codes are used; default: PINT-AE of the UAE. */
    readonly specification?: RenderedSpecification;
}
/**
 * Shows a UBL invoice or credit note of any origin as people read it: one HTML document that has no scripts
 * and loads nothing. Every figure is the document's own; figures that do not add up are marked and explained,
 * not corrected. Undefined if the element is not the root of a UBL invoice or credit note.
 *
 * @example
 * ```ts
 * const { root } = toUbl(compute(normalise(request).invoice));
 * const page = renderInvoice(root, { language: 'both', verdict: { outcome: 'valid', findings: 0 } });
 * console.log(page?.includes('<h1>')); // true
 * ```
 */
export declare function renderInvoice(root: UblElement, options: RenderOptions): string | undefined;
//# sourceMappingURL=render-invoice.d.ts.map