import { type Reader } from './reader.ts';
import type { NamespaceScope, StartTag } from './scope.ts';
/**
 * Takes a start tag or an empty-element tag. A tag that occurred before in the scope with the same characters
 * is not read again.
 */
export declare function takeStartTag(reader: Reader, scope: NamespaceScope): StartTag;
/** A copy of the tag that does not hold its document in memory. */
export declare function detachedTag(tag: StartTag, written: string): StartTag;
//# sourceMappingURL=start-tag.d.ts.map