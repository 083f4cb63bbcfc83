/** The official rules as a stylesheet for SaxonJS, and the assertions' texts, compiled by `npm run generate`. */
export const stylesheet: object;
export const texts: Readonly<Record<string, string>>;
