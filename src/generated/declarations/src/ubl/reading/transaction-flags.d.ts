import type { Specification } from '../../core/specification/specification.ts';
/** The flags in the code of the document. */
export declare function transactionTypeOf(code: string | undefined, specification: Specification): Record<string, boolean> | undefined;
//# sourceMappingURL=transaction-flags.d.ts.map