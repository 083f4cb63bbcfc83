import type { Located, RootName } from '../core/invoice/invoice.ts';
import { type Aggregate, type Row } from '../core/specification/binding.ts';
import { type Write, type Writing } from './writing.ts';
/** Writes the rows of an aggregate for a part; returns whether that is more than constants. */
type WriteAggregate = (part: Located, writing: Writing) => boolean;
/**
 * Makes a function that writes the rows of a binding under a root; everything that does not depend on the
 * part is prepared once.
 */
export declare function aggregateWriter<T>(rows: Aggregate<T>, root: RootName): WriteAggregate;
/** Makes a function that writes a row under a root. */
export declare function rowWriter<T>(row: Row<T>, root: RootName): Write;
/** Makes a function that writes the rows of an element for one part. */
export declare function partWriter<T>(name: Row<T>['element'], rows: Aggregate<T>, root: RootName): Write;
export {};
//# sourceMappingURL=row-writers.d.ts.map