import { stylesheet, texts } from './generated/reference.js';
import type { Engine } from './schematron/engine.ts';
import { createSaxonEngine } from './schematron/saxon.ts';

export { createSaxonEngine } from './schematron/saxon.ts';

/**
 * The official rules run by SaxonJS: slower, and independent of this library's own compiler.
 *
 * @example
 * ```ts
 * import { validate } from 'pint-ae';
 * import { saxonEngine } from 'pint-ae/saxon';
 * console.log(validate(request, { engine: saxonEngine }).valid); // true
 * ```
 */
export const saxonEngine: Engine = createSaxonEngine(stylesheet, new Map(Object.entries(texts)));
