import type { SchematronLet } from '../schema.ts';
import { type SourceElement } from './xml.ts';
/** The content of a variable without an expression: its elements, or the result of its instructions. */
export declare function heldBy(variable: SourceElement): Pick<SchematronLet, 'content' | 'tree'>;
//# sourceMappingURL=tree.d.ts.map