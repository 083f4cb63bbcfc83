import { locationPrefixes } from '../core/xml/element.ts';

/** The variable of official rules that says which of the two profiles to check against. */
export const profileParameter = { name: 'profile', values: ["'billing'", "'selfbilling'"] } as const;

/** How stylesheets for SaxonJS name elements, and which variable they receive. */
export const xsltOptions = { prefixes: locationPrefixes, parameter: profileParameter } as const;
