import type { DocumentIndex } from '../nodes/document.ts';
import { type Temporal } from './dates.ts';
/** fn:current-dateTime: the time of the caller's clock, the same for a whole document. */
export declare function currentDateTime(d: DocumentIndex): Temporal;
export declare const currentDate: (d: DocumentIndex) => Temporal;
export declare const currentTime: (d: DocumentIndex) => Temporal;
//# sourceMappingURL=clock.d.ts.map