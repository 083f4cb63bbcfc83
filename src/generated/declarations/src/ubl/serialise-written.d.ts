import type { ColumnElement } from 'schematron-compiler/xml';
/** UBL declares its namespaces once, on the root. */
export declare const ublPrefixes: readonly (readonly [string, string])[];
/** The XML text of UBL that was written, each element on its own line. */
export declare function serialiseWritten(root: ColumnElement): string;
//# sourceMappingURL=serialise-written.d.ts.map