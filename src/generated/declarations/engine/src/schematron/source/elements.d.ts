import { type SourceElement } from './xml.ts';
/** The names of the elements of Schematron. */
export declare const elementNames: () => readonly string[];
/**
 * Refuses elements that would be ignored in silence, such as an assertion with a misspelt name or outside a
 * rule.
 */
export declare function refuseWhatSaysNothing(parent: SourceElement): void;
export declare function refuseSchematronBeforeIso(element: SourceElement): void;
//# sourceMappingURL=elements.d.ts.map