import type { TaxDataFacts } from '../core/specification/network.ts';
import { type UblElement } from '../core/xml/element.ts';
import { type ReportedValue } from './reported-document.ts';
/** A value in which a report and the document in it differ. */
export interface ReportDifference {
    /** The business term; empty for a value that no report has. */
    readonly term: string;
    /** The element in the report. */
    readonly element: string;
    /** Value in the report, and the value that the document leads to; null if there is none. */
    readonly reported: string | null;
    readonly source: string | null;
}
/** Values of a report, as far as it repeats its document. */
interface Report {
    readonly reported: readonly ReportedValue[] | null;
    readonly customContent: readonly Pick<ReportedValue, 'term' | 'value'>[];
}
/** Compares a report with what the document in it would make it say; the order of values does not matter. */
export declare function reportDifferences({ reported, customContent }: Report, document: UblElement, facts: TaxDataFacts): ReportDifference[];
export {};
//# sourceMappingURL=report-differences.d.ts.map