import type { CustomContentRow, ReportedRow, TaxDataFacts } from '../core/specification/network.ts';
import { type UblElement } from '../core/xml/element.ts';
import { type WrittenElement } from './xml-text.ts';
/** The element of a report that repeats values of the document. */
export declare const reportedDocument = "pxs:ReportedDocument";
/** Reported data of a document, by the rows of a country. */
export declare function reportedElements(rows: readonly ReportedRow[], document: UblElement, around?: UblElement): WrittenElement[];
/** Additional data of a country. */
export declare function customContent(rows: readonly CustomContentRow[], document: UblElement): WrittenElement[];
/** A value of a report: its business term, its place in the report, and its text. */
export interface ReportedValue {
    /** Empty for a value that the report must not have. */
    readonly term: string;
    /** Such as `cac:TaxTotal/cbc:TaxAmount` and its currency. */
    readonly element: string;
    readonly attribute: string | null;
    readonly value: string;
}
/** The values that are written. */
export declare function writtenValues(elements: readonly WrittenElement[], facts: TaxDataFacts): ReportedValue[];
/** The values of a reported document that was read. */
export declare function readValues(reported: UblElement, facts: TaxDataFacts): ReportedValue[];
/** A row with a value. */
interface ValueRow extends Pick<ReportedRow, 'isAmount' | 'inCurrencyOf'> {
    readonly term: string;
}
/** The rows with values, by the paths of their elements; several for amounts in several currencies. */
export declare const valueRows: (subject: TaxDataFacts) => Map<string, ValueRow[]>;
export {};
//# sourceMappingURL=reported-document.d.ts.map