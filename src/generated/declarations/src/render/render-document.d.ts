import { type ValidateDocumentOptions, type ValidatedDocument } from '../api/validate-document.ts';
import type { ValidationResult } from '../api/validation-result.ts';
import type { RenderedSpecification } from '../core/specification/rendering.ts';
import { type Look } from './look.ts';
import { type RenderOptions } from './render-invoice.ts';
import { type Paper } from './style.ts';
import { type RenderLanguage } from './words.ts';
export interface RenderDocumentOptions extends Omit<ValidateDocumentOptions, 'language' | 'specification'> {
    /**
     * Language of the page: English, Arabic, or both side by side. Messages are in the same language; in
     * English for both.
     */
    readonly language?: RenderLanguage;
    /** Default: A4. */
    readonly paper?: Paper;
    /** Additions of the company to its invoices and credit notes: logo, colour, footer and others. */
    readonly look?: Look;
    /** The specification that the document must follow, with its texts; default: PINT-AE of the UAE. */
    readonly specification?: RenderedSpecification;
}
export interface RenderedDocument {
    readonly result: ValidationResult;
    /** The page; null for a document that cannot be read. */
    readonly html: string | null;
}
/**
 * Judges a document (text or bytes: a JSON document request, or a document of the network of any kind) and shows it as people read it: one HTML
 * document that has no scripts and loads nothing, and is marked on every page if it is not valid. Never
 * throws for bad data.
 *
 * @example
 * ```ts
 * const { result, html } = renderDocument(JSON.stringify(request), { language: 'both' });
 * console.log(result.outcome, html?.startsWith('<!doctype html>')); // valid true
 * ```
 */
export declare function renderDocument(document: string | Uint8Array, options?: RenderDocumentOptions): RenderedDocument;
/** The page of a judged document; null if it could not be read. */
export declare function renderValidated({ ubl, result }: ValidatedDocument, options: Pick<RenderOptions, 'language' | 'paper' | 'look' | 'specification' | 'mostLines'>): string | null;
//# sourceMappingURL=render-document.d.ts.map