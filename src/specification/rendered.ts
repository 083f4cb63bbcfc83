import { rendering } from '../../rules/ae/rendering.ts';
import type { RenderedSpecification } from '../core/rendering.ts';
import { defaultSpecification } from './default.ts';

/** PINT-AE with its texts for people; apart from the default specification, since few who judge documents show them. */
export const renderedSpecification: RenderedSpecification = { ...defaultSpecification, rendering };
