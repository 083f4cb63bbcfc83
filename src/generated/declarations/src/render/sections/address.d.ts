import { type Html } from '../../core/text/html.ts';
import type { UblElement } from '../../core/xml/element.ts';
import type { Sheet } from '../sheet.ts';
/** The lines of an address, with its subdivision and country in words. */
export declare function addressLines(address: UblElement | undefined, sheet: Sheet): readonly Html[];
//# sourceMappingURL=address.d.ts.map