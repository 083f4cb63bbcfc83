/** The official rules as a stylesheet for SaxonJS, compiled by `npm run generate`. */
export const stylesheet: object;
