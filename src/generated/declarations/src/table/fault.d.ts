import type { Values } from '../core/findings/finding.ts';
import type { Language } from '../core/messages/language.ts';
import texts from './messages/table.json';
/** Why a file cannot be read as a table. */
export interface TableFault {
    readonly text: keyof typeof texts.faults;
    readonly values?: Values;
}
/** Thrown while a table is read and caught where reading begins: most of it happens inside generators. */
export declare class FaultyTable extends Error {
    readonly fault: TableFault;
    constructor(fault: TableFault);
}
/** Ends reading with a fault. */
export declare function fail(text: TableFault['text'], values?: Values): never;
/** A fault in words: what is wrong with the file, and what to do. */
export declare function faultInWords({ text, values }: TableFault, language: Language): {
    message: string;
    hint: string;
};
//# sourceMappingURL=fault.d.ts.map