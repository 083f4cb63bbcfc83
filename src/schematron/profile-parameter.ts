import { locationPrefixes } from '../core/xml/element.ts';

/** The variable of official rules that says by which of the two profiles a document is judged. */
export const profileParameter = { name: 'profile', values: ["'billing'", "'selfbilling'"] } as const;

/** Describes how stylesheets for SaxonJS name elements, and the variable that they are given. */
export const xsltOptions = { prefixes: locationPrefixes, parameter: profileParameter } as const;
