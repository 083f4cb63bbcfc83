import type { TaxedLine } from '../../compute/breakdown.ts';
import type { ComputedInvoice, ComputedLine } from '../../core/invoice/computed-invoice.ts';
import type { LineTax, RootName } from '../../core/invoice/invoice.ts';
import type { Aggregate, NestedRow } from '../../core/specification/binding.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
import type { Context } from '../../request/normalise/context.ts';
import type { DocumentRequest } from '../../request/schema/request.ts';
import type { OriginalsByName } from './read-parts.ts';
/** Of a line that a document has exactly as it would be written: what other parts need to know of it. */
export interface KeptLine extends LineTax, TaxedLine {
    readonly isKept: true;
}
export type LinesRow = Extract<NestedRow<ComputedInvoice>, {
    readonly of: 'lines';
}>;
/** The row for the lines under a root. */
export declare function linesRow(rows: Aggregate<ComputedInvoice>, root: RootName): LinesRow | undefined;
/**
 * The lines of a request that was read from a document. Each is compared as soon as it is computed: of most,
 * only a few values are kept, so that no long list of computed lines outlives a collection.
 */
export declare function keptLines(request: DocumentRequest, context: Context, originals: OriginalsByName, structure: UblStructure): (ComputedLine | KeptLine)[];
//# sourceMappingURL=kept-lines.d.ts.map