import type { Told } from './finding.ts';
import type { Following } from './preceding.ts';
/** Whether a document sets off what earlier invoices asked for: it names them and deducts a paid amount (IBT-113). */
export declare function setsOff({ booked: { document } }: Pick<Following, 'booked'>): boolean;
/** Paid amounts that later invoices deduct above the advances that they name. */
export declare function advancesAbove(following: readonly Following[]): Told[];
//# sourceMappingURL=advances.d.ts.map