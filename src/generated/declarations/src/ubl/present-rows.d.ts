import type { WriteRows } from './writing.ts';
/**
 * A function that writes the rows of an aggregate for which a part has any field. For aggregates of many rows in
 * the library's own bindings it is compiled: most rows concern fields that a part does not have, and testing a
 * known property is several times as fast as looking up a name.
 */
export declare function writeRowsOf(fieldsOfRows: readonly (readonly string[])[]): WriteRows;
/** A writer of the rows of any binding, which looks fields up by name. */
export declare function writeRowsByName(fieldsOfRows: readonly (readonly string[])[]): WriteRows;
//# sourceMappingURL=present-rows.d.ts.map