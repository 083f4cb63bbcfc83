import type { StylesheetExport } from './engine.ts';
/**
 * Compiles a stylesheet to the SEF that SaxonJS runs; relocatable, so that it names no folder of this
 * machine. Throws if the package `xslt3`, which compiles it, is not installed: `saxon-js` alone would compile
 * the stylesheet again for each document.
 */
export declare function compileStylesheet(stylesheet: string): StylesheetExport;
//# sourceMappingURL=compile-stylesheet.d.ts.map