import type { SequenceType } from './ast.ts';
import { type Cursor } from './cursor.ts';
export declare function atomicType(c: Cursor): string;
export declare function sequenceType(c: Cursor): SequenceType;
/** Refuses a test that asks what a schema declares. */
export declare function refuseTestOfSchema(c: Cursor, test: string): void;
/** Takes such a type; documents are not validated, so that no node has another one. */
export declare function untypedOnly(c: Cursor, kind: string): void;
//# sourceMappingURL=sequence-types.d.ts.map