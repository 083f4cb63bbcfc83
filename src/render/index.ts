export type { RenderedSpecification, Rendering } from '../core/specification/rendering.ts';
export { renderedSpecification } from '../specification/rendered.ts';
export type { Look } from './look.ts';
export { type RenderDocumentOptions, type RenderedDocument, renderDocument } from './render-document.ts';
export { type RenderOptions, renderInvoice, type ShownLimits } from './render-invoice.ts';
export type { ShownVerdict } from './sections/verdict.ts';
export { type Paper, papers } from './style.ts';
export { type RenderLanguage, renderLanguages } from './words.ts';
