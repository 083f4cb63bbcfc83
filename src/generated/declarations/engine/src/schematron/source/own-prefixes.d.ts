import { type SourceElement } from './xml.ts';
/** The namespaces by the prefixes that a schema declares for its expressions (`sch:ns`). */
export declare function prefixesOf(schema: SourceElement): ReadonlyMap<string, string>;
/**
 * A part of another schema whose expressions keep the namespaces of their prefixes: what a prefix means there and not
 * here is written out, `Q{urn:orders}order`.
 */
export declare function withOwnPrefixes(part: SourceElement, there: ReadonlyMap<string, string>, here: ReadonlyMap<string, string>): SourceElement;
//# sourceMappingURL=own-prefixes.d.ts.map