import type { SchematronNotice } from '../schema.ts';
import { type SourceElement } from './xml.ts';
/**
 * Variables of one place; throws if two have a name, or one has that of a variable around them with another value: one
 * of both would have no effect (ISO/IEC 19757-3, 5.4.5). Publishers repeat variables of the schema in patterns: `onRepeated`
 * gets those with the same value.
 */
export declare function namedOnce(elements: readonly SourceElement[], around?: readonly SourceElement[], onRepeated?: (notice: SchematronNotice) => void): readonly SourceElement[];
//# sourceMappingURL=named-once.d.ts.map