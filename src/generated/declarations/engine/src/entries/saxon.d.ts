/** The same rules run by SaxonJS, an independent engine: needs the packages saxon-js, xslt3 and xmlbuilder2. */
export { compileStylesheet } from '../schematron/saxon/compile-stylesheet.ts';
export { createSaxonEngine, readJudgement, type StylesheetExport } from '../schematron/saxon/engine.ts';
export { toXslt, type XsltOptions } from '../schematron/saxon/to-xslt.ts';
//# sourceMappingURL=saxon.d.ts.map