import { form } from '../../rules/ae/form.ts';
import type { FormLayout } from '../core/specification/form.ts';

/** Fields of a form for a PINT-AE document; a file of its own, since only the page has a form. */
export const formLayout: FormLayout = form;
