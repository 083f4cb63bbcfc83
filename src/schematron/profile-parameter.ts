import { locationPrefixes } from '../core/xml/element.ts';

/** The variable of official rules that says which of the two profiles to check against. */
export const profileParameter = { name: 'profile', values: ["'billing'", "'selfbilling'"] } as const;

/** The names of elements in stylesheets for SaxonJS, and the variable that the stylesheets receive. */
export const xsltOptions = { prefixes: locationPrefixes, parameter: profileParameter } as const;
