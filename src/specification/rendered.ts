import { rendering } from '../../rules/ae/rendering.ts';
import type { RenderedSpecification } from '../core/specification/rendering.ts';
import { defaultSpecification } from './default.ts';

/**
 * PINT-AE with the texts of printed invoices; a file of its own, since most programs that judge documents do
 * not print them.
 */
export const renderedSpecification: RenderedSpecification = { ...defaultSpecification, rendering };
