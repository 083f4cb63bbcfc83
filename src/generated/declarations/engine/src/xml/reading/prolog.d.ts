import type { Markup } from '../element.ts';
import { type Reader } from './reader.ts';
/** Reads everything before the root element, and returns the comments and processing instructions. */
export declare function parseProlog(reader: Reader): readonly Markup[];
/** Reads everything after the root element, and returns the comments and processing instructions. */
export declare function parseTrailer(reader: Reader): readonly Markup[];
//# sourceMappingURL=prolog.d.ts.map