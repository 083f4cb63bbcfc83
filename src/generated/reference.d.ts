/**
 * The official rules as a stylesheet for SaxonJS, and the texts of the assertions, compiled by `npm run
 * generate`.
 */
export const stylesheet: object;
export const texts: Readonly<Record<string, string>>;
