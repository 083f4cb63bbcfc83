import type { LocationPrefixes } from '../../../xml/locations.ts';
import { type Builder } from './builder.ts';
/** Writes `judgement:location`, which gives the same text as `locationOf` in `xml/locations.ts`. */
export declare function writeLocationFunction(stylesheet: Builder, prefixes: LocationPrefixes): void;
//# sourceMappingURL=location.d.ts.map