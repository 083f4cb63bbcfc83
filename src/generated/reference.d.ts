/** The official rules as a stylesheet for SaxonJS, compiled by `npm run generate`. */
export const stylesheet: object;

/** By version, the stylesheet of what each other release has otherwise. */
export const otherStylesheets: Readonly<Record<string, () => object>>;
