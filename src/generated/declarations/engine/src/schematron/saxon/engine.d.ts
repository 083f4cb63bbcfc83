import type { Engine, Judgement } from '../engine.ts';
/** A stylesheet from `toXslt`, compiled by `xslt3`, as the JSON of its SEF. */
export type StylesheetExport = object;
/**
 * An engine that runs the compiled stylesheet of `toXslt` by SaxonJS, which is loaded once. `texts` has the texts of
 * assertions without values, by their ids.
 */
export declare function createSaxonEngine(sef: StylesheetExport, texts: ReadonlyMap<string, string>): Engine;
/** Reads the findings from the lines that the stylesheet of `toXslt` writes. */
export declare function readJudgement(output: string, texts: ReadonlyMap<string, string>): Judgement;
//# sourceMappingURL=engine.d.ts.map