import type { SchematronFunction, SchematronKey, SourcePlace, XsltInstruction } from '../schema.ts';
import { type SourceElement } from './xml.ts';
/** The `xsl:function`s of a schema: its children, or those of a stylesheet that it includes. */
export declare function functionsOf(schema: SourceElement): SchematronFunction[];
/** Declarations of XSLT in a schema or stylesheet: its children, and those of a stylesheet that it includes. */
export declare function declarationsIn(parent: SourceElement): SourceElement[];
export declare function bodyOf(element: SourceElement): XsltInstruction[];
/** The declared type of a function, parameter or variable. */
export declare function typeOf({ attributes }: SourceElement): {
    readonly as?: string;
};
export declare function placeOf({ file, line }: SourceElement): SourcePlace;
/** The `xsl:key`s among the children of a schema or stylesheet. */
export declare function keysOf(parent: SourceElement): {
    readonly keys?: readonly SchematronKey[];
};
//# sourceMappingURL=function.d.ts.map