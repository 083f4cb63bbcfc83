export type { RenderedSpecification, Rendering } from '../core/rendering.ts';
export { renderedSpecification } from './default-specification.ts';
export { type RenderOptions, renderInvoice } from './render-invoice.ts';
export type { ShownVerdict } from './sections/verdict.ts';
export type { Paper } from './style.ts';
export { type RenderLanguage, renderLanguages } from './words.ts';
