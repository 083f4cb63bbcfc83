import { type Tally } from '../../core/findings/finding-limits.ts';
import { type UblElement } from '../../core/xml/element.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import type { ElementFinding } from '../placed-finding.ts';
/** Checks the structure of a document, in linear time. */
export type StructureCheck = (root: UblElement, listed?: Tally) => ElementFinding[];
/**
 * Prepares the check of UBL structure: which elements may occur where, in which order and how often, their
 * attributes, and the type of their content. A root outside UBL gives no findings: others refuse it.
 */
export declare const structureCheck: (subject: UblStructure) => StructureCheck;
//# sourceMappingURL=check.d.ts.map