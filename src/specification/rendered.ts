import { rendering } from '../../rules/ae/rendering.ts';
import type { RenderedSpecification } from '../core/specification/rendering.ts';
import { defaultSpecification } from './default.ts';

/** PINT-AE with the texts of printed invoices, in a separate file because most programs print nothing. */
export const renderedSpecification: RenderedSpecification = { ...defaultSpecification, rendering };
